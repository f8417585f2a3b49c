package io.redoubt.session;

import io.redoubt.cli.review.BattleReview;
import io.redoubt.cli.review.ReviewWords;
import io.redoubt.cli.runtime.AtomicFile;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.input.BadInputException;
import java.util.ArrayList;
import java.util.List;

/** {@code report [--html] [FILE]}: writes an after-action report, as Markdown or as a page. */
final class ReportCommand {
    private ReportCommand() {}

    static Command of(SessionContext table) {
        return new Command(
                "report",
                "report [--html] [FILE]",
                "an after-action report in Markdown or HTML; --force overwrites",
                (words, typed) -> run(table, words));
    }

    private static ExitCode run(SessionContext table, List<String> words) {
        ReviewWords asked = ReviewWords.of(words);
        List<String> files = new ArrayList<>(asked.words());
        boolean html = files.remove("--html");
        boolean force = files.remove("--force");
        if (files.size() > 1) {
            throw new BadInputException("report takes one file, or none to print it");
        }
        if (files.isEmpty() && html) {
            throw new BadInputException("report --html takes a file: report --html battle.html");
        }
        BattleReview review = new BattleReview(table.view());
        if (files.isEmpty()) {
            return review.report(asked.format());
        }
        if (asked.format() == ReviewWords.Format.JSON) {
            throw new BadInputException("report --json is printed; remove " + files.get(0) + ", or remove --json");
        }
        AtomicFile.Existing existing = force ? AtomicFile.Existing.OVERWRITTEN : AtomicFile.Existing.KEPT;
        return html ? review.page(files.get(0), existing) : review.markdown(files.get(0), existing);
    }
}
