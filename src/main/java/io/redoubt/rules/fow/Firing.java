package io.redoubt.rules.fow;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Inputs;
import io.redoubt.umpire.Remark;

/**
 * The dice of one or several identical weapons.
 *
 * @param score what each die needs to hit
 * @param rof rate of fire of one weapon
 * @param teams how many weapons
 * @param stance what the shooters did and suffer
 */
record Firing(Grade score, int rof, int teams, Stance stance) {
    /** Why a weapon shoots with fewer dice than its rate of fire, or not at all. */
    enum Stance {
        STEADY,
        MOVED,
        CANNOT_FIRE_ON_THE_MOVE,
        PINNED
    }

    /** Dice that are still counted exactly in about a second, however the result is told. */
    private static final int MOST_DICE = 10_000;

    private static final Remark FULL = Remark.of("{} to hit: one for each point of ROF {}, {}", Rule.SHOT_07);
    private static final Remark ON_THE_MOVE = Remark.of("{} to hit: it moved, so ROF 1, {}", Rule.SHOT_08);
    private static final Remark WHILE_PINNED =
            Remark.of("{} to hit: Pinned Down, so ROF 1 (core rules), {}", Rule.CORE_09);
    private static final Remark NO_SHOT =
            Remark.of("It moved and cannot fire on the move, so it gets no dice at all", Rule.SHOT_09);

    static Firing of(Inputs inputs, Grade score) {
        Firing firing = new Firing(score, inputs.get(ShootForm.ROF), inputs.get(ShootForm.TEAMS), stance(inputs));
        if (firing.dice() > MOST_DICE) {
            throw new BadInput("--teams " + firing.teams + " with --rof " + firing.rof + ": more than " + MOST_DICE
                    + " dice at once; ask about fewer weapons");
        }
        return firing;
    }

    private static Stance stance(Inputs inputs) {
        if (inputs.get(ShootForm.MOVED)) {
            return inputs.get(ShootForm.NO_FIRE_ON_THE_MOVE) ? Stance.CANNOT_FIRE_ON_THE_MOVE : Stance.MOVED;
        }
        boolean pinned = inputs.get(ShootForm.SHOOTER_PINNED);
        return pinned && inputs.reading(Points.PINNED_SHOOTER) == Points.PinnedShooter.ROF_1
                ? Stance.PINNED
                : Stance.STEADY;
    }

    /** Dice of each weapon. */
    int diceEach() {
        return stance == Stance.STEADY ? rof : 1;
    }

    int dice() {
        return diceEach() * teams;
    }

    void check(Checklist list) {
        String dice = dice() == 1 ? "1 die" : dice() + " dice";
        String weapons = teams == 1 ? "1 weapon" : teams + " weapons";
        switch (stance) {
            case STEADY -> list.note(FULL, dice, rof, weapons);
            case MOVED -> list.note(ON_THE_MOVE, dice, weapons);
            case PINNED -> list.note(WHILE_PINNED, dice, weapons);
            case CANNOT_FIRE_ON_THE_MOVE -> list.forbid(NO_SHOT);
        }
    }
}
