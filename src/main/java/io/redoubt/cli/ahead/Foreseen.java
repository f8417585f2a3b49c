package io.redoubt.cli.ahead;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.Look;
import io.redoubt.foresight.Outlook;
import io.redoubt.foresight.Sequence;
import io.redoubt.foresight.Values;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a sequence of steps comes to, ready to be told.
 *
 * @param game whose rules
 * @param steps as they were typed
 * @param before how things stood when the table was set
 * @param sequence what was followed
 * @param goals what was asked for by name, in the words it was asked for
 * @param hearings what the rules were asked
 */
record Foreseen(
        RuleSet game, List<String> steps, Board before, Sequence sequence, Map<String, Goal> goals, Hearings hearings) {
    /**
     * A value that is not what it was.
     *
     * @param key which of the piece's values
     * @param chances of each, mild ones first
     */
    record Value(String piece, String key, Map<String, Fraction> chances) {
        boolean isCertain() {
            return chances.size() == 1;
        }

        /** Its numbers with their chances, lowest first, if it is a number wherever it is known. */
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

        /** As goals write it. */
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

        /** The chance of each number or more. */
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

    /** Every value that is not what it was, on some board or on all. */
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
        Optional<Field<?>> field = one.flatMap(
                        of -> PieceKind.of(of.kind(), game.battleRules().kinds()))
                .flatMap(kind -> kind.field(key));
        Optional<String> unsaid =
                one.flatMap(of -> field.flatMap(known -> Values.unsaid(game.battleRules(), of, known)));
        Map<String, Fraction> told = new LinkedHashMap<>();
        sequence.outlook()
                .spread(board -> key.equals(Outlook.GONE)
                        ? Boolean.toString(!Outlook.value(board, piece, key).isEmpty())
                        : Values.told(unsaid, Outlook.value(board, piece, key)))
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

    /** The piece as it stood at first; one that came later as it came. */
    private Optional<Piece> piece(String name) {
        Optional<Piece> one = before.piece(name);
        for (Board board : sequence.outlook().chances().keySet()) {
            one = one.isPresent() ? one : board.piece(name);
        }
        return one;
    }

    /** How likely a goal is, by the words it was asked for in. */
    Fraction chance(String words) {
        return Optional.ofNullable(goals.get(words)).map(this::chance).orElse(Fraction.ZERO);
    }

    private Fraction chance(Goal goal) {
        return sequence.outlook().of(board -> goal.holds(Look.at(board)));
    }
}
