package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.shared.FiredFrom;
import io.redoubt.rules.vv.shared.RollModifier;
import io.redoubt.rules.vv.shooting.ShootForm;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/**
 * The odds of a close assault: two totals, their ratio, the Kill Number and the roll against it.
 *
 * @param factors modifiers of the roll
 * @param found explanation of the numbers
 */
record AssaultOdds(int kill, List<RollModifier> factors, Checklist found) {
    private static final int MOST = 4;
    private static final TotalRoll ROLL = TotalRoll.low("assault roll [VV-CORE-42]");

    /**
     * The comparison of a roll with the Kill Number.
     *
     * @param over excess of the roll; 0 if the assault wins
     */
    private record Margin(int over) implements Row {
        @Override
        public String words() {
            return over == 0 ? "the defenders are eliminated" : "failed by " + over;
        }
    }

    static AssaultOdds of(Inputs in) {
        int attack = in.get(AssaultForm.ATTACK);
        int defend = in.get(AssaultForm.DEFEND);
        int satchel = in.get(ShootForm.SATCHEL);
        int enemySatchel = in.get(AssaultForm.ENEMY_SATCHEL);
        List<RollModifier> factors = factors(in);
        int ours = attack + satchel;
        int theirs = defend + enemySatchel;
        int ratio = ratio(in, ours, theirs);
        int enemyLeader = in.get(AssaultForm.ENEMY_LEADER);
        int enemyGrenades = in.get(AssaultForm.ENEMY_GRENADES) ? 1 : 0;
        int kill = tabled(ratio) - enemyLeader - enemyGrenades;
        Checklist list = new Checklist();
        satchel(satchel, "attack", list);
        satchel(enemySatchel, "defence", list);
        list.note(
                "APFP {} against {}: odds {}, Kill Number {} [VV-CORE-41, VV-CORE-42]",
                ours,
                theirs,
                ratio > 0 ? ratio + "-1" : "1-" + -ratio,
                tabled(ratio));
        if (enemyLeader > 0) {
            list.note("-{} to the Kill Number: a leader of the defenders [VV-CORE-43]", enemyLeader);
        }
        if (enemyGrenades > 0) {
            list.note("-{} to the Kill Number: grenades of the defenders [VV-CORE-44]", enemyGrenades);
        }
        RollModifier.note(factors, list);
        if (in.get(ShootForm.FROM) == FiredFrom.BARBED_WIRE && RollModifier.sum(factors) <= 0) {
            list.note("Barbed wire hampers fire, not a close assault out of it [VV-20.8-5]");
        }
        list.note("{} must be {} or less, without cover [VV-CORE-42, VV-CORE-45]", new RollModifier.Sum(factors), kill);
        return new AssaultOdds(kill, factors, list);
    }

    private static List<RollModifier> factors(Inputs in) {
        List<RollModifier> factors = new ArrayList<>();
        int leader = in.get(UnitFields.LEADER);
        if (leader > 0) {
            factors.add(new RollModifier(-leader, "leader", "{} to the roll: a leader of the assaulters [VV-CORE-43]"));
        }
        if (in.get(ShootForm.GRENADES)) {
            factors.add(new RollModifier(-1, "grenades", "{} to the roll: grenades of the assaulters [VV-CORE-12]"));
        }
        if (in.get(ShootForm.FROM) == FiredFrom.BARBED_WIRE
                && in.reading(AssaultReadings.OUT_OF_WIRE) == AssaultReadings.OutOfWire.PLUS_ONE) {
            factors.add(new RollModifier(1, "out of wire", "{} to the roll: out of barbed wire (reading) [VV-20.8-5]"));
        }
        return List.copyOf(factors);
    }

    private static void satchel(int apfp, String side, Checklist list) {
        if (apfp > 0) {
            list.note("A satchel charge adds {} to the {}, and is used up [VV-CORE-17]", apfp, side);
        }
    }

    /** Returns the ratio: positive if the assaulters are stronger, negative if weaker; even odds are 1. */
    private static int ratio(Inputs in, int ours, int theirs) {
        if (ours >= theirs) {
            return theirs == 0 ? MOST : Math.min(MOST, ours / theirs);
        }
        boolean uneven = theirs % ours != 0 && theirs < MOST * ours;
        boolean up = uneven && in.reading(AssaultReadings.ODDS) == AssaultReadings.Rounding.FOR_THE_DEFENDER;
        int against = up ? theirs / ours + 1 : theirs / ours;
        return against == 1 ? 1 : -Math.min(MOST, against);
    }

    /** Returns the Kill Number of the table, without modifiers. */
    private static int tabled(int ratio) {
        return switch (ratio) {
            case -4 -> 3;
            case -3 -> 4;
            case -2 -> 5;
            case 1 -> 6;
            case 2 -> 8;
            case 3 -> 9;
            default -> 10;
        };
    }

    /** Rolls, and returns the excess over the Kill Number; 0 if the assault wins. */
    int roll(Umpire umpire) {
        return umpire.lookUp(
                        ROLL,
                        RollModifier.score(factors).against(kill, "Kill Number"),
                        roll -> new Margin(Math.max(0, roll - kill)))
                .over();
    }
}
