package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.model.DieRules;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Factor;
import io.redoubt.rules.rulefile.model.Needing;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import io.redoubt.umpire.Test;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what a die needs: target, modifiers, limits, re-rolls and added dice. */
final class NeedParser {
    private static final int MOST_ADDED = 20;

    private final FileNames file;
    private final Scope scope;
    private final ExpressionParser expressions;
    private final DiceParser dice;

    /** A need with the rules of its dice. */
    record Need(Needing needing, DieRules rules) {}

    NeedParser(FileNames file, Scope scope, ExpressionParser expressions, DiceParser dice) {
        this.file = file;
        this.scope = scope;
        this.expressions = expressions;
        this.dice = dice;
    }

    Need read(Test test, TokenReader words) {
        words.must("needs", "and a target like 4+");
        Expression target = scope.withoutDice("a need", () -> expressions.target(words));
        String reason = Sentences.plain(words.optionalString(), words.peek());
        List<Factor> factors = new ArrayList<>();
        Optional<Expression> best = Optional.empty();
        Optional<Expression> worst = Optional.empty();
        Optional<DieRules.Again> again = Optional.empty();
        Optional<DieRules.More> more = Optional.empty();
        while (continues(words)) {
            words.next();
            Token at = words.next();
            switch (at.text()) {
                case "harder" -> factors.add(dice.factor(1, words));
                case "easier" -> factors.add(dice.factor(-1, words));
                case "+", "-" -> factors.add(signed(at, target, words));
                case "again" -> again = Optional.of(again(test, at, words));
                case "one" -> more = Optional.of(more(test, at, words));
                default -> {
                    Token limit = words.next();
                    Expression value = scope.withoutDice("a limit", () -> expressions.target(words));
                    if (limit.is("best")) {
                        best = Optional.of(value);
                    } else if (limit.is("worst")) {
                        worst = Optional.of(value);
                    } else {
                        throw limit.fault("expected at best or at worst, found at " + limit.shown());
                    }
                }
            }
        }
        return new Need(new Needing(target, reason, factors, best, worst), new DieRules(again, more));
    }

    private static boolean continues(TokenReader words) {
        if (!words.sees(",")) {
            if (words.sees("harder") || words.sees("easier") || words.sees("again") || words.sees("at")) {
                throw words.peek().fault("write a comma before " + words.peek().text());
            }
            return false;
        }
        Token next = words.peek(1);
        for (String word : List.of("harder", "easier", "+", "-", "again", "at")) {
            if (next.is(word)) {
                return true;
            }
        }
        if (next.is("one") && words.peek(2).is("more")) {
            return true;
        }
        throw next.fault("after needs may follow harder 1 \"…\", easier 1 \"…\", at best 2+, at worst 6+, "
                + "again on 1 \"…\" or one more on 6, at most 3; found " + next.shown());
    }

    /** Reads a modifier of the die: {@code - 1 "pinned"} makes a target of high faces harder. */
    private Factor signed(Token sign, Expression target, TokenReader words) {
        if (target.type() instanceof ValueType.Aim aim && aim.hasLow()) {
            throw sign.fault("low faces meet this target, so " + sign.text()
                    + " can be meant both ways; write harder 1 \"…\" or easier 1 \"…\"");
        }
        return dice.factor(sign.is("-") ? 1 : -1, words);
    }

    private DieRules.Again again(Test test, Token at, TokenReader words) {
        words.must("on", "and the face that is rolled again, or fail");
        Optional<Bounds> faces = words.take("fail") ? Optional.empty() : Optional.of(faces(test, words));
        String reason = Sentences.plain(words.optionalString(), at);
        return new DieRules.Again(faces, reason, condition("a re-roll", words), file.spot(at, "re-roll"));
    }

    private Optional<Expression> condition(String of, TokenReader words) {
        return words.take("if")
                ? Optional.of(scope.withoutDice("a condition of " + of, () -> expressions.truth(words)))
                : Optional.empty();
    }

    private DieRules.More more(Test test, Token at, TokenReader words) {
        words.must("more", "after one");
        words.must("on", "and the face that adds a die");
        Bounds faces = faces(test, words);
        Optional<Expression> when = condition("dice that are added", words);
        if (!words.take(",", "at", "most")) {
            throw at.fault("these dice need never end; add a limit: one more on " + faces + ", at most 3");
        }
        Token limit = words.peek();
        int most = words.number("the most dice that one die adds");
        if (most < 1 || most > MOST_ADDED) {
            throw limit.fault("one die adds 1 to " + MOST_ADDED + " dice");
        }
        return new DieRules.More(faces, when, most, file.spot(at, "added dice"));
    }

    private Bounds faces(Test test, TokenReader words) {
        Token at = words.peek();
        Bounds faces = Ranges.ofNumbers(words, new Bounds(1, test.die().sides()));
        if (faces.least() < 1 || faces.most() > test.die().sides()) {
            throw outside(test, at);
        }
        return faces;
    }

    private static RuleFaultException outside(Test test, Token at) {
        return at.fault("a " + test.die() + " shows " + test.die().faces());
    }
}
