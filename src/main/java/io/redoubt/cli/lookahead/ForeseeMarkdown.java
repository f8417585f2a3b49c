package io.redoubt.cli.lookahead;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.report.Decimals;
import io.redoubt.report.Percent;
import io.redoubt.report.markdown.MarkdownTable;
import io.redoubt.report.markdown.MarkdownText;
import io.redoubt.rules.RuleSet;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Writes the result of {@code foresee} as Markdown. */
final class ForeseeMarkdown {
    private final PrintWriter out;

    ForeseeMarkdown(PrintWriter out) {
        this.out = out;
    }

    /** Writes that the rules forbid a step. */
    void write(RuleSet game, ForbiddenStepException forbidden) {
        out.println(MarkdownText.bold("Not allowed: step " + forbidden.step() + ": "
                + MarkdownText.sentence(String.valueOf(forbidden.getMessage()))));
        out.println();
        item(game.title());
    }

    void write(ForeseeResult foreseen) {
        int steps = foreseen.steps().size();
        out.println(MarkdownText.bold(MarkdownText.of(
                foreseen.game().title() + " · " + steps + (steps == 1 ? " step ahead" : " steps ahead"))));
        out.println();
        int number = 0;
        for (String step : foreseen.steps()) {
            out.println(++number + ". " + MarkdownText.code(step));
        }
        goals(foreseen);
        List<ForeseeResult.Value> open = new ArrayList<>(foreseen.values());
        open.removeIf(ForeseeResult.Value::isCertain);
        if (!open.isEmpty()) {
            values(open);
        }
        notes(foreseen, open);
    }

    private void goals(ForeseeResult foreseen) {
        if (foreseen.goals().isEmpty()) {
            return;
        }
        out.println();
        MarkdownTable table = new MarkdownTable(
                1, List.of(foreseen.timing() == GoalTiming.ANY_TIME ? "goal, at any time" : "goal", "probability"));
        foreseen.goals()
                .keySet()
                .forEach(goal -> table.row(List.of(
                        MarkdownText.of(goal), MarkdownText.bold(MarkdownText.of(Percent.of(foreseen.chance(goal)))))));
        table.write(out);
    }

    /** Writes a row for each value of each piece; the likeliest is in bold. */
    private void values(List<ForeseeResult.Value> values) {
        out.println();
        MarkdownTable table = new MarkdownTable(2, List.of("piece", "value", "probability"));
        for (ForeseeResult.Value value : values) {
            Fraction most =
                    value.chances().values().stream().max(Fraction::compareTo).orElse(Fraction.ONE);
            value.chances().forEach((name, chance) -> {
                String odds = MarkdownText.of(Percent.of(chance));
                table.row(List.of(
                        MarkdownText.of(value.piece()),
                        MarkdownText.of(told(value.key().replace('-', ' '), name)),
                        chance.equals(most) ? MarkdownText.bold(odds) : odds));
            });
        }
        table.write(out);
    }

    private static String told(String key, String value) {
        return switch (value) {
            case "true" -> key;
            case "false" -> "not " + key;
            default -> key + ' ' + value;
        };
    }

    private void notes(ForeseeResult foreseen, List<ForeseeResult.Value> open) {
        List<String> notes = new ArrayList<>();
        for (ForeseeResult.Value value : open) {
            value.numbers()
                    .ifPresent(numbers ->
                            notes.add(value.piece() + ", " + value.key().replace('-', ' ') + ": "
                                    + Decimals.average(ForeseeResult.Value.mean(numbers)) + " on average"));
        }
        notes.addAll(ForeseeText.forAllSteps(foreseen.inputs(), foreseen.game()));
        List<String> certain = foreseen.values().stream()
                .filter(ForeseeResult.Value::isCertain)
                .map(ForeseeText::certain)
                .toList();
        if (!certain.isEmpty()) {
            notes.add("Certain: " + String.join(" · ", certain));
        }
        if (foreseen.values().isEmpty()) {
            notes.add("No change in any case");
        }
        foreseen.sequence().missed().forEach(each -> notes.add(ForeseeText.missed(each, foreseen.steps())));
        if (foreseen.goals().keySet().stream()
                .anyMatch(goal -> foreseen.chance(goal).signum() == 0)) {
            foreseen.remarks().forEach(remark -> notes.add("The rules say: " + remark));
        }
        notes.addAll(BoardRulings.takenForGranted(
                foreseen.game(), foreseen.sequence().remarks()));
        if (!notes.isEmpty()) {
            out.println();
        }
        notes.forEach(this::item);
    }

    private void item(String text) {
        out.println("- " + MarkdownText.sentence(text));
    }
}
