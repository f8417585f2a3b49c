package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** The best step on every board of a plan; evaluated lazily. */
public final class Policy {
    private final State state;
    private final State reduced;
    private final BackwardInduction planner;
    private final ExactComparison exactly;
    private final MoveGenerator moves;
    private final Known known;
    private final PlanNode node;
    private final PlanNode.Choice choice;
    private Optional<Fraction> value = Optional.empty();
    private Optional<String> step = Optional.empty();
    private Optional<List<Result>> results = Optional.empty();

    /**
     * Creates the policy from a board.
     *
     * @param position the position in the sequence of a restricted search
     */
    Policy(
            State state,
            int position,
            BackwardInduction planner,
            ExactComparison exactly,
            MoveGenerator moves,
            Known known) {
        this.state = state;
        this.planner = planner;
        this.exactly = exactly;
        this.moves = moves;
        this.known = known;
        this.reduced = moves.reduced(state);
        PlanNode now = planner.solve(reduced, position);
        PlanNode.Choice best = exactly.chosen(now);
        while (best.move() instanceof Move.Pass) {
            now = best.next().get(0);
            best = exactly.chosen(now);
        }
        this.node = now;
        this.choice = best;
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
        value = value.or(() -> Optional.of(exactly.value(node)));
        return value.get();
    }

    /** Returns a text that is equal for boards with the same steps, whatever happens. */
    public String shape() {
        return known.shape(this);
    }

    /** Returns an object that is equal for boards on which the policy cannot differ. */
    public Object place() {
        return new Place(reduced, node.position);
    }

    private record Place(State board, int position) {}

    /** Returns whether the policy ends here. */
    public boolean isOver() {
        return choice.move() instanceof Move.Rest;
    }

    /** Returns the situation if the policy ends here. */
    public Optional<End> end() {
        return !isOver()
                ? Optional.empty()
                : Optional.of(
                        value().equals(planner.least())
                                ? End.LOST
                                : value().equals(planner.most()) ? End.DONE : End.REST);
    }

    /** Returns whether the step is the other side's choice. */
    public boolean isReply() {
        return node.side == PlanNode.Side.OTHER
                && choice.move() instanceof Move.Act act
                && !act.action().isOwed();
    }

    /** Returns the best step, as a command of the session. */
    public String step() {
        step = step.or(() -> Optional.of(real(choice.move()).text()));
        return step.get();
    }

    /** Translates a move on the canonical board into a move on this one. */
    private Move real(Move move) {
        return move instanceof Move.Act act ? new Move.Act(real(act.action())) : move;
    }

    private Action real(Action action) {
        return new Action(action.verb(), real(action.by()), real(action.at()), action.choice(), action.stage());
    }

    private String real(String name) {
        if (!planner.isFree()) {
            return name; // a restricted search does not exchange pieces
        }
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
        results = results.or(() -> Optional.of(isOver() ? List.of() : found()));
        return results.get();
    }

    private List<Result> found() {
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
        List<Result> found = new ArrayList<>();
        chances.forEach((seen, chance) -> found.add(new Result(
                seen.outcome(),
                chance,
                ways.getOrDefault(seen, new OutcomeBranch("", chance, List.of()))
                        .changes(),
                known.at(
                        new Place(seen.after(), planner.after(node.position, choice.move())),
                        place -> new Policy(place.board(), place.position(), planner, exactly, moves, known)))));
        return found;
    }

    /**
     * Returns the alternatives on this board, the best first, without those that only delay. Alternatives that a
     * restricted search did not examine follow; they have no value.
     */
    List<Plan.Option> options() {
        List<Plan.Option> options = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (PlanNode.Choice other : planner.choices(node)) {
            if (!(other.move() instanceof Move.Pass || other.move() instanceof Move.Rest)) {
                seen.add(other.move().text());
                option(other).ifPresent(options::add);
            }
        }
        options.sort((one, other) -> other.known().compareTo(one.known()));
        if (!planner.isFree()) {
            for (CompiledAction.Outcome other : moves.generate(moves.canonical(state))) {
                if (!seen.contains(other.move().text())) {
                    options.add(new Plan.Option(other.move().text(), Optional.empty()));
                }
            }
        }
        return options;
    }

    private Optional<Plan.Option> option(PlanNode.Choice other) {
        Fraction value = exactly.value(other);
        boolean isIdle = !isOver() && value.equals(value()) && exactly.delay(node, other) > exactly.delay(node, choice);
        return isIdle
                ? Optional.empty()
                : Optional.of(new Plan.Option(real(other.move()).text(), Optional.of(value)));
    }

    /**
     * The policies known on the boards of one plan: a few boards are reached again and again. A shape is a number for the
     * steps of a policy without the probabilities: boards of one shape require the same of a player.
     */
    static final class Known {
        private final Map<Place, Policy> policies = new HashMap<>();
        private final Map<Object, String> shapes = new HashMap<>();
        private final Map<String, Integer> numbers = new HashMap<>();

        private Policy at(Place place, Function<Place, Policy> make) {
            return policies.computeIfAbsent(place, make);
        }

        /** Returns a text that is equal for boards with the same steps, whatever happens. */
        private String shape(Policy policy) {
            String shape = shapes.get(policy.place());
            if (shape == null) {
                shape = policy.isOver() ? "over at " + policy.value() : policy.step() + ' ' + number(policy);
                shapes.put(policy.place(), shape);
            }
            return shape;
        }

        /** Returns the number of the following shapes; nested texts would grow too long. */
        private int number(Policy policy) {
            TreeSet<String> next = new TreeSet<>();
            policy.results().forEach(result -> next.add(result.then().shape()));
            return numbers.computeIfAbsent(next.toString(), any -> numbers.size());
        }
    }
}
