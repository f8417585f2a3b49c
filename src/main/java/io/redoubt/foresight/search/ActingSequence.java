package io.redoubt.foresight.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * The order in which pieces act in a restricted search: at each position one piece acts or is passed over, and what it
 * does is chosen anew on every board. In a wider search, one of the next few pieces acts. The unrestricted search has no
 * positions.
 */
final class ActingSequence {
    /** Actions available at a position. */
    private enum Choice {
        /** The step of the order, wherever it is possible. */
        STEP,
        /** Any action of the piece. */
        ACTION
    }

    /** The sequence of the unrestricted search, in which any piece may act at any time. */
    static final ActingSequence FREE = new ActingSequence(List.of(), Set.of(), Choice.ACTION, 1);

    private final List<Move> entries;
    private final Choice choice;
    private final int width;
    private final List<List<Action>> possible = new ArrayList<>();
    private final List<Set<PlanningProblem.Acted>> actors = new ArrayList<>();
    private final List<Set<PlanningProblem.Acted>> closed = new ArrayList<>();

    /** The position before each one at which its piece has its turn too; -1 if there is none. */
    private final List<Integer> earlier = new ArrayList<>();

    private ActingSequence(List<Move> entries, Set<Action> actions, Choice choice, int width) {
        this.choice = choice;
        this.width = width;
        this.entries = entries;
        Set<PlanningProblem.Acted> pieces = new HashSet<>();
        actions.forEach(action -> pieces.add(actor(new Move.Act(action))));
        Map<Set<PlanningProblem.Acted>, Integer> last = new HashMap<>();
        for (Move entry : entries) {
            Set<PlanningProblem.Acted> actor = entry instanceof Move.Act act ? Set.of(actor(act)) : Set.of();
            earlier.add(last.getOrDefault(actor, -1));
            last.put(actor, actors.size());
            actors.add(actor);
            possible.add(
                    !(entry instanceof Move.Act act)
                            ? List.of()
                            : choice == Choice.STEP
                                    ? List.of(act.action())
                                    : actions.stream()
                                            .filter(action ->
                                                    actor(new Move.Act(action)).equals(actor(act)))
                                            .toList());
        }
        for (int position = 0; position <= entries.size(); position++) {
            Set<PlanningProblem.Acted> over = new HashSet<>(pieces);
            for (int later = position; later < entries.size() && entries.get(later) instanceof Move.Act act; later++) {
                over.remove(actor(act));
            }
            closed.add(Set.copyOf(over));
        }
    }

    /**
     * Returns the sequence in which the pieces act in a fixed order of actions; pieces that the order does not use
     * follow in their stage.
     *
     * @param order the steps, sorted by turn and stage
     * @param actions every action to consider
     * @param width the number of pieces of which one acts next
     */
    static ActingSequence of(List<Move> order, Set<Action> actions, int width) {
        List<Move> entries = new ArrayList<>();
        List<Move> turn = new ArrayList<>();
        boolean own = true;
        for (Move move : order) {
            if (move instanceof Move.Act) {
                turn.add(move);
                own = true;
            } else {
                entries.addAll(own ? filled(turn, actions) : turn);
                entries.add(move);
                turn.clear();
                own = false;
            }
        }
        entries.addAll(filled(turn, actions));
        return new ActingSequence(entries, actions, Choice.ACTION, width);
    }

    /** Returns the sequence in which each piece does what a fixed order says wherever that is possible. */
    static ActingSequence strictly(List<Move> order, Set<Action> actions) {
        return new ActingSequence(order, actions, Choice.STEP, 1);
    }

    private static List<Move> filled(List<Move> turn, Set<Action> actions) {
        List<Move> filled = new ArrayList<>(turn);
        Set<PlanningProblem.Acted> used = new HashSet<>();
        turn.forEach(move -> used.add(actor((Move.Act) move)));
        for (Action action : actions) {
            Move.Act act = new Move.Act(action);
            if (used.add(actor(act))) {
                filled.add(act);
            }
        }
        filled.sort((one, other) -> Integer.compare(stage(one), stage(other)));
        return filled;
    }

    private static int stage(Move move) {
        return ((Move.Act) move).action().stage();
    }

    private static PlanningProblem.Acted actor(Move.Act act) {
        return new PlanningProblem.Acted(act.action().by(), act.action().stage());
    }

    /** Returns whether there is no choice at any position. */
    boolean isStrict() {
        return choice == Choice.STEP;
    }

    /** Returns the number of positions. */
    int size() {
        return entries.size();
    }

    boolean isFree() {
        return this == FREE;
    }

    /** Returns whether all pieces had their position. */
    boolean isOver(int position) {
        return position >= entries.size();
    }

    /** Returns whether the turn ends at a position. */
    boolean endsTurn(int position) {
        return entries.get(position) instanceof Move.NextTurn;
    }

    /** Returns the number of pieces of which one acts next. */
    int width() {
        return width;
    }

    /** Returns the actions of the piece whose position it is. */
    List<Action> actions(int position) {
        return possible.get(position);
    }

    /** Returns the piece whose position it is, with its stage; empty if the turn ends there. */
    Set<PlanningProblem.Acted> actor(int position) {
        return actors.get(position);
    }

    /**
     * Returns the positions whose pieces may act next.
     *
     * @param position the first position that is not over
     * @param isIdle whether the piece of a position can do nothing any more
     */
    List<Integer> next(int position, IntPredicate isIdle) {
        List<Integer> next = new ArrayList<>(width);
        for (int at = position; next.size() < width && !isOver(at) && !endsTurn(at); at++) {
            if (earlier.get(at) < position && !isIdle.test(at)) {
                next.add(at);
            }
        }
        return next;
    }

    /** Returns the position after an action of the planning side; the last one if the sequence is over. */
    int after(int position, Action action) {
        boolean isNext = !isOver(position) && actor(position).contains(actor(new Move.Act(action)));
        return isNext ? position + 1 : position;
    }

    /** Returns the pieces, with their stages, that have no position left in the turn of this one. */
    Set<PlanningProblem.Acted> closed(int position) {
        return closed.get(Math.min(position, entries.size()));
    }
}
