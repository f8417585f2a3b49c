package io.redoubt.cli.lookahead.tree;

import io.redoubt.battle.Board;
import io.redoubt.cli.command.ChangeText;
import io.redoubt.foresight.BoardDistribution;
import io.redoubt.foresight.PieceValueKey;
import io.redoubt.foresight.search.Policy;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Names the branches that follow a step of a plan by what tells them apart: their outcomes, or the value of a piece on
 * which the branch depends, whose numbers are merged into ranges.
 */
final class BranchNames {
    /** Maximum number of outcomes listed by name. */
    private static final int MOST_NAMES = 4;

    /** Maximum number of values that are tried in pairs. */
    private static final int MOST_CANDIDATES = 12;

    private static final String NOTHING = "nothing else";
    private static final String OTHERS = "other outcomes";

    private final RuleSet game;
    private final ValueRanges look;
    private final Map<String, Branch> branches = new LinkedHashMap<>();
    private final Map<String, Set<String>> branchesOf = new HashMap<>();
    private final Set<PieceValueKey> wanted;
    private final Set<PieceValueKey> changed = new LinkedHashSet<>();

    /**
     * Creates names for the branches of one step.
     *
     * @param wanted the values that the goal reads, which explain a branch best
     */
    BranchNames(RuleSet game, Set<PieceValueKey> wanted) {
        this.game = game;
        this.look = new ValueRanges(game);
        this.wanted = wanted;
    }

    /** The results that lead into one branch. */
    private static final class Branch {
        private final Set<String> outcomes = new LinkedHashSet<>();
        private final Set<String> changes = new LinkedHashSet<>();
        private final List<Board> boards = new ArrayList<>();
    }

    /**
     * Adds a result of the step.
     *
     * @param branch the shape of the plan after it
     * @param common the changes that are not named, because all results of the step have them
     * @param after the board after it
     */
    void add(String branch, Policy.Result result, Set<Change> common, Board after) {
        Branch into = branches.computeIfAbsent(branch, any -> new Branch());
        into.outcomes.add(result.outcome());
        into.changes.add(told(result, common));
        into.boards.add(after);
        branchesOf.computeIfAbsent(result.outcome(), any -> new HashSet<>()).add(branch);
        for (Change change : result.changes()) {
            if (!change.piece().isEmpty() && !common.contains(change)) {
                changed.add(new PieceValueKey(
                        change.piece(), change.key().equals(Change.KIND) ? BoardDistribution.GONE : change.key()));
            }
        }
    }

    /** Returns the name of each branch. */
    Map<String, String> all() {
        Map<String, String> names = new LinkedHashMap<>();
        if (branches.size() == 1) {
            branches.keySet().forEach(only -> names.put(only, "any outcome"));
            return names;
        }
        Optional<PieceValueKey> telling = telling();
        List<String> unnamed = new ArrayList<>();
        branches.forEach((shape, branch) -> {
            if (isClear(branch) && branch.outcomes.size() <= MOST_NAMES) {
                names.put(shape, String.join(" or ", branch.outcomes));
            } else if (telling.isPresent()) {
                names.put(shape, words(telling.get(), values(telling.get(), List.of(branch.boards))));
            } else if (branch.changes.size() <= MOST_NAMES) {
                names.put(shape, String.join(" or ", branch.changes));
            } else {
                names.put(shape, OTHERS);
                unnamed.add(shape);
            }
        });
        if (unnamed.size() > 1) {
            Map<Branch, String> rules = severalValues();
            unnamed.forEach(shape -> {
                Branch branch = branches.getOrDefault(shape, new Branch());
                names.put(shape, Optional.ofNullable(rules.get(branch)).orElseGet(() -> inPart(branch)));
            });
        }
        return names;
    }

    /** Returns whether each outcome leads into this branch only. */
    private boolean isClear(Branch branch) {
        return !branch.outcomes.contains("")
                && branch.outcomes.stream()
                        .allMatch(outcome ->
                                branchesOf.getOrDefault(outcome, Set.of()).size() == 1);
    }

    private String told(Policy.Result result, Set<Change> common) {
        List<Change> telling = new ArrayList<>(result.changes());
        telling.removeIf(change -> common.contains(change) || change.piece().isEmpty());
        String changes = telling.isEmpty() ? NOTHING : ChangeText.of(telling, game);
        return result.outcome().isEmpty() ? changes : result.outcome() + " (" + changes + ")";
    }

    /** Returns the value with the fewest different texts that is never the same in two branches; empty if none is. */
    private Optional<PieceValueKey> telling() {
        Map<Branch, List<Board>> all = boards();
        return candidates().stream()
                .filter(key -> exclusive(key, all).values().stream().noneMatch(List::isEmpty)
                        && shared(key, all).isEmpty())
                .min(Comparator.comparing((PieceValueKey key) -> !wanted.contains(key))
                        .thenComparingInt(key -> values(key, all.values()).size()));
    }

