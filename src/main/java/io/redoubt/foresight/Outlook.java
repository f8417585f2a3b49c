package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.rules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Every board that can come about, each with its chance; equal boards are one.
 *
 * @param chances they sum to 1
 */
public record Outlook(Map<Board, Fraction> chances) {
    /** Nothing but what is. */
    static Outlook of(Board board) {
        return new Outlook(Map.of(board, Fraction.ONE));
    }

    /** How many different boards there are. */
    public int size() {
        return chances.size();
    }

    /** How likely something is. */
    public Fraction of(Predicate<Board> fact) {
        Fraction sum = Fraction.ZERO;
        for (Map.Entry<Board, Fraction> board : chances.entrySet()) {
            if (fact.test(board.getKey())) {
                sum = sum.plus(board.getValue());
            }
        }
        return sum;
    }

    /** The chances of everything that a board can answer, in the order the boards give it. */
    public <T> Map<T, Fraction> spread(Function<Board, T> question) {
        Map<T, Fraction> spread = new LinkedHashMap<>();
        chances.forEach((board, chance) -> spread.merge(question.apply(board), chance, Fraction::plus));
        return spread;
    }

    /** The places whose value is not what it was, on some board or on all, piece by piece. */
    public Map<String, List<String>> changed(Board before) {
        Map<String, List<String>> changed = new LinkedHashMap<>();
        Differences differences = new Differences(before);
        chances.keySet().forEach(differences::add);
        differences
                .places()
                .forEach(place -> changed.computeIfAbsent(place.piece(), any -> new java.util.ArrayList<>())
                        .add(place.key()));
        return changed;
    }

    /** A value on a board; empty where the piece has none, or is not there. */
    public static String value(Board board, String piece, String key) {
        if (key.equals(GONE)) {
            return board.piece(piece).isPresent() ? "" : "true";
        }
        return board.piece(piece).flatMap((Piece of) -> of.value(key)).orElse("");
    }

    /** The place of a piece that says whether it was taken off the table. */
    public static final String GONE = "off-the-table";
}
