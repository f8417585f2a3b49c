package io.redoubt.foresight.search;

import io.redoubt.battle.Board;
import io.redoubt.foresight.ChangedValues;
import io.redoubt.foresight.MemoizedStep;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.StepResult;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Finds the pieces that a fixed order may name more than once in a stage: those that the rules refuse a second action.
 * In some games the players keep track of it, and a sequence of commands would let such a piece act twice.
 */
final class RepeatedActions {
    private final PlanningProblem setting;
    private final Map<Action, MemoizedStep> steps = new LinkedHashMap<>();
    private final Map<PlanningProblem.Acted, Boolean> known = new HashMap<>();

    RepeatedActions(PlanningProblem setting) {
        this.setting = setting;
        ChangedValues changing = new ChangedValues(Set::of);
        setting.actions()
                .forEach((action, step) -> steps.put(action, new MemoizedStep(step, changing, (board, looks) -> {})));
    }

    /** Returns whether the piece of an action may be named again in its stage. */
    boolean isAllowed(Action action) {
        PlanningProblem.Acted piece = new PlanningProblem.Acted(action.by(), action.stage());
        Boolean allowed = known.get(piece);
        if (allowed == null) {
            allowed = isRefused(piece);
            known.put(piece, allowed);
        }
        return allowed;
    }

    /** Returns whether the rules refuse every second action of a piece, or warn against it. */
    private boolean isRefused(PlanningProblem.Acted piece) {
        boolean any = false;
        for (Map.Entry<Action, MemoizedStep> first : steps.entrySet()) {
            if (isOf(piece, first.getKey())
                    && first.getValue().on(setting.start()) instanceof StepResult.Done happens
                    && happens.reminders().isEmpty()) {
                any = true;
                for (OutcomeBranch way : happens.ways()) {
                    if (!isRefused(piece, setting.start().with(way.changes()))) {
                        return false;
                    }
                }
            }
        }
        return any;
    }

    private boolean isRefused(PlanningProblem.Acted piece, Board board) {
        for (Map.Entry<Action, MemoizedStep> again : steps.entrySet()) {
            if (isOf(piece, again.getKey()) && again.getValue().on(board) instanceof StepResult.Done happens) {
                Set<String> since = new HashSet<>(happens.reminders());
                if (again.getValue().on(setting.start()) instanceof StepResult.Done before) {
                    since.removeAll(before.reminders());
                }
                if (since.isEmpty()) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isOf(PlanningProblem.Acted piece, Action action) {
        return action.by().equals(piece.piece()) && action.stage() == piece.stage();
    }
}
