package io.redoubt.cli.lookahead;

import io.redoubt.cli.lookahead.tree.PlanTree;
import io.redoubt.foresight.search.Plan;
import io.redoubt.report.markdown.MarkdownTable;
import io.redoubt.report.markdown.MarkdownText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Writes a plan as Markdown: its value in bold, a table of first steps, and the tree as a nested list. */
final class PlanMarkdown {
    private final PrintWriter out;

    PlanMarkdown(PrintWriter out) {
        this.out = out;
    }

    void write(PlanResult answer) {
        Plan plan = answer.plan();
        out.println(MarkdownText.bold(
                MarkdownText.of(PlanText.title(answer) + ": " + PlanText.number(plan.value(), answer))));
        out.println();
        item(PlanText.number(plan.value(), answer) + " deciding after every roll");
        PlanText.bound(answer).ifPresent(words -> item(PlanText.number(plan.atMost(), answer) + ' ' + words));
        if (PlanText.adapts(plan)) {
            item(PlanText.number(plan.fixed().value(), answer) + ' ' + PlanText.fixedOrder(plan));
        } else if (!plan.policy().isOver()) {
            item(PlanText.fixedOrder(plan));
        }
        if (answer.turns() > 1) {
            item(answer.reply().text());
        }
        PlanText.forAllSteps(answer).forEach(this::item);
        answer.turn().tried().takenForGranted().forEach(this::item);
        if (plan.policy().isOver()) {
            PlanText.over(answer).forEach(line -> item(line.strip()));
        } else {
            out.println();
            choices(answer);
            out.println();
            tree(PlanText.tree(answer));
        }
        List<String> notes = new ArrayList<>(PlanText.reasons(answer));
        PlanText.incomplete(answer).ifPresent(notes::add);
        notes.add(PlanText.tried(answer));
        for (String note : notes) {
            out.println(); // a list would continue that of the tree
            out.println(MarkdownText.sentence(note));
        }
    }

    private void choices(PlanResult answer) {
        Plan plan = answer.plan();
        MarkdownTable table = new MarkdownTable(
                1, List.of("what to do first", answer.isMean() ? "value" : "probability", "compared"));
        for (Plan.Option option : PlanText.best(plan)) {
            boolean planned = option.step().equals(plan.policy().step());
            String step = MarkdownText.of(option.step());
            table.row(List.of(
                    planned ? MarkdownText.bold(step) : step,
                    MarkdownText.of(PlanText.number(option, answer)),
                    MarkdownText.of(PlanText.less(option, answer))));
        }
        PlanText.more(plan).ifPresent(more -> table.row(List.of(more, "", "")));
        table.write(out);
    }

    private void tree(PlanTree tree) {
        for (PlanTree.Row row : tree.rows()) {
            String text = row.isStep()
                    ? MarkdownText.bold(MarkdownText.of(row.text()))
                    : MarkdownText.of(row.told()
                            + row.end().map(end -> " → " + end.word()).orElse(""));
            out.println("  ".repeat(row.depth()) + "- " + text);
        }
        if (tree.isCut()) {
            out.println();
            out.println(PlanText.CUT);
        }
    }

    private void item(String text) {
        out.println("- " + MarkdownText.sentence(text));
    }
}
