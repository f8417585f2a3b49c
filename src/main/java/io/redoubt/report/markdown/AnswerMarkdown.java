package io.redoubt.report.markdown;

import io.redoubt.report.Answer;
import io.redoubt.report.DiceOrder;
import io.redoubt.report.OddsText;
import io.redoubt.report.QuestionInWords;
import io.redoubt.report.QuestionSummary;
import io.redoubt.report.SentenceText;
import io.redoubt.report.StepText;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Step;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes one answer as Markdown: the result in bold, then a few lines about the question, the dice and the rules. */
public final class AnswerMarkdown {
    private static final String APART = "   ";

    private final PrintWriter out;
    private final DiceOrder order;
    private final List<String> items = new ArrayList<>();

    /**
     * Creates a writer.
     *
     * @param order the display order of the dice of one test
     */
    public AnswerMarkdown(PrintWriter out, DiceOrder order) {
        this.out = out;
        this.order = order;
    }

    /**
     * Writes an answer.
     *
     * @param show the name of a quantity to tabulate; empty for none in particular
     */
    public void write(Answer answer, String show) {
        items.clear();
        if (answer instanceof Answer.Counted counted) {
            write(counted);
        } else if (answer instanceof Answer.Ruled ruled) {
            write(ruled);
        } else if (answer instanceof Answer.Refused refused) {
            result("Not allowed: " + objections(refused));
            question(refused.asked(), "");
            findings(refused.findings());
        } else if (answer instanceof Answer.RuledOut ruledOut) {
            result("Not allowed: " + MarkdownText.sentence(ruledOut.reason()));
        }
        if (!items.isEmpty()) {
            out.println();
        }
        items.forEach(item -> out.println("- " + item));
        if (answer instanceof Answer.Counted counted) {
            new OddsMarkdown(out).write(counted.odds(), show);
        }
    }

    private void write(Answer.Counted counted) {
        result(MarkdownText.of(title(counted.asked())));
        about(counted.asked());
        broken(counted);
        findings(counted.findings());
        footer(counted.asked());
    }

    private void write(Answer.Ruled ruled) {
        boolean rolled = !ruled.dice().isEmpty();
        result(MarkdownText.sentence(SentenceText.plain(ruled.verdict())));
        question(
                ruled.asked(),
                rolled ? ruled.seed().map(seed -> ", seed " + seed).orElse(", dice as given") : "");
        List<String> rolls = new ArrayList<>();
        Optional<Step.Place> last = Optional.empty();
        for (Step step : ruled.steps()) {
            if (!(step instanceof Step.Finding)) {
                boolean elsewhere = !step.place().equals(last);
                String place = step.place()
                        .filter(any -> elsewhere)
                        .map(each -> each.noun() + ' ' + each.index() + ": ")
                        .orElse("");
                rolls.add(place + cited(step));
                last = step.place();
            }
        }
        if (!rolls.isEmpty()) {
            item("Rolled: " + String.join("; ", rolls));
        }
        broken(ruled);
        findings(ruled.steps());
        List<String> odds = rolled ? OddsText.inShort(ruled.odds()) : List.of();
        if (!odds.isEmpty()) {
            item("Odds were: " + MarkdownText.of(String.join(", ", odds)));
        }
        footer(ruled.asked());
    }

    private void result(String markdown) {
        out.println(MarkdownText.bold(markdown));
    }

    private static String title(QuestionSummary asked) {
        return asked.title() + " · " + SentenceText.plain(asked.headline());
    }

    private void question(QuestionSummary asked, String more) {
        item(MarkdownText.of(title(asked) + more));
        about(asked);
    }

    private void about(QuestionSummary asked) {
        for (String line : List.of(QuestionInWords.of(asked, List.of()), QuestionInWords.supplied(asked))) {
            if (!line.isEmpty()) {
                item(MarkdownText.of(line));
            }
        }
    }

    private String objections(Answer answer) {
        return String.join("; ", answer.broken().stream().map(this::cited).toList());
    }

    private void broken(Answer answer) {
        if (!answer.broken().isEmpty()) {
            item(MarkdownText.bold("Breaks the rules: " + objections(answer)));
        }
    }

    /** Writes the findings that object to nothing. */
    private void findings(List<? extends Step> steps) {
        List<String> findings = new ArrayList<>();
        for (Step step : steps) {
            if (step instanceof Step.Finding finding && finding.allowed()) {
                findings.add(cited(finding));
            }
        }
        if (!findings.isEmpty()) {
            item("Rules: " + String.join("; ", findings));
        }
    }

    private void footer(QuestionSummary asked) {
        QuestionInWords.footer(asked).forEach(line -> item(MarkdownText.of(line)));
    }

    private void item(String markdown) {
        items.add(markdown);
    }

    /** Returns a step with the rules that are shown beside it. */
    private String cited(Step step) {
        String text = StepText.plain(order.of(step));
        boolean needs = step instanceof Step.Roll
                || (step instanceof Step.Dice dice && dice.need().isPresent());
        String joined = text.replace(APART + '=', " =");
        if (needs && joined.contains(APART)) {
            int from = joined.indexOf(APART);
            joined = joined.substring(0, from) + " → " + joined.substring(from + APART.length());
        }
        StringBuilder rules = new StringBuilder();
        for (RuleId rule : step.shownRules()) {
            rules.append(rules.length() > 0 ? ", " : " ").append(MarkdownText.code(rule.toString()));
        }
        return MarkdownText.sentence(joined.replace(APART, ", ")) + rules;
    }
}
