package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.outgoing.FireReadings;
import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.Reach;
import io.redoubt.rules.fow.shared.SharedReadings;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Fire by Bunkers at an assaulting platoon before it reaches its target; each fires once in an assault.
 *
 * @param isGiven true if any Bunkers were named, even those that may not fire
 * @param firing the Bunkers that fire
 * @param stopAt number of hits that stop the assault
 */
record DefensiveFire(boolean isGiven, List<FiringBunker> firing, int stopAt) {
    private static final Reach REACH = Reach.SHOT;

    private static final Test BY_ASSAULTED = Test.of(
                    "Defensive Fire [FOW-DFIRE-03, FOW-CORE-16]", Die.D6, "hit", "miss")
            .byOther()
            .askedAs("Defensive Fire of the {}");
    private static final Test BY_OTHER = Test.of("Defensive Fire [FOW-DFIRE-04, FOW-CORE-16]", Die.D6, "hit", "miss")
            .byOther()
            .askedAs("Defensive Fire of {}");
    private static final SentenceTemplate COMES_THROUGH =
            SentenceTemplate.of("{} in all: not enough to stop the assault (core rules) [FOW-CORE-20]");

    /** The hits so far, and the index of the next Bunker. */
    private record Tally(int next, int hits) {}

    /** Judges the fire of the named Bunkers, and lists others that may fire. */
    static DefensiveFire read(Inputs in, Strongpoint at, Condition state, Checklist list) {
        List<TableBunker> table = in.find(AssaultForm.ON_TABLE).orElse(List.of());
        List<FiringBunker> shooters = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (FiringBunker named : BunkerAssault.named(
                in, AssaultForm.DEFENSIVE_FIRE, table, TableBunker::mayFire, TableBunker::diceInWords)) {
            if (!names.add(named.name())) {
                throw new BadInputException("--defensive-fire: " + named.name()
                        + " is named twice; each Bunker fires once in an assault: give each its own name");
            }
            Optional<TableBunker> known = TableBunker.named(named.name(), table);
            FiringBunker shooter = known.map(named::as).orElse(named);
            if (shooter.fire().isEmpty()) {
                throw new BadInputException(
                        "--defensive-fire: " + shooter.name() + " is not a Bunker of the defender on the table;"
                                + " give its dice, like " + shooter.name()
                                + (shooter.isAssaulted() ? ":3x4+" : ":3x4+:12in"));
            }
            if (!shooter.isAssaulted()) {
                known.ifPresent(bunker -> bunker.tellOtherwise(shooter.stance().condition(), list));
            }
            shooters.add(shooter.isAssaulted() ? assaulted(shooter, named, at, state) : shooter);
        }
        tellOthers(table, names, list);
        int stopAt = shooters.isEmpty() ? 1 : in.get(AssaultForm.STOP_AT);
        List<Distance> measured = new ArrayList<>();
        shooters.forEach(shooter -> shooter.distance().ifPresent(measured::add));
        SharedReadings.Within within = REACH.reading(in, measured);
        FireLane lane = FireLane.of(
                in,
                shooters.stream()
                        .filter(shooter -> shooter.dice() > 0 && reaches(shooter, within))
                        .toList());
        if (shooters.isEmpty()) {
            list.note(Assault.NO_DEFENSIVE_FIRE);
            return new DefensiveFire(false, List.of(), stopAt);
        }
        List<FiringBunker> firing = new ArrayList<>();
        for (FiringBunker shooter : shooters) {
            if (fires(shooter, within, lane, list)) {
                firing.add(shooter);
            }
        }
        list.note(
                "{} stop the assault; no losses rolled (core rules) [FOW-CORE-20]",
                stopAt == 1 ? "1 hit or more" : stopAt + " hits or more");
        return new DefensiveFire(true, firing, stopAt);
    }

    /** Lists the Bunkers that may fire but were not named. */
    private static void tellOthers(List<TableBunker> table, Set<String> named, Checklist list) {
        List<TableBunker> others = new ArrayList<>();
        for (TableBunker bunker : table) {
            if (bunker.mayFire() && !named.contains(bunker.name())) {
                if (bunker.name().equals(FiringBunker.ASSAULTED)) {
                    list.note(
                            "The assaulted Bunker may also fire, {}: give --defensive-fire assaulted [FOW-DFIRE-03]",
                            bunker.left());
                } else {
                    others.add(bunker);
                }
            }
        }
        if (!others.isEmpty()) {
            // Only the players know which of them fire, and their distances.
            List<Object> values = new ArrayList<>(List.of(others.get(0).name()));
            others.forEach(bunker -> values.add(bunker.withDice()));
            String gaps = String.join(", ", Collections.nCopies(others.size(), "{}"));
            list.note(
                    "If near enough, others may also fire, as --defensive-fire {}:10in: " + gaps + " [FOW-DFIRE-04]",
                    values.toArray());
        }
    }

