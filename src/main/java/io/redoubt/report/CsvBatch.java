package io.redoubt.report;

import io.redoubt.exact.Fraction;
import io.redoubt.umpire.Step;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;

/**
 * Writes a batch as comma-separated values: one row for each number of each answer.
 *
 * <p>The format is long instead of wide, because a batch may mix procedures with different outcomes and is never held
 * as a whole.
 */
public final class CsvBatch {
    private static final List<String> HEADER = List.of("line", "game", "command", "mode", "name", "value", "exact");

    private final PrintWriter out;

    public CsvBatch(PrintWriter out) {
        this.out = out;
    }

    public void header() {
        Csv.row(out, HEADER);
    }

    public void write(long line, Answer answer) {
        if (answer instanceof Answer.Counted counted) {
            odds(line, counted.asked(), "odds", counted.odds());
        } else if (answer instanceof Answer.Ruled ruled) {
            row(line, ruled.asked(), "ruling", "outcome", ruled.outcome(), "");
            for (Map.Entry<String, Integer> amount : ruled.amounts().entrySet()) {
                row(
                        line,
                        ruled.asked(),
                        "ruling",
                        amount.getKey(),
                        ruled.odds().key(amount.getKey(), amount.getValue()),
                        "");
            }
            odds(line, ruled.asked(), "odds", ruled.odds());
        }
        for (Step.Finding broken : answer.broken()) {
            String rules = SentenceText.rules(broken.shownRules());
            row(line, answer.asked(), mode(answer), rules.isEmpty() ? "reason" : rules, StepText.plain(broken), "");
        }
    }

    /** Writes the result of a search for the first value: the value, its probability, and the odds like any answer. */
    public void write(long line, UntilResult first) {
        Answer answer = first.found().answer();
        boolean holds = first.end() == UntilResult.End.HOLDS;
        String name = "until " + first.condition() + ": " + first.axis().name();
        String exact = first.found().chance().map(Fraction::toString).orElse("");
        row(line, answer.asked(), mode(answer), name, holds ? first.value() : "", holds ? exact : "");
        write(line, answer);
    }

    /** Writes a comparison: the answer to each question, then the comparison of each two. */
    public void write(long line, Comparison comparison) {
        comparison.questions().forEach(question -> write(line, question.answer()));
        for (Comparison.Better better : comparison.better()) {
            String name = better.outcome() + ": " + better.first() + " above " + better.second();
            compared(line, name, better.difference());
        }
        for (Comparison.BothRolled both : comparison.bothRolled()) {
            String lead = both.of() + ": " + both.first();
            compared(line, lead + " above " + both.second(), both.above());
            compared(line, lead + " as " + both.second(), both.equal());
            compared(line, lead + " below " + both.second(), both.below());
        }
    }

    private void compared(long line, String name, Fraction share) {
        Csv.row(out, List.of(Long.toString(line), "", "compare", "odds", name, Csv.decimal(share), share.toString()));
    }

    private static String mode(Answer answer) {
        if (answer instanceof Answer.Refused || answer instanceof Answer.RuledOut) {
            return "refused";
        }
        return answer instanceof Answer.Ruled ? "ruling" : "odds";
    }

    public void error(long line, String message, int exit) {
        Csv.row(out, List.of(Long.toString(line), "", "", "error", message, Integer.toString(exit), ""));
    }

    private void odds(long line, QuestionSummary asked, String mode, OddsTable odds) {
        odds.outcomes().forEach((name, share) -> row(line, asked, mode, name, Csv.decimal(share), share.toString()));
        for (OddsTable.Amount amount : odds.quantities()) {
            amount.names().forEach(name -> quantity(line, asked, mode, name, amount));
        }
    }

    private void quantity(long line, QuestionSummary asked, String mode, String name, OddsTable.Amount amount) {
        row(
                line,
                asked,
                mode,
                name + (amount.bound() == OddsTable.Bound.EXACT ? " mean" : " mean at least"),
                Csv.decimal(amount.mean()),
                amount.mean().toString());
        amount.distribution()
                .forEach((value, share) ->
                        row(line, asked, mode, name + '=' + amount.key(value), Csv.decimal(share), share.toString()));
    }

    private void row(long line, QuestionSummary asked, String mode, String name, String value, String exact) {
        Csv.row(out, List.of(Long.toString(line), asked.game(), asked.command(), mode, name, value, exact));
    }
}
