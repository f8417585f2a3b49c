package io.redoubt.foresight.search;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The results of one action found so far on boards of one layout: a hash table with open addressing, whose keys are the
 * numbers of the pieces that the action reads or changes.
 */
final class EffectTable {
    private static final int FIRST_SIZE = 16;

    final int by;
    final int at;
    final int[] slots;
    private Effect[] effects = new Effect[FIRST_SIZE];
    private int size;

    /**
     * Creates a table.
     *
     * @param by the slot of the piece that acts
     * @param at the slot of the target
     * @param slots the slots of all pieces that matter
     */
    EffectTable(int by, int at, int[] slots) {
        this.by = by;
        this.at = at;
        this.slots = slots;
    }

    /**
     * The result for some numbers of the slots: the turns still to come and the stage, the numbers before the action and
     * after each branch, one per slot. There are none after it if the layout or the stage changes.
     */
    static final class Effect {
        final int left;
        final int[] codes;
        final Optional<Transition> transition;
        final int[][] after;
        final boolean changesSomething;
        final int[] distinct;
        final double[] odds;

        Effect(int left, int[] codes, Optional<Transition> transition, int[][] after, boolean changesSomething) {
            this.changesSomething = changesSomething;
            this.left = left;
            this.codes = codes;
            this.transition = transition;
            this.after = after;
            this.distinct = IntStream.range(0, after.length)
                    .filter(way -> first(way) == way)
                    .toArray();
            this.odds = new double[after.length];
            for (int way = 0; way < after.length; way++) {
                odds[first(way)] += transition.get().odds(way);
            }
        }

        /** Returns the first branch with the same numbers after it. */
        private int first(int way) {
            int first = 0;
            while (!Arrays.equals(after[first], after[way])) {
                first++;
            }
            return first;
        }
    }

    private int place(State state) {
        int hash = state.left();
        for (int slot : slots) {
            hash = mixed(hash, state.pieces()[slot]);
        }
        return place(hash);
    }

    private static int mixed(int hash, int code) {
        return Integer.rotateLeft(hash ^ code, 13) * 0x9E3779B1;
    }

    private int place(int hash) {
        return (hash ^ (hash >>> 16)) & (effects.length - 1);
    }

    /** Returns the result for a state, if it is known. */
    @Nullable
    Effect find(State state) {
        for (int i = place(state); effects[i] != null; i = (i + 1) & (effects.length - 1)) {
            if (isFor(effects[i], state)) {
                return effects[i];
            }
        }
        return null;
    }

    private boolean isFor(Effect effect, State state) {
        if (effect.left != state.left()) {
            return false;
        }
        for (int i = 0; i < slots.length; i++) {
            if (effect.codes[i] != state.pieces()[slots[i]]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the numbers of the pieces that matter. */
    int[] codes(State state) {
        int[] codes = new int[slots.length];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = state.pieces()[slots[i]];
        }
        return codes;
    }

    /** Adds a result that is not known yet. */
    void store(Effect effect) {
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
        int hash = effect.left;
        for (int code : effect.codes) {
            hash = mixed(hash, code);
        }
        int i = place(hash);
        while (effects[i] != null) {
            i = (i + 1) & (effects.length - 1);
        }
        effects[i] = effect;
    }
}
