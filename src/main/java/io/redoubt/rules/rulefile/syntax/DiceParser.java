package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.DiceExpression;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Factor;
import io.redoubt.rules.rulefile.model.Grid;
import io.redoubt.rules.rulefile.model.Slot;
import io.redoubt.rules.rulefile.model.TableLookUp;
import io.redoubt.rules.rulefile.model.TotalDice;
import io.redoubt.rules.rulefile.model.Types;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.TotalRoll;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads dice: tests, counts and totals, with their modifiers. */
final class DiceParser {
    private final FileNames file;
    private final Scope scope;
    private final ExpressionParser expressions;
    private final NeedParser needs;

    DiceParser(FileNames file, Scope scope, ExpressionParser expressions) {
        this.file = file;
        this.scope = scope;
        this.expressions = expressions;
        this.needs = new NeedParser(file, scope, expressions, this);
    }

    private Test test(TokenReader words) {
        Token name = words.peek();
        if (name.is(Token.Kind.DICE)) {
            throw name.fault("expected a test, found dice; to add them up write sum " + name.text() + " as \"…\"");
        }
        words.word("a test");
        return file.find(FileNames.Sort.TEST, name, file.tests);
    }

    DiceExpression.RollTest rollTest(Token at, TokenReader words) {
        scope.mustAllowDice(at);
        Test test = test(words);
        NeedParser.Need need = needs.read(test, words);
        return new DiceExpression.RollTest(test, need.needing(), need.rules());
    }

    Expression countTest(Token at, TokenReader words) {
        scope.mustAllowDice(at);
        Test test = test(words);
        words.must("of", "and the number of dice");
        Expression dice = expressions.times(words);
        NeedParser.Need need = needs.read(test, words);
        return new DiceExpression.CountTest(test, dice, need.needing(), need.rules(), at.line());
    }

    Expression sum(Token at, TokenReader words) {
        scope.mustAllowDice(at);
        TotalDice total = total(words);
        if (words.take("in")) {
            TableLookUp table = expressions.names().tableOfTotal(total.bounds(), words);
            return new DiceExpression.SumDice(total, Optional.empty(), Optional.of(table));
        }
        Optional<Slot> doubles = total.dice() == 2 ? scope.find("doubles ") : Optional.empty();
        doubles.ifPresent(slot -> {
            scope.change(slot);
            if (scope.find("doubles").isEmpty()) {
                scope.alias("doubles", slot);
            }
        });
        return new DiceExpression.SumDice(total, doubles, Optional.empty());
    }

    Expression bestOf(Token at, TokenReader words) {
        scope.mustAllowDice(at);
        words.must("of", "after " + at.text());
        DiceExpression.Best best = at.is("highest") ? DiceExpression.Best.HIGHEST : DiceExpression.Best.LOWEST;
        return new DiceExpression.BestOfDice(total(words), best);
    }

    /** Reads dice that are added up, their name and modifiers. */
    TotalDice total(TokenReader words) {
        if (!words.has(Token.Kind.DICE)) {
            throw words.expected("dice like 2d6");
        }
        Token dice = words.next();
        Die die = Literals.die(dice);
        int number = Literals.dice(dice, TotalDice.MOST_DICE);
        words.must("as", "and the name of the roll: " + dice.text() + " as \"…\"");
        String name = words.string("the name of the roll");
        List<RuleId> cites = new ArrayList<>(file.cites(words));
        List<Factor> factors = new ArrayList<>();
        Optional<TotalDice.Against> against = Optional.empty();
        TotalRoll.Wish wish = TotalRoll.Wish.NONE;
        Test.Hand hand = Test.Hand.ACTING;
        while (seesFactor(words) || seesWish(words) || words.sees(",", "against") || words.has(Token.Kind.CITES)) {
            if (words.has(Token.Kind.CITES)) {
                cites.addAll(file.cites(words));
            } else if (seesWish(words)) {
                words.next();
                wish = words.next().is("high") ? TotalRoll.Wish.HIGH : TotalRoll.Wish.LOW;
                words.must("is", "good: high is good");
                words.must("good", "after is");
                if (words.take("by")) {
                    words.must("other", "after by: the other side rolls");
                    hand = Test.Hand.OTHER;
                }
            } else if (words.take(",", "against")) {
                Token at = words.peek();
                Expression value = TypeCheck.needed(scope.withoutDice("a comparison", () -> expressions.sum(words)));
                if (!(value.type() instanceof ValueType.Aim)) {
                    value = TypeCheck.must(value, Types.NUMBER, at);
                }
                against =
                        Optional.of(new TotalDice.Against(value, words.string("the name of what it is compared with")));
            } else {
                factors.add(factor(words));
            }
        }
        SentenceTemplate title =
                SentenceTemplate.of(Sentences.plain(name, dice)).citingAlike(cites);
        TotalRoll roll = new TotalRoll(title, wish, hand);
        return new TotalDice(roll, number, die, factors, against);
    }

    private static boolean seesWish(TokenReader words) {
        return words.sees(",", "high") || words.sees(",", "low");
    }

    /** Returns whether a named modifier comes next: {@code , + 1 "reason"}. */
    boolean seesFactor(TokenReader words) {
        return words.sees(",", "+") || words.sees(",", "-");
    }

    List<Factor> factors(TokenReader words) {
        List<Factor> factors = new ArrayList<>();
        while (seesFactor(words)) {
            factors.add(factor(words));
        }
        return factors;
    }

    private Factor factor(TokenReader words) {
        words.next();
        return factor(words.next().is("+") ? 1 : -1, words);
    }

    /** Reads the number, reason and condition of a modifier. */
    Factor factor(int sign, TokenReader words) {
        Token at = words.peek();
        Expression value = scope.withoutDice("a modifier", () -> expressions.number(words));
        String reason = Sentences.plain(words.string("the reason"), at);
        Optional<Expression> when = words.take("if")
                ? Optional.of(scope.withoutDice("a condition of a modifier", () -> expressions.truth(words)))
                : Optional.empty();
        return new Factor(sign, value, reason, when, file.spot(at, "modifier \"" + reason + '"'));
    }

    /** Reads the shifts along the columns of a table. */
    List<Factor> shifts(Grid grid, TokenReader words) {
        List<Factor> shifts = new ArrayList<>();
        while (words.sees(",", "right") || words.sees(",", "left")) {
            words.next();
            Token direction = words.next();
            if (grid.columns().isEmpty()) {
                throw direction.fault("the table " + grid.name() + " has no columns; begin it with by 1 2 3");
            }
            shifts.add(factor(direction.is("right") ? 1 : -1, words));
        }
        return shifts;
    }
}
