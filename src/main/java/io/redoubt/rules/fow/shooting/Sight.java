package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.cover.CoverReadings;
import io.redoubt.rules.fow.fire.FromInside;
import io.redoubt.rules.fow.terms.Reach;
import io.redoubt.rules.fow.terms.SharedReadings;
import io.redoubt.rules.fow.terms.Smoked;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Optional;

/**
 * Whether a shooter can see its target and how far it is: to the firing slit of a Pillbox, to the nearest part of
 * anything else.
 *
 * @param blocked what stands in between, if anything does
 * @param smoke what smoke before the slits of a Pillbox leaves to be said, if it does not hide them all
 * @param needed false where the group reads the captions as asking for range only
 * @param inside where the shooter is in a fortification itself
 */
record Sight(
        boolean needed,
        boolean clear,
        Optional<Remark> blocked,
        Optional<Remark> smoke,
        Optional<Distance> range,
        SharedReadings.Within within,
        Optional<FromInside> inside) {
    static Sight of(Inputs inputs, Strongpoint at) {
        boolean clear = inputs.get(ShootForm.LINE_OF_SIGHT) == YesNo.YES;
        boolean disputed = !clear && at != Strongpoint.PILLBOX && at != Strongpoint.TANK_PIT;
        boolean needed = !disputed || inputs.reading(ShootingReadings.LINE_OF_SIGHT) == ShootingReadings.SightOf.ALL;
        return of(inputs, needed, clear, at == Strongpoint.PILLBOX ? Veil.of(inputs) : Veil.NONE);
    }

    /** Smoke before the firing slits of a Pillbox, which hides a slit as it blinds it. */
    private record Veil(Optional<Remark> hides, Optional<Remark> leaves) {
        static final Veil NONE = new Veil(Optional.empty(), Optional.empty());

        static Veil of(Inputs in) {
            Smoked smoked = in.find(ShootForm.SMOKED).orElse(Smoked.NONE);
            if (smoked == Smoked.NONE) {
                return NONE;
            }
            if (in.find(ShootForm.LINE_OF_SIGHT).filter(YesNo.YES::equals).isPresent()) {
                return leaves("Smoke lies before its slits; a line of sight past it, as given");
            }
            return switch (smoked) {
                case NONE -> NONE;
                case SIDE -> leaves("Smoke lies before one of its sides: it is shot at from another");
                case SOME ->
                    in.reading(SharedReadings.SMOKE_BLINDS) == SharedReadings.SmokeBlinds.ITS_SLIT
                            ? leaves("Smoke hides one of its firing slits: it is shot at another [FOW-CORE-54]")
                            : through(in, "Smoke before any firing slit hides them all, as settled here");
                case ALL -> through(in, "Smoke before its firing slits blocks line of sight to them (core rules)");
            };
        }

        /** What is seen of the slits through smoke before all of them. */
        private static Veil through(Inputs in, String hidden) {
            return in.reading(ShootingReadings.SIGHT_THROUGH_SMOKE) == ShootingReadings.ThroughSmoke.BLOCKED
                    ? new Veil(Optional.of(Remark.of(hidden + " [FOW-CORE-54, FOW-SHOT-05]")), Optional.empty())
                    : leaves(
                            "Smoke before its firing slits does not hide them from the shooter (reading) [FOW-CORE-54]");
        }

        private static Veil leaves(String words) {
            return new Veil(Optional.empty(), Optional.of(Remark.of(words).citingFirst(RuleId.of("FOW-SMOKE-06"))));
        }
    }

    /** Sight of teams in cover; the core rules leave no doubt that it is needed. */
    static Sight ofTeams(Inputs inputs) {
        return of(inputs, true, inputs.get(ShootForm.LINE_OF_SIGHT) == YesNo.YES, Veil.NONE);
    }

    private static Sight of(Inputs inputs, boolean needed, boolean clear, Veil veil) {
        Optional<Distance> range = inputs.find(ShootForm.RANGE);
        SharedReadings.Within within =
                Reach.SHOT.reading(inputs, range.map(List::of).orElse(List.of()));
        Optional<FromInside> inside = inputs.find(ShootForm.FROM)
                .map(from -> FromInside.of(
                        from, inputs.find(ShootForm.SHOOTER_SMOKED).orElse(Smoked.NONE), inputs));
        return new Sight(needed, clear, blocked(inputs).or(veil::hides), veil.leaves(), range, within, inside);
    }

    /** Asked of nobody: most lines of sight meet no Bunker. */
    private static Optional<Remark> blocked(Inputs inputs) {
        if (!inputs.find(ShootForm.THROUGH_BUNKER).orElse(false)) {
            return Optional.empty();
        }
        if (!inputs.find(ShootForm.DESTROYED).orElse(false)) {
            return Optional.of(
                    Remark.of("A Bunker in between blocks line of sight, as a building would [FOW-BOBS-05]"));
        }
        return inputs.reading(CoverReadings.DESTROYED_BUNKER_SIGHT) == CoverReadings.SightThrough.BLOCKED
                ? Optional.of(Remark.of(
                        "Even Destroyed, the Bunker in between blocks line of sight [FOW-BOBS-05, FOW-DEST-04]"))
                : Optional.empty();
    }

    /** True if the range is known to be over 16"/40 cm, each judged in the unit it was measured in (A-13). */
    boolean beyondReach() {
        return range.isPresent() && !Reach.SHOT.covers(range.get(), within);
    }

    void checkBunker(Strongpoint at, Checklist list) {
        boolean slit = at == Strongpoint.PILLBOX;
        checkBlocked(list);
        if (needed && clear && blocked.isEmpty()) {
            list.note(
                    slit
                            ? "Line of sight to a firing slit [FOW-SHOT-05]"
                            : "Line of sight to a part of the {} [FOW-SHOT-05]",
                    gap(slit, at));
        } else if (needed && !clear) {
            list.forbid(
                    slit
                            ? "No line of sight to a firing slit; seeing the wall is not enough [FOW-SHOT-05, FOW-SHOT-14]"
                            : "No line of sight to any part of the {} [FOW-SHOT-05]",
                    gap(slit, at));
        }
        smoke.ifPresent(list::note);
        if (range.isEmpty()) {
            list.note("No range given: taken to be within 16\"/40 cm [FOW-SHOT-06]");
        } else if (beyondReach()) {
            list.forbid(
                    by(
                            at,
                            Remark.of(
                                    "{} to the nearest part is out of reach: it must be within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-13]"),
                            Remark.of(
                                    "{} to the slit is out of reach: it must be within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-14]"),
                            Remark.of(
                                    "{} to the nearest part is out of reach: it must be within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-15]")),
                    range.get());
        } else {
            list.note(
                    by(
                            at,
                            Remark.of("{} to the nearest part: within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-13]"),
                            Remark.of("{} to that slit: within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-14]"),
                            Remark.of("{} to the nearest part: within 16\"/40 cm [FOW-SHOT-06, FOW-SHOT-15]")),
                    range.get());
        }
    }

    void checkTeams(Checklist list) {
        checkBlocked(list);
        if (!clear) {
            list.forbid("No line of sight to the team (core rules) [FOW-CORE-15]");
        }
    }

    private void checkBlocked(Checklist list) {
        inside.ifPresent(shooter -> shooter.check(list));
        blocked.ifPresent(list::forbid);
    }

    void checkTank(Checklist list) {
        checkBlocked(list);
        if (!clear) {
            list.forbid("No line of sight to the tank (core rules) [FOW-CORE-15]");
        }
    }

    private static Object[] gap(boolean slit, Strongpoint at) {
        return slit ? new Object[0] : new Object[] {at};
    }

    private static Remark by(Strongpoint at, Remark nest, Remark pillbox, Remark turret) {
        return switch (at) {
            case NEST, FLAK_NEST, TOBRUK_PIT -> nest;
            case PILLBOX -> pillbox;
            case TURRET, TANK_PIT -> turret;
        };
    }
}
