package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.exact.IntegerMath;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.StepResult;
import io.redoubt.rules.piece.Change;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The result of an action, prepared for repeated evaluation. */
final class Transition {
    /** The result of a move after which the board is as it was. */
    static final Transition CERTAIN =
            of(new StepResult.Done(List.of(new OutcomeBranch("", Fraction.ONE, List.of())), List.of(), List.of()));

    static final Transition NOTHING = new Transition(List.of());

    private final List<OutcomeBranch> ways;
    private final double[] odds;
    private final boolean changesSomething;
    private final Map<List<Change>, Fraction> changes = new HashMap<>();
    private final Map<String, List<List<Change>>> ofPieces = new HashMap<>(4);
    private Optional<BigInteger> total = Optional.empty();

    private Transition(List<OutcomeBranch> ways) {
        this.ways = ways;
        this.odds = ways.stream().mapToDouble(way -> way.chance().doubleValue()).toArray();
        this.changesSomething = ways.stream().anyMatch(way -> !way.changes().isEmpty());
    }

    /** Returns the branches. */
    List<OutcomeBranch> ways() {
        return ways;
    }

    /** Returns whether any branch changes the board; an action without changes cannot be better than none. */
    boolean changesSomething() {
        return changesSomething;
    }

    /** Returns whether another transition makes the same changes with the same probabilities, whatever they are called. */
    boolean hasSameChanges(Transition other) {
        return changes().equals(other.changes());
    }

    private Map<List<Change>, Fraction> changes() {
        if (changes.isEmpty()) {
            ways.forEach(way -> changes.merge(way.changes(), way.chance(), Fraction::plus));
        }
        return changes;
    }

    /** Returns the changes of one piece, by branch; empty if no branch changes it. */
    List<List<Change>> changes(String piece) {
        if (ofPieces.isEmpty() && changesSomething) {
            for (int way = 0; way < ways.size(); way++) {
                for (Change change : ways.get(way).changes()) {
                    add(way, change);
                }
            }
        }
        return ofPieces.getOrDefault(piece, List.of());
    }

    private void add(int way, Change change) {
        List<List<Change>> ofPiece = ofPieces.computeIfAbsent(
                change.piece(), any -> new ArrayList<>(Collections.nCopies(ways.size(), List.of())));
        if (ofPiece.get(way).isEmpty()) {
            ofPiece.set(way, new ArrayList<>(2));
        }
        ofPiece.get(way).add(change);
    }

    /** Returns the weight of a branch, over {@link #total}. */
    BigInteger weight(int way) {
        Fraction chance = ways.get(way).chance();
        return chance.numerator().multiply(total().divide(chance.denominator()));
    }

    /** Returns the least common denominator of the branches. Most are never asked for it, because few are compared. */
    BigInteger total() {
        if (total.isEmpty()) {
            BigInteger least = BigInteger.ONE;
            for (OutcomeBranch way : ways) {
                least = IntegerMath.leastMultiple(least, way.chance().denominator());
            }
            total = Optional.of(least);
        }
        return total.get();
    }

    double odds(int way) {
        return odds[way];
    }

    static Transition of(StepResult.Done happens) {
        return new Transition(happens.ways());
    }
}
