package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.cover.CoverReadings;
import io.redoubt.rules.fow.outgoing.FireFromFortification;
import io.redoubt.rules.fow.shared.Reach;
import io.redoubt.rules.fow.shared.SharedReadings;
import io.redoubt.rules.fow.shared.SmokedSlits;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import java.util.Optional;

/** The rules on line of sight and range: to the firing slit of a Pillbox, to the nearest part of any other target. */
record Sight(Inputs in, Checklist list) {
    /** Judges line of sight and range to a Bunker; by one reading the captions ask for range only. */
    void ofBunker(Strongpoint at) {
        boolean slit = at == Strongpoint.PILLBOX;
        boolean clear = isClear();
        boolean needed = clear || slit || in.reading(ShootingReadings.LINE_OF_SIGHT) == ShootingReadings.SightOf.ALL;
        SlitSmoke veil = slit ? SlitSmoke.of(in) : SlitSmoke.NONE;
        Optional<Distance> range = in.find(ShootForm.RANGE);
        boolean far = isFar(range);
        boolean free = isFree(veil);
        if (!clear && needed) {
            if (slit) {
                list.forbid(
                        "No line of sight to a firing slit; seeing the wall is not enough [FOW-SHOT-05, FOW-SHOT-14]");
            } else {
                list.forbid("No line of sight to any part of the {} [FOW-SHOT-05]", at);
            }
        } else if (clear && free && slit) {
            list.note("Line of sight to a firing slit [FOW-SHOT-05]");
        } else if (clear && free) {
            list.note("Line of sight to a part of the {} [FOW-SHOT-05]", at);
        }
        veil.leaves().ifPresent(list::note);
        if (range.isEmpty()) {
            list.note("No range given: assumed to be within 16\"/40 cm [FOW-SHOT-06]");
        } else if (far) {
            list.forbid(
                    switch (at) {
                        case NEST, FLAK_NEST, TOBRUK_PIT ->
                            "{} to the nearest part is out of reach: it must be within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-13]";
                        case PILLBOX ->
                            "{} to the slit is out of reach: it must be within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-14]";
                        case TURRET, TANK_PIT ->
                            "{} to the nearest part is out of reach: it must be within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-15]";
                    },
                    range.get());
        } else {
            list.note(
                    switch (at) {
                        case NEST, FLAK_NEST, TOBRUK_PIT ->
                            "{} to the nearest part: within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-13]";
                        case PILLBOX -> "{} to that slit: within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-14]";
                        case TURRET, TANK_PIT -> "{} to the nearest part: within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-15]";
                    },
                    range.get());
        }
    }

    /**
     * Judges line of sight and range to any other target; the core rules require line of sight.
     *
     * @param hidden objection if there is none
     * @return true if it is known to be over 16"/40 cm away
     */
    boolean isFar(String hidden) {
        boolean clear = isClear();
        boolean far = isFar(in.find(ShootForm.RANGE));
        isFree(SlitSmoke.NONE);
        if (!clear) {
            list.forbid(hidden);
        }
        return far;
    }

    private boolean isClear() {
        return in.get(ShootForm.LINE_OF_SIGHT) == YesNo.YES;
    }

    /** Returns whether a range is over the limit in its own unit. */
    private boolean isFar(Optional<Distance> range) {
        return range.isPresent() && !Reach.SHOT.covers(range.get(), in);
    }

    /** Judges smoke and Bunkers in the way. These inputs are never asked for, since most shots meet none. */
    private boolean isFree(SlitSmoke veil) {
        in.find(ShootForm.FROM)
                .ifPresent(from -> FireFromFortification.judge(
                        from, in.find(ShootForm.SHOOTER_SMOKED).orElse(SmokedSlits.NONE), in, list));
        Optional<SentenceTemplate> blocked = blocked().or(veil::hides);
        blocked.ifPresent(list::forbid);
        return blocked.isEmpty();
    }

    private Optional<SentenceTemplate> blocked() {
        if (!in.find(ShootForm.THROUGH_BUNKER).orElse(false)) {
            return Optional.empty();
        }
        if (!in.find(ShootForm.DESTROYED).orElse(false)) {
            return Optional.of(
                    SentenceTemplate.of("A Bunker in between blocks line of sight, as a building would [FOW-BOBS-05]"));
        }
        return in.reading(CoverReadings.DESTROYED_BUNKER_SIGHT) == CoverReadings.SightThrough.BLOCKED
                ? Optional.of(SentenceTemplate.of(
                        "Even Destroyed, the Bunker in between blocks line of sight [FOW-BOBS-05, FOW-DEST-04]"))
                : Optional.empty();
    }

    /** Smoke in front of the firing slits of a Pillbox, which blocks line of sight in both directions. */
    private record SlitSmoke(Optional<SentenceTemplate> hides, Optional<SentenceTemplate> leaves) {
        static final SlitSmoke NONE = new SlitSmoke(Optional.empty(), Optional.empty());

        static SlitSmoke of(Inputs in) {
            SmokedSlits smoked = in.find(ShootForm.SMOKED).orElse(SmokedSlits.NONE);
            if (smoked == SmokedSlits.NONE) {
                return NONE;
            }
            if (in.find(ShootForm.LINE_OF_SIGHT).filter(YesNo.YES::equals).isPresent()) {
                return leaves("Smoke lies in front of its slits; the given line of sight passes it");
            }
            return switch (smoked) {
                case NONE -> NONE;
                case SIDE -> leaves("Smoke lies in front of one of its sides: it is shot at from another");
                case SOME ->
                    in.reading(SharedReadings.SMOKE_BLINDS) == SharedReadings.SmokeBlinds.ITS_SLIT
                            ? leaves("Smoke hides one of its firing slits: it is shot at another [FOW-CORE-54]")
                            : through(in, "Smoke in front of any firing slit hides them all (reading)");
                case ALL -> through(in, "Smoke in front of its firing slits blocks line of sight to them (core rules)");
            };
        }

        /** Returns the effect of smoke in front of all slits. */
        private static SlitSmoke through(Inputs in, String hidden) {
            return in.reading(ShootingReadings.SIGHT_THROUGH_SMOKE) == ShootingReadings.ThroughSmoke.BLOCKED
                    ? new SlitSmoke(
                            Optional.of(SentenceTemplate.of(hidden + " [FOW-CORE-54, FOW-SHOT-05]")), Optional.empty())
                    : leaves(
                            "Smoke in front of its firing slits does not hide them from the shooter (reading) [FOW-CORE-54]");
        }

        private static SlitSmoke leaves(String words) {
            return new SlitSmoke(
                    Optional.empty(), Optional.of(SentenceTemplate.of(words).citingFirst(RuleId.of("FOW-SMOKE-06"))));
        }
    }
}