    /** Returns the values that changed, those that the goal reads first. */
    private List<PieceValueKey> candidates() {
        List<PieceValueKey> candidates = new ArrayList<>(changed);
        candidates.sort(Comparator.comparing(key -> !wanted.contains(key)));
        return candidates.subList(0, Math.min(MOST_CANDIDATES, candidates.size()));
    }

    private Map<Branch, List<Board>> boards() {
        Map<Branch, List<Board>> all = new LinkedHashMap<>();
        branches.values().forEach(branch -> all.put(branch, branch.boards));
        return all;
    }

    private Set<String> values(PieceValueKey key, Collection<List<Board>> boards) {
        Set<String> values = new LinkedHashSet<>();
        boards.forEach(several -> several.forEach(board -> values.add(look.value(key, board))));
        return values;
    }

    /** Returns the values that boards of several branches have. */
    private Set<String> shared(PieceValueKey key, Map<Branch, List<Board>> boards) {
        Set<String> seen = new HashSet<>();
        Set<String> shared = new LinkedHashSet<>();
        boards.values()
                .forEach(several -> values(key, List.of(several)).forEach(value -> {
                    if (!seen.add(value)) {
                        shared.add(value);
                    }
                }));
        return shared;
    }

    /** Returns the boards of each branch whose value no other branch has. */
    private Map<Branch, List<Board>> exclusive(PieceValueKey key, Map<Branch, List<Board>> boards) {
        return parted(boards, key, shared(key, boards), false);
    }

    private Map<Branch, List<Board>> parted(
            Map<Branch, List<Board>> boards, PieceValueKey key, Set<String> shared, boolean ofShared) {
        Map<Branch, List<Board>> parted = new LinkedHashMap<>();
        boards.forEach((branch, several) -> parted.put(
                branch,
                several.stream()
                        .filter(board -> shared.contains(look.value(key, board)) == ofShared)
                        .toList()));
        return parted;
    }

    /**
     * Describes the branches by two values, if none alone tells them apart: first by those of the one that a single
     * branch has, then by the other. Empty if two values do not suffice.
     */
    private Map<Branch, String> severalValues() {
        Map<Branch, List<Board>> all = boards();
        Map<Branch, String> shortest = Map.of();
        for (PieceValueKey first : candidates()) {
            Set<String> common = shared(first, all);
            Map<Branch, List<Board>> decided = parted(all, first, common, false);
            Map<Branch, List<Board>> open = parted(all, first, common, true);
            if (decided.values().stream().allMatch(List::isEmpty)) {
                continue;
            }
            for (PieceValueKey second : candidates()) {
                if (!second.equals(first) && shared(second, open).isEmpty()) {
                    Map<Branch, String> now = described(first, decided, common, second, open);
                    boolean ofGoal = wanted.contains(first) && wanted.contains(second);
                    if (ofGoal || shortest.isEmpty() || length(now) < length(shortest)) {
                        shortest = now;
                    }
                    if (ofGoal) {
                        return shortest;
                    }
                }
            }
        }
        return shortest;
    }

    private static int length(Map<Branch, String> texts) {
        return texts.values().stream().mapToInt(String::length).sum();
    }

    private Map<Branch, String> described(
            PieceValueKey first,
            Map<Branch, List<Board>> decided,
            Set<String> common,
            PieceValueKey second,
            Map<Branch, List<Board>> open) {
        Map<Branch, String> described = new HashMap<>();
        for (Branch branch : branches.values()) {
            Map<Branch, List<Board>> others = new LinkedHashMap<>(decided);
            others.remove(branch);
            Set<String> elsewhere = values(second, others.values());
            List<String> parts = new ArrayList<>();
            Set<String> alone = values(first, List.of(decided.getOrDefault(branch, List.of())));
            if (!alone.isEmpty()) {
                parts.add(words(first, alone));
            }
            Set<String> rest = values(second, List.of(open.getOrDefault(branch, List.of())));
            if (!rest.isEmpty()) {
                boolean unclear = rest.stream().anyMatch(elsewhere::contains);
                parts.add(words(second, rest) + (unclear ? " and " + words(first, common) : ""));
            }
            String named = String.join(", or ", parts);
            String lead = PrintableText.of(first.piece()) + ": ";
            described.put(
                    branch,
                    first.piece().equals(second.piece()) && named.startsWith(lead)
                            ? lead + named.substring(lead.length()).replace(lead, "")
                            : named);
        }
        return described;
    }

    private String words(PieceValueKey key, Set<String> values) {
        return look.words(key, values, values(key, boards().values()));
    }

    /** Names the outcomes; of those that lead into several branches it says so. */
    private String inPart(Branch branch) {
        List<String> clear = new ArrayList<>();
        List<String> unclear = new ArrayList<>();
        for (String outcome : branch.outcomes) {
            boolean alone = branchesOf.getOrDefault(outcome, Set.of()).size() == 1;
            (alone ? clear : unclear).add(outcome.isEmpty() ? "changes" : outcome);
        }
        if (!unclear.isEmpty()) {
            clear.add("some cases of " + String.join(" and ", unclear));
        }
        return String.join(" or ", clear);
    }
}
