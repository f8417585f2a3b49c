package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Block;
import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.model.DiceExpression;
import io.redoubt.rules.rulefile.model.Each;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Slot;
import io.redoubt.rules.rulefile.model.Statement;
import io.redoubt.rules.rulefile.model.Until;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.SourceLine;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads series of attempts: each and until. */
final class SeriesParser {
    private final StatementParser statements;
    private int depth;

    SeriesParser(StatementParser statements) {
        this.statements = statements;
    }

    boolean isInSeries() {
        return depth > 0;
    }

    Statement read(TokenReader words, List<SourceLine> under) {
        Token first = words.next();
        Token at = words.peek();
        String noun = words.has(Token.Kind.STRING)
                ? Sentences.plain(words.next().text(), at)
                : words.word(
                        "the name of one " + (first.is("each") ? "attempt: each Hit of 3" : "round: until Round, …"));
        return first.is("each") ? each(noun, words, under) : until(first, noun, words, under);
    }

    private Statement each(String noun, TokenReader words, List<SourceLine> under) {
        words.must("of", "and how many there are");
        int line = words.peek().line();
        Expression times = statements.expressions.times(words);
        Each.Picks picks = new Each.Every();
        Optional<Slot> natural = Optional.empty();
        Scope scope = statements.scope;
        scope.enter();
        if (words.take("if")) {
            Token at = words.peek();
            Expression condition = statements.expressions.truth(words);
            if (condition instanceof DiceExpression.RollTest roll) {
                picks = new Each.ByRoll(roll);
                Token name = new Token(Token.Kind.WORD, "natural", at.line(), at.column(), at.end());
                Bounds faces = new Bounds(1, roll.test().die().sides());
                natural = Optional.of(scope.shadow(name, new ValueType.Whole(faces), Slot.Own.FIXED));
            } else {
                picks = new Each.ByTrial(condition);
            }
        }
        words.must(":", "after the number of attempts");
        Block body = body(words, under);
        scope.leave(List.of());
        return new Each(noun, times, picks, body, natural.filter(scope::isRead), line);
    }

    private Block body(TokenReader words, List<SourceLine> under) {
        depth++;
        try {
            return statements.then(words, under);
        } finally {
            depth--;
        }
    }

    private Statement until(Token first, String noun, TokenReader words, List<SourceLine> under) {
        words.must(",", "after the name of one round");
        Scope scope = statements.scope;
        scope.enter();
        Expression over = scope.withoutDice("the end of until", () -> statements.expressions.truth(words));
        Set<Integer> decisive = scope.reads();
        scope.leave(List.of());
        Optional<Expression> most = Optional.empty();
        if (words.take(",", "at", "most")) {
            most = Optional.of(statements.expressions.times(words));
        }
        words.must(":", "after the end of the rounds");
        scope.enter();
        Block body = body(words, under);
        Set<Integer> changed = scope.changed();
        scope.leave(List.of());
        if (most.isEmpty() && Collections.disjoint(decisive, changed)) {
            throw first.fault("this loop need never end: no line in it changes what its end depends on; "
                    + "change it, or limit the rounds: until " + noun + ", …, at most 20:");
        }
        return new Until(noun, over, most, body, first.line());
    }
}
