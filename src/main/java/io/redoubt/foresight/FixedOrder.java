package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the best order of actions that is laid down beforehand and kept to, whatever the dice say: each piece is told once
 * in a stage what to do. {@link Improving} makes a good one; then what the best policy is worth from every board on, which
 * no order can beat, shows of most others that they need not be tried.
 */
final class FixedOrder {
    /** Ways that are followed, at most: some tenths of a second. */
    private static final int MOST_FOLLOWED = 25_000;

    /** Values that differ by less are compared exactly. */
    private static final double CLOSE = 1e-9;

    private final Planner planner;
    private final Exactly exactly;
    private final Moves moves;
    private final Set<Reached> seen = new HashSet<>();
    private Order best = new Order(List.of(), Set.of());
    private Fraction bestValue = Fraction.ZERO;
    private int followed;

    FixedOrder(Planner planner, Exactly exactly, Moves moves) {
        this.planner = planner;
        this.exactly = exactly;
        this.moves = moves;
    }

    /**
     * Steps that were laid down, and who is used up by them.
     *
     * @param steps an empty one begins the next turn
     */
    private record Order(List<Optional<Action>> steps, Set<PlanSetting.Acted> used) {
        Order with(Optional<Action> step) {
            List<Optional<Action>> all = new ArrayList<>(steps);
            all.add(step);
            Set<PlanSetting.Acted> more = new HashSet<>(used);
            step.ifPresentOrElse(each -> more.add(new PlanSetting.Acted(each.by(), each.stage())), more::clear);
            return new Order(all, more);
        }

        /** Whether the same is asked of a piece that is just like another, which no step has named so far either. */
        boolean hasLikeBefore(Action action, Moves moves) {
            Set<String> named = new HashSet<>();
            steps.forEach(step -> step.ifPresent(each -> named.addAll(List.of(each.by(), each.at()))));
            return hasLikeBefore(action.by(), named, moves) || hasLikeBefore(action.at(), named, moves);
        }

        private static boolean hasLikeBefore(String piece, Set<String> named, Moves moves) {
            return !named.contains(piece)
                    && moves.alike().peers(piece).stream()
                            .anyMatch(peer -> peer.compareTo(piece) < 0
                                    && !named.contains(peer)
                                    && moves.beginAlike(peer, piece));
        }

        boolean mayUse(Action action) {
            return !used.contains(new PlanSetting.Acted(action.by(), action.stage()));
        }
    }

    /** Orders after which all is the same. */
    private record Reached(Set<PlanSetting.Acted> used, Map<State, Fraction> boards) {}

    /** An order begun: what it can have led to by now, and the most that can still come of it. */
    private record Begun(Order order, Map<State, Fraction> boards, double hope) {}

    Plan.Fixed find(State start, int turns) {
        take(start, new Improving(planner, moves).find(start, turns));
        goOn(new Order(List.of(), Set.of()), Map.of(start, Fraction.ONE));
        leaveOut(start);
        List<String> steps = new ArrayList<>();
        best.steps().forEach(step -> steps.add(step.map(Action::toString).orElse(Plan.NEXT_TURN)));
        return new Plan.Fixed(steps, bestValue, followed <= MOST_FOLLOWED);
    }

    private void take(State start, List<Optional<Action>> steps) {
        Order order = new Order(List.of(), Set.of());
        for (Optional<Action> step : steps) {
            order = order.with(step);
        }
        best = order;
        bestValue = worth(steps, start);
    }

    /** Steps that make no difference are not worth telling. */
    private void leaveOut(State start) {
        int at = best.steps().size() - 1;
        while (at >= 0) {
            List<Optional<Action>> without = new ArrayList<>(best.steps());
            boolean turn = without.remove(at).isEmpty();
            if (!turn && worth(without, start).equals(bestValue)) {
                take(start, without);
            }
            at--;
        }
    }

