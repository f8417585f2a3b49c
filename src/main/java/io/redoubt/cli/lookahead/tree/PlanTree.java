package io.redoubt.cli.lookahead.tree;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.PieceValueKey;
import io.redoubt.foresight.search.Plan;
import io.redoubt.foresight.search.Policy;
import io.redoubt.report.Percent;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A plan as a tree of steps and their results, from the top down, up to a maximum number of rows. */
public final class PlanTree {
    private final RuleSet game;
    private final Set<PieceValueKey> wanted;
    private final int most;
    private final List<Row> rows = new ArrayList<>();
    private boolean cut;

    /**
     * A row of the tree: a step, or a result of the step above it.
     *
     * @param depth the depth in the tree, from 0
     * @param text printable text
     * @param end how the plan ends here; empty for a step, and for a result after which it continues
     * @param chance the probability of this row given the step above; empty for a step, and for a certain result
     * @param reach the probability of reaching this row at all
     */
    public record Row(int depth, String text, Optional<Policy.End> end, Optional<Fraction> chance, Fraction reach) {
        /** Returns whether this row is a step: steps and results alternate. */
        public boolean isStep() {
            return depth % 2 == 0;
        }

        /** Returns the text with its probability. */
        public String told() {
            return text
                    + chance.map(share -> " (" + Percent.unbroken(share) + ")").orElse("");
        }
    }

    private PlanTree(RuleSet game, Set<PieceValueKey> wanted, int most) {
        this.game = game;
        this.wanted = wanted;
        this.most = most;
    }

    /**
     * Builds the tree of a plan.
     *
     * @param start the board on which the plan begins
     * @param game the game of its pieces
     * @param wanted the values that the goal reads
     * @param most the maximum number of rows
     */
    public static PlanTree of(Policy policy, Board start, RuleSet game, Set<PieceValueKey> wanted, int most) {
        PlanTree tree = new PlanTree(game, wanted, most);
        tree.tree(List.of(new Part(policy, start, Fraction.ONE)), 0, Fraction.ONE);
        return tree;
    }

    /** Returns the rows from the top down. */
    public List<Row> rows() {
        return List.copyOf(rows);
    }

    /** Returns whether the tree was cut off at the maximum number of rows. */
    public boolean isCut() {
        return cut;
    }

    /**
     * One of several boards on which the same step is done.
     *
     * @param board the board, or one that does not differ in what matters
     * @param share the probability of this board among them
     */
    private record Part(Policy policy, Board board, Fraction share) {}

    /** Adds one step for all boards that call for it, and its results on these boards together. */
    private void tree(List<Part> parts, int depth, Fraction reach) {
        if (rows.size() >= most) {
            cut = true;
            return;
        }
        List<Part> last = parts;
        StringBuilder step = new StringBuilder((parts.get(0).policy().isReply() ? "the other side: " : "")
                + PrintableText.whole(parts.get(0).policy().step()));
        for (List<Part> next = turnAfter(last); !next.isEmpty(); next = turnAfter(last)) {
            last = next;
            step.append("; ").append(Plan.NEXT_TURN);
        }
        rows.add(new Row(depth, step.toString(), Optional.empty(), Optional.empty(), reach));
        Map<String, Branch> branches = new LinkedHashMap<>();
        BranchNames names = new BranchNames(game, wanted);
        for (Part part : last) {
            List<Policy.Result> results = part.policy().results();
            Set<Change> common = common(results);
            for (Policy.Result result : results) {
                String shape = result.then().shape();
                Board after = part.board().with(result.changes());
                branches.computeIfAbsent(shape, any -> new Branch())
                        .add(new Part(result.then(), after, part.share().times(result.chance())));
                names.add(shape, result, common, after);
            }
        }
        names.all()
                .forEach((shape, name) ->
                        branch(branches.getOrDefault(shape, new Branch()), name, branches.size(), depth + 1, reach));
    }

    /**
     * Returns the boards after the first of several consecutive turns, which are shown as one step; empty if another
     * turn does not follow in every case.
     */
    private static List<Part> turnAfter(List<Part> parts) {
        if (!parts.get(0).policy().step().equals(Plan.NEXT_TURN)) {
            return List.of();
        }
        List<Part> after = new ArrayList<>();
        Set<String> shapes = new HashSet<>();
        for (Part part : parts) {
            for (Policy.Result result : part.policy().results()) {
                after.add(new Part(
                        result.then(),
                        part.board().with(result.changes()),
                        part.share().times(result.chance())));
                shapes.add(result.then().shape());
            }
        }
        boolean turns = shapes.size() == 1 && after.get(0).policy().step().equals(Plan.NEXT_TURN);
        return turns ? after : List.of();
    }

    /** Results that are followed by the same steps. */
    private static final class Branch {
        private final Map<Object, Part> parts = new LinkedHashMap<>();
        private Fraction chance = Fraction.ZERO;

        void add(Part part) {
            parts.merge(
                    part.policy().place(),
                    part,
                    (one, other) ->
                            new Part(one.policy(), one.board(), one.share().plus(other.share())));
            chance = chance.plus(part.share());
        }
    }

    /** Returns the changes common to all results, which are omitted from the tree. */
    private static Set<Change> common(List<Policy.Result> results) {
        Set<Change> common = new HashSet<>(results.get(0).changes());
        results.forEach(result -> common.retainAll(result.changes()));
        return results.size() > 1 ? common : Set.of();
    }

    private void branch(Branch branch, String name, int branches, int depth, Fraction before) {
        if (rows.size() >= most) {
            cut = true;
            return;
        }
        Fraction reach = before.times(branch.chance);
        Optional<Fraction> chance = branches == 1 ? Optional.empty() : Optional.of(branch.chance);
        Policy then = branch.parts.values().iterator().next().policy();
        rows.add(new Row(depth, PrintableText.whole(name), then.end(), chance, reach));
        if (!then.isOver()) {
            List<Part> parts = new ArrayList<>();
            branch.parts
                    .values()
                    .forEach(part -> parts.add(
                            new Part(part.policy(), part.board(), part.share().over(branch.chance))));
            tree(parts, depth + 1, reach);
        }
    }
}
