package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.BoardDistribution;
import io.redoubt.foresight.GoalExample;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.StepSequence;
import io.redoubt.foresight.ValueText;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The result of a sequence of steps, ready to be written.
 *
 * @param game the game
 * @param steps the steps as they were typed
 * @param inputs the inputs given for all steps
 * @param before the board after the table was set up
 * @param sequence the steps that were followed
 * @param goals the probabilities of the goals, by the text in which they were given
 * @param timing the boards on which the goals count
 * @param rulings the resolver that answered the queries
 */
record ForeseeResult(
        RuleSet game,
        List<String> steps,
        StepInputs inputs,
        Board before,
        StepSequence sequence,
        Map<String, Fraction> goals,
        GoalTiming timing,
        BoardRulings rulings) {
    /**
     * A value of a piece that differs from the initial board.
     *
     * @param key the key of the value
     * @param chances the probability of each value, mildest first
     */
    record Value(String piece, String key, Map<String, Fraction> chances) {
        boolean isCertain() {
            return chances.size() == 1;
        }

        /** Returns the numbers with their probabilities, lowest first; empty unless every known value is a number. */
        Optional<Map<Integer, Fraction>> numbers() {
            Map<Integer, Fraction> numbers = new TreeMap<>();
            for (Map.Entry<String, Fraction> chance : chances.entrySet()) {
                String text = chance.getKey();
                if (text.isEmpty() || text.length() > 9 || !text.chars().allMatch(c -> c >= '0' && c <= '9')) {
                    return Optional.empty();
                }
                numbers.put(Integer.parseInt(text), chance.getValue());
            }
            return Optional.of(numbers);
        }

        /** Returns the name of the value in the notation of goals. */
        String name() {
            return key + '(' + piece + ')';
        }

        static Fraction mean(Map<Integer, Fraction> numbers) {
            Fraction mean = Fraction.ZERO;
            for (Map.Entry<Integer, Fraction> number : numbers.entrySet()) {
                mean = mean.plus(number.getValue().times(Fraction.of(number.getKey())));
            }
            return mean;
        }

        /** Returns the probability of each number or more. */
        static Map<Integer, Fraction> atLeast(Map<Integer, Fraction> numbers) {
            Map<Integer, Fraction> atLeast = new LinkedHashMap<>();
            Fraction left = Fraction.ONE;
            for (Map.Entry<Integer, Fraction> number : numbers.entrySet()) {
                atLeast.put(number.getKey(), left);
                left = left.minus(number.getValue());
            }
            return atLeast;
        }
    }

    /** Returns the remarks of the rules before dice, each with its rule. */
    Set<String> remarks() {
        Set<String> remarks = new LinkedHashSet<>();
        sequence.remarks().forEach(remark -> remarks.add(SentenceText.cited(remark)));
        return remarks;
    }

    /** Returns every value that differs from the initial board on at least one board. */
    List<Value> values() {
        List<Value> values = new ArrayList<>();
        sequence.outlook().changed(before).forEach((piece, keys) -> {
            for (String key : keys) {
                values.add(new Value(piece, key, chances(piece, key)));
            }
        });
        return values;
    }

    private Map<String, Fraction> chances(String piece, String key) {
        Optional<Piece> one = piece(piece);
        Optional<InputField<?>> field = one.flatMap(
                        of -> PieceKind.of(of.kind(), game.battleRules().kinds()))
                .flatMap(kind -> kind.field(key));
        Optional<String> unsaid =
                one.flatMap(of -> field.flatMap(known -> ValueText.unsaid(game.battleRules(), of, known)));
        Map<String, Fraction> told = new LinkedHashMap<>();
        sequence.outlook()
                .spread(board -> key.equals(BoardDistribution.GONE)
                        ? Boolean.toString(
                                !BoardDistribution.value(board, piece, key).isEmpty())
                        : ValueText.told(unsaid, BoardDistribution.value(board, piece, key)))
                .forEach((value, chance) -> told.merge(value, chance, Fraction::plus));
        List<String> order = new ArrayList<>(told.keySet());
        List<String> known = field.map(of -> of.kind().isFlag()
                        ? List.of("false", "true")
                        : of.kind().choices())
                .orElse(List.of());
        order.sort(Comparator.comparingInt(known::indexOf));
        Map<String, Fraction> ordered = new LinkedHashMap<>();
        order.forEach(value -> ordered.put(value, told.getOrDefault(value, Fraction.ZERO)));
        return ordered;
    }

    /** Returns the piece on the initial board, or as it was added later. */
    private Optional<Piece> piece(String name) {
        Optional<Piece> one = before.piece(name);
        for (Board board : sequence.outlook().chances().keySet()) {
            one = one.isPresent() ? one : board.piece(name);
        }
        return one;
    }

    /** Returns the probability of the goal with this text. */
    Fraction chance(String words) {
        return goals.getOrDefault(words, Fraction.ZERO);
    }

    /** Returns an example of a goal. */
    GoalExample example() {
        return new GoalExample(before, game);
    }

    /** Names the goals, and when they count. */
    String goalTitle() {
        return timing == GoalTiming.ANY_TIME ? "Goals, at any time" : "Goals";
    }
}
