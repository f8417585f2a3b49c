package io.redoubt.session;

import io.redoubt.cli.command.BoardEdits;
import io.redoubt.cli.command.ChangeText;
import io.redoubt.cli.review.BattleReview;
import io.redoubt.cli.review.ReviewWords;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Commands that add, describe, list and remove pieces. */
final class PieceCommands {
    /** The name of the command whose text after the piece is free. */
    static final String NOTE = "note";

    /** Maximum number of removed pieces that are listed one by one. */
    private static final int MOST_NAMED = 6;

    private final SessionContext table;

    PieceCommands(SessionContext table) {
        this.table = table;
    }

    List<Command> all() {
        return List.of(
                new Command("add", "add KIND NAME… [options]", "add pieces to the table (n1..n6 adds six)", this::add),
                new Command("copy", "copy NAME OTHER…", "copy a piece under new names", saying("copy")),
                new Command(PieceKind.UNIT, "unit NAME [options]", "same as add unit", saying(PieceKind.UNIT)),
                new Command("set", "set NAME options", "change its details (the value none clears one)", saying("set")),
                new Command("owner", "owner SIDE|none", "the owner of the pieces you add from now on", this::owner),
                new Command(
                        "list",
                        "list [WORD]",
                        "list pieces, optionally of one kind or side",
                        (words, typed) -> review().list(ReviewWords.of(words))),
                new Command(
                        "show",
                        "show NAME",
                        "show all details of a piece",
                        (words, typed) -> review().show(ReviewWords.of(words))),
                new Command(
                        "state",
                        "state [NAME] [--json]",
                        "same as list or show; --json also for log, luck, report",
                        (words, typed) -> review().state(ReviewWords.of(words))),
                new Command("remove", "remove NAME…", "remove pieces from the table", this::remove),
                new Command("rename", "rename NAME OTHER", "rename a piece", this::rename),
                new Command(NOTE, "note NAME WORDS", "attach a note to a piece", saying(NOTE)));
    }

    private ExitCode add(List<String> words, String typed) {
        if (!words.isEmpty() && PieceKind.of(words.get(0), table.kinds()).isEmpty()) {
            String word = words.get(0);
            List<String> games = new ArrayList<>();
            for (RuleSet game : table.games().games()) {
                if (PieceKind.of(word, game.battleRules().kinds()).isPresent()) {
                    games.add(game.key());
                }
            }
            boolean isKnownHere = edits().kindHint(word).isPresent();
            if (!games.isEmpty() && !isKnownHere) {
                throw new BadInputException("add " + PrintableText.of(word) + ": not one of "
                        + String.join(", ", PieceKind.ids(table.kinds())) + "; it is a piece of " + titles(games)
                        + ": in a new battle, type use " + String.join(" or use ", games) + " first");
            }
        }
        return said("add", words, typed);
    }

    private String titles(List<String> games) {
        return games.stream()
                .flatMap(key -> table.games().game(key).stream())
                .map(RuleSet::title)
                .collect(Collectors.joining(" and "));
    }

    private Command.Action saying(String command) {
        return (words, typed) -> said(command, words, typed);
    }

    /** Runs an edit and prints the changes. */
    private ExitCode said(String command, List<String> words, String typed) {
        List<Change> changes = edits().changes(command, words);
        String unknown = edits().unknown(changes);
        table.record(typed, changes);
        table.say(ChangeText.of(changes, table.rules()) + unknown);
        return ExitCode.ANSWERED;
    }

    private BattleReview review() {
        return new BattleReview(table.view());
    }

    private ExitCode owner(List<String> words, String typed) {
        List<Change> changes = edits().changes("owner", words);
        table.record(typed, changes);
        String side = changes.get(0).value();
        table.say(
                side.isEmpty()
                        ? "Pieces added from now on have no owner"
                        : "Pieces added from now on belong to " + PrintableText.of(side)
                                + new PieceSuggestions(table).unknownSide(side));
        return ExitCode.ANSWERED;
    }

    private BoardEdits edits() {
        return new BoardEdits(table.world(), table.rules(), table.board());
    }

    private ExitCode remove(List<String> words, String typed) {
        List<Change> changes = edits().changes("remove", words);
        List<String> removed = changes.stream()
                .filter(change -> change.key().equals(Change.KIND))
                .map(Change::piece)
                .toList();
        List<Change> links = changes.stream()
                .filter(change -> !removed.contains(change.piece()))
                .toList();
        table.record(typed, changes);
        String others = links.isEmpty() ? "" : "; " + ChangeText.of(links, table.rules());
        String names = removed.size() > MOST_NAMED
                ? removed.get(0) + " … " + removed.get(removed.size() - 1) + " (" + removed.size() + " pieces)"
                : String.join(", ", removed);
        table.say(names + " removed" + others + "  (type undo to reverse)");
        return ExitCode.ANSWERED;
    }

    private ExitCode rename(List<String> words, String typed) {
        List<Change> changes = edits().changes("rename", words);
        table.record(typed, changes);
        table.say(changes.get(0).piece() + " is now called " + words.get(1));
        return ExitCode.ANSWERED;
    }
}
