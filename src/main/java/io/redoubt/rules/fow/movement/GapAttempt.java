package io.redoubt.rules.fow.movement;

import io.redoubt.rules.fow.movement.Gapping.Breach;
import io.redoubt.rules.fow.shared.GapTool;
import io.redoubt.rules.fow.shared.Obstacle;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.Reach;
import io.redoubt.rules.fow.shared.SharedReadings;
import io.redoubt.rules.fow.shared.SkillTest;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.Optional;

/** The rules of gapping: one method per means, which fills the checklist and returns the dice for later. */
record GapAttempt(Inputs in, Checklist list) {
    static Gapping read(Inputs in) {
        GapAttempt attempt = new GapAttempt(in, new Checklist());
        Optional<GapTool> with = in.find(Gap.WITH);
        Obstacle obstacle = in.get(Gap.OBSTACLE);
        if (obstacle != Obstacle.STREET_BARRICADE) {
            return attempt.atNoBarricade(with.orElse(GapTool.PIONEERS), obstacle);
        }
        if (in.find(Gap.GAPPED).orElse(false)) {
            return attempt.atGap();
        }
        return switch (in.get(Gap.WITH)) {
            case PIONEERS -> attempt.byPioneers();
            case GUN -> attempt.byGuns();
            case DEMOLITION_CARRIER -> attempt.byCarriers();
        };
    }

    /** The chapter allows no team to gap anything else; a Demolition Carrier does not harm Bunkers. */
    private Gapping atNoBarricade(GapTool with, Obstacle obstacle) {
        list.forbid(
                switch (with) {
                    case PIONEERS -> "Pioneers gap Street Barricades: a {} cannot be gapped [FOW-GAP-07]";
                    case GUN -> "A gun rated Bunker Buster gaps Street Barricades: a {} cannot be gapped [FOW-GAP-02]";
                    case DEMOLITION_CARRIER ->
                        "A Demolition Carrier gaps Street Barricades: it has no effect on a {} [FOW-GAP-01]";
                },
                obstacle);
        return new Gapping(
                Sentence.of("gapping a {}", obstacle), list, PieceValues.DESTROYED, umpire -> Breach.UNGAPPED);
    }

    private Gapping atGap() {
        list.forbid("The Street Barricade is already gapped [FOW-GAP-10]");
        return new Gapping(
                Sentence.of("gapping a Street Barricade"), list, PieceValues.GAP_ATTEMPTED, umpire -> Breach.GAPPED);
    }

    /** Judges Pioneer teams, which gap instead of moving; each takes its own test. */
    private Gapping byPioneers() {
        if (in.get(Gap.PINNED)) {
            list.forbid("Pinned Down Pioneers cannot gap a Street Barricade [FOW-GAP-07]");
        }
        if (in.get(Gap.NOT_ADJACENT)) {
            list.forbid("Pioneers must be adjacent to gap it [FOW-GAP-07]");
        }
        if (in.get(Gap.MOVED)) {
            list.forbid("Pioneers gap a Street Barricade instead of moving, and these moved [FOW-GAP-07]");
        }
        Optional<RequiredRoll> need = rating(Gap.SKILL).map(SkillTest::plain);
        int teams = in.get(Gap.TEAMS);
        if (mayTry()) {
            list.note("Not Pinned Down, adjacent and giving up its move: it may try [FOW-GAP-07]");
            list.note(
                    "{} at the end of the Movement Step [FOW-GAP-08]",
                    teams == 1 ? "1 Skill Test" : teams + " Skill Tests");
            list.note("Gapped or not, each counts as having moved: ROF 1 if it then shoots [FOW-GAP-09, FOW-CORE-09]");
        }
        return new Gapping(
                Sentence.of("Pioneers gapping a Street Barricade"),
                list,
                PieceValues.MOVED,
                umpire -> Breach.of(need.isPresent() && umpire.count(MovementTest.PIONEERS, need.get(), teams) > 0));
    }

    /** Judges Demolition Carriers, which are used up by the attempt. */
    private Gapping byCarriers() {
        if (in.get(Gap.NOT_ADJACENT)) {
            list.forbid("A Demolition Carrier must be adjacent to the Street Barricade [FOW-GAP-01]");
        } else {
            list.note(
                    "Detonated adjacent: a Firepower Test with its second Firepower rating, not its first [FOW-GAP-01]");
            list.note("Gapped or not, the carrier is used up (core rules) [FOW-CORE-33]");
        }
        Optional<RequiredRoll> need = rating(Gap.SECOND_FIREPOWER).map(grade -> RequiredRoll.of(grade.target()));
        int carriers = in.get(Gap.TEAMS);
        return new Gapping(
                Sentence.of("a Demolition Carrier at a Street Barricade"),
                list,
                PieceValues.DESTROYED,
                umpire -> Breach.of(need.isPresent() && umpire.count(MovementTest.CARRIER, need.get(), carriers) > 0));
    }

