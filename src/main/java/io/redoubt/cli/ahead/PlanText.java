package io.redoubt.cli.ahead;

import io.redoubt.cli.command.ChangeText;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Plan;
import io.redoubt.foresight.Policy;
import io.redoubt.report.Columns;
import io.redoubt.report.Decimals;
import io.redoubt.report.Paint;
import io.redoubt.report.Percent;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.piece.Change;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A plan, for a person. */
final class PlanText {
    /** Lines of the tree; what comes later is planned again then. */
    private static final int MOST_LINES = 24;

    private static final int MOST_CHOICES = 5;
    private static final int MOST_REASONS = 4;

    /** More outcomes than these are told as the others. */
    private static final int MOST_NAMES = 4;

    private final PrintWriter out;
    private final Paint paint;
    private final int columns;
    private int lines;
    private boolean cut;

    PlanText(PrintWriter out, Paint paint, int columns) {
        this.out = out;
        this.paint = paint;
        this.columns = columns;
    }

    void write(TurnAnswer answer) {
        int turns = answer.turns();
        Plan plan = answer.plan();
        String title = answer.game().title() + " · the best " + (turns == 1 ? "turn" : turns + " turns") + " for "
                + Escaped.of(answer.wanted());
        Columns.hang(title, columns, 2).forEach(line -> out.println(paint.bold(line)));
        out.println();
        value(plan.value(), answer, "choosing anew after every throw");
        boolean adapts = !plan.fixed().value().equals(plan.value());
        if (adapts) {
            value(
                    plan.fixed().value(),
                    answer,
                    (plan.fixed().complete() ? "" : "at least, ") + "by the best fixed order: "
                            + String.join("; ", plan.fixed().steps()));
        } else if (!plan.policy().isOver()) {
            say("A fixed order does as well: " + String.join("; ", plan.fixed().steps()));
        }
        if (turns > 1) {
            say("The other side is taken to do nothing meanwhile");
        }
        out.println();
        if (plan.policy().isOver()) {
            boolean never = plan.value().signum() == 0;
            say(never ? "Nothing that can be done leads there" : "Nothing has to be done, or nothing helps");
            if (never) {
                answer.pieces()
                        .forEach(piece -> answer.turn()
                                .remarks(piece)
                                .forEach(remark -> say("  " + Escaped.of(piece) + ": " + remark)));
            }
        } else {
            choices(plan, answer);
            out.println();
            tree(List.of(new Part(plan.policy(), Fraction.ONE)), "  ");
            if (cut) {
                say("… the rest when it comes to it: plan again after the throw");
            }
        }
        reasons(answer);
        out.println();
        String tried = plan.boards() + (plan.boards() == 1 ? " board" : " boards") + " looked at"
                + (plan.complete() ? "" : ", NOT ALL: this is the best so far") + "; questions counted: "
                + answer.hearings().counted();
        Columns.hang(tried, columns - 2, 2).forEach(line -> out.println("  " + paint.faint(line)));
    }

    private void value(Fraction value, TurnAnswer answer, String words) {
        String number = answer.isWorth() ? Decimals.mean(value) : Percent.of(value);
        String lead = Columns.right(number, 8) + "  ";
        for (String line : Columns.wrap(words, columns - 2 - lead.length())) {
            out.println("  " + lead + line);
            lead = " ".repeat(lead.length());
        }
    }

    private void choices(Plan plan, TurnAnswer answer) {
        out.println("  " + paint.bold("What to do first"));
        String first = plan.policy().step();
        List<Plan.Option> shown = new ArrayList<>(plan.choices());
        shown.sort((one, other) -> {
            int better = other.value().compareTo(one.value());
            return better != 0
                    ? better
                    : Boolean.compare(other.step().equals(first), one.step().equals(first));
        });
        for (Plan.Option option : shown.subList(0, Math.min(MOST_CHOICES, shown.size()))) {
            Fraction behind = plan.value().minus(option.value());
            String less = behind.signum() == 0
                    ? option.step().equals(first) ? "" : "  as good"
                    : "  " + (answer.isWorth() ? Decimals.mean(behind) : points(behind)) + " less";
            value(option.value(), answer, Escaped.whole(option.step()) + less);
        }
        if (shown.size() > MOST_CHOICES) {
            say("and " + (shown.size() - MOST_CHOICES) + " more that are no better");
        }
    }

