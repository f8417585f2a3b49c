package io.redoubt.battle;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.piece.Change;
import java.util.List;
import java.util.Map;

/**
 * A ruling as the journal keeps it: enough to give it again and compare.
 *
 * @param call what was asked
 * @param thrown the dice
 * @param outcome the name of what happened
 * @param amounts the numbers it carries, by quantity
 * @param odds the exact odds it had, by outcome
 * @param rolls the odds of each roll, and how it went
 * @param reminders what spoke against it and was told before the dice
 * @param effects what it did to the pieces
 */
public record Ruling(
        Call call,
        Thrown thrown,
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

    /** The chance that what happened had; 1 where nothing else could. */
    public Fraction chance() {
        String chance = odds.get(outcome);
        return chance == null ? Fraction.ONE : Fraction.parse(chance);
    }
}
