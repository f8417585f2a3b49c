package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.casualties.AbandonedAfv;
import io.redoubt.rules.vv.fire.Attack.End;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.terms.ArmourLetter;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;

/**
 * The armour that a hit strikes, and what the hit does to it.
 *
 * @param facing a shot along the dividing hexside is diced for
 * @param immobile whether the AFV was immobilised before
 * @param mortar whether it is a mortar shell, which strikes from above, and an equal roll is enough for it
 */
record StruckArmour(
        ArmourLetter atfp,
        ArmourLetter front,
        ArmourLetter rear,
        StruckArmour.Facing facing,
        boolean immobile,
        boolean mortar) {
    /** From where an AFV is struck; a shot along the dividing hexside is diced for. */
    enum Facing implements PlainName {
        FRONT,
        REAR,
        HEXSIDE
    }

    private static final Lookup ROLL = Lookup.of("elimination roll [VV-CORE-30]");
    private static final Test SIDE = Test.of("front or rear, along the hexside [VV-CORE-31]", Die.D6, "front", "rear")
            .askedAs("side that is struck")
            // The front is the target's luck.
            .byOther();
    private static final Need FRONT_HALF = Need.of(Target.atMost(3));

    private static final Remark AUTOMATIC = Remark.of("No roll needed: eliminated [VV-CORE-30]");

    static StruckArmour of(Inputs in, Shot shot, ArmourLetter atfp) {
        boolean mortar = shot.isMortar();
        Facing facing = mortar ? Facing.REAR : in.get(ShootForm.FACING);
        boolean single = in.find(UnitFields.ARMOUR).isPresent();
        ArmourLetter front = single || facing == Facing.REAR
                ? in.find(UnitFields.ARMOUR).orElse(ArmourLetter.A)
                : in.get(UnitFields.ARMOUR_FRONT);
        ArmourLetter rear = single || facing == Facing.FRONT ? front : in.get(UnitFields.ARMOUR_REAR);
        return new StruckArmour(
                atfp,
                front,
                rear,
                single && facing == Facing.HEXSIDE ? Facing.FRONT : facing,
                in.get(UnitFields.IMMOBILE),
                mortar);
    }

    void note(Checklist list) {
        switch (facing) {
            case FRONT -> note(list, "front", front);
            case REAR -> note(list, "rear", rear);
            case HEXSIDE -> {
                list.note("Along the hexside: 1-3 front armour, 4-6 rear armour [VV-CORE-31]");
                note(list, "front", front);
                note(list, "rear", rear);
            }
        }
        if (mortar) {
            list.note("A mortar strikes the rear armour, and an equal roll destroys [VV-CORE-33]");
        }
    }

    private void note(Checklist list, String side, ArmourLetter armour) {
        int number = atfp.against(armour);
        String shown = number >= ArmourLetter.AUTOMATIC
                ? "E, automatic"
                : number < ArmourLetter.LEAST ? "none, no effect" : Integer.toString(number);
        list.note("{} against {} armour {}: Elimination Number {} [VV-CORE-30, VV-CORE-31]", atfp, side, armour, shown);
    }

    /** What the shot does; an immobile AFV that survives may lose its crew, a miss included. */
    End resolve(AtFire.Hit hit, Umpire umpire) {
        End result = hit == AtFire.Hit.HIT ? eliminate(umpire) : End.NO_EFFECT;
        if (result == End.ELIMINATED) {
            return End.ELIMINATED;
        }
        if (result == End.IMMOBILISED || immobile) {
            return umpire.test(AbandonedAfv.CREW, AbandonedAfv.LEAVES) ? End.ELIMINATED : End.IMMOBILISED;
        }
        return hit == AtFire.Hit.HIT ? End.NO_EFFECT : End.MISSED;
    }

    private End eliminate(Umpire umpire) {
        int number = atfp.against(armour(umpire));
        if (number >= ArmourLetter.AUTOMATIC) {
            umpire.note(AUTOMATIC);
            return End.ELIMINATED;
        }
        if (number < ArmourLetter.LEAST) {
            umpire.note("The armour cannot be beaten: no effect [VV-CORE-30]");
            return End.NO_EFFECT;
        }
        Score score = Score.of(2, Die.D6).against(number, "Elimination Number");
        return umpire.lookUp(ROLL, score, roll -> compared(roll, number));
    }

    private End compared(int roll, int number) {
        if (roll < number || (roll == number && mortar)) {
            return End.ELIMINATED;
        }
        return roll == number ? End.IMMOBILISED : End.NO_EFFECT;
    }

    private ArmourLetter armour(Umpire umpire) {
        return switch (facing) {
            case FRONT -> front;
            case REAR -> rear;
            case HEXSIDE -> umpire.test(SIDE, FRONT_HALF) ? front : rear;
        };
    }
}
