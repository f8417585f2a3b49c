package io.redoubt.battle;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.piece.Change;
import java.util.List;
import java.util.Map;

/**
 * A ruling in the form of the journal: enough to repeat and compare it.
 *
 * @param call the query
 * @param thrown the dice
 * @param outcome the name of the outcome
 * @param amounts the quantities of the outcome
 * @param odds the exact odds at the time, by outcome
 * @param rolls the odds and the result of each roll
 * @param reminders the warnings displayed before the dice
 * @param effects the changes to the pieces
 */
public record Ruling(
        RecordedQuery call,
        DiceRecord thrown,
        String outcome,
        Map<String, Integer> amounts,
        Map<String, String> odds,
        List<Roll> rolls,
        List<String> reminders,
        List<Change> effects) {
    public Ruling {
        reminders = List.copyOf(reminders);
        rolls = List.copyOf(rolls);
        effects = List.copyOf(effects);
    }

    /** Returns the probability that the outcome had; 1 if no other was possible. */
    public Fraction chance() {
        String chance = odds.get(outcome);
        return chance == null ? Fraction.ONE : Fraction.parse(chance);
    }
}
