package io.redoubt.foresight.search;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The results of one action found so far on boards of one layout: a hash table with open addressing. Its keys are the
 * numbers of the pieces that the action changes, and what it reads of the others.
 */
final class EffectTable {
    private static final int FIRST_SIZE = 16;

    final int by;
    final int at;
    final int[] slots;
    final int[] changed;
    private final ReadNumbering[] others;
    private final BitSet refused = new BitSet();
    private Effect[] effects = new Effect[FIRST_SIZE];
    private int size;

    /** The numbers of what an action reads of one piece: values that it cannot tell apart share one. */
    private static final class ReadNumbering {
        private static final int UNKNOWN = 0;

        private final int slot;
        private final IntFunction<List<String>> reads;
        private final Map<List<String>, Integer> known = new HashMap<>();
        private int[] numbers = new int[FIRST_SIZE];

        ReadNumbering(int slot, IntFunction<List<String>> reads) {
            this.slot = slot;
            this.reads = reads;
        }

        int number(State state) {
            int code = state.pieces()[slot];
            int values = code >> State.STAGES; // it is not the piece that acts, so what it has done does not matter
            if (values >= numbers.length) {
                numbers = Arrays.copyOf(numbers, Math.max(values + 1, 2 * numbers.length));
            }
            if (numbers[values] == UNKNOWN) {
                numbers[values] = known.computeIfAbsent(reads.apply(code), any -> known.size() + 1);
            }
            return numbers[values];
        }
    }

    /**
     * Creates a table.
     *
     * @param by the slot of the piece that acts
     * @param at the slot of the target
     * @param slots the slots of all pieces that matter
     * @param changed those that the action changes, or that act
     * @param reads returns what the action reads of the piece of a slot, for a number of it
     */
    EffectTable(int by, int at, int[] slots, int[] changed, IntFunction<IntFunction<List<String>>> reads) {
        this.by = by;
        this.at = at;
        this.slots = slots;
        this.changed = changed;
        this.others = Arrays.stream(slots)
                .filter(slot -> Arrays.stream(changed).noneMatch(other -> other == slot))
                .mapToObj(slot -> new ReadNumbering(slot, reads.apply(slot)))
                .toArray(ReadNumbering[]::new);
    }

    /**
     * The result for some boards: the turns still to come and the stage, the key of the boards, and the numbers of the
     * changed slots after each branch. There are none after it if the layout or the stage changes.
     */
    static final class Effect {
        private static final Effect REFUSED = new Effect(0, new int[0], Optional.empty(), new int[0][], false);

        final int left;
        final int[] key;
        final Optional<Transition> transition;
        final int[][] after;
        final boolean changesSomething;
        final int[] distinct;
        final double[] odds;

        Effect(int left, int[] key, Optional<Transition> transition, int[][] after, boolean changesSomething) {
            this.changesSomething = changesSomething;
            this.left = left;
            this.key = key;
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
        for (int slot : changed) {
            hash = mixed(hash, state.pieces()[slot]);
        }
        for (ReadNumbering other : others) {
            hash = mixed(hash, other.number(state));
        }
        return place(hash);
    }

    private static int mixed(int hash, int code) {
        return Integer.rotateLeft(hash ^ code, 13) * 0x9E3779B1;
    }

    private int place(int hash) {
        return (hash ^ (hash >>> 16)) & (effects.length - 1);
    }

    /** Records that the rules refuse the action because of what they read of the target alone. */
    void refuse(State state) {
        refused.set(state.pieces()[at] >> State.STAGES);
    }

    /** Returns the result for a state, if it is known. */
    @Nullable
    Effect find(State state) {
        // Most mandatory actions are refused on most boards, because no piece owes anything.
        if (at != CompiledAction.GONE && refused.get(state.pieces()[at] >> State.STAGES)) {
            return Effect.REFUSED;
        }
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
        for (int i = 0; i < changed.length; i++) {
            if (effect.key[i] != state.pieces()[changed[i]]) {
                return false;
            }
        }
        for (int i = 0; i < others.length; i++) {
            if (effect.key[changed.length + i] != others[i].number(state)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the key of a board. */
    int[] key(State state) {
        int[] key = Arrays.copyOf(codes(state), changed.length + others.length);
        for (int i = 0; i < others.length; i++) {
            key[changed.length + i] = others[i].number(state);
        }
        return key;
    }

    /** Returns the numbers of the pieces that the action changes. */
    int[] codes(State state) {
        int[] codes = new int[changed.length];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = state.pieces()[changed[i]];
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
        for (int code : effect.key) {
            hash = mixed(hash, code);
        }
        int i = place(hash);
        while (effects[i] != null) {
            i = (i + 1) & (effects.length - 1);
        }
        effects[i] = effect;
    }
}
