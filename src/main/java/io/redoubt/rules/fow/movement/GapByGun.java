package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.Reach;
import io.redoubt.rules.fow.terms.SharedReadings;
import io.redoubt.rules.fow.terms.SkillTest;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Guns that shoot at a Street Barricade; only those rated Bunker Buster may.
 *
 * @param bunkerBuster whether they are
 * @param shots their dice; empty where no shot is allowed anyway
 */
record GapByGun(Sighting sighting, boolean bunkerBuster, Optional<Shots> shots) implements Gapping {
    /** What the guns see, and from where. */
    record Sighting(boolean clear, Optional<Distance> range, boolean inReach) {}

    /** Why a gun shoots with as many dice as it does. */
    enum Stance {
        STEADY,
        ONE_DIE,
        MOVED,
        CANNOT_FIRE_ON_THE_MOVE,
        PINNED
    }

    /** The dice of the guns and what they need. */
    record Shots(int guns, int rof, Stance stance, Need toHit, Need firepower) {
        int dice() {
            return stance == Stance.STEADY ? guns * rof : guns;
        }
    }

    static GapByGun of(Inputs in) {
        boolean buster = in.get(Gap.BUNKER_BUSTER);
        Sighting sighting = sighting(in);
        return new GapByGun(sighting, buster, buster ? Optional.of(shots(in)) : Optional.empty());
    }

    private static Sighting sighting(Inputs in) {
        boolean clear = in.get(Gap.LINE_OF_SIGHT) == YesNo.YES;
        Optional<Distance> range = in.find(Gap.RANGE);
        return new Sighting(clear, range, range.isEmpty() || inReach(in, range.get()));
    }

    /** Judged in the unit it was measured in. */
    private static boolean inReach(Inputs in, Distance range) {
        return Reach.SHOT.covers(range, Reach.SHOT.reading(in, List.of(range)));
    }

    private static Shots shots(Inputs in) {
        return new Shots(
                in.get(Gap.TEAMS),
                in.get(Gap.ROF),
                stance(in),
                SkillTest.need(in.get(Gap.SKILL)),
                Need.of(in.get(Gap.FIREPOWER).target()));
    }

    private static Stance stance(Inputs in) {
        if (in.get(Gap.MOVED)) {
            return in.get(Gap.NO_FIRE_ON_THE_MOVE) ? Stance.CANNOT_FIRE_ON_THE_MOVE : Stance.MOVED;
        }
        boolean pinned = in.get(Gap.PINNED);
        if (pinned && in.reading(SharedReadings.PINNED_SHOOTER) == SharedReadings.PinnedShooter.ROF_1) {
            return Stance.PINNED;
        }
        boolean disputed = in.get(Gap.ROF) > 1;
        return disputed && in.reading(GapReadings.DICE) == GapReadings.Dice.ONE ? Stance.ONE_DIE : Stance.STEADY;
    }

    @Override
    public Sentence headline() {
        return Sentence.of("shooting to gap a Street Barricade");
    }

    @Override
    public void check(Checklist list) {
        if (bunkerBuster) {
            list.note("A gun rated Bunker Buster may shoot to gap it [FOW-GAP-02]");
        } else {
            list.forbid("Only guns rated Bunker Buster may gap a Street Barricade by shooting [FOW-GAP-02]");
        }
        checkSighting(list);
        shots.ifPresent(guns -> check(guns, list));
    }

    private void checkSighting(Checklist list) {
        if (sighting.clear()) {
            list.note("Line of sight to the barricade [FOW-GAP-03]");
        } else {
            list.forbid("No line of sight to the barricade [FOW-GAP-03]");
        }
        Optional<Distance> range = sighting.range();
        if (range.isEmpty()) {
            list.note("No range given: taken to be within 16\"/40 cm [FOW-GAP-04]");
        } else if (sighting.inReach()) {
            list.note("{} to the barricade: within 16\"/40 cm [FOW-GAP-04]", range.get());
        } else {
            list.forbid("{} to the barricade is out of reach: it must be within 16\"/40 cm [FOW-GAP-04]", range.get());
        }
    }

    private static void check(Shots guns, Checklist list) {
        String dice = guns.dice() == 1 ? "1 die" : guns.dice() + " dice";
        switch (guns.stance()) {
            case STEADY ->
                list.note(
                        guns.rof() > 1
                                ? "{} to hit: one for each point of ROF {}, as at Bunkers (a reading) [FOW-GAP-05, FOW-SHOT-07]"
                                : "{} to hit: one for each point of ROF 1 [FOW-GAP-05, FOW-SHOT-07]",
                        dice,
                        guns.rof());
            case ONE_DIE -> list.note("{} to hit: one for each gun, as settled here [FOW-GAP-05]", dice);
            case MOVED -> list.note("{} to hit: moved, so ROF 1 (core rules) [FOW-CORE-09, FOW-GAP-05]", dice);
            case CANNOT_FIRE_ON_THE_MOVE ->
                list.forbid(
                        "It moved and cannot fire on the move, so it gets no dice at all [FOW-SHOT-09, FOW-GAP-05]");
            case PINNED -> list.note("{} to hit: Pinned Down, so ROF 1 (core rules) [FOW-CORE-09, FOW-GAP-05]", dice);
        }
    }

    @Override
    public Gapping.Breach resolve(Umpire umpire) {
        if (shots.isEmpty()) {
            return Gapping.Breach.UNGAPPED;
        }
        Shots guns = shots.get();
        Attempt<Gapping.Breach> hit = (breach, dice) -> hit(breach, guns.firepower(), dice);
        return umpire.volley("Hit", MovementTest.GUN_HITS, guns.toHit(), guns.dice(), Gapping.Breach.UNGAPPED, hit);
    }

    private static Gapping.Breach hit(Gapping.Breach breach, Need firepower, Umpire umpire) {
        if (breach == Gapping.Breach.GAPPED) {
            umpire.note("Gapped already: nothing more is rolled [FOW-GAP-10]");
            return breach;
        }
        return Gapping.Breach.of(umpire.test(MovementTest.GUN, firepower));
    }

    @Override
    public Field<Boolean> cost() {
        return PieceValues.SHOT;
    }
}
