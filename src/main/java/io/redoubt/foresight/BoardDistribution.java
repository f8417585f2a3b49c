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
 * A probability distribution of boards; equal boards are merged.
 *
 * @param chances the probabilities, which sum to 1
 */
public record BoardDistribution(Map<Board, Fraction> chances) {
    /** Returns a distribution with a single, certain board. */
    static BoardDistribution of(Board board) {
        return new BoardDistribution(Map.of(board, Fraction.ONE));
    }

    /** Returns the number of different boards. */
    public int size() {
        return chances.size();
    }

    /** Returns the probability that a condition holds. */
    public Fraction of(Predicate<Board> fact) {
        Fraction sum = Fraction.ZERO;
        for (Map.Entry<Board, Fraction> board : chances.entrySet()) {
            if (fact.test(board.getKey())) {
                sum = sum.plus(board.getValue());
            }
        }
        return sum;
    }

    /** Returns the distribution of a function of the board, in the order of the boards. */
    public <T> Map<T, Fraction> spread(Function<Board, T> question) {
        Map<T, Fraction> spread = new LinkedHashMap<>();
        chances.forEach((board, chance) -> spread.merge(question.apply(board), chance, Fraction::plus));
        return spread;
    }

    /** Returns the values that differ from an earlier board on at least one board, piece by piece. */
    public Map<String, List<String>> changed(Board before) {
        Map<String, List<String>> changed = new LinkedHashMap<>();
        BoardDiff differences = new BoardDiff(before);
        chances.keySet().forEach(differences::add);
        differences
                .places()
                .forEach(place -> changed.computeIfAbsent(place.piece(), any -> new java.util.ArrayList<>())
                        .add(place.key()));
        return changed;
    }

    /** Returns a value on a board; empty if the piece has none, or does not exist. */
    public static String value(Board board, String piece, String key) {
        if (key.equals(GONE)) {
            return board.piece(piece).isPresent() ? "" : "true";
        }
        return board.piece(piece).flatMap((Piece of) -> of.value(key)).orElse("");
    }

    /** The key of a value that is true if the piece was removed from the table. */
    public static final String GONE = "off-the-table";
}
