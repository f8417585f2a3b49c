package io.redoubt.foresight.search;

import io.redoubt.foresight.LongNumbering;
import io.redoubt.foresight.SearchLimit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Merges packed boards that differ only in values which the pieces that can still act cannot tell apart. Late in a turn
 * these are most values: how many men are left of a target makes no difference if no remaining piece can destroy it.
 *
 * <p>The classes of {@link StateAggregation} hold for a whole stage. Here they belong to the set of pieces that can still
 * act. A piece that acts leaves a smaller set, so each set needs only the classes of smaller ones.
 */
final class PackedAggregation {
    /** The number of sets of the pieces of one stage for which classes are found; larger sets tell all values apart. */
    private static final long MOST_SETS = 5_000;

    private final BoardPacking packing;
    private final StateAggregation conditions;
    private final List<PackedAction> actions;
    private final SearchLimit.EvaluationWork work;
    private final PackedFates fates;

    /** The pieces that do not act. */
    private final int[] targets;

    /** The fields of the others, and the stage. */
    private final long acting;

    /** The set of the piece of each action, with its stage. */
    private final long[] actor;

    /** The set of all pieces that act in a stage. */
    private final long[] all;

    /** The largest number of pieces of a stage for whose sets classes are found. */
    private final int[] most;

    private final Map<Long, PackedFates.Classes[]> found = new HashMap<>();
    private final Map<List<Integer>, PackedFates.Classes> refinements = new HashMap<>();
    private final Map<List<Integer>, PackedFates.Classes> classes = new HashMap<>();
    private final PackedFates.Classes[] apart;
    private final LongNumbering numbers = new LongNumbering(64);
    private final List<Merging> mergings = new ArrayList<>();

    /** The fields to be replaced on boards with some fields of the pieces that act. */
    private static final class Merging {
        private final int[] slots;

        /** The field that takes the place of each one, for each of the slots. */
        private final int[][] least;

        Merging(int[] slots, PackedFates.Classes[] classes) {
            this.slots = slots;
            this.least =
                    Arrays.stream(slots).mapToObj(slot -> classes[slot].least).toArray(int[][]::new);
        }
    }

    private PackedAggregation(
            BoardPacking packing, StateAggregation conditions, List<PackedAction> actions, MoveGenerator moves) {
        this.packing = packing;
        this.conditions = conditions;
        this.actions = actions;
        this.work = moves.work();
        this.fates = new PackedFates(packing);
        int[] by = actions.stream().mapToInt(PackedAction::by).distinct().toArray();
        this.acting = packing.mask(by);
        this.targets = IntStream.range(0, packing.pieces())
                .filter(slot -> packing.fields(slot) > 1)
                .filter(slot -> Arrays.stream(by).noneMatch(actor -> actor == slot))
                .toArray();
        this.apart = IntStream.range(0, packing.pieces())
                .mapToObj(slot -> classes(packing.allFields(slot)))
                .toArray(PackedFates.Classes[]::new);
        this.all = new long
                [1 + actions.stream().mapToInt(PackedAction::stage).max().orElse(0)];
        this.actor = new long[actions.size()];
        Map<Integer, Integer> bits = new HashMap<>();
        for (int number = 0; number < actor.length; number++) {
            PackedAction action = actions.get(number);
            actor[number] = 1L << bits.computeIfAbsent(action.actor(), any -> bits.size());
            all[action.stage()] |= actor[number];
        }
        this.most = Arrays.stream(all).mapToInt(set -> most(Long.bitCount(set))).toArray();
    }

    /**
     * Returns what merges boards.
     *
     * @return empty if there are too many pieces for a set of 64 bits, or mandatory actions, which can come whichever
     *     pieces can still act
     */
    static Optional<PackedAggregation> of(
            BoardPacking packing, StateAggregation conditions, List<PackedAction> actions, MoveGenerator moves) {
        boolean areMany = actions.stream().map(PackedAction::actor).distinct().count() > Long.SIZE;
        return areMany || !moves.owed().isEmpty()
                ? Optional.empty()
                : Optional.of(new PackedAggregation(packing, conditions, actions, moves));
    }

