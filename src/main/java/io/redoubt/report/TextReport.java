package io.redoubt.report;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.umpire.Step;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Writes answers for people: the answer is prominent, every die is explained, and every finding is cited. */
public final class TextReport {
    private static final int INDENT = 2;
    private static final int NARROW = 60;
    private static final String IT_HAD = "  Odds were: ";

    private final PrintWriter out;
    private final Paint paint;
    private final int columns;
    private final DiceOrder order;

    /**
     * Creates a writer for a page.
     *
     * @param columns the width of the page; below {@value #NARROW} rules are printed below their findings
     * @param order the display order of the dice of one test
     */
    public TextReport(PrintWriter out, Paint paint, int columns, DiceOrder order) {
        this.out = out;
        this.paint = paint;
        this.columns = columns;
        this.order = order;
    }

    /** Writes an answer without a chart of a particular quantity. */
    public void write(Answer answer) {
        write(answer, "");
    }

    /**
     * Writes an answer.
     *
     * @param show the name of a quantity to chart; empty for none in particular
     */
    public void write(Answer answer, String show) {
        if (answer instanceof Answer.Counted counted) {
            write(counted, show);
        } else if (answer instanceof Answer.Ruled ruled) {
            write(ruled);
        } else if (answer instanceof Answer.Refused refused) {
            write(refused);
        } else if (answer instanceof Answer.RuledOut out) {
            write(out);
        }
    }

    private void write(Answer.Counted counted, String show) {
        header(counted.asked(), "");
        out.println();
        for (Step.Finding finding : counted.findings()) {
            step(finding, fault(finding));
        }
        if (!counted.findings().isEmpty()) {
            out.println();
        }
        new OddsText(out, columns).write(counted.odds(), show);
        footer(counted.asked());
    }

    private void write(Answer.Ruled ruled) {
        boolean rolled = !ruled.dice().isEmpty();
        header(ruled.asked(), rolled ? ruled.seed().map(seed -> "seed " + seed).orElse("dice as given") : "");
        out.println();
        Optional<Step.Place> last = Optional.empty();
        int margin = margin(ruled.steps());
        for (Step step : ruled.steps()) {
            String label = fault(step);
            if (step.place().isPresent()) {
                label = step.place().equals(last) ? "" : label(step.place().get());
                label = TextColumns.left(label, margin);
            }
            step(step, label);
            last = step.place();
        }
        out.println();
        for (String line : TextColumns.wrap(SentenceText.plain(ruled.verdict()), columns - INDENT)) {
            out.print("  ");
            out.println(line.isEmpty() ? line : stressed(ruled, line));
        }
        // Without dice there was no luck.
        if (rolled) {
            it(ruled.odds());
        }
        footer(ruled.asked());
    }

    /** Returns a verdict line; if the verdict fits one line, which is usual, its emphasised words are painted. */
    private String stressed(Answer.Ruled ruled, String line) {
        String whole = SentenceText.plain(ruled.verdict());
        return line.equals(whole) ? new SentenceText(paint).of(ruled.verdict()) : line;
    }

    private void write(Answer.Refused refused) {
        header(refused.asked(), "");
        out.println();
        for (Step.Finding finding : refused.findings()) {
            step(finding, "");
        }
        out.println();
        out.print("  ");
        out.println(paint.alarm("NOT ALLOWED"));
    }

    private void write(Answer.RuledOut out) {
        TextColumns.hang("  " + out.reason(), columns, INDENT).forEach(this.out::println);
        this.out.print("  ");
        this.out.println(paint.alarm("NOT ALLOWED"));
    }

    private void header(QuestionSummary asked, String right) {
        String left = asked.title() + " · " + SentenceText.plain(asked.headline());
        List<String> lines = TextColumns.wrap(left, columns);
        left = lines.get(lines.size() - 1);
        lines.subList(0, lines.size() - 1).forEach(line -> out.println(paint.bold(line)));
        out.print(paint.bold(left));
        if (!right.isEmpty() && left.length() + right.length() >= columns) {
            out.println();
            out.print(paint.faint(right));
        } else if (!right.isEmpty()) {
            out.print(" ".repeat(Math.max(1, columns - left.length() - right.length())));
            out.print(paint.faint(right));
        }
        out.println();
        String question = QuestionInWords.of(asked, List.of());
        if (!question.isEmpty()) {
            faint(question);
        }
        String supplied = QuestionInWords.supplied(asked);
        if (!supplied.isEmpty()) {
            faint(supplied);
        }
    }

    private void step(Step step, String label) {
        String rules = SentenceText.rules(step.shownRules());
        boolean objection = step instanceof Step.Finding finding && !finding.allowed();
        if (columns < NARROW) {
            narrow(step, label, rules, objection);
            return;
        }
        String lead = label;
        int width = columns - INDENT - label.length();
        for (TextColumns.Pair line : TextColumns.beside(StepText.of(order.of(step)), rules, width)) {
            out.print("  ");
            out.print(lead);
            out.print(objection ? paint.alarm(line.text()) : line.text());
            out.print(" ".repeat(line.gap()));
            out.println(paint.faint(line.note()));
            lead = " ".repeat(label.length());
        }
    }

    /** Writes a step on a narrow page, where the rules follow their finding or are printed below it. */
    private void narrow(Step step, String label, String rules, boolean objection) {
        String lead = "  " + label;
        int used = 0;
        for (String line : TextColumns.wrap(StepText.of(order.of(step)), columns - lead.length())) {
            out.print(used > 0 ? "\n" : "");
            out.print(lead);
            out.print(objection ? paint.alarm(line) : line);
            used = lead.length() + line.length();
            lead = " ".repeat(lead.length());
        }
        if (used + rules.length() >= columns) {
            out.println();
            used = 0;
        }
        for (String line : TextColumns.wrap(rules, columns - INDENT)) {
            out.println(paint.faint(TextColumns.right(line, columns - used)).stripTrailing());
            used = 0;
        }
    }

    /**
     * Returns the mark of a broken rule, which also shows without colour. A refusal needs no mark, because it is stated
     * below.
     */
    private static String fault(Step step) {
        return step instanceof Step.Finding finding && !finding.allowed() ? "! " : "";
    }

    private static int margin(List<Step> steps) {
        int margin = 0;
        for (Step step : steps) {
            if (step.place().isPresent()) {
                margin = Math.max(margin, label(step.place().get()).length() + INDENT);
            }
        }
        return margin;
    }

    private static String label(Step.Place place) {
        return place.noun() + ' ' + place.index();
    }

    private void it(OddsTable odds) {
        StringBuilder line = new StringBuilder();
        for (String part : OddsText.inShort(odds)) {
            // Not broken, if it fits on one line.
            boolean fits = part.length() <= columns - IT_HAD.length();
            line.append(' ').append(fits ? part.replace(' ', '\u00a0') : part).append("  ");
        }
        if (line.length() == 0) {
            return;
        }
        String lead = IT_HAD;
        for (String part : TextColumns.wrap(line.toString().strip(), columns - IT_HAD.length())) {
            out.println(lead + part.stripTrailing());
            lead = " ".repeat(IT_HAD.length());
        }
    }

    private void footer(QuestionSummary asked) {
        QuestionInWords.footer(asked).forEach(line -> faint("  " + line));
    }

    private void faint(String text) {
        // The rest of an indented line is indented further; otherwise it would look like a new item.
        for (String line :
                TextColumns.hang(PrintableText.whole(text), columns, text.startsWith(" ") ? 2 * INDENT : 0)) {
            out.println(paint.faint(line));
        }
    }
}
