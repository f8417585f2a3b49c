package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.procedure.Checklist;

/** Checks whether troops may fire out of their position. */
public final class FireFromFieldworks {
    public static final InputField<Integer> BEARING = InputField.of(
            "bearing",
            new WholeNumberFormat(-360, 360, "degrees"),
            "bearing of the fire of a weapon turret, from its front [LG-TYPE-TURRET-02]");

    private FireFromFieldworks() {}

    public static void check(Inputs in, Checklist list) {
        in.find(SharedInputs.FROM).ifPresent(from -> check(from, in, list));
    }

    public static void check(FieldworkType from, Inputs in, Checklist list) {
        switch (from) {
            case BUNKER -> {
                if (in.reading(Readings.FIRE_FROM_BUNKER) == Readings.FromBunker.REFUSED) {
                    list.forbid("No fire out of a bunker: it is not a fighting position and has no slits "
                            + "[LG-TYPE-BUNKER-03, LG-TYPE-BUNKER-02]");
                } else {
                    list.note("Fire out of a bunker is allowed (reading) [LG-TYPE-BUNKER-03, LG-TYPE-BUNKER-02]");
                }
            }
            case PILLBOX -> list.note("A pillbox is made to fight from [LG-TYPE-PILLBOX-01, LG-TYPE-PILLBOX-02]");
            case STRONGPOINT ->
                list.note("A strongpoint may have embrasures and cupolas to fire from [LG-TYPE-STRONGPOINT-04]");
            case WEAPON_EMPLACEMENT ->
                list.note("A weapon emplacement shelters those who fire from it [LG-TYPE-EMPLACEMENT-01]");
            case WEAPON_TURRET -> {
                in.find(BEARING);
                list.note("A weapon turret fires all round, at any bearing [LG-TYPE-TURRET-02]");
            }
            case FOXHOLE, TRENCH, BUILDING -> {
                // The chapter has no rule for them.
            }
        }
    }
}
