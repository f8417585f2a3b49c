package io.redoubt.report;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.Named;
import io.redoubt.rules.Reading;
import io.redoubt.umpire.Step;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Answers for a person: the answer first to find, every die explained, every claim cited. */
public final class TextReport {
    private static final int INDENT = 2;
    private static final String IT_HAD = "  It had: ";

    private final PrintWriter out;
    private final Paint paint;

    public TextReport(PrintWriter out, Paint paint) {
        this.out = out;
        this.paint = paint;
    }

    public void write(Answer answer) {
        if (answer instanceof Answer.Counted counted) {
            write(counted);
        } else if (answer instanceof Answer.Ruled ruled) {
            write(ruled);
        } else if (answer instanceof Answer.Refused refused) {
            write(refused);
        }
    }

    private void write(Answer.Counted counted) {
        header(counted.asked(), "");
        out.println();
        for (Step.Finding finding : counted.findings()) {
            step(finding, fault(finding));
        }
        if (!counted.findings().isEmpty()) {
            out.println();
        }
        new OddsText(out).write(counted.odds());
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
                label = Columns.left(label, margin);
            }
            step(step, label);
            last = step.place();
        }
        out.println();
        for (String line : Columns.wrap(Wording.plain(ruled.verdict()), Columns.WIDTH - INDENT)) {
            out.print("  ");
            out.println(line.isEmpty() ? line : stressed(ruled, line));
        }
        // Where no die fell there was nothing to be lucky about.
        if (rolled) {
            it(ruled.odds());
        }
        footer(ruled.asked());
    }

    /** A verdict fits one line nearly always: then its stressed words are painted. */
    private String stressed(Answer.Ruled ruled, String line) {
        String whole = Wording.plain(ruled.verdict());
        return line.equals(whole) ? new Wording(paint).of(ruled.verdict()) : line;
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

    private void header(Asked asked, String right) {
        String left = asked.title() + " · " + Wording.plain(asked.headline());
        out.print(paint.bold(left));
        if (!right.isEmpty()) {
            out.print(" ".repeat(Math.max(1, Columns.WIDTH - left.length() - right.length())));
            out.print(paint.faint(right));
        }
        out.println();
        String question = Question.of(asked, List.of());
        if (!question.isEmpty()) {
            faint(question);
        }
        if (!asked.cards().isEmpty()) {
            List<String> cards = new ArrayList<>();
            asked.cards().forEach((role, card) -> cards.add(role + '\u00a0' + card));
            faint("cards: " + String.join(", ", cards));
        }
    }

    private void step(Step step, String label) {
        String rule = step.cites().isEmpty() ? "" : step.cites().get(0).toString();
        int width = Columns.WIDTH - INDENT - label.length() - rule.length() - INDENT;
        boolean objection = step instanceof Step.Finding finding && !finding.allowed();
        String lead = label;
        String mark = rule;
        for (String line : Columns.wrap(StepText.of(step), width)) {
            out.print("  ");
            out.print(lead);
            out.print(objection ? paint.alarm(line) : line);
            out.print(mark.isEmpty() ? "" : " ".repeat(width - Math.min(width, line.length()) + INDENT));
            out.println(paint.faint(mark));
            lead = " ".repeat(label.length());
            mark = "";
        }
    }

    /** A broken rule stands out without colour too. A refusal needs no such mark: it says so below. */
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
        for (String outcome : odds.shown()) {
            Fraction probability = odds.outcomes().get(outcome);
            if (probability != null) {
                line.append(' ')
                        .append(outcome)
                        .append('\u00a0')
                        .append(Percent.of(probability).replace(' ', '\u00a0'))
                        .append("  ");
            }
        }
        for (OddsTable.Amount amount : odds.quantities()) {
            line.append(' ')
                    .append(Decimals.mean(amount.mean()))
                    .append(' ')
                    .append(amount.words())
                    .append(" on average  ");
        }
        String lead = IT_HAD;
        for (String part : Columns.wrap(line.toString().strip(), Columns.WIDTH - IT_HAD.length())) {
            out.println(lead + part.stripTrailing());
            lead = " ".repeat(IT_HAD.length());
        }
    }

    private void footer(Asked asked) {
        List<String> usual = new ArrayList<>();
        for (Map.Entry<Reading<?>, Named> reading : asked.readings().entrySet()) {
            String key = reading.getKey().key();
            if (reading.getKey().standard().equals(reading.getValue())) {
                usual.add(key);
            } else {
                faint("  Disputed, settled for this call: " + key + '='
                        + reading.getValue().id());
            }
        }
        if (!usual.isEmpty()) {
            faint("  Disputed, settled as usual: " + String.join(", ", usual));
        }
        if (!asked.unused().isEmpty()) {
            faint("  Made no difference here: " + String.join(", ", asked.unused()));
        }
    }

    private void faint(String text) {
        for (String line : Columns.wrap(text, Columns.WIDTH)) {
            out.println(paint.faint(line));
        }
    }
}
