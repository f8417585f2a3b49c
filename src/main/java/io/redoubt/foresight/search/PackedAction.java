package io.redoubt.foresight.search;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The results of one action on packed boards, looked up by the fields of the pieces that it reads or changes. */
final class PackedAction {
    private final Action action;
    private final MoveGenerator moves;
    private final BoardPacking packing;
    private final int by;
    private final int at;
    private final long mask;
    private Effect[] effects = new Effect[16];
    private int size;

    /** The result for some fields. */
    static final class Effect {
        private final long key;

        /** The number of branches of the rules, some of which may lead to equal boards. */
        final int ways;

        /** The probabilities of the different boards; none if the action changes nothing, or is impossible. */
        final double[] odds;

        /** The fields after it on each of these boards, with the stage. */
        final long[] after;

        private Effect(long key, int ways, Map<Long, Double> chances) {
            this.key = key;
            this.ways = ways;
            this.odds = new double[chances.size()];
            this.after = new long[chances.size()];
            int way = 0;
            for (Map.Entry<Long, Double> chance : chances.entrySet()) {
                after[way] = chance.getKey();
                odds[way++] = chance.getValue();
            }
        }
    }

    PackedAction(CompiledAction compiled, MoveGenerator moves, BoardPacking packing) {
        this.action = compiled.action();
        this.moves = moves;
        this.packing = packing;
        this.by = compiled.by(moves.start());
        this.at = compiled.at(moves.start());
        this.mask = packing.mask(compiled.slots(moves.start().frame()));
    }

    /** Returns whether an interchangeable action comes first on a board. */
    boolean hasEarlierEquivalent(long board) {
        return packing.hasPeers()
                && (packing.hasEarlierEquivalent(by, board) || packing.hasEarlierEquivalent(at, board));
    }

    /** Returns the canonical board after one result. */
    long after(long board, Effect effect, int way) {
        long changed = effect.after[way];
        long after = packing.isSameStage(board, changed)
                ? (board & ~mask) | changed
                : packing.inLaterStage(board, changed, mask);
        return packing.hasPeers() ? packing.canonical(after) : after;
    }

    /** Returns the result on a board. */
    Effect on(long board) {
        long key = board & mask;
        int place = place(key);
        while (effects[place] != null) {
            if (effects[place].key == key) {
                return effects[place];
            }
            place = (place + 1) & (effects.length - 1);
        }
        Effect effect = evaluated(board, key);
        add(effect);
        return effect;
    }

    private Effect evaluated(long board, long key) {
        Map<Long, Double> chances = new LinkedHashMap<>();
        Optional<CompiledAction.Outcome> found =
                moves.outcome(action, packing.state(board)).filter(CompiledAction.Outcome::changesSomething);
        if (found.isEmpty()) {
            return new Effect(key, 0, chances);
        }
        CompiledAction.Outcome outcome = found.get();
        for (int way : outcome.distinct()) {
            chances.merge(packing.packed(outcome.after(way)) & mask, outcome.odds(way), Double::sum);
        }
        return new Effect(key, outcome.transition().ways().size(), chances);
    }

    private int place(long key) {
        return (int) ((key * BoardPacking.SPREAD) >>> Integer.SIZE) & (effects.length - 1);
    }

    private void add(Effect effect) {
        if (++size * 2 > effects.length) {
            Effect[] before = effects;
            effects = new Effect[2 * before.length];
            for (Effect each : before) {
                if (each != null) {
                    put(each);
                }
            }
        }
        put(effect);
    }

    private void put(Effect effect) {
        int place = place(effect.key);
        while (effects[place] != null) {
            place = (place + 1) & (effects.length - 1);
        }
        effects[place] = effect;
    }
}
