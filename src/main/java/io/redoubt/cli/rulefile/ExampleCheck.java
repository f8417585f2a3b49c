package io.redoubt.cli.rulefile;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Distribution;
import io.redoubt.odds.Patience;
import io.redoubt.odds.TooManyPathsException;
import io.redoubt.question.Question;
import io.redoubt.question.Resolution;
import io.redoubt.report.Percent;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.rulefile.RuleFileProcedure;
import io.redoubt.rules.rulefile.model.WrittenExample;
import io.redoubt.umpire.DiceMismatchException;
import io.redoubt.umpire.EnteredFaces;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Computes the examples of a rule file, and compares them with what is expected. */
final class ExampleCheck {
    /** The time of all examples together, as a multiple of the time limit of one. */
    private static final int MOST_LIMITS = 10;

    private final RuleSet game;
    private final Patience patience;
    private final List<CheckFinding> findings = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();
    private final EveryFall falls = new EveryFall();
    private final List<WrittenExample> stopped = new ArrayList<>();
    private int expectations;
    private double usedLimits;

    /**
     * Creates a check.
     *
     * @param patience the time limit of one example; all together may take {@value #MOST_LIMITS} times as long
     */
    ExampleCheck(RuleSet game, Patience patience) {
        this.game = game;
        this.patience = patience;
    }

    /** Checks an example of a verb, unless those before it took all the time. */
    void check(String verb, WrittenExample example) {
        expectations += example.expected().size();
        if (usedLimits >= MOST_LIMITS) {
            stopped.add(example);
            return;
        }
        Procedure<?, ?> procedure = game.procedure(verb).orElseThrow();
        shown.add(verb + (example.options().isEmpty() ? "" : " " + example.options()));
        Budget budget = Budget.of(patience);
        try {
            Inputs inputs = ExampleInputs.of(example.options(), game, procedure, budget::spendOrAdvise);
            check(Question.of(procedure, inputs, budget), example);
        } catch (BadInputException | TooManyPathsException e) {
            finding(example.line(), String.valueOf(e.getMessage()));
        } finally {
            usedLimits += budget.used();
        }
    }

    private void finding(int line, String message) {
        findings.add(new CheckFinding(line, message));
    }

    private <S, O> void check(Question<S, O> question, WrittenExample example) {
        if (!question.isAllowed()) {
            List<String> cites = new ArrayList<>();
            question.findings().stream()
                    .filter(finding -> !finding.allowed())
                    .forEach(finding -> finding.cites().forEach(id -> cites.add(id.toString())));
            shown.add("  refused" + (cites.isEmpty() ? "" : " " + cites));
            example.expected().forEach(each -> refused(each, cites));
            return;
        }
        Map<String, Fraction> chances = question.chances();
        chances.forEach((outcome, chance) -> {
            if (chance.signum() > 0) {
                shown.add("  " + outcome + ' ' + ExpectedChance.written(chance));
            }
        });
        for (Quantity<O> quantity : question.quantities()) {
            shown.add("  mean " + quantity.name() + ' ' + ExpectedChance.written(mean(question, quantity)));
        }
        leave(question);
        falls.difference(question).ifPresent(difference -> finding(example.line(), difference));
        for (WrittenExample.Expectation expected : example.expected()) {
            check(question, chances, expected);
        }
    }

    /** Makes the changes of every result on pieces that have the values of the example. */
    private void leave(Question<?, ?> question) {
        if (question.procedure() instanceof RuleFileProcedure procedure) {
            Optional<Piece> by = piece(question, procedure, Role.BY);
            Optional<Piece> at = piece(question, procedure, Role.AT);
            List<Piece> pieces = new ArrayList<>();
            by.ifPresent(pieces::add);
            at.ifPresent(pieces::add);
            Participants who = new Participants(by, at, pieces, "");
            question.consequences().forEach(each -> each.effects(who));
        }
    }