    /** A difference of chances, in percentage points. */
    private static String points(Fraction difference) {
        return Percent.of(difference).replace(" %", " points");
    }

    /**
     * A board among those on which the same is done.
     *
     * @param share how likely it is among them
     */
    private record Part(Policy policy, Fraction share) {}

    /** The same step on boards that ask the same of a player, and what it comes to on them together. */
    private void tree(List<Part> parts, String indent) {
        if (lines >= MOST_LINES) {
            cut = true;
            return;
        }
        line(indent + paint.bold(Escaped.whole(parts.get(0).policy().step())));
        Map<String, Branch> branches = new LinkedHashMap<>();
        Map<String, Set<String>> shapesOf = new LinkedHashMap<>();
        for (Part part : parts) {
            List<Policy.Result> results = part.policy().results();
            Set<Change> common = common(results);
            for (Policy.Result result : results) {
                String shape = result.then().shape();
                Branch branch = branches.computeIfAbsent(shape, any -> new Branch());
                branch.add(result, part.share().times(result.chance()), told(result, common));
                shapesOf.computeIfAbsent(result.outcome(), any -> new HashSet<>())
                        .add(shape);
            }
        }
        for (Branch branch : branches.values()) {
            boolean clear = branch.outcomes.stream()
                    .allMatch(
                            outcome -> shapesOf.getOrDefault(outcome, Set.of()).size() == 1);
            branch(
                    branch,
                    clear && !branch.outcomes.contains("") ? branch.outcomes : branch.changes,
                    branches.size(),
                    indent + "  ");
        }
    }

    /** Results after which the same is done. */
    private static final class Branch {
        private final List<Part> parts = new ArrayList<>();
        private final Set<String> outcomes = new LinkedHashSet<>();
        private final Set<String> changes = new LinkedHashSet<>();
        private Fraction chance = Fraction.ZERO;

        void add(Policy.Result result, Fraction share, String told) {
            parts.add(new Part(result.then(), share));
            outcomes.add(result.outcome());
            changes.add(told);
            chance = chance.plus(share);
        }
    }

    /** What happens in any case tells nothing. */
    private static Set<Change> common(List<Policy.Result> results) {
        Set<Change> common = new HashSet<>(results.get(0).changes());
        results.forEach(result -> common.retainAll(result.changes()));
        return results.size() > 1 ? common : Set.of();
    }

    private static String told(Policy.Result result, Set<Change> common) {
        List<Change> telling = new ArrayList<>(result.changes());
        telling.removeIf(change -> common.contains(change) || change.piece().isEmpty());
        String changes = telling.isEmpty() ? "nothing else" : ChangeText.of(telling);
        return result.outcome().isEmpty() ? changes : result.outcome() + " (" + changes + ")";
    }

    private void branch(Branch branch, Set<String> names, int branches, String indent) {
        if (lines >= MOST_LINES) {
            cut = true;
            return;
        }
        String percent = " (" + Percent.of(branch.chance).replace(' ', '\u00a0') + ")";
        String lead = branches == 1
                ? "whatever comes"
                : (names.size() > MOST_NAMES ? "other outcomes" : String.join(" or ", names)) + percent;
        Policy then = branch.parts.get(0).policy();
        if (then.isOver()) {
            String shape = then.shape();
            line(indent + Escaped.whole(lead) + " → " + (shape.startsWith("rest") ? "rest" : shape));
        } else {
            line(indent + Escaped.whole(lead) + " →");
            List<Part> parts = new ArrayList<>();
            branch.parts.forEach(
                    part -> parts.add(new Part(part.policy(), part.share().over(branch.chance))));
            tree(parts, indent + "  ");
        }
    }

    private void line(String text) {
        lines++;
        int hang = text.length() - text.stripLeading().length() + 2;
        Columns.hang(text, columns, Math.min(hang, columns / 2)).forEach(out::println);
    }

    private void reasons(TurnAnswer answer) {
        List<String> reasons = List.copyOf(answer.turn().unplanned());
        if (!reasons.isEmpty()) {
            out.println();
        }
        reasons.subList(0, Math.min(MOST_REASONS, reasons.size())).forEach(reason -> say("Not planned: " + reason));
        if (reasons.size() > MOST_REASONS) {
            say("and " + (reasons.size() - MOST_REASONS) + " more are not planned; --json names them all");
        }
    }

    private void say(String text) {
        Columns.hang(text, columns - 2, 2).forEach(line -> out.println("  " + line));
    }
}
