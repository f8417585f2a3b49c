package io.redoubt.cli.review;

import io.redoubt.battle.Luck;
import io.redoubt.battle.Roll;
import io.redoubt.battle.Ruling;
import io.redoubt.battle.RulingSides;
import io.redoubt.cli.runtime.AtomicFile;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Answers questions about a battle: its pieces, journal, luck and report. */
public final class BattleReview {
    private static final String WITHOUT_WISH = "Sums of dice count where the rules say which totals are good; a rule"
            + " file says it with: sum 2d6 as \"fire\", high is good";

    private final BattleView view;

    public BattleReview(BattleView view) {
        this.view = view;
    }

    /**
     * Prints all pieces, or all values of one.
     *
     * @throws BadInputException if there is no piece of that name
     */
    public ExitCode state(ReviewWords asked) {
        if (asked.words().isEmpty()) {
            return list(asked);
        }
        if (asked.words().size() > 1) {
            throw new BadInputException("state takes one piece, or none for all: state n1");
        }
        return show(asked, "state");
    }

    /**
     * Prints pieces, all or those of a kind, a side or a name.
     *
     * @throws BadInputException if there is more than one word
     */
    public ExitCode list(ReviewWords asked) {
        if (asked.words().size() > 1) {
            throw new BadInputException("list takes one word, or none: a kind, a side or a name");
        }
        String only = asked.words().isEmpty() ? "" : asked.words().get(0);
        List<Piece> pieces = view.board().pieces().stream()
                .filter(piece -> only.isEmpty()
                        || piece.kind().equalsIgnoreCase(only)
                        || piece.owner().equalsIgnoreCase(only)
                        || piece.name().equalsIgnoreCase(only))
                .toList();
        switch (asked.format()) {
            case JSON -> StateJson.write(view, pieces);
            case TEXT -> {
                StateText.list(view, pieces);
                if (pieces.isEmpty()) {
                    view.say(
                            view.board().pieces().isEmpty()
                                    ? "The table is empty; use add to place a piece"
                                    : noneIs(only));
                }
            }
        }
        return ExitCode.ANSWERED;
    }

    /** Returns the message that no piece has a kind, side or name, with those that there are. */
    private String noneIs(String word) {
        Set<String> kinds = new LinkedHashSet<>();
        view.board().pieces().forEach(piece -> kinds.add(PrintableText.of(piece.kind())));
        List<String> sides = RulingSides.all(view.board());
        List<String> known = new ArrayList<>(kinds);
        known.addAll(sides);
        known.addAll(view.board().names());
        String hint = SpellingSuggestion.hint(word, known);
        return "No piece has the kind, side or name " + PrintableText.of(word) + hint + (hint.isEmpty() ? "." : "")
                + " On the table: " + String.join(", ", kinds)
                + (sides.isEmpty() ? "" : "; sides " + PrintableText.of(String.join(", ", sides)));
    }

    /**
     * Prints all values of one piece.
     *
     * @throws BadInputException if there is no piece of that name
     */
    public ExitCode show(ReviewWords asked) {
        if (asked.words().size() != 1) {
            throw new BadInputException("give one name: show NAME");
        }
        return show(asked, "list");
    }

    private ExitCode show(ReviewWords asked, String overview) {
        String name = asked.words().get(0);
        Piece piece = view.board()
                .find(name)
                .orElseThrow(() -> new BadInputException(view.board().unknown(name) + " (" + overview + " shows all)"));
        switch (asked.format()) {
            case JSON -> StateJson.write(view, List.of(piece));
            case TEXT -> StateText.show(view, piece);
        }
        return ExitCode.ANSWERED;
    }

    /** Prints the journal: all entries, the last of them, or those that match words. */
    public ExitCode log(ReviewWords asked) {
        JournalLog log = JournalLog.of(view, asked.words());
        switch (asked.format()) {
            case JSON -> LogJson.write(view, log);
            case TEXT -> {
                log.remark().ifPresent(view::say);
                log.entries().forEach(line -> view.say(LogText.line(line)));
            }
        }
        return ExitCode.ANSWERED;
    }

    /**
     * Prints the luck of the dice.
     *
     * @throws BadInputException if there are words
     */
    public ExitCode luck(ReviewWords asked) {
        mustBeEmpty("luck", asked.words());
        List<Luck> lucks = Luck.of(view.battle().rulings());
        switch (asked.format()) {
            case JSON -> LuckJson.write(view, lucks);
            case TEXT -> {
                LuckText.plotted(lucks, view.world().columns() - 2).forEach(view::say);
                if (lucks.isEmpty() && hasSums()) {
                    view.say(WITHOUT_WISH);
                }
            }
        }
        return ExitCode.ANSWERED;
    }

    /** Returns whether dice were added up. */
    private boolean hasSums() {
        for (Ruling ruling : view.battle().rulings()) {
            if (ruling.rolls().stream().anyMatch(Roll.Total.class::isInstance)) {
                return true;
            }
        }
        return false;
    }

    /** Prints the report. */
    public ExitCode report(ReviewWords.Format format) {
        switch (format) {
            case JSON -> ReportJson.write(view);
            case TEXT -> new ReportText(view).text().lines().forEach(this::reported);
        }
        return ExitCode.ANSWERED;
    }

    /** Prints a line of the report, on a terminal wrapped between words, which Markdown reads as one line too. */
    private void reported(String line) {
        if (view.world().terminal().out()) {
            TextColumns.hang(PrintableText.lines(line), view.world().columns(), 2)
                    .forEach(view::print);
        } else {
            view.print(line);
        }
    }

    /** Writes the report to a file as Markdown. */
    public ExitCode markdown(String file, AtomicFile.Existing existing) {
        return written(AtomicFile.of(view.world(), file, existing), new ReportText(view).text());
    }

    /** Writes the report to a file as a page. */
    public ExitCode page(String file, AtomicFile.Existing existing) {
        return written(AtomicFile.of(view.world(), file, existing), new ReportPage(view).text());
    }

    private ExitCode written(AtomicFile file, String text) {
        file.write(text);
        view.say("The report is in " + file.name());
        return ExitCode.ANSWERED;
    }

    /**
     * Rejects words where a command takes none.
     *
     * @throws BadInputException if there are any
     */
    static void mustBeEmpty(String command, List<String> words) {
        if (!words.isEmpty()) {
            throw new BadInputException(
                    command + " takes no arguments; remove " + PrintableText.of(String.join(" ", words)));
        }
    }
}
