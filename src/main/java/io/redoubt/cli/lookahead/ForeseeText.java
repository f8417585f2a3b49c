package io.redoubt.cli.lookahead;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.StepSequence;
import io.redoubt.report.Chart;
import io.redoubt.report.Decimals;
import io.redoubt.report.Paint;
import io.redoubt.report.Percent;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.PrintableText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes the result of {@code foresee} as text. */
final class ForeseeText {
    private final PrintWriter out;
    private final Paint paint;
    private final int columns;

    ForeseeText(PrintWriter out, Paint paint, int columns) {
        this.out = out;
        this.paint = paint;
        this.columns = columns;
    }

    void write(ForeseeResult foreseen) {
        out.println(paint.bold(title(foreseen)));
        forAllSteps(foreseen.inputs(), foreseen.game()).forEach(this::say);
        List<String> certain = new ArrayList<>();
        List<String> flags = new ArrayList<>();
        for (ForeseeResult.Value value : foreseen.values()) {
            Fraction set = value.chances().getOrDefault("true", Fraction.ZERO);
            if (value.isCertain()) {
                certain.add(certain(value));
            } else if (set.signum() > 0) {
                flags.add(PrintableText.of(value.piece()) + ": " + value.key().replace('-', ' ') + ' '
                        + Percent.unbroken(set));
            } else {
                out.println();
                value(value);
            }
        }
        if (!flags.isEmpty()) {
            out.println();
            say(String.join(" · ", flags));
        }
        goals(foreseen);
        if (!certain.isEmpty()) {
            out.println();
            say("Certain: " + String.join(" · ", certain));
        }
        if (foreseen.values().isEmpty()) {
            out.println();
            say("No change in any case");
        }
        if (!foreseen.sequence().missed().isEmpty() && certain.isEmpty()) {
            out.println();
        }
        foreseen.sequence().missed().forEach(each -> say(missed(each, foreseen.steps())));
        List<String> granted = BoardRulings.takenForGranted(
                foreseen.game(), foreseen.sequence().remarks());
        if (!granted.isEmpty()) {
            out.println();
            granted.forEach(this::say);
        }
        faint(foreseen);
    }

    /** Names the game and the number of steps. */
    static String title(ForeseeResult foreseen) {
        int steps = foreseen.steps().size();
        return foreseen.game().title() + " · " + steps + (steps == 1 ? " step ahead" : " steps ahead");
    }

    /** Names the inputs given for all steps; empty if there are none. */
    static List<String> forAllSteps(StepInputs inputs, RuleSet game) {
        return inputs.isEmpty()
                ? List.of()
                : List.of("For all steps: " + String.join(" ", inputs.options(game.procedures())));
    }

    /** Describes a value that is the same on every board. */
    static String certain(ForeseeResult.Value value) {
        String only = value.chances().keySet().iterator().next();
        String words = only.equals("true")
                ? value.key().replace('-', ' ')
                : only.equals("false") ? "no longer " + value.key().replace('-', ' ') : value.key() + ' ' + only;
        return PrintableText.of(value.piece()) + ": " + words;
    }

    private void value(ForeseeResult.Value value) {
        String title = PrintableText.of(value.piece()) + ", " + value.key().replace('-', ' ');
        if (value.numbers().isEmpty()) {
            out.println("  " + paint.bold(title));
            Map<String, Fraction> rows = new LinkedHashMap<>();
            value.chances().forEach((name, chance) -> rows.put(PrintableText.of(name), chance));
            new Chart(out, columns).write(rows);
            return;
        }
        Map<Integer, Fraction> numbers = value.numbers().get();
        Map<Integer, Fraction> atLeast = ForeseeResult.Value.atLeast(numbers);
        out.println(
                "  " + paint.bold(title) + ": " + Decimals.average(ForeseeResult.Value.mean(numbers)) + " on average");
        out.println(
                "  " + TextColumns.right("", 6) + TextColumns.right("exactly", 9) + TextColumns.right("at least", 10));
        numbers.forEach((number, chance) -> out.println("  " + TextColumns.right(Integer.toString(number), 6)
                + TextColumns.right(Percent.of(chance), 9)
                + TextColumns.right(Percent.of(atLeast.getOrDefault(number, Fraction.ZERO)), 10)));
    }

    private void goals(ForeseeResult foreseen) {
        if (foreseen.goals().isEmpty()) {
            return;
        }
        out.println();
        out.println("  " + paint.bold(foreseen.goalTitle()));
        Map<String, Fraction> rows = new LinkedHashMap<>();
        foreseen.goals().keySet().forEach(words -> rows.put(PrintableText.of(words), foreseen.chance(words)));
        new Chart(out, columns).write(rows);
        if (rows.containsValue(Fraction.ZERO)) {
            Set<String> remarks = foreseen.remarks();
            rows.forEach((words, chance) -> {
                if (chance.signum() == 0) {
                    say(words + " is impossible with these steps" + (remarks.isEmpty() ? "" : ". The rules say:"));
                    remarks.forEach(remark -> say("  " + remark));
                }
            });
        }
    }

    /** Describes a step that is not possible on some boards. */
    static String missed(StepSequence.Missed missed, List<String> steps) {
        String chance =
                missed.chance().equals(Fraction.ONE) ? "" : " with probability " + Percent.unbroken(missed.chance());
        return "Step " + missed.step() + " (" + steps.get(missed.step() - 1) + ") is skipped" + chance + ": "
                + PrintableText.whole(missed.reason());
    }

    private void say(String text) {
        for (String line : TextColumns.hang(text, columns - 2, 2)) {
            out.println("  " + line);
        }
    }

    private void faint(ForeseeResult foreseen) {
        int boards = foreseen.sequence().outlook().size();
        String text = (boards == 1 ? "1 board" : boards + " boards") + " possible; questions calculated: "
                + foreseen.rulings().counted() + ", reused: "
                + foreseen.rulings().reused();
        out.println();
        for (String line : TextColumns.hang(text, columns - 2, 2)) {
            out.println("  " + paint.faint(line));
        }
    }
}
