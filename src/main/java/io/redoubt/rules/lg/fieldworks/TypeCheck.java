package io.redoubt.rules.lg.fieldworks;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.shared.FieldworkType;
import io.redoubt.rules.lg.shared.FireFromFieldworks;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.procedure.Checklist;
import java.util.Optional;

/** Notes the features of each type of fortification and checks them. */
final class TypeCheck {
    private static final int IN_A_FOXHOLE = 2;

    private final Inputs in;
    private final Checklist list;

    TypeCheck(Inputs in, Checklist list) {
        this.in = in;
        this.list = list;
    }

    void check(FieldworkType type) {
        switch (type) {
            case BUNKER -> bunker();
            case FOXHOLE -> foxhole();
            case PILLBOX -> pillbox();
            case STRONGPOINT -> strongpoint();
            case TRENCH -> {
                list.note("A trench: a deep ditch to shelter in [LG-TYPE-TRENCH-01]");
                list.note(
                        is(DeployCheck.COVER, YesNo.YES)
                                ? "A roof is rare on a trench [LG-TYPE-TRENCH-02]"
                                : "It has no roof, as nearly all trenches [LG-TYPE-TRENCH-02]");
            }
            case WEAPON_EMPLACEMENT -> {
                list.note("A weapon emplacement: protects and hides men and weapons [LG-TYPE-EMPLACEMENT-01]");
                if (is(DeployCheck.COVER, YesNo.YES)) {
                    list.note("A weapon emplacement may have a roof [LG-TYPE-EMPLACEMENT-02]");
                }
            }
            case WEAPON_TURRET -> {
                list.note(
                        "A weapon turret: a small armored mount, not a fortification [LG-TYPE-TURRET-03, LG-TYPE-TURRET-01]");
                list.note("Its infantry weapons fire all round, 360 degrees [LG-TYPE-TURRET-02]");
            }
            case BUILDING ->
                list.note(
                        "A building: civilian, lighter than a fortification, not made for defense [LG-BRIEF-10, LG-BRIEF-11]");
        }
        boolean empty = in.find(DeployCheck.CREW).equals(Optional.of(DeployCheck.Crew.NONE));
        if (empty && type != FieldworkType.STRONGPOINT) {
            list.note("It may be empty: only strongpoints are always in the force [LG-TYPE-STRONGPOINT-06]");
        }
        in.find(DeployCheck.CONSTRUCTION)
                .ifPresent(construction -> list.note(
                        switch (construction) {
                            case CIVILIAN ->
                                "Civilian: no features for defense unless you give it some [LG-BRIEF-11, LG-BRIEF-10]";
                            case PERMANENT -> permanent(type);
                            case FIELD -> field(type);
                        },
                        type));
    }

    private void bunker() {
        Optional<YesNo> cover = in.find(DeployCheck.COVER);
        list.note(
                "A bunker: a shelter, usually underground, roofed and without slits [LG-TYPE-BUNKER-01, LG-TYPE-BUNKER-02]");
        if (cover.equals(Optional.of(YesNo.NO))) {
            list.fault("A bunker has a complete roof [LG-TYPE-BUNKER-02]");
        }
        if (is(DeployCheck.OPENINGS, YesNo.YES)) {
            list.fault("A bunker has neither slits nor embrasures [LG-TYPE-BUNKER-02]");
        }
        if (in.get(DeployCheck.FIRE_FROM_INSIDE)) {
            if (in.reading(Readings.FIRE_FROM_BUNKER) == Readings.FromBunker.REFUSED) {
                list.fault("A bunker is not a fighting position: no fire from inside "
                        + "[LG-TYPE-BUNKER-03, LG-TYPE-BUNKER-02]");
            } else {
                list.note("Fire out of a bunker is allowed (reading) [LG-TYPE-BUNKER-03]");
            }
        }
        Optional<Integer> entrances = in.find(DeployCheck.ENTRANCES);
        boolean tunnel = in.get(DeployCheck.TUNNEL);
        if (entrances.isPresent() && entrances.get() != 1) {
            list.note(
                    "It has {} entrances; one is usual, a tunnel may lead to it [LG-TYPE-BUNKER-04]", entrances.get());
        } else if (tunnel || entrances.isPresent()) {
            list.note("One entrance is usual; a corridor or tunnel may lead to it [LG-TYPE-BUNKER-04]");
        }
        if (in.get(DeployCheck.ABOVE_GROUND)) {
            if (is(DeployCheck.HEAVILY_ARMORED, YesNo.NO)) {
                list.fault("A bunker above ground must be heavily armored [LG-TYPE-BUNKER-05]");
            } else {
                list.note("A bunker above ground is heavily armored [LG-TYPE-BUNKER-05]");
            }
        }
    }

