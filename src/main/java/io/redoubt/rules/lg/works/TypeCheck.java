package io.redoubt.rules.lg.works;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.terms.FireFromWorks;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** What each type of works is, and what it may have. */
final class TypeCheck {
    private static final int IN_A_FOXHOLE = 2;

    private static final Remark BUNKER = Remark.of(
            "A bunker: a shelter, as a rule underground, roofed and without slits [LG-TYPE-BUNKER-01, LG-TYPE-BUNKER-02]");

    private static final Remark FOXHOLE = Remark.of("A foxhole: for one or two soldiers [LG-TYPE-FOXHOLE-01]");

    private static final Remark PILLBOX = Remark.of(
            "A pillbox: roofed, with slits and embrasures to fight from [LG-TYPE-PILLBOX-01, LG-TYPE-PILLBOX-02]");

    private static final Remark TRENCH = Remark.of("A trench: a deep ditch to shelter in [LG-TYPE-TRENCH-01]");
    private static final Remark BUILDING = Remark.of(
            "A building: civilian, lighter than a fortification, not made for defense [LG-BRIEF-10, LG-BRIEF-11]");

    private TypeCheck() {}

    static void check(WorksType type, Inputs in, Checklist list) {
        switch (type) {
            case BUNKER -> bunker(in, in.find(WorksInputs.COVER), list);
            case FOXHOLE -> foxhole(in, in.find(WorksInputs.COVER), list);
            case PILLBOX -> pillbox(in, in.find(WorksInputs.COVER), list);
            case STRONGPOINT -> StrongpointCheck.check(in, list);
            case TRENCH -> {
                list.note(TRENCH);
                list.note(
                        is(in.find(WorksInputs.COVER), YesNo.YES)
                                ? Remark.of("A roof is rare on a trench [LG-TYPE-TRENCH-02]")
                                : Remark.of("It has no roof, as nearly all trenches [LG-TYPE-TRENCH-02]"));
            }
            case WEAPON_EMPLACEMENT -> {
                list.note("A weapon emplacement: protects and hides men and weapons [LG-TYPE-EMPLACEMENT-01]");
                if (is(in.find(WorksInputs.COVER), YesNo.YES)) {
                    list.note("A weapon emplacement may have a roof [LG-TYPE-EMPLACEMENT-02]");
                }
            }
            case WEAPON_TURRET -> {
                list.note(
                        "A weapon turret: a small armored mount, no fortification [LG-TYPE-TURRET-03, LG-TYPE-TURRET-01]");
                list.note("Its infantry weapons fire all round, 360 degrees [LG-TYPE-TURRET-02]");
            }
            case BUILDING -> list.note(BUILDING);
        }
        StrongpointCheck.manning(type, in, list);
        ConstructionCheck.check(type, in, list);
    }

    private static void bunker(Inputs in, Optional<YesNo> cover, Checklist list) {
        list.note(BUNKER);
        if (is(cover, YesNo.NO)) {
            list.fault("A bunker is roofed all over [LG-TYPE-BUNKER-02]");
        }
        if (is(in.find(WorksInputs.OPENINGS), YesNo.YES)) {
            list.fault("A bunker has neither slits nor embrasures [LG-TYPE-BUNKER-02]");
        }
        if (in.get(WorksInputs.FIRE_FROM_INSIDE)) {
            if (in.reading(Readings.FIRE_FROM_BUNKER) == Readings.FromBunker.REFUSED) {
                list.fault(
                        "A bunker is no fighting position: no fire from inside [LG-TYPE-BUNKER-03, LG-TYPE-BUNKER-02]");
            } else {
                list.note("Fire out of a bunker is allowed, as settled here [LG-TYPE-BUNKER-03]");
            }
        }
        Optional<Integer> entrances = in.find(WorksInputs.ENTRANCES);
        if (entrances.isPresent() && entrances.get() != 1) {
            in.get(WorksInputs.TUNNEL);
            list.note(
                    "It has {} entrances; one is usual, a tunnel may lead to it [LG-TYPE-BUNKER-04]", entrances.get());
        } else if (in.get(WorksInputs.TUNNEL) || entrances.isPresent()) {
            list.note("One entrance is usual; a corridor or tunnel may lead to it [LG-TYPE-BUNKER-04]");
        }
        if (in.get(WorksInputs.ABOVE_GROUND)) {
            if (is(in.find(WorksInputs.HEAVILY_ARMORED), YesNo.NO)) {
                list.fault("A bunker above ground must be heavily armored [LG-TYPE-BUNKER-05]");
            } else {
                list.note("A bunker above ground is heavily armored [LG-TYPE-BUNKER-05]");
            }
        }
    }

    private static void foxhole(Inputs in, Optional<YesNo> cover, Checklist list) {
        int troops = in.find(WorksInputs.TROOPS).orElse(1);
        if (troops > IN_A_FOXHOLE) {
            list.fault("A foxhole takes one or two soldiers, not {} [LG-TYPE-FOXHOLE-01]", troops);
        } else {
            list.note(FOXHOLE);
        }
        if (is(cover, YesNo.YES)) {
            list.note("A foxhole may be covered: logs or sheet metal under earth and sandbags [LG-TYPE-FOXHOLE-02]");
        }
    }

    private static void pillbox(Inputs in, Optional<YesNo> cover, Checklist list) {
        list.note(PILLBOX);
        if (in.get(WorksInputs.FIRE_FROM_INSIDE)) {
            FireFromWorks.check(WorksType.PILLBOX, in, list);
        }
        Optional<YesNo> openings = in.find(WorksInputs.OPENINGS);
        if (is(cover, YesNo.NO) || is(openings, YesNo.NO)) {
            list.fault("A pillbox is roofed all over and has firing slits [LG-TYPE-PILLBOX-02]");
        }
        if (in.get(WorksInputs.VIEWING_GEAR)) {
            list.note("A pillbox may have periscopes and the like [LG-TYPE-PILLBOX-03]");
        }
        if (in.get(WorksInputs.TUNNEL) || in.find(WorksInputs.ENTRANCES).isPresent()) {
            list.note("Entrances above or below ground, tunnels to other pillboxes: allowed [LG-TYPE-PILLBOX-04]");
        }
    }

    private static boolean is(Optional<YesNo> given, YesNo wanted) {
        return given.equals(Optional.of(wanted));
    }
}
