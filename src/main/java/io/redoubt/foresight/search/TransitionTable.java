package io.redoubt.foresight.search;

import io.redoubt.exact.IntegerMath;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.StepResult;
import io.redoubt.rules.piece.Change;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The transitions of a plan: each result of the rules is prepared and checked once, and equal results
 * are one. */
final class TransitionTable {
    private final List<String> links;
    private final PieceSymmetry alike;
    private final RelevantValues needed;
    private final IdentityHashMap<StepResult, Transition> transitions = new IdentityHashMap<>();
    private final Map<List<OutcomeBranch>, Transition> distinct = new HashMap<>();

    /** Signals that pieces assumed to be interchangeable are not. */
    static final class AsymmetryException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        AsymmetryException() {
            super(null, null, false, false);
        }
    }

    /**
     * Creates an empty table.
     *
     * @param links the keys of values that hold names of other pieces
     */
    TransitionTable(List<String> links, PieceSymmetry alike, RelevantValues needed) {
        this.links = links;
        this.alike = alike;
        this.needed = needed;
    }

    /**
     * Returns the transition for a result of the rules.
     *
     * @throws AsymmetryException if it names a piece that was assumed to be interchangeable with others
     */
    Transition of(StepResult.Done happens) {
        Transition known = transitions.get(happens);
        if (known == null) {
            known = distinct.computeIfAbsent(happens.ways(), ways -> {
                requireSymmetry(ways);
                return Transition.of(happens);
            });
            transitions.put(happens, known);
        }
        return known;
    }

    private void requireSymmetry(List<OutcomeBranch> ways) {
        for (OutcomeBranch way : ways) {
            for (Change change : way.changes()) {
                boolean named = links.contains(change.key()) || change.key().equals(Change.NAME);
                if (named && alike.hasPeer(change.value())) {
                    throw new AsymmetryException();
                }
                if (change.key().equals(Change.NAME)) {
                    needed.everything();
                }
            }
        }
    }

    /** Returns the least common denominator of all transitions. */
    BigInteger base() {
        Set<BigInteger> denominators = new HashSet<>();
        for (Transition transition : distinct.values()) {
            transition.ways().forEach(way -> denominators.add(way.chance().denominator()));
        }
        return denominators.stream().reduce(BigInteger.ONE, IntegerMath::leastMultiple);
    }
}
