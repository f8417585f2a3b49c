package io.redoubt.rules.rulefile;

import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.rulefile.model.Value;
import java.util.List;

/**
 * The result of a verb of a rule file.
 *
 * @param end the outcome
 * @param kept the values that verdicts and pieces need, in the order of the verb
 */
record RuleFileResult(Value.Word end, List<Value> kept) implements Case.Result {
    RuleFileResult {
        kept = List.copyOf(kept);
    }
}