    private static FiringBunker assaulted(FiringBunker shooter, FiringBunker named, Strongpoint at, Condition state) {
        FiringBunker.FireState known = shooter.stance().condition() == state
                ? shooter.stance()
                : named.state().orElse(FiringBunker.FireState.of(at, state));
        if (known.condition() != state) {
            throw new BadInputException("--defensive-fire: the assaulted " + at.words() + " cannot be " + known.words()
                    + " there and " + state.words() + " by --state; give it in one place");
        }
        return shooter.in(shooter.state().isEmpty() ? FiringBunker.FireState.of(at, state) : known);
    }

    private static boolean fires(FiringBunker shooter, SharedReadings.Within within, FireLane lane, Checklist list) {
        String name = shooter.isAssaulted() ? "The assaulted Bunker" : shooter.name();
        if (!reaches(shooter, within)) {
            list.note(
                    "{}, {} away, does not fire: it must be within {} [FOW-DFIRE-04]",
                    name,
                    shooter.distance().orElseThrow(),
                    REACH);
            return false;
        }
        if (shooter.dice() == 0) {
            list.note("{} is {}: it does not fire (core rules) [FOW-CORE-08, FOW-DFIRE-04]", name, shooter.stance());
            return false;
        }
        Optional<SentenceTemplate> bar = lane.bars(shooter);
        if (bar.isPresent()) {
            list.note(bar.get(), name);
            return false;
        }
        FireLane.waives(shooter).ifPresent(remark -> list.note(remark, name));
        boolean lower = shooter.dice() < shooter.rof();
        if (shooter.stance() == FiringBunker.FireState.PINNED) {
            list.note(
                    lower
                            ? "{} is Pinned Down: its ROF drops to 1 [FOW-PILL-05]"
                            : "{} is Pinned Down: its ROF stays 1 [FOW-PILL-05]",
                    name);
        } else if (shooter.stance() == FiringBunker.FireState.PINNED_ROF_2) {
            list.note(
                    lower
                            ? "{} is Pinned Down: its ROF drops to 2 (arsenal) [FOW-PILL-06]"
                            : "{} is Pinned Down: its ROF stays {} (arsenal) [FOW-PILL-06, FOW-PILL-05]",
                    name,
                    shooter.rof());
        }
        String dice = shooter.dice() == 1 ? "1 die" : shooter.dice() + " dice";
        String score = shooter.toHit().words() + " to hit";
        if (shooter.isAssaulted()) {
            list.note("The assaulted Bunker may fire: {}, {} [FOW-DFIRE-03]", dice, score);
        } else {
            list.note(
                    "{}, {} away, within {}, may fire: {}, {} [FOW-DFIRE-04]",
                    name,
                    shooter.distance().orElseThrow(),
                    REACH,
                    dice,
                    score);
        }
        return true;
    }

    /** Returns whether the fire stops the assault. */
    boolean stops(Umpire umpire) {
        if (firing.isEmpty()) {
            return false;
        }
        Tally end = umpire.repeat(
                "Bunker", firing.size(), new Tally(0, 0), (tally, at) -> fire(firing.get(tally.next), tally, at));
        boolean stopped = end.hits >= stopAt;
        umpire.note(
                stopped
                        ? SentenceTemplate.of("{} in all: the assault is stopped (core rules) [FOW-CORE-20]")
                        : COMES_THROUGH,
                end.hits == 1 ? "1 hit" : end.hits + " hits");
        return stopped;
    }

    private static Tally fire(FiringBunker shooter, Tally tally, Umpire umpire) {
        Test test = shooter.isAssaulted() ? BY_ASSAULTED : BY_OTHER;
        RequiredRoll need =
                RequiredRoll.of(shooter.toHit().target(), shooter.isAssaulted() ? "assaulted Bunker" : shooter.name());
        return new Tally(tally.next + 1, tally.hits + umpire.count(test, need, shooter.dice()));
    }

    /** Returns whether a Bunker is near enough to the assaulted one. */
    private static boolean reaches(FiringBunker shooter, SharedReadings.Within within) {
        return shooter.distance().isEmpty() || REACH.covers(shooter.distance().get(), within);
    }

