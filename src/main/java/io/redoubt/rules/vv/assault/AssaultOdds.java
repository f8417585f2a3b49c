package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.fire.ShootForm;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.FiredFrom;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The odds of a close assault: two totals, their ratio, the Kill Number and the roll against it.
 *
 * @param satchel what a satchel charge adds to the attack
 * @param enemySatchel what one adds to the defence
 * @param factors what changes the roll
 * @param enemyLeader what a leader of the defenders takes off the Kill Number
 * @param enemyGrenades what their grenades take off it
 */
record AssaultOdds(
        int attack,
        int satchel,
        int defend,
        int enemySatchel,
        AssaultReadings.Rounding rounding,
        List<Factor> factors,
        int enemyLeader,
        int enemyGrenades) {
    private static final int MOST = 4;

    private static final Lookup ROLL = Lookup.of("assault roll [VV-CORE-42]");

    private static final Remark SATCHEL = Remark.of("A satchel charge adds {} to the {}, and is used up [VV-CORE-17]");
    private static final Remark LEADER = Remark.of("{} to the roll: a leader of the assaulters [VV-CORE-43]");
    private static final Remark GRENADES = Remark.of("{} to the roll: grenades of the assaulters [VV-CORE-12]");
    private static final Remark WIRE = Remark.of("{} to the roll: out of barbed wire (a reading) [VV-20.8-5]");

    /**
     * How a roll compares with the Kill Number.
     *
     * @param over by how much it is too high; 0 if the assault wins
     */
    record Margin(int over) implements Row {
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
        List<Factor> factors = new ArrayList<>();
        int leader = in.get(UnitFields.LEADER);
        if (leader > 0) {
            factors.add(new Factor(-leader, "leader", LEADER));
        }
        if (in.get(ShootForm.GRENADES)) {
            factors.add(new Factor(-1, "grenades", GRENADES));
        }
        if (in.get(ShootForm.FROM) == FiredFrom.BARBED_WIRE
                && in.reading(AssaultReadings.OUT_OF_WIRE) == AssaultReadings.OutOfWire.PLUS_ONE) {
            factors.add(new Factor(1, "out of wire", WIRE));
        }
        int strong = defend + enemySatchel;
        int weak = attack + satchel;
        boolean uneven = strong > weak && strong % weak != 0 && strong < MOST * weak;
        return new AssaultOdds(
                attack,
                satchel,
                defend,
                enemySatchel,
                uneven ? in.reading(AssaultReadings.ODDS) : AssaultReadings.Rounding.DROP_FRACTION,
                List.copyOf(factors),
                in.get(AssaultForm.ENEMY_LEADER),
                in.get(AssaultForm.ENEMY_GRENADES) ? 1 : 0);
    }

    /** The ratio: above 0 for the assaulters, below it against them; even odds are 1. */
    int ratio() {
        int ours = attack + satchel;
        int theirs = defend + enemySatchel;
        if (ours >= theirs) {
            return theirs == 0 ? MOST : Math.min(MOST, ours / theirs);
        }
        int against = rounding == AssaultReadings.Rounding.DROP_FRACTION ? theirs / ours : (theirs + ours - 1) / ours;
        return against == 1 ? 1 : -Math.min(MOST, against);
    }

    /** The number in the table, modifiers left aside. */
    int tabled() {
        return switch (ratio()) {
            case -4 -> 3;
            case -3 -> 4;
            case -2 -> 5;
            case 1 -> 6;
            case 2 -> 8;
            case 3 -> 9;
            default -> 10;
        };
    }

    int killNumber() {
        return tabled() - enemyLeader - enemyGrenades;
    }

    void check(FiredFrom from, Checklist list) {
        if (satchel > 0) {
            list.note(SATCHEL, satchel, "attack");
        }
        if (enemySatchel > 0) {
            list.note(SATCHEL, enemySatchel, "defence");
        }
        int ratio = ratio();
        list.note(
                "APFP {} against {}: odds {}, Kill Number {} [VV-CORE-41, VV-CORE-42]",
                attack + satchel,
                defend + enemySatchel,
                ratio > 0 ? ratio + "-1" : "1-" + -ratio,
                tabled());
        if (enemyLeader > 0) {
            list.note("-{} to the Kill Number: a leader of the defenders [VV-CORE-43]", enemyLeader);
        }
        if (enemyGrenades > 0) {
            list.note("-{} to the Kill Number: grenades of the defenders [VV-CORE-44]", enemyGrenades);
        }
        Factor.note(factors, list);
        if (from == FiredFrom.BARBED_WIRE && Factor.sum(factors) <= 0) {
            list.note("Barbed wire hampers fire, not a close assault out of it [VV-20.8-5]");
        }
        list.note(
                "{} must be {} or less; cover does not change the roll [VV-CORE-42, VV-CORE-45]",
                new Factor.Sum(factors),
                killNumber());
    }

    /** By how much the roll exceeds the Kill Number; 0 if it does not. */
    int roll(Umpire umpire) {
        int kill = killNumber();
        Score score = new Score(2, Die.D6, Factor.modifiers(factors), Optional.of(new Modifier(kill, "Kill Number")));
        return umpire.lookUp(ROLL, score, roll -> new Margin(Math.max(0, roll - kill)))
                .over();
    }
}
