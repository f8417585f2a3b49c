package io.redoubt.cli.lookahead;

import io.redoubt.cli.lookahead.tree.PlanTree;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.search.Plan;
import io.redoubt.foresight.search.Policy;
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

    /** Marks a tree that was cut off. */
    static final String CUT = "… tree cut here; run plan again after the roll";

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
        TextColumns.hang(title(answer), columns, 2).forEach(line -> out.println(paint.bold(line)));
        out.println();
        value(plan.value(), answer, "deciding after every roll");
        bound(answer).ifPresent(words -> value(plan.atMost(), answer, words));
        if (adapts(plan)) {
            value(plan.fixed().value(), answer, fixedOrder(plan));
        } else if (!plan.policy().isOver()) {
            say(fixedOrder(plan));
        }
        if (turns > 1) {
            say(answer.reply().text());
        }
        forAllSteps(answer).forEach(this::say);
        answer.turn().tried().takenForGranted().forEach(this::say);
        out.println();
        if (plan.policy().isOver()) {
            over(answer).forEach(this::say);
        } else {
            choices(plan, answer);
            out.println();
            PlanTree tree = tree(answer);
            tree.rows().forEach(this::row);
            if (tree.isCut()) {
                say(CUT);
            }
        }
        List<String> reasons = reasons(answer);
        if (!reasons.isEmpty()) {
            out.println();
        }
        reasons.forEach(this::say);
        out.println();
        incomplete(answer).ifPresent(this::say);
        TextColumns.hang(tried(answer), columns - 2, 2).forEach(line -> out.println("  " + paint.faint(line)));
    }

    /** Names the game, the number of turns and the goal. */
    static String title(PlanResult answer) {
        int turns = answer.turns();
        return answer.game().title() + " · the best " + (turns == 1 ? "turn" : turns + " turns") + " for "
                + answer.goal().text();
    }

    /** Names the inputs given for all steps; empty if there are none. */
    static List<String> forAllSteps(PlanResult answer) {
        return ForeseeText.forAllSteps(answer.inputs(), answer.game());
    }

    /** Describes the upper bound of any plan; empty if everything was examined. */
    static Optional<String> bound(PlanResult answer) {
        Plan plan = answer.plan();
        if (plan.complete()) {
            return Optional.empty();
        }
        Fraction apart = plan.atMost().minus(plan.value());
        return Optional.of("at most, by any plan: not everything was examined ("
                + (answer.isMean() ? Decimals.mean(apart) : points(apart)) + " apart)");
    }

    /** Describes how to examine more; empty if everything was examined. */
    static Optional<String> incomplete(PlanResult answer) {
        Optional<String> longer = switch (answer.plan().end()) {
            case COMPLETE -> Optional.empty();
            case INTERRUPTED -> Optional.of("let it run on");
            case LIMIT_REACHED ->
                Optional.of("give more time (--patience "
                        + answer.desk().budget().patience().more() + ")");
        };
        return longer.map(
                advice -> "INCOMPLETE: the best plan found so far. To examine more, allow fewer units (--by), "
                        + "targets (--at) or actions (--verbs), "
                        + (answer.turns() > 1 ? "plan fewer --turns, " : "")
                        + "or " + advice);
    }

    /** Returns whether deciding after every roll is better than any fixed order. */
    static boolean adapts(Plan plan) {
        return !plan.fixed().value().equals(plan.value());
    }

    /** Describes the best fixed order. */
    static String fixedOrder(Plan plan) {
        String steps = String.join("; ", plan.fixed().steps());
        if (adapts(plan)) {
            return (plan.fixed().complete() ? "" : "at least, ") + "by the best fixed order: " + steps;
        }
        return (plan.complete() ? "A fixed order is just as good: " : "By a fixed order that is just as good: ")
                + steps;
    }

    static PlanTree tree(PlanResult answer) {
        return answer.tree(MOST_LINES);
    }

    /** Describes how much was examined. */
    static String tried(PlanResult answer) {
        Plan plan = answer.plan();
        return plan.boards() + (plan.boards() == 1 ? " board" : " boards") + " examined; questions calculated: "
                + answer.desk().rulings().counted();
    }

    private static boolean isDone(Plan plan) {
        return plan.policy().end().equals(Optional.of(Policy.End.DONE));
    }

    /** Describes why there is nothing to do. */
    static List<String> over(PlanResult answer) {
        Fraction value = answer.plan().value();
        if (value.signum() > 0 && isDone(answer.plan())) {
            return List.of("The goal is already met; nothing to do");
        }
        if (!value.equals(answer.goal().function().least())) {
            return List.of("No action improves the result");
        }
        if (!answer.plan().complete()) {
            return List.of("No way to the goal was found so far");
        }
        List<String> lines = new ArrayList<>(List.of("No available action can reach the goal"));
        List<String> remarks = new ArrayList<>();
        boolean none =
                answer.plan().choices().isEmpty() && answer.plan().leftOut().isEmpty();
        for (String piece : none ? Set.<String>of() : answer.goal().function().pieces()) {
            answer.turn().tried().reasons(piece).stream()
                    .limit(MOST_REASONS)
                    .forEach(reason -> lines.add("  " + PrintableText.of(piece) + ": " + reason));
            answer.turn()
                    .tried()
                    .remarks(piece)
                    .forEach(remark -> remarks.add("  " + PrintableText.of(piece) + ": " + remark));
        }
        if (!remarks.isEmpty()) {
            // Only some of them may be the reason.
            lines.add("What the rules say about the available actions, before any roll:");
            lines.addAll(remarks);
        }
        return lines;
    }

    /** Formats the probability of the goal, or the expected value of several goals. */
    static String number(Fraction value, PlanResult answer) {
        return answer.isMean() ? Decimals.mean(value) : Percent.of(value);
    }

    private void value(Fraction value, PlanResult answer, String words) {
        row(number(value, answer), words);
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
        for (Plan.Option option : best(plan)) {
            String less = less(option, answer);
            row(number(option, answer), PrintableText.whole(option.step()) + (less.isEmpty() ? "" : "  " + less));
        }
        more(plan).ifPresent(this::say);
    }

    /** Returns the best first steps, the planned one first. */
    static List<Plan.Option> best(Plan plan) {
        List<Plan.Option> sorted = sorted(plan);
        return sorted.subList(0, Math.min(MOST_CHOICES, sorted.size()));
    }

    private static List<Plan.Option> sorted(Plan plan) {
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
        return shown;
    }

    /** Returns the probability or value of a first step; a dash if it was not examined. */
    static String number(Plan.Option option, PlanResult answer) {
        return option.value().map(value -> number(value, answer)).orElse("–");
    }

    /** Compares a first step with the planned one; empty for the planned one itself. */
    static String less(Plan.Option option, PlanResult answer) {
        if (option.value().isEmpty()) {
            return "not examined";
        }
        Plan plan = answer.plan();
        Fraction behind = plan.value().minus(option.value().get());
        if (behind.signum() == 0) {
            return option.step().equals(plan.policy().step()) ? "" : "equally good";
        }
        return (answer.isMean() ? Decimals.mean(behind) : points(behind)) + " less";
    }

    /** Returns the number of first steps besides the best ones, in words; empty if there are none. */
    static Optional<String> more(Plan plan) {
        List<Plan.Option> sorted = sorted(plan);
        int more = sorted.size() - MOST_CHOICES;
        if (more <= 0) {
            return Optional.empty();
        }
        boolean examined = sorted.get(sorted.size() - 1).value().isPresent();
        return Optional.of("and " + more + (more == 1 ? " more action, " : " more actions, ")
                + (examined ? "none better" : "not examined"));
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

    /** Returns the reasons why actions were not planned; empty if the goal is already met. */
    static List<String> reasons(PlanResult answer) {
        List<String> lines = new ArrayList<>();
        Plan plan = answer.plan();
        if (!plan.choices().isEmpty() && !plan.leftOut().isEmpty()) {
            List<String> pieces = plan.leftOut().stream().map(PrintableText::of).toList();
            lines.add("Left out, because the goal does not depend on them: " + String.join(", ", pieces));
        }
        List<String> reasons =
                isDone(answer.plan()) ? List.of() : List.copyOf(answer.turn().unplannedInShort());
        reasons.subList(0, Math.min(MOST_REASONS, reasons.size()))
                .forEach(reason -> lines.add("Not planned: " + reason));
        if (reasons.size() > MOST_REASONS) {
            lines.add("and " + (reasons.size() - MOST_REASONS) + " more; --json names them all");
        }
        return lines;
    }

    private void say(String text) {
        TextColumns.hang(text, columns - 2, 2).forEach(line -> out.println("  " + line));
    }
}
