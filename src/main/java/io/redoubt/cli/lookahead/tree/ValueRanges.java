package io.redoubt.cli.lookahead.tree;

import io.redoubt.battle.Board;
import io.redoubt.foresight.BoardDistribution;
import io.redoubt.foresight.PieceValueKey;
import io.redoubt.foresight.ValueText;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Formats sets of values of pieces, with numbers merged into ranges.
 *
 * @param game the game of the pieces
 */
record ValueRanges(RuleSet game) {
    private static final String ON_THE_TABLE = "on the table";
    private static final String OFF_THE_TABLE = "off the table";

    /** Returns a value of a piece on a board as text; a piece that is not there has none. */
    String value(PieceValueKey key, Board board) {
        Optional<Piece> piece = board.piece(key.piece());
        if (piece.isEmpty() || key.key().equals(BoardDistribution.GONE)) {
            return piece.isEmpty() ? OFF_THE_TABLE : ON_THE_TABLE;
        }
        String value = BoardDistribution.value(board, key.piece(), key.key());
        Optional<String> unsaid = PieceKind.of(
                        piece.get().kind(), game.battleRules().kinds())
                .flatMap(kind -> kind.field(key.key()))
                .flatMap(field -> ValueText.unsaid(game.battleRules(), piece.get(), field));
        return ValueText.told(unsaid, value);
    }

    /**
     * Describes values of one piece: {@code log: crew 5 to 8}.
     *
     * @param possible all values that are possible at this point, between which a range has no gaps
     */
    String words(PieceValueKey key, Set<String> values, Set<String> possible) {
        String words = key.key().replace('-', ' ');
        List<String> texts = new ArrayList<>();
        TreeSet<Integer> numbers = new TreeSet<>();
        for (String value : values) {
            number(value).ifPresentOrElse(numbers::add, () -> texts.add(word(key, value, words, texts.isEmpty())));
        }
        if (!numbers.isEmpty()) {
            TreeSet<Integer> all = new TreeSet<>();
            possible.forEach(value -> number(value).ifPresent(all::add));
            texts.add(0, key.key() + ' ' + ranges(numbers, all));
        }
        return PrintableText.of(key.piece()) + ": " + String.join(" or ", texts);
    }

    private static String word(PieceValueKey key, String value, String words, boolean first) {
        return switch (value) {
            case "true" -> words;
            case "false" -> "not " + words;
            case ON_THE_TABLE, OFF_THE_TABLE -> value;
            default -> first ? key.key() + ' ' + value : value;
        };
    }

    private static Optional<Integer> number(String text) {
        return text.isEmpty() || text.length() > 8 || !text.chars().allMatch(c -> c >= '0' && c <= '9')
                ? Optional.empty()
                : Optional.of(Integer.parseInt(text));
    }

    /** Joins numbers into ranges without the others that are possible: {@code 2 or 5 to 8}. */
    private static String ranges(TreeSet<Integer> numbers, TreeSet<Integer> possible) {
        List<String> ranges = new ArrayList<>();
        List<Integer> run = new ArrayList<>();
        for (int number : possible) {
            if (numbers.contains(number)) {
                run.add(number);
            } else {
                add(ranges, run);
            }
        }
        add(ranges, run);
        return String.join(" or ", ranges);
    }

    private static void add(List<String> ranges, List<Integer> run) {
        if (run.size() > 2) {
            ranges.add(run.get(0) + " to " + run.get(run.size() - 1));
        } else {
            run.forEach(number -> ranges.add(number.toString()));
        }
        run.clear();
    }
}