    private static Optional<Piece> piece(Question<?, ?> question, RuleFileProcedure procedure, Role role) {
        Map<String, String> values = new LinkedHashMap<>();
        question.inputs().consulted().forEach((field, value) -> {
            if (field.holder().equals(Optional.of(role))) {
                values.put(field.keptAs(), text(field, value));
            }
        });
        return procedure.written().kinds(role).stream().findFirst().map(kind -> new Piece(kind, kind, values));
    }

    @SuppressWarnings("unchecked") // the value was read by the field
    private static <T> String text(InputField<T> field, Object value) {
        return field.kind().text((T) value);
    }

    private void refused(WrittenExample.Expectation expected, List<String> cites) {
        if (!(expected instanceof WrittenExample.Refused refused)) {
            finding(expected.line(), "refused" + (cites.isEmpty() ? "" : " " + cites) + ", so nothing is rolled");
        } else if (!cites.containsAll(refused.cites())) {
            finding(expected.line(), "expected refused " + refused.cites() + ", found refused " + cites);
        }
    }

    private <S, O> void check(
            Question<S, O> question, Map<String, Fraction> chances, WrittenExample.Expectation expected) {
        if (expected instanceof WrittenExample.Chance chance) {
            compare(
                    expected.line(),
                    chance.outcome(),
                    chance.chance(),
                    chances.getOrDefault(chance.outcome(), Fraction.ZERO));
        } else if (expected instanceof WrittenExample.Mean mean) {
            for (Quantity<O> quantity : question.quantities()) {
                if (quantity.name().equals(mean.number())) {
                    compare(expected.line(), "mean " + mean.number(), mean.mean(), mean(question, quantity));
                }
            }
        } else if (expected instanceof WrittenExample.Dice dice) {
            dice(question, dice);
        } else {
            finding(expected.line(), "expected refused, but the rules allow it");
        }
    }

    private void compare(int line, String what, String expected, Fraction exact) {
        if (!new ExpectedChance(expected).holds(exact)) {
            String rounded = expected.endsWith("%") ? Percent.of(exact) + ", exactly " : "";
            finding(line, "expected " + what + ' ' + expected + ", found " + rounded + ExpectedChance.written(exact));
        }
    }

    private <S, O> void dice(Question<S, O> question, WrittenExample.Dice dice) {
        try {
            EnteredFaces faces = new EnteredFaces(dice.faces());
            Resolution<O> resolution = question.roll(faces);
            faces.allUsed();
            String found = resolution.consequence().outcome();
            if (!found.equals(dice.outcome())) {
                finding(dice.line(), "expected " + dice.outcome() + " with these dice, found " + found);
            }
        } catch (DiceMismatchException e) {
            finding(dice.line(), String.valueOf(e.getMessage()));
        }
    }

    private static <S, O> Fraction mean(Question<S, O> question, Quantity<O> quantity) {
        Distribution<Integer> all = question.distribution(quantity);
        Fraction mean = Fraction.ZERO;
        for (int value : all.values()) {
            mean = mean.plus(all.of(value).times(Fraction.of(value)));
        }
        return mean;
    }

    /** Returns where the examples were stopped, because together they take too long; empty if all were computed. */
    Optional<CheckFinding> stop() {
        return stopped.stream()
                .findFirst()
                .map(first -> new CheckFinding(
                        first.line(),
                        "calculation stopped: the examples would take longer than " + patience.times(MOST_LIMITS)
                                + " together, so " + (stopped.size() == 1 ? "1 is" : stopped.size() + " are")
                                + " not computed; ask about fewer dice, attempts or values, or allow more time "
                                + "(--patience " + patience.more() + ")"));
    }

    /** Returns the number of expectations of examples that were not computed. */
    int uncomputed() {
        return stopped.stream().mapToInt(example -> example.expected().size()).sum();
    }

    /** Returns the expectations that do not hold. */
    List<CheckFinding> findings() {
        return List.copyOf(findings);
    }

    /** Returns the comparison of every fall of the dice with the odds. */
    EveryFall falls() {
        return falls;
    }

    /** Returns every example with its chances, as the file writes them. */
    List<String> shown() {
        return List.copyOf(shown);
    }

    /** Returns the number of expectations. */
    int expectations() {
        return expectations;
    }
}
