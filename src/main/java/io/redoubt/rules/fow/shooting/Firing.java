package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.fow.terms.SharedReadings;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

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
        /** A tank or gun in its pit, which may not move at all. */
        MOVED_IN_TANK_PIT,
        MOVED_IN_GUN_PIT,
        PINNED,
        /** A Bunker, of which this chapter says what is left of its fire. */
        PINNED_BUNKER,
        /** The same where its arsenal entry leaves it more. */
        PINNED_ROF_2
    }

    /** Dice that are still counted exactly in about a second, however the result is told. */
    private static final int MOST_DICE = 10_000;

    private static final Remark WHILE_PINNED =
            Remark.of("{} to hit: Pinned Down, so ROF 1 (core rules), {} [FOW-CORE-09]");
    private static final Remark BUNKER_PINNED =
            Remark.of("{} to hit: a Bunker that is Pinned Down has ROF 1, {} [FOW-PILL-05]");
    private static final Remark ROF_2_LEFT =
            Remark.of("{} to hit: Pinned Down, by its arsenal entry ROF 2 at most, {} [FOW-PILL-06, FOW-PILL-05]");

    private static final Remark TANK_STAYS =
            Remark.of("A tank in a tank pit cannot have moved: it stays for the whole game [FOW-TANKPIT-04]");
    private static final Remark GUN_STAYS =
            Remark.of("A weapon in a gun pit cannot have moved: it stays for the rest of the game [FOW-GUNPIT-03]");

    static Firing of(Inputs inputs, Grade score) {
        Firing firing = new Firing(score, inputs.get(ShootForm.ROF), inputs.get(ShootForm.TEAMS), stance(inputs));
        if (firing.dice() > MOST_DICE) {
            throw new BadInput("--teams " + firing.teams + " with --rof " + firing.rof + ": more than " + MOST_DICE
                    + " dice at once; ask about fewer weapons");
        }
        return firing;
    }

    /** The dice of shooting at teams, where the core rules leave no doubt about shooters that are Pinned Down. */
    static Firing byCore(Inputs inputs, Grade score) {
        Stance stance = moved(inputs)
                .orElseGet(() ->
                        inputs.get(ShootForm.SHOOTER_PINNED) ? inBunker(inputs).orElse(Stance.PINNED) : Stance.STEADY);
        return new Firing(score, inputs.get(ShootForm.ROF), inputs.get(ShootForm.TEAMS), stance);
    }

    private static Stance stance(Inputs inputs) {
        Optional<Stance> moved = moved(inputs);
        if (moved.isPresent()) {
            return moved.get();
        }
        if (!inputs.get(ShootForm.SHOOTER_PINNED)) {
            return Stance.STEADY;
        }
        return inBunker(inputs)
                .orElseGet(() -> inputs.reading(SharedReadings.PINNED_SHOOTER) == SharedReadings.PinnedShooter.ROF_1
                        ? Stance.PINNED
                        : Stance.STEADY);
    }

    /** What being Pinned Down leaves to a Bunker that shoots. */
    private static Optional<Stance> inBunker(Inputs inputs) {
        return inputs.find(ShootForm.FROM)
                .filter(Emplacement::isBunker)
                .map(from -> inputs.find(ShootForm.SHOOTER_PINNED_ROF).orElse(from.pinnedRof()) == 1
                        ? Stance.PINNED_BUNKER
                        : Stance.PINNED_ROF_2);
    }

    private static Optional<Stance> moved(Inputs inputs) {
        if (!inputs.get(ShootForm.MOVED)) {
            return Optional.empty();
        }
        Optional<Emplacement> from = inputs.find(ShootForm.FROM);
        if (from.filter(Emplacement::isBunker).isPresent()) {
            throw new BadInput("--moved and --from " + from.get().id()
                    + " contradict each other: a Bunker does not move; remove one of them");
        }
        if (from.isPresent()) {
            return Optional.of(from.get() == Emplacement.TANK_PIT ? Stance.MOVED_IN_TANK_PIT : Stance.MOVED_IN_GUN_PIT);
        }
        return Optional.of(inputs.get(ShootForm.NO_FIRE_ON_THE_MOVE) ? Stance.CANNOT_FIRE_ON_THE_MOVE : Stance.MOVED);
    }

    /** Dice of each weapon. */
    int diceEach() {
        return switch (stance) {
            case STEADY -> rof;
            case PINNED_ROF_2 -> Math.min(rof, 2);
            case MOVED, CANNOT_FIRE_ON_THE_MOVE, MOVED_IN_TANK_PIT, MOVED_IN_GUN_PIT, PINNED, PINNED_BUNKER -> 1;
        };
    }

    int dice() {
        return diceEach() * teams;
    }

    void check(Checklist list) {
        switch (stance) {
            case STEADY ->
                list.note("{} to hit: one for each point of ROF {}, {} [FOW-SHOT-07]", inWords(), rof, weapons());
            case MOVED -> list.note("{} to hit: it moved, so ROF 1, {} [FOW-SHOT-08]", inWords(), weapons());
            case PINNED -> list.note(WHILE_PINNED, inWords(), weapons());
            case PINNED_BUNKER -> list.note(BUNKER_PINNED, inWords(), weapons());
            case PINNED_ROF_2 -> list.note(ROF_2_LEFT, inWords(), weapons());
            case CANNOT_FIRE_ON_THE_MOVE ->
                list.forbid("It moved and cannot fire on the move, so it gets no dice at all [FOW-SHOT-09]");
            case MOVED_IN_TANK_PIT -> list.forbid(TANK_STAYS);
            case MOVED_IN_GUN_PIT -> list.forbid(GUN_STAYS);
        }
    }

    /** The same where the core rules speak, not this chapter. */
    void checkByCore(Checklist list) {
        switch (stance) {
            case STEADY -> list.note("{} to hit: ROF {}, {} (core rules) [FOW-CORE-47]", inWords(), rof, weapons());
            case MOVED ->
                list.note("{} to hit: it moved, so ROF 1, {} (core rules) [FOW-CORE-09]", inWords(), weapons());
            case PINNED -> list.note(WHILE_PINNED, inWords(), weapons());
            case PINNED_BUNKER -> list.note(BUNKER_PINNED, inWords(), weapons());
            case PINNED_ROF_2 -> list.note(ROF_2_LEFT, inWords(), weapons());
            case CANNOT_FIRE_ON_THE_MOVE ->
                list.forbid(
                        "It moved and cannot fire on the move, so it gets no dice at all (core rules) [FOW-CORE-09]");
            case MOVED_IN_TANK_PIT -> list.forbid(TANK_STAYS);
            case MOVED_IN_GUN_PIT -> list.forbid(GUN_STAYS);
        }
    }

    private String inWords() {
        return dice() == 1 ? "1 die" : dice() + " dice";
    }

    private String weapons() {
        return teams == 1 ? "1 weapon" : teams + " weapons";
    }
}
