package io.redoubt.cli.command;

import io.redoubt.cli.runtime.Environment;
import io.redoubt.report.Paint;
import io.redoubt.report.SentenceText;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.umpire.Sentence;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Formats changes of the table as text. */
public final class ChangeText {
    private static final String TRUE = "true";

    /** Maximum number of pieces with equal changes that are listed one by one. */
    private static final int MOST_ALIKE = 6;

    private final Environment world;
    private final Paint paint;

    ChangeText(Environment world, Paint paint) {
        this.world = world;
        this.paint = paint;
    }

    /** Creates a formatter without colours. */
    public static ChangeText plain(Environment world) {
        return new ChangeText(world, Paint.plain());
    }

    /**
     * Prints changes of pieces of a game, piece by piece.
     *
     * @param remark text in parentheses after them; empty for none
     */
    public void write(List<Change> changes, RuleSet game, String remark) {
        String text = of(changes, game) + (remark.isEmpty() ? "" : "  (" + remark + ")");
        for (String line : TextColumns.hang(text, world.columns() - 2, 2)) {
            world.out().println("  " + paint.faint(line));
        }
    }

    /** Prints a sentence about something left to do, with its first rule. */
    void say(Sentence sentence) {
        for (String line : TextColumns.hang(SentenceText.cited(sentence), world.columns() - 2, 2)) {
            world.out().println("  " + line);
        }
    }

    /**
     * Formats changes of pieces of a game: {@code gunhouse: state pinned · pak40: shot}; many equal ones are given once.
     */
    public static String of(List<Change> changes, RuleSet game) {
        Map<String, StringBuilder> pieces = new LinkedHashMap<>();
        for (Change change : changes) {
            StringBuilder text = pieces.computeIfAbsent(change.piece(), any -> new StringBuilder());
            text.append(text.length() == 0 ? "" : ", ").append(words(change, game));
        }
        List<String> names = List.copyOf(pieces.keySet());
        String first = String.valueOf(pieces.get(names.isEmpty() ? "" : names.get(0)));
        if (names.size() > MOST_ALIKE
                && pieces.values().stream().allMatch(text -> text.toString().equals(first))) {
            return PrintableText.of(names.get(0)) + " … " + PrintableText.of(names.get(names.size() - 1)) + ": " + first
                    + " (" + names.size() + " pieces)";
        }
        StringBuilder all = new StringBuilder();
        pieces.forEach((piece, text) -> all.append(all.length() == 0 ? "" : " · ")
                .append(piece.isEmpty() ? "table" : PrintableText.of(piece))
                .append(": ")
                .append(text));
        return all.toString();
    }

    private static String words(Change change, RuleSet game) {
        String key = PrintableText.of(change.key());
        String words = key.replace('-', ' ');
        if (change.value().isEmpty()) {
            if (change.key().equals(Change.KIND)) {
                return "off the table";
            }
            return isFlag(change.key(), game) ? "no longer " + words : words + " cleared";
        }
        if (change.key().equals(Change.KIND)) {
            return PrintableText.of(change.value());
        }
        // A value follows the name of its option; a flag is its name alone.
        return change.value().equals(TRUE) ? words : key + ' ' + Piece.shown(change.value());
    }

    /** Returns whether pieces of a game have a flag of this name. */
    private static boolean isFlag(String key, RuleSet game) {
        return game.battleRules().kinds().stream()
                .anyMatch(kind ->
                        kind.field(key).filter(field -> field.kind().isFlag()).isPresent());
    }
}
