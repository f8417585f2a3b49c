package io.redoubt.cli.lookahead;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Plan;
import io.redoubt.foresight.Policy;
import io.redoubt.report.Decimals;
import io.redoubt.report.Paint;
import io.redoubt.report.Percent;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.input.PrintableText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes a plan as text. */
final class PlanText {
    /** Maximum number of lines of the tree; later decisions can be planned again when they are due. */
    private static final int MOST_LINES = 24;

    private static final int MOST_CHOICES = 5;
    private static final int MOST_REASONS = 4;

    private final PrintWriter out;
    private final Paint paint;
    private final int columns;

    PlanText(PrintWriter out, Paint paint, int columns) {
        this.out = out;
        this.paint = paint;
        this.columns = columns;
    }

    void write(PlanResult answer) {
        int turns = answer.turns();
        Plan plan = answer.plan();
        String title = answer.game().title() + " · the best " + (turns == 1 ? "turn" : turns + " turns") + " for "
                + PrintableText.of(answer.wanted());
        TextColumns.hang(title, columns, 2).forEach(line -> out.println(paint.bold(line)));
        out.println();
        value(plan.value(), answer, "deciding after every roll");
        if (!plan.complete()) {
            Fraction apart = plan.atMost().minus(plan.value());
            value(
                    plan.atMost(),
                    answer,
                    "at most, by any plan: not everything was examined ("
                            + (answer.isWorth() ? Decimals.mean(apart) : points(apart)) + " apart)");
        }
        boolean adapts = !plan.fixed().value().equals(plan.value());
        if (adapts) {
            value(
                    plan.fixed().value(),
                    answer,
                    (plan.fixed().complete() ? "" : "at least, ") + "by the best fixed order: "
                            + String.join("; ", plan.fixed().steps()));
        } else if (!plan.policy().isOver()) {
            say((plan.complete() ? "A fixed order is just as good: " : "By a fixed order that is just as good: ")
                    + String.join("; ", plan.fixed().steps()));
        }
        if (turns > 1) {
            say("Assumes that the other side does nothing in between");
        }
        answer.turn().tried().takenForGranted().forEach(this::say);
        out.println();
        if (plan.policy().isOver()) {
            over(answer);
        } else {
            choices(plan, answer);
            out.println();
            PlanTree tree = PlanTree.of(plan.policy(), MOST_LINES);
            tree.rows().forEach(this::row);
            if (tree.isCut()) {
                say("… tree cut here; run plan again after the roll");
            }
        }
        if (!isDone(plan)) {
            reasons(answer);
        }
        out.println();
        if (!plan.complete()) {
            say("INCOMPLETE: the best plan found so far. To examine more, allow fewer units (--by), targets (--at) or "
                    + "actions (--verbs), plan fewer --turns, or give more time (--patience 1m)");
        }
        String tried = plan.boards() + (plan.boards() == 1 ? " board" : " boards") + " examined; questions calculated: "
                + answer.rulings().counted();
        TextColumns.hang(tried, columns - 2, 2).forEach(line -> out.println("  " + paint.faint(line)));
    }

    private static boolean isDone(Plan plan) {
        return plan.policy().end().equals(Optional.of(Policy.End.DONE));
    }

    private void over(PlanResult answer) {
        Fraction value = answer.plan().value();
        if (value.signum() > 0) {
            say(isDone(answer.plan()) ? "The goal is already met; nothing to do" : "No action improves the result");
            return;
        }
        if (!answer.plan().complete()) {
            say("No way to the goal was found so far");
            return;
        }
        say("No available action can reach the goal");
        List<String> remarks = new ArrayList<>();
        for (String piece : answer.plan().choices().isEmpty() ? Set.<String>of() : answer.pieces()) {
            answer.turn().tried().reasons(piece).stream()
                    .limit(MOST_REASONS)
                    .forEach(reason -> say("  " + PrintableText.of(piece) + ": " + reason));
            answer.turn()
                    .tried()
                    .remarks(piece)
                    .forEach(remark -> remarks.add("  " + PrintableText.of(piece) + ": " + remark));
        }
        if (!remarks.isEmpty()) {
            // Only some of them may be the reason.
            say("What the rules say about the available actions, before any roll:");
            remarks.forEach(this::say);
        }
    }

    private void value(Fraction value, PlanResult answer, String words) {
        row(answer.isWorth() ? Decimals.mean(value) : Percent.of(value), words);
    }

    private void row(String number, String words) {
        String lead = TextColumns.right(number, 8) + "  ";
        for (String line : TextColumns.wrap(words, columns - 2 - lead.length())) {
            out.println("  " + lead + line);
            lead = " ".repeat(lead.length());
        }
    }

    private void choices(Plan plan, PlanResult answer) {
        out.println("  " + paint.bold("What to do first"));
        String first = plan.policy().step();
        List<Plan.Option> shown = new ArrayList<>(plan.choices());
        shown.sort((one, other) -> {
            int better = other.value().isPresent() && one.value().isPresent()
                    ? other.value().get().compareTo(one.value().get())
                    : Boolean.compare(other.value().isPresent(), one.value().isPresent());
            return better != 0
                    ? better
                    : Boolean.compare(other.step().equals(first), one.step().equals(first));
        });
        for (Plan.Option option : shown.subList(0, Math.min(MOST_CHOICES, shown.size()))) {
            option(option, plan, answer);
        }
        if (shown.size() > MOST_CHOICES) {
            say("and " + (shown.size() - MOST_CHOICES) + " more actions, "
                    + (shown.get(shown.size() - 1).value().isPresent() ? "none better" : "not examined"));
        }
    }

    private void option(Plan.Option option, Plan plan, PlanResult answer) {
        String step = PrintableText.whole(option.step());
        if (option.value().isEmpty()) {
            row("–", step + "  not examined");
            return;
        }
        Fraction behind = plan.value().minus(option.value().get());
        String less = behind.signum() == 0
                ? option.step().equals(plan.policy().step()) ? "" : "  equally good"
                : "  " + (answer.isWorth() ? Decimals.mean(behind) : points(behind)) + " less";
        value(option.value().get(), answer, step + less);
    }

    /** Formats a difference of probabilities in percentage points. */
    private static String points(Fraction difference) {
        return Percent.of(difference).replace(" %", " points");
    }

    private void row(PlanTree.Row row) {
        String indent = " ".repeat(2 + 2 * row.depth());
        if (row.isStep()) {
            line(indent + paint.bold(row.text()));
        } else {
            line(indent + row.told() + " →"
                    + row.end().map(end -> " " + end.word()).orElse(""));
        }
    }

    private void line(String text) {
        int hang = text.length() - text.stripLeading().length() + 2;
        TextColumns.hang(text, columns, Math.min(hang, columns / 2)).forEach(out::println);
    }

    private void reasons(PlanResult answer) {
        List<String> reasons = List.copyOf(answer.turn().unplannedInShort());
        if (!reasons.isEmpty()) {
            out.println();
        }
        reasons.subList(0, Math.min(MOST_REASONS, reasons.size())).forEach(reason -> say("Not planned: " + reason));
        if (reasons.size() > MOST_REASONS) {
            say("and " + (reasons.size() - MOST_REASONS) + " more are not planned; --json names them all");
        }
    }

    private void say(String text) {
        TextColumns.hang(text, columns - 2, 2).forEach(line -> out.println("  " + line));
    }
}
