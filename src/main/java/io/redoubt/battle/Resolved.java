package io.redoubt.battle;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Faces;
import io.redoubt.umpire.RollingUmpire;
import io.redoubt.umpire.Transcript;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A ruling that was given again.
 *
 * @param allowed whether the rules allow it at all
 * @param outcome the name of what happens; empty if it is not allowed
 * @param amounts the numbers it carries, by quantity
 * @param faces the dice it took, in order
 * @param rolls the odds of each roll, and how it goes
 */
record Resolved(boolean allowed, String outcome, Map<String, Integer> amounts, List<Integer> faces, List<Roll> rolls) {
    /** Asks the rules once more, with other dice or the same. */
    static <S, O> Resolved of(Procedure<S, O> procedure, Call call, Faces faces) {
        S situation = procedure.form().read(new Inputs(call.inputs(), call.readings()));
        Checklist checklist = new Checklist();
        procedure.check(situation, checklist);
        if (!checklist.objections().isEmpty()) {
            return new Resolved(false, "", Map.of(), List.of(), List.of());
        }
        Transcript transcript = new Transcript();
        O result = procedure.resolve(situation, new RollingUmpire(faces, transcript));
        Map<String, Integer> amounts = new LinkedHashMap<>();
        for (Quantity<O> quantity : procedure.quantities(situation)) {
            amounts.put(quantity.name(), quantity.of().applyAsInt(result));
        }
        return new Resolved(
                true, procedure.outcome(situation, result), amounts, transcript.faces(), Roll.of(transcript.steps()));
    }
}
