package io.redoubt.foresight.search;

import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Interchangeable pieces. Swapping two of them maps a board to an equivalent one (symmetry reduction). */
final class PieceSymmetry {
    private final List<Set<String>> groups = new ArrayList<>();
    private final Map<String, Set<String>> groupOf = new HashMap<>();
    private final List<int[][]> slots = new ArrayList<>();

    /** Returns an instance without interchangeable pieces. */
    static PieceSymmetry none() {
        return new PieceSymmetry();
    }

    private PieceSymmetry() {}

    /**
     * Finds pieces with equal values, the same part in the goal and the same actions, to which no other piece refers.
     */
    static PieceSymmetry in(PlanningProblem setting) {
        PieceSymmetry alike = new PieceSymmetry();
        Set<String> named = new HashSet<>();
        for (Piece piece : setting.start().pieces()) {
            setting.links().forEach(key -> piece.value(key).ifPresent(named::add));
        }
        List<Piece> first = new ArrayList<>();
        for (Piece piece : setting.start().pieces()) {
            if (named.contains(piece.name())) {
                continue;
            }
            int group = 0;
            while (group < first.size() && !areAlike(setting, first.get(group), piece)) {
                group++;
            }
            if (group == first.size()) {
                first.add(piece);
                alike.groups.add(new HashSet<>());
            }
            alike.groups.get(group).add(piece.name());
            alike.groupOf.put(piece.name(), alike.groups.get(group));
        }
        return alike;
    }

    private static boolean areAlike(PlanningProblem setting, Piece one, Piece other) {
        return one.kind().equals(other.kind())
                && one.values().equals(other.values())
                && roles(setting, one).equals(roles(setting, other))
                && setting.worth().isAlikeFor(one.name(), other.name());
    }

    /** Returns the actions of a piece and on it, without its name. */
    private static Set<String> roles(PlanningProblem setting, Piece piece) {
        Set<String> roles = new HashSet<>();
        Set<Action> actions = new LinkedHashSet<>(setting.actions().keySet());
        actions.addAll(setting.replies().keySet());
        for (Action action : actions) {
            if (action.by().equals(piece.name())) {
                roles.add(action.verb() + " at " + action.at() + ' ' + action.choice());
            }
            if (action.at().equals(piece.name())) {
                roles.add(action.verb() + " by " + action.by() + ' ' + action.choice());
            }
        }
        return roles;
    }

    /** Returns the pieces interchangeable with one, including itself. */
    Set<String> peers(String piece) {
        return groupOf.getOrDefault(piece, Set.of(piece));
    }

    /** Returns whether a piece is interchangeable with another. */
    boolean hasPeer(String piece) {
        return peers(piece).size() > 1;
    }

    /** Returns the slots of interchangeable pieces, group by group, in boards of one layout. */
    int[][] slots(State state, StateTable states) {
        while (slots.size() <= state.frame()) {
            slots.add(peers(states.layout(slots.size())));
        }
        return slots.get(state.frame());
    }

    private int[][] peers(StateTable.Layout layout) {
        List<int[]> peers = new ArrayList<>();
        for (Set<String> group : groups) {
            int[] here = layout.slots().entrySet().stream()
                    .filter(slot -> group.contains(slot.getKey()))
                    .mapToInt(Map.Entry::getValue)
                    .sorted()
                    .toArray();
            if (here.length > 1) {
                peers.add(here);
            }
        }
        return peers.toArray(new int[0][]);
    }

    /** Returns the canonical state among all states that differ by a swap of interchangeable pieces. */
    State canonical(State state, StateTable states) {
        int[] pieces = state.pieces();
        boolean copied = false;
        for (int[] peers : slots(state, states)) {
            int[] codes = new int[peers.length];
            boolean inOrder = true;
            for (int i = 0; i < peers.length; i++) {
                codes[i] = state.pieces()[peers[i]];
                inOrder &= i == 0 || codes[i - 1] <= codes[i];
            }
            if (!inOrder) {
                Arrays.sort(codes);
                pieces = copied ? pieces : Arrays.copyOf(pieces, pieces.length);
                copied = true;
                for (int i = 0; i < peers.length; i++) {
                    pieces[peers[i]] = codes[i];
                }
            }
        }
        return copied ? new State(state.frame(), state.left(), pieces) : state;
    }

    /** Returns the slot of a state that corresponds to a slot of its canonical state. */
    int played(int slot, State canonical, State state, StateTable states) {
        for (int[] peers : slots(state, states)) {
            int place = Arrays.binarySearch(peers, slot);
            if (place >= 0) {
                int same = 0; // its position among those with equal codes
                for (int i = 0; i < place; i++) {
                    same += canonical.pieces()[peers[i]] == canonical.pieces()[slot] ? 1 : 0;
                }
                for (int peer : peers) {
                    if (state.pieces()[peer] == canonical.pieces()[slot] && same-- == 0) {
                        return peer;
                    }
                }
            }
        }
        return slot;
    }

    /**
     * Returns whether an earlier interchangeable piece has the same code, so that it does not matter which one acts.
     */
    boolean hasEarlierEquivalent(int slot, State state, StateTable states) {
        for (int[] peers : slots(state, states)) {
            int place = Arrays.binarySearch(peers, slot);
            for (int i = 0; i < place; i++) {
                if (state.pieces()[peers[i]] == state.pieces()[slot]) {
                    return true;
                }
            }
        }
        return false;
    }
}
