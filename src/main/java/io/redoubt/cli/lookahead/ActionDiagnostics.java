package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.cli.query.Query;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.search.Action;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.umpire.Sentence;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The answers of the rules when every action was tried on the board of a plan: reasons for excluded and for useless
 * actions.
 */
final class ActionDiagnostics {
    /** Maximum number of outcomes listed as a reason; a longer list does not show what is missing. */
    private static final int MOST_OUTCOMES = 4;

    private final Board board;
    private final RuleSet game;
    private final Set<String> unplanned = new LinkedHashSet<>();
    private final WantOfValues wants = new WantOfValues();
    private final Set<String> able = new LinkedHashSet<>();
    private final Map<String, String> idle = new LinkedHashMap<>();
    private final Set<String> spent = new LinkedHashSet<>();
    private final Map<String, String> barred = new LinkedHashMap<>();
    private final Map<String, Set<Sentence>> remarks = new LinkedHashMap<>();
    private final Map<String, Set<String>> reasons = new LinkedHashMap<>();

    ActionDiagnostics(Board board, RuleSet game) {
        this.board = board;
        this.game = game;
    }

    /** Returns whether an action is not planned because a value is missing. */
    boolean isLackingValues() {
        return !wants.each().isEmpty();
    }

    /** Returns the reasons why actions are not planned, and why pieces can do nothing now. */
    Set<String> exclusions() {
        Set<String> all = new LinkedHashSet<>(wants.each());
        all.addAll(others());
        return all;
    }

    /** Returns these reasons in short: each missing value is named once for all actions that need it. */
    Set<String> hinderedInShort() {
        Set<String> all = new LinkedHashSet<>(wants.inShort());
        all.addAll(others());
        return all;
    }

    private Set<String> others() {
        Set<String> all = new LinkedHashSet<>(unplanned);
        Map<String, String> why = new LinkedHashMap<>(barred);
        why.putAll(idle); // an action that is possible at another time explains more than one that is never possible
        why.forEach((piece, reason) -> {
            if (!able.contains(piece)) {
                all.add(reason);
            }
        });
        return all;
    }

    void leaveOut(String reason) {
        unplanned.add(reason);
    }

    /**
     * Returns whether an action is part of the plan.
     *
     * @param query the question to the rules
     * @param now the result of doing it at once
     * @param over whether its piece has already used its stage of the turn
     */
    boolean isPlanned(Action action, Query query, StepResult now, boolean over) {
        if (now instanceof StepResult.NotDone not) {
            switch (not.cause()) {
                case LACKING -> {
                    lacking(action, query, not);
                    return false;
                }
                case MISTAKEN -> {
                    return false; // the action does not apply to pieces of these kinds
                }
                case FORBIDDEN, POINTLESS -> {
                    barred.putIfAbsent(action.by(), now(action, not.reason()));
                    reason(action, action.verb() + ": " + not.reason());
                }
            }
        } else if (now instanceof StepResult.Done happens) {
            remarks.computeIfAbsent(action.at(), any -> new LinkedHashSet<>()).addAll(happens.remarks());
            comesTo(happens).ifPresent(outcomes -> reason(action, action.verb() + outcomes));
            if (!happens.reminders().isEmpty() || over) {
                recordIdle(action, happens.reminders(), over);
            } else {
                able.add(action.by());
            }
        }
        return true;
    }

    /** Records why a piece does nothing. That it has already acted takes precedence over warnings. */
    private void recordIdle(Action action, List<String> reminders, boolean over) {
        String reason = now(
                action,
                reminders.isEmpty() ? "it has already acted in that part of the turn" : String.join("; ", reminders));
        if (over && spent.add(action.by())) {
            idle.put(action.by(), reason);
        } else {
            idle.putIfAbsent(action.by(), reason);
        }
    }

    /** Describes an action without its actor. */
    private static String done(Action action) {
        return action.verb()
                + ' '
                + PrintableText.of(action.at())
                + (action.choice().isEmpty() ? "" : ' ' + action.choice());
    }

    private static String now(Action action, String reason) {
        return PrintableText.of(action.by()) + " does not " + done(action) + " now: " + reason;
    }

    private void reason(Action action, String reason) {
        reasons.computeIfAbsent(action.at(), any -> new LinkedHashSet<>()).add(reason);
    }

    private static Optional<String> comesTo(StepResult.Done happens) {
        Set<String> outcomes = new LinkedHashSet<>();
        happens.ways().forEach(way -> outcomes.add(way.outcome()));
        return outcomes.contains("") || outcomes.size() > MOST_OUTCOMES
                ? Optional.empty()
                : Optional.of(" results in " + String.join(" or ", outcomes));
    }

    /** Returns the assumptions of all actions that were tried. */
    List<String> takenForGranted() {
        return BoardRulings.takenForGranted(
                game, remarks.values().stream().flatMap(Set::stream).toList());
    }

    /** Returns the remarks of the rules, before dice, on actions against a piece. */
    Set<String> remarks(String piece) {
        Set<String> texts = new LinkedHashSet<>();
        remarks.getOrDefault(piece, Set.of()).forEach(remark -> texts.add(SentenceText.cited(remark)));
        return texts;
    }

    /**
     * Returns why actions against a piece achieve no more: the rules that forbid them, and the outcomes of those that
     * are done.
     */
    Set<String> reasons(String piece) {
        return reasons.getOrDefault(piece, Set.of());
    }

    private void lacking(Action action, Query query, StepResult.NotDone not) {
        String value = not.input().orElse("");
        Optional<InputField<?>> input = query.procedure().form().fields().stream()
                .filter(field -> field.keptAs().equals(value))
                .<InputField<?>>map(field -> field)
                .findFirst();
        Optional<String> piece = input.flatMap(field -> StepInputs.pieceWithout(field, query, board));
        if (piece.isPresent()) {
            String by = piece.get().equals(action.by()) ? "" : " by " + PrintableText.of(action.by());
            wants.add(piece.get(), value, action.verb(), done(action) + by);
            return;
        }
        String option = input.map(field -> "--" + field.name()
                        + (field.kind().isFlag() ? "" : ' ' + field.kind().label()))
                .orElse("");
        wants.addInput(action.verb(), done(action) + " by " + PrintableText.of(action.by()), not.reason(), option);
    }
}