    /**
     * The restrictions on fire by a Bunker that is near enough.
     *
     * @param others reading for other Bunkers than the assaulted one: field of fire, or line of sight alone
     * @param smoke reading for smoke in front of one slit
     * @param sides reading for smoke in front of one side of an all-round Bunker
     */
    record FireLane(
            FireReadings.OthersFire others, SharedReadings.SmokeBlinds smoke, SharedReadings.SmokeAtAllRound sides) {
        /** Consults only the readings that change which of these Bunkers fire. */
        static FireLane of(Inputs in, List<FiringBunker> able) {
            boolean arc = false;
            boolean smoke = false;
            boolean sides = false;
            for (FiringBunker shooter : able) {
                arc |= !shooter.isAssaulted() && shooter.isHinderedBy(Hindrance.OUT_OF_ARC);
                smoke |= shooter.isHinderedBy(Hindrance.OTHER_SLIT_SMOKED);
                sides |= shooter.isHinderedBy(Hindrance.OTHER_SIDE_SMOKED);
            }
            return new FireLane(
                    arc ? in.reading(FireReadings.OTHERS_FIRE) : FireReadings.OTHERS_FIRE.standard(),
                    smoke ? in.reading(SharedReadings.SMOKE_BLINDS) : SharedReadings.SMOKE_BLINDS.standard(),
                    sides
                            ? in.reading(SharedReadings.SMOKE_AT_ALL_ROUND)
                            : SharedReadings.SMOKE_AT_ALL_ROUND.standard());
        }

        private boolean stops(FiringBunker shooter, Hindrance by) {
            return switch (by) {
                case OUT_OF_ARC -> shooter.isAssaulted() || others == FireReadings.OthersFire.FIELD_OF_FIRE;
                case OUT_OF_SIGHT, SMOKED -> true;
                case OTHER_SLIT_SMOKED -> smoke == SharedReadings.SmokeBlinds.EVERY_SHOT;
                case OTHER_SIDE_SMOKED -> sides == SharedReadings.SmokeAtAllRound.ALL_ROUND;
            };
        }

        /** Returns the reason why a Bunker does not fire, if any. */
        Optional<SentenceTemplate> bars(FiringBunker shooter) {
            return shooter.hindrance()
                    .filter(by -> stops(shooter, by))
                    .map(by -> SentenceTemplate.of(
                            switch (by) {
                                case OUT_OF_ARC ->
                                    shooter.isAssaulted()
                                            ? "{} does not fire: the platoon is outside its field of fire [FOW-DFIRE-03, FOW-FIRE-03, FOW-FIRE-08]"
                                            : "{} does not fire: the platoon is outside its field of fire [FOW-DFIRE-04, FOW-FIRE-03, FOW-FIRE-08]";
                                case OUT_OF_SIGHT ->
                                    "{} does not fire: no line of sight to the platoon (core rules) [FOW-CORE-15]";
                                case SMOKED ->
                                    "{} does not fire: smoke blinds the slit it would use [FOW-SMOKE-06, FOW-SMOKE-01]";
                                case OTHER_SLIT_SMOKED ->
                                    "{} does not fire: smoke in front of any slit blinds all of it (reading) [FOW-SMOKE-06]";
                                case OTHER_SIDE_SMOKED ->
                                    "{} does not fire: smoke in front of any side blinds it all round (reading) [FOW-SMOKE-06, FOW-SMOKE-01]";
                            }));
        }

        /** Returns a note on the hindrance of a Bunker that {@link #bars} lets fire. */
        static Optional<SentenceTemplate> waives(FiringBunker shooter) {
            return shooter.hindrance()
                    .map(by -> SentenceTemplate.of(
                            switch (by) {
                                case OUT_OF_ARC, OUT_OF_SIGHT ->
                                    "{} needs line of sight alone, not its field of fire (reading) [FOW-DFIRE-04]";
                                case SMOKED, OTHER_SLIT_SMOKED ->
                                    "{}: smoke blinds another of its slits, not the one it uses [FOW-SMOKE-06]";
                                case OTHER_SIDE_SMOKED ->
                                    "{}: the platoon is assumed not to be on its side with smoke [FOW-SMOKE-06]";
                            }));
        }

        /** A hindrance of a Bunker that is near enough to the assaulted one. */
        enum Hindrance implements PlainName {
            /** The platoon is outside its field of fire. */
            OUT_OF_ARC,
            OUT_OF_SIGHT,
            /** Smoke is in front of the firing slit it would use. */
            SMOKED,
            OTHER_SLIT_SMOKED,
            /** Smoke is in front of another side of an all-round Bunker. */
            OTHER_SIDE_SMOKED
        }
    }
}
