package io.redoubt.rules.dice;

import io.redoubt.rules.RuleSet;
import java.util.List;

/** The rule set without rules. */
public final class PlainDice {
    private PlainDice() {}

    public static RuleSet ruleSet() {
        return new RuleSet("dice", "Dice", "no rulebook", List.of(new RollDice()), List::of);
    }
}