    private Fraction worth(List<Optional<Action>> steps, State start) {
        Map<State, Fraction> boards = Map.of(start, Fraction.ONE);
        for (Optional<Action> step : steps) {
            Map<State, Fraction> before = boards;
            boards = step.isPresent() ? after(step.get(), before).orElse(before) : nextTurn(before);
        }
        return worth(boards);
    }

    private void goOn(Order order, Map<State, Fraction> boards) {
        List<Begun> nexts = new ArrayList<>();
        for (Action action : moves.all()) {
            if (followed <= MOST_FOLLOWED && order.mayUse(action) && !order.hasLikeBefore(action, moves)) {
                after(action, boards)
                        .ifPresent(after -> nexts.add(new Begun(order.with(Optional.of(action)), after, hope(after))));
            }
        }
        if (!isLast(boards)) {
            Map<State, Fraction> after = nextTurn(boards);
            nexts.add(new Begun(order.with(Optional.empty()), after, hope(after)));
        }
        nexts.sort((one, other) -> Double.compare(other.hope(), one.hope()));
        for (Begun next : nexts) {
            if (followed > MOST_FOLLOWED) {
                return;
            }
            if (!mayBeBetter(next) || !seen.add(new Reached(next.order().used(), next.boards()))) {
                continue;
            }
            Fraction worth = worth(next.boards());
            if (isLast(next.boards()) && worth.compareTo(bestValue) > 0) {
                bestValue = worth;
                best = next.order();
            }
            goOn(next.order(), next.boards());
        }
    }

    /** Whether no further turn is planned. */
    private static boolean isLast(Map<State, Fraction> boards) {
        return boards.keySet().stream().allMatch(state -> state.turns() == 0);
    }

    private Map<State, Fraction> nextTurn(Map<State, Fraction> boards) {
        Map<State, Fraction> after = new LinkedHashMap<>();
        boards.forEach((board, chance) -> moves.nextTurn(board)
                .ways()
                .forEach(way -> after.merge(moves.afterTurn(board, way), chance.times(way.chance()), Fraction::plus)));
        return after;
    }

    /** Where an action leads from all these boards, if it can be done on one of them; elsewhere nothing happens. */
    private Optional<Map<State, Fraction>> after(Action action, Map<State, Fraction> boards) {
        Map<State, Fraction> after = new LinkedHashMap<>();
        boolean done = false;
        for (Map.Entry<State, Fraction> board : boards.entrySet()) {
            Optional<Transition> transition = moves.of(action, board.getKey());
            if (transition.isEmpty()) {
                after.merge(board.getKey(), board.getValue(), Fraction::plus);
                continue;
            }
            done = true;
            followed += transition.get().ways().size();
            for (Way way : transition.get().ways()) {
                after.merge(
                        moves.after(board.getKey(), action, way),
                        board.getValue().times(way.chance()),
                        Fraction::plus);
            }
        }
        return done ? Optional.of(after) : Optional.empty();
    }

    private double hope(Map<State, Fraction> boards) {
        double hope = 0;
        for (Map.Entry<State, Fraction> board : boards.entrySet()) {
            hope += board.getValue().doubleValue() * planner.solve(board.getKey()).value;
        }
        return hope;
    }

    private boolean mayBeBetter(Begun next) {
        double bar = bestValue.doubleValue();
        if (Math.abs(next.hope() - bar) > CLOSE * Math.max(1, bar)) {
            return next.hope() > bar;
        }
        Fraction hope = Fraction.ZERO;
        for (Map.Entry<State, Fraction> board : next.boards().entrySet()) {
            hope = hope.plus(board.getValue().times(exactly.value(planner.solve(board.getKey()))));
        }
        return hope.compareTo(bestValue) > 0;
    }

    private Fraction worth(Map<State, Fraction> boards) {
        Fraction worth = Fraction.ZERO;
        for (Map.Entry<State, Fraction> board : boards.entrySet()) {
            worth = worth.plus(board.getValue().times(planner.worth(board.getKey())));
        }
        return worth;
    }
}