    /** Returns how many of some pieces can be in a set, so that there are not too many such sets. */
    private static int most(int pieces) {
        int most = 0;
        long ofThisSize = 1;
        long sets = 1;
        while (most < pieces && sets <= MOST_SETS) {
            ofThisSize = ofThisSize * (pieces - most) / (most + 1);
            sets += ofThisSize;
            most++;
        }
        return sets <= MOST_SETS ? most : most - 1;
    }

    /** Returns the board that represents all boards like one. */
    long merged(long board) {
        int number = numbers.find(board & acting);
        if (number == LongNumbering.NONE) {
            PackedFates.Classes[] here = classes(available(board));
            mergings.add(new Merging(
                    Arrays.stream(targets).filter(slot -> here[slot].merge()).toArray(), here));
            number = numbers.add(board & acting);
        }
        Merging merging = mergings.get(number);
        long merged = board;
        for (int i = 0; i < merging.slots.length; i++) {
            int slot = merging.slots[i];
            merged = packing.with(merged, slot, merging.least[i][packing.field(board, slot)]);
        }
        return merged;
    }

    /** Returns the set of the pieces that can still act on a board. */
    private long available(long board) {
        long set = 0;
        for (int number = 0; number < actor.length; number++) {
            set |= actions.get(number).mayAct(board) ? actor[number] : 0;
        }
        return set;
    }

    /** Returns the classes of each piece for the set of those that can still act. */
    private PackedFates.Classes[] classes(long set) {
        for (int stage = 0; stage < all.length; stage++) {
            if (Long.bitCount(set & all[stage]) > most[stage]) {
                return apart;
            }
        }
        PackedFates.Classes[] known = found.get(set);
        if (known == null) {
            known = refined(set);
            found.put(set, known);
        }
        return known;
    }

    private PackedFates.Classes[] refined(long set) {
        List<List<PackedFates.Distinctions>> made = new ArrayList<>();
        for (int slot = 0; slot < packing.pieces(); slot++) {
            made.add(new ArrayList<>());
        }
        for (int number = 0; number < actions.size(); number++) {
            PackedAction action = actions.get(number);
            if ((set & actor[number]) != 0) {
                work.classify();
                PackedFates.Distinctions here = fates.of(number, action, classes(after(set, number)));
                for (int slot : here.slots) {
                    made.get(slot).add(here);
                }
            }
        }
        PackedFates.Classes[] refined = apart.clone();
        for (int slot : targets) {
            refined[slot] = classes(slot, made.get(slot));
        }
        return refined;
    }

    /** Returns the classes of fields of a piece that are equal for the goal, and that some actions do not tell apart. */
    private PackedFates.Classes classes(int slot, List<PackedFates.Distinctions> made) {
        List<Integer> question = new ArrayList<>(List.of(slot));
        made.forEach(each -> question.add(each.number));
        PackedFates.Classes known = refinements.get(question);
        if (known == null) {
            Map<List<Object>, Integer> first = new HashMap<>();
            int[] least = new int[packing.fields(slot)];
            for (int field = 0; field < least.length; field++) {
                List<Object> signature = new ArrayList<>(List.of(conditions.goals(slot, packing.code(slot, field))));
                for (PackedFates.Distinctions each : made) {
                    signature.add(each.of(slot)[field]);
                }
                int here = field;
                least[field] = first.computeIfAbsent(signature, any -> here);
            }
            known = classes(least);
            refinements.put(question, known);
        }
        return known;
    }

    /** Returns the set of the pieces that can still act after an action. */
    private long after(long set, int number) {
        long later = 0;
        for (int stage = actions.get(number).stage(); stage < all.length; stage++) {
            later |= all[stage];
        }
        return set & later & ~actor[number];
    }

    /** Returns the classes with these least fields: equal ones have one number. */
    private PackedFates.Classes classes(int[] least) {
        return classes.computeIfAbsent(
                Arrays.stream(least).boxed().toList(), any -> new PackedFates.Classes(classes.size(), least));
    }
}