    private void foxhole() {
        boolean covered = is(DeployCheck.COVER, YesNo.YES);
        int troops = in.find(DeployCheck.TROOPS).orElse(1);
        if (troops > IN_A_FOXHOLE) {
            list.fault("A foxhole takes one or two soldiers, not {} [LG-TYPE-FOXHOLE-01]", troops);
        } else {
            list.note("A foxhole: for one or two soldiers [LG-TYPE-FOXHOLE-01]");
        }
        if (covered) {
            list.note("A foxhole may be covered: logs or sheet metal under earth and sandbags [LG-TYPE-FOXHOLE-02]");
        }
    }

    private void pillbox() {
        boolean open = is(DeployCheck.COVER, YesNo.NO);
        list.note(
                "A pillbox: roofed, with slits and embrasures to fight from [LG-TYPE-PILLBOX-01, LG-TYPE-PILLBOX-02]");
        if (in.get(DeployCheck.FIRE_FROM_INSIDE)) {
            FireFromFieldworks.check(FieldworkType.PILLBOX, in, list);
        }
        boolean closed = is(DeployCheck.OPENINGS, YesNo.NO);
        if (open || closed) {
            list.fault("A pillbox has a complete roof and firing slits [LG-TYPE-PILLBOX-02]");
        }
        if (in.get(DeployCheck.VIEWING_GEAR)) {
            list.note("A pillbox may have periscopes and the like [LG-TYPE-PILLBOX-03]");
        }
        if (in.get(DeployCheck.TUNNEL) || in.find(DeployCheck.ENTRANCES).isPresent()) {
            list.note("Entrances above or below ground, tunnels to other pillboxes: allowed [LG-TYPE-PILLBOX-04]");
        }
    }

    private void strongpoint() {
        list.note(
                "A strongpoint: an armored bastion, of one of many kinds [LG-TYPE-STRONGPOINT-01, LG-TYPE-STRONGPOINT-02]");
        in.get(DeployCheck.FIRE_FROM_INSIDE);
        if (is(DeployCheck.OPENINGS, YesNo.YES)) {
            list.note("Infantry may have embrasures and fixed cupolas in it [LG-TYPE-STRONGPOINT-04]");
        }
        in.find(DeployCheck.CREW).ifPresent(crew -> {
            switch (crew) {
                case CREWED -> list.note("It has a crew [LG-TYPE-STRONGPOINT-03]");
                case AUTOMATED -> list.note("It is automated [LG-TYPE-STRONGPOINT-03]");
                case NONE ->
                    list.fault(
                            "A strongpoint has a crew or is automated; only others may be empty [LG-TYPE-STRONGPOINT-03, LG-TYPE-STRONGPOINT-06]");
            }
        });
        if (in.find(DeployCheck.FORCE).equals(Optional.of(DeployCheck.Force.OTHER))) {
            list.fault("A strongpoint must be part of the regular forces of its nation [LG-TYPE-STRONGPOINT-05]");
        } else {
            list.note("A strongpoint is part of the regular forces of its nation [LG-TYPE-STRONGPOINT-05]");
        }
    }

    private static String permanent(FieldworkType type) {
        return switch (type) {
            case BUNKER, PILLBOX, STRONGPOINT, WEAPON_EMPLACEMENT -> "Permanent: usual for a {} [LG-BRIEF-03]";
            case FOXHOLE, TRENCH, WEAPON_TURRET, BUILDING ->
                "Permanent: unusual for a {}, but not forbidden [LG-BRIEF-03]";
        };
    }

    private static String field(FieldworkType type) {
        return switch (type) {
            case FOXHOLE, TRENCH, WEAPON_EMPLACEMENT -> "A field fortification: usual for a {} [LG-BRIEF-06]";
            case PILLBOX, BUNKER -> "A field fortification: a {} may be one too [LG-BRIEF-07, LG-BRIEF-06]";
            case STRONGPOINT, WEAPON_TURRET, BUILDING ->
                "A field fortification: unusual for a {}, but not forbidden [LG-BRIEF-06]";
        };
    }

    private boolean is(InputField<YesNo> field, YesNo wanted) {
        return in.find(field).equals(Optional.of(wanted));
    }
}
