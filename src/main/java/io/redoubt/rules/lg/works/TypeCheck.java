package io.redoubt.rules.lg.works;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.terms.FireFromWorks;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** What each type of works is, and what it may have. */
final class TypeCheck {
    private static final int IN_A_FOXHOLE = 2;

    private static final Remark BUNKER = Remark.of(
            "A bunker: a shelter, as a rule underground, roofed and without slits",
            Rule.TYPE_BUNKER_01,
            Rule.TYPE_BUNKER_02);

    private static final Remark FOXHOLE = Remark.of("A foxhole: for one or two soldiers", Rule.TYPE_FOXHOLE_01);

    private static final Remark PILLBOX = Remark.of(
            "A pillbox: roofed, with slits and embrasures to fight from", Rule.TYPE_PILLBOX_01, Rule.TYPE_PILLBOX_02);

    private static final Remark TRENCH = Remark.of("A trench: a deep ditch to shelter in", Rule.TYPE_TRENCH_01);
    private static final Remark BUILDING = Remark.of(
            "A building: civilian, lighter than a fortification, not made for defense", Rule.BRIEF_10, Rule.BRIEF_11);

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
                                ? Remark.of("A roof is rare on a trench", Rule.TYPE_TRENCH_02)
                                : Remark.of("It has no roof, as nearly all trenches", Rule.TYPE_TRENCH_02));
            }
            case WEAPON_EMPLACEMENT -> {
                list.note("A weapon emplacement: protects and hides men and weapons", Rule.TYPE_EMPLACEMENT_01);
                if (is(in.find(WorksInputs.COVER), YesNo.YES)) {
                    list.note("A weapon emplacement may have a roof", Rule.TYPE_EMPLACEMENT_02);
                }
            }
            case WEAPON_TURRET -> {
                list.note(
                        "A weapon turret: a small armored mount, no fortification",
                        Rule.TYPE_TURRET_03,
                        Rule.TYPE_TURRET_01);
                list.note("Its infantry weapons fire all round, 360 degrees", Rule.TYPE_TURRET_02);
            }
            case BUILDING -> list.note(BUILDING);
        }
        StrongpointCheck.manning(type, in, list);
        ConstructionCheck.check(type, in, list);
    }

    private static void bunker(Inputs in, Optional<YesNo> cover, Checklist list) {
        list.note(BUNKER);
        if (is(cover, YesNo.NO)) {
            list.fault(Remark.of("A bunker is roofed all over", Rule.TYPE_BUNKER_02));
        }
        if (is(in.find(WorksInputs.OPENINGS), YesNo.YES)) {
            list.fault(Remark.of("A bunker has neither slits nor embrasures", Rule.TYPE_BUNKER_02));
        }
        if (in.get(WorksInputs.FIRE_FROM_INSIDE)) {
            if (in.reading(Readings.FIRE_FROM_BUNKER) == Readings.FromBunker.REFUSED) {
                list.fault(Remark.of(
                        "A bunker is no fighting position: no fire from inside",
                        Rule.TYPE_BUNKER_03,
                        Rule.TYPE_BUNKER_02));
            } else {
                list.note("Fire out of a bunker is allowed, as settled here", Rule.TYPE_BUNKER_03);
            }
        }
        Optional<Integer> entrances = in.find(WorksInputs.ENTRANCES);
        if (entrances.isPresent() && entrances.get() != 1) {
            in.get(WorksInputs.TUNNEL);
            list.note(
                    Remark.of("It has {} entrances; one is usual, a tunnel may lead to it", Rule.TYPE_BUNKER_04),
                    entrances.get());
        } else if (in.get(WorksInputs.TUNNEL) || entrances.isPresent()) {
            list.note("One entrance is usual; a corridor or tunnel may lead to it", Rule.TYPE_BUNKER_04);
        }
        if (in.get(WorksInputs.ABOVE_GROUND)) {
            if (is(in.find(WorksInputs.HEAVILY_ARMORED), YesNo.NO)) {
                list.fault(Remark.of("A bunker above ground must be heavily armored", Rule.TYPE_BUNKER_05));
            } else {
                list.note("A bunker above ground is heavily armored", Rule.TYPE_BUNKER_05);
            }
        }
    }

    private static void foxhole(Inputs in, Optional<YesNo> cover, Checklist list) {
        int troops = in.find(WorksInputs.TROOPS).orElse(1);
        if (troops > IN_A_FOXHOLE) {
            list.fault(Remark.of("A foxhole takes one or two soldiers, not {}", Rule.TYPE_FOXHOLE_01), troops);
        } else {
            list.note(FOXHOLE);
        }
        if (is(cover, YesNo.YES)) {
            list.note("A foxhole may be covered: logs or sheet metal under earth and sandbags", Rule.TYPE_FOXHOLE_02);
        }
    }

    private static void pillbox(Inputs in, Optional<YesNo> cover, Checklist list) {
        list.note(PILLBOX);
        if (in.get(WorksInputs.FIRE_FROM_INSIDE)) {
            FireFromWorks.check(WorksType.PILLBOX, in, list);
        }
        Optional<YesNo> openings = in.find(WorksInputs.OPENINGS);
        if (is(cover, YesNo.NO) || is(openings, YesNo.NO)) {
            list.fault(Remark.of("A pillbox is roofed all over and has firing slits", Rule.TYPE_PILLBOX_02));
        }
        if (in.get(WorksInputs.VIEWING_GEAR)) {
            list.note("A pillbox may have periscopes and the like", Rule.TYPE_PILLBOX_03);
        }
        if (in.get(WorksInputs.TUNNEL) || in.find(WorksInputs.ENTRANCES).isPresent()) {
            list.note("Entrances above or below ground, tunnels to other pillboxes: allowed", Rule.TYPE_PILLBOX_04);
        }
    }

    private static boolean is(Optional<YesNo> given, YesNo wanted) {
        return given.equals(Optional.of(wanted));
    }
}