    /** Returns a rating; empty if the attempt is not allowed and no rating was given. */
    private Optional<Grade> rating(InputField<Grade> field) {
        return mayTry() ? Optional.of(in.get(field)) : in.find(field);
    }

    private boolean mayTry() {
        return list.objections().isEmpty();
    }

    /** Judges guns, which must be rated Bunker Buster. */
    private Gapping byGuns() {
        Sentence headline = Sentence.of("shooting to gap a Street Barricade");
        boolean bunkerBuster = in.get(Gap.BUNKER_BUSTER);
        if (bunkerBuster) {
            list.note("A gun rated Bunker Buster may shoot to gap it [FOW-GAP-02]");
        } else {
            list.forbid("Only guns rated Bunker Buster may gap a Street Barricade by shooting [FOW-GAP-02]");
        }
        checkSighting();
        if (!bunkerBuster) {
            return new Gapping(headline, list, PieceValues.SHOT, umpire -> Breach.UNGAPPED);
        }
        int dice = dice(in.get(Gap.TEAMS), in.get(Gap.ROF));
        RequiredRoll toHit = SkillTest.need(in.get(Gap.SKILL));
        RequiredRoll firepower = RequiredRoll.of(in.get(Gap.FIREPOWER).target());
        return new Gapping(
                headline,
                list,
                PieceValues.SHOT,
                umpire -> umpire.volley(
                        "Hit",
                        MovementTest.GUN_HITS,
                        toHit,
                        dice,
                        Breach.UNGAPPED,
                        (breach, die) -> hit(breach, firepower, die)));
    }

    /** Checks line of sight, and the range in its own unit. */
    private void checkSighting() {
        if (in.get(Gap.LINE_OF_SIGHT) == YesNo.YES) {
            list.note("Line of sight to the barricade [FOW-GAP-03]");
        } else {
            list.forbid("No line of sight to the barricade [FOW-GAP-03]");
        }
        Optional<Distance> found = in.find(Gap.RANGE);
        if (found.isEmpty()) {
            list.note("No range given: assumed to be within 16\"/40 cm [FOW-GAP-04]");
            return;
        }
        Distance range = found.get();
        if (Reach.SHOT.covers(range, in)) {
            list.note("{} to the barricade: within 16\"/40 cm [FOW-GAP-04]", range);
        } else {
            list.forbid("{} to the barricade is out of reach: it must be within 16\"/40 cm [FOW-GAP-04]", range);
        }
    }

    private int dice(int guns, int rof) {
        String oneEach = inWords(guns);
        if (in.get(Gap.MOVED)) {
            if (in.get(Gap.NO_FIRE_ON_THE_MOVE)) {
                list.forbid("It moved and cannot fire on the move: no dice [FOW-SHOT-09, FOW-GAP-05]");
            } else {
                list.note("{} to hit: moved, so ROF 1 (core rules) [FOW-CORE-09, FOW-GAP-05]", oneEach);
            }
            return guns;
        }
        if (in.get(Gap.PINNED) && in.reading(SharedReadings.PINNED_SHOOTER) == SharedReadings.PinnedShooter.ROF_1) {
            list.note("{} to hit: Pinned Down, so ROF 1 (core rules) [FOW-CORE-09, FOW-GAP-05]", oneEach);
            return guns;
        }
        if (rof > 1 && in.reading(CrossReadings.DICE) == CrossReadings.Dice.ONE) {
            list.note("{} to hit: one for each gun (reading) [FOW-GAP-05]", oneEach);
            return guns;
        }
        list.note(
                rof > 1
                        ? "{} to hit: one for each point of ROF {}, as at Bunkers (reading) [FOW-GAP-05, FOW-SHOT-07]"
                        : "{} to hit: one for each point of ROF 1 [FOW-GAP-05, FOW-SHOT-07]",
                inWords(guns * rof),
                rof);
        return guns * rof;
    }

    private static String inWords(int dice) {
        return dice == 1 ? "1 die" : dice + " dice";
    }

    private static Breach hit(Breach breach, RequiredRoll firepower, Umpire umpire) {
        if (breach == Breach.GAPPED) {
            umpire.note("Already gapped: no further rolls [FOW-GAP-10]");
            return breach;
        }
        return Breach.of(umpire.test(MovementTest.GUN, firepower));
    }
}
