package io.redoubt.rules.lg;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** Whether troops may fire out of the works they are in. */
final class Firing {
    private static final Remark NOT_FROM_BUNKER = Remark.of(
            "Nobody fires out of a bunker: it is no fighting position and has no slits",
            Rule.TYPE_BUNKER_03,
            Rule.TYPE_BUNKER_02);
    private static final Remark FROM_BUNKER =
            Remark.of("Fire out of a bunker is allowed, as settled here", Rule.TYPE_BUNKER_03, Rule.TYPE_BUNKER_02);
    private static final Remark FROM_PILLBOX =
            Remark.of("A pillbox is made to fight from", Rule.TYPE_PILLBOX_01, Rule.TYPE_PILLBOX_02);
    private static final Remark FROM_STRONGPOINT =
            Remark.of("A strongpoint may have embrasures and cupolas to fire from", Rule.TYPE_STRONGPOINT_04);
    private static final Remark FROM_TURRET =
            Remark.of("A weapon turret fires all round, at any bearing", Rule.TYPE_TURRET_02);
    private static final Remark FROM_EMPLACEMENT =
            Remark.of("A weapon emplacement shelters those who fire from it", Rule.TYPE_EMPLACEMENT_01);

    private Firing() {}

    static void check(Inputs in, Checklist list) {
        Optional<Type> from = in.find(InsideForm.FROM);
        if (from.isPresent()) {
            check(from.get(), in, list);
        }
    }

    static void check(Type from, Inputs in, Checklist list) {
        switch (from) {
            case BUNKER -> {
                if (in.reading(Disputed.FIRE_FROM_BUNKER) == Disputed.FromBunker.REFUSED) {
                    list.forbid(NOT_FROM_BUNKER);
                } else {
                    list.note(FROM_BUNKER);
                }
            }
            case PILLBOX -> list.note(FROM_PILLBOX);
            case STRONGPOINT -> list.note(FROM_STRONGPOINT);
            case WEAPON_EMPLACEMENT -> list.note(FROM_EMPLACEMENT);
            case WEAPON_TURRET -> {
                in.find(InsideForm.BEARING);
                list.note(FROM_TURRET);
            }
            case FOXHOLE, TRENCH, BUILDING -> {
                // The chapter says nothing for or against it.
            }
        }
    }
}
