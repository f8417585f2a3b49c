package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The best step on every board of a plan; evaluated lazily. */
public final class Policy {
    private final State state;
    private final State reduced;
    private final BackwardInduction planner;
    private final ExactComparison exactly;
    private final MoveGenerator moves;
    private final PolicyShape shapes;
    private final PlanNode node;
    private final PlanNode.Choice choice;

    Policy(State state, BackwardInduction planner, ExactComparison exactly, MoveGenerator moves, PolicyShape shapes) {
        this.state = state;
        this.planner = planner;
        this.exactly = exactly;
        this.moves = moves;
        this.shapes = shapes;
        this.reduced = moves.reduced(state);
        this.node = planner.solve(reduced);
        this.choice = exactly.chosen(node);
    }

    /**
     * A possible result of a step.
     *
     * @param outcome the name of the outcome; empty if it has none
     * @param changes the changes to the board
     * @param then the policy after it
     */
    public record Result(String outcome, Fraction chance, List<Change> changes, Policy then) {}

    /** The situation when the policy ends. */
    public enum End {
        /** The goal is out of reach. */
        LOST("lost"),
        /** The goal is fully met. */
        DONE("done"),
        /** No possible action improves the value. */
        REST("rest");

        private final String word;

        End(String word) {
            this.word = word;
        }

        /** Returns the word for it. */
        public String word() {
            return word;
        }
    }

    /** Returns the value under the policy. */
    public Fraction value() {
        return exactly.value(node);
    }

    /** Returns a text that is equal for boards with the same steps, whatever happens. */
    public String shape() {
        return shapes.of(reduced, this);
    }

    /** Returns whether the policy ends here. */
    public boolean isOver() {
        return choice.move() instanceof Move.Rest;
    }

    /** Returns the situation if the policy ends here. */
    public Optional<End> end() {
        return !isOver()
                ? Optional.empty()
                : Optional.of(value().signum() == 0 ? End.LOST : value().equals(planner.most()) ? End.DONE : End.REST);
    }

    /** Returns the best step, as a command of the session. */
    public String step() {
        return real(choice.move()).text();
    }

    /** Translates a move on the canonical board into a move on this one. */
    private Move real(Move move) {
        return move instanceof Move.Act act ? new Move.Act(real(act.action())) : move;
    }

    private Action real(Action action) {
        return new Action(action.verb(), real(action.by()), real(action.at()), action.choice(), action.stage());
    }

    private String real(String name) {
        StateTable.Layout layout = moves.states().layout(state);
        Integer slot = layout.slots().get(name);
        return slot == null
                ? name
                : layout.pieces()
                        .get(moves.alike().played(slot, node.state, reduced, moves.states()))
                        .name();
    }

    /** Returns all results of the step; those with the same outcome and board are merged. */
    public List<Result> results() {
        if (isOver()) {
            return List.of();
        }
        record Seen(String outcome, State after) {}
        Map<Seen, Fraction> chances = new LinkedHashMap<>();
        Map<Seen, OutcomeBranch> ways = new LinkedHashMap<>();
        Move move = real(choice.move());
        for (OutcomeBranch way :
                moves.of(move, state).orElse(choice.transition()).ways()) {
            Seen seen = new Seen(way.outcome(), moves.after(state, move, way));
            chances.merge(seen, way.chance(), Fraction::plus);
            ways.putIfAbsent(seen, way);
        }
        List<Result> results = new ArrayList<>();
        chances.forEach((seen, chance) -> results.add(new Result(
                seen.outcome(),
                chance,
                ways.getOrDefault(seen, new OutcomeBranch("", chance, List.of()))
                        .changes(),
                new Policy(seen.after(), planner, exactly, moves, shapes))));
        return results;
    }

    /** Returns the alternatives on this board, the best first, without those that only delay. */
    List<Plan.Option> options() {
        Optional<MoveGenerator.GeneratedMove> owed = moves.mandatoryMove(node.state);
        if (owed.isPresent()) {
            return List.of(new Plan.Option(real(owed.get().move()).text(), value()));
        }
        List<Plan.Option> options = new ArrayList<>();
        for (MoveGenerator.GeneratedMove each : moves.generate(node.state)) {
            option(each.move(), each.transition()).ifPresent(options::add);
        }
        Move turn = new Move.NextTurn();
        if (node.state.turns() > 0) {
            moves.of(turn, node.state)
                    .flatMap(transition -> option(turn, transition))
                    .ifPresent(options::add);
        }
        options.sort((one, other) -> other.value().compareTo(one.value()));
        return options;
    }

    private Optional<Plan.Option> option(Move move, Transition transition) {
        PlanNode.Choice other = planner.choice(node.state, move, transition);
        Fraction value = exactly.value(other);
        boolean isIdle = !isOver() && value.equals(value()) && exactly.delay(node, other) > exactly.delay(node, choice);
        return isIdle
                ? Optional.empty()
                : Optional.of(new Plan.Option(real(move).text(), value));
    }
}
