package io.redoubt.rules.dice;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Procedures;
import java.util.List;

/** The rule set of dice without rules. */
public final class DiceRuleSet {
    private DiceRuleSet() {}

    public static RuleSet ruleSet() {
        return new RuleSet("dice", "Dice", "no rulebook", new Procedures().add(RollDice.VERB, RollDice::new), List::of);
    }
}
