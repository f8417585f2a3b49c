package io.redoubt.rules.vv.shooting;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.shared.ArmourLetter;
import io.redoubt.rules.vv.shared.RollModifier;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.rules.vv.shared.Weapon;
import io.redoubt.rules.vv.shooting.Attack.End;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Anti-Tank fire at one Gun, vehicle or AFV: a roll to hit, then, against armour, a roll to eliminate. */
final class AtFire {
    private static final TotalRoll HIT_ROLL = TotalRoll.low("roll to hit [VV-CORE-28]");

    private AtFire() {}

    /** The side of an AFV that is struck; a shot along the dividing hexside needs a die. */
    enum Facing implements PlainName {
        FRONT,
        REAR,
        HEXSIDE
    }

    enum Hit implements Row, PlainName {
        HIT,
        MISS
    }

    /** The number to hit, and its reason in words. */
    private record ToHit(int number, String reason) {
        private static final int NEAR = 10;
        private static final int MIDDLE = 19;
        private static final ToHit INFANTRY_WEAPON = new ToHit(Weapon.TO_HIT, "an infantry Anti-Tank weapon");

        static ToHit of(Inputs in, Shot shot) {
            return switch (shot.weapon()) {
                case SMALL_ARMS, MACHINE_GUN ->
                    shot.unit() == UnitClass.INFANTRY ? INFANTRY_WEAPON : gun(in.get(ShootForm.RANGE));
                case GUN -> gun(in.get(ShootForm.RANGE));
                case AT_WEAPON -> INFANTRY_WEAPON;
                case ARTILLERY -> new ToHit(Weapon.TO_HIT, "artillery");
                case AIR -> new ToHit(Weapon.TO_HIT, "an air attack");
                case MORTAR -> new ToHit(6, "a mortar");
            };
        }

        private static ToHit gun(int range) {
            if (range <= NEAR) {
                return new ToHit(10, "a Gun within 10 hexes");
            }
            return range <= MIDDLE ? new ToHit(8, "a Gun at 11 to 19 hexes") : new ToHit(6, "a Gun at 20 or more");
        }
    }

    static Attack of(Inputs in, Shot shot, TargetHex whole, ArmourLetter atfp) {
        Checklist list = new Checklist();
        list.addAll(shot.found());
        boolean armoured = in.find(UnitFields.ARMOUR).isPresent()
                || in.find(UnitFields.ARMOUR_FRONT).isPresent()
                || in.find(UnitFields.ARMOUR_REAR).isPresent();
        UnitClass target = in.get(ShootForm.TARGET, armoured ? UnitClass.AFV : UnitClass.GUN);
        TargetHex hex = whole.meeting(in, List.of(target));
        Optional<StruckArmour> struck =
                target == UnitClass.AFV ? Optional.of(StruckArmour.of(in, shot, atfp)) : Optional.empty();
        boolean infantry = target == UnitClass.INFANTRY;
        ToHit toHit = infantry ? new ToHit(0, "") : ToHit.of(in, shot);
        List<RollModifier> factors = shot.factors(in, hex, target == UnitClass.GUN ? Shot.Fire.AT_GUN : Shot.Fire.AT);
        boolean grenades = in.get(ShootForm.GRENADES);
        boolean satchel = in.get(ShootForm.SATCHEL) > 0;
        if (infantry) {
            list.forbid("Anti-Tank fire has no effect on infantry (core rules) [VV-CORE-27]");
        } else {
            if (grenades) {
                list.forbid("Grenades are not Anti-Tank weapons [VV-CORE-12]");
            }
            if (satchel) {
                list.forbid("Satchel charges are not Anti-Tank weapons [VV-CORE-17]");
            }
            hex.noteOutside(list);
            RollModifier.note(factors, list);
            list.note(
                    "{} must be {} or less to hit: {} [VV-CORE-28, VV-CORE-05]",
                    new RollModifier.Sum(factors),
                    toHit.number(),
                    toHit.reason());
            struck.ifPresentOrElse(
                    armour -> armour.note(list),
                    () -> list.note("A hit eliminates a target without armour at once [VV-CORE-29]"));
        }
        Function<Umpire, End> dice = umpire -> {
            Hit hit = toHit(toHit.number(), factors, umpire);
            return struck.map(armour -> armour.resolve(hit, umpire))
                    .orElse(hit == Hit.HIT ? End.ELIMINATED : End.MISSED);
        };
        return Attack.ending(
                Sentence.of("AT fire at {} in {}", target, hex.place()),
                list,
                dice,
                struck.isPresent()
                        ? List.of(End.MISSED, End.NO_EFFECT, End.IMMOBILISED, End.ELIMINATED)
                        : List.of(End.MISSED, End.ELIMINATED),
                end -> verdict(end, target));
    }

    private static Hit toHit(int most, List<RollModifier> factors, Umpire umpire) {
        return umpire.lookUp(
                HIT_ROLL,
                RollModifier.score(factors).against(most, "the number to hit"),
                roll -> roll <= most ? Hit.HIT : Hit.MISS);
    }

    private static Sentence verdict(End end, UnitClass target) {
        String unit = switch (target) {
            case GUN -> "The Gun";
            case VEHICLE -> "The vehicle";
            case AFV -> "The AFV";
            case INFANTRY -> "The unit";
        };
        return switch (end) {
            case ELIMINATED -> Sentence.of("{} is *ELIMINATED*.", unit);
            case IMMOBILISED -> Sentence.of("{} is *IMMOBILISED*, its crew stays.", unit);
            case NO_EFFECT -> Sentence.of("The shot hits with *NO EFFECT*.");
            case MISSED, CASUALTIES, FAILURE, SUCCESS -> Sentence.of("The shot *MISSES*.");
        };
    }

    /**
     * The armour that a hit strikes, and the effect of the hit.
     *
     * @param facing side that is struck
     * @param immobile whether the AFV was already immobilised
     * @param mortar whether a mortar shell strikes from above, which needs only an equal roll
     */
    private record StruckArmour(
            ArmourLetter atfp, ArmourLetter front, ArmourLetter rear, Facing facing, boolean immobile, boolean mortar) {
        private static final TotalRoll ROLL = TotalRoll.low("elimination roll [VV-CORE-30]");
        private static final Test SIDE = Test.of(
                        "front or rear, along the hexside [VV-CORE-31]", Die.D6, "front", "rear")
                .askedAs("side that is struck")
                // A hit on the front is the target's luck.
                .byOther();
        private static final RequiredRoll FRONT_HALF = RequiredRoll.of(Target.atMost(3));

        private static final SentenceTemplate AUTOMATIC =
                SentenceTemplate.of("No roll needed: eliminated [VV-CORE-30]");

        static StruckArmour of(Inputs in, Shot shot, ArmourLetter atfp) {
            boolean mortar = shot.isMortar();
            Facing facing = mortar ? Facing.REAR : in.get(ShootForm.FACING);
            boolean single = in.find(UnitFields.ARMOUR).isPresent();
            ArmourLetter front = single || facing == Facing.REAR
                    ? in.find(UnitFields.ARMOUR).orElse(ArmourLetter.A)
                    : in.get(UnitFields.ARMOUR_FRONT);
            ArmourLetter rear = single || facing == Facing.FRONT ? front : in.get(UnitFields.ARMOUR_REAR);
            Facing side = single && facing == Facing.HEXSIDE ? Facing.FRONT : facing;
            return new StruckArmour(atfp, front, rear, side, in.get(UnitFields.IMMOBILE), mortar);
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

        private void note(Checklist list, String side, ArmourLetter plate) {
            int number = atfp.against(plate);
            String text = number >= ArmourLetter.AUTOMATIC
                    ? "E, automatic"
                    : number < ArmourLetter.LEAST ? "none, no effect" : Integer.toString(number);
            list.note(
                    "{} against {} armour {}: Elimination Number {} [VV-CORE-30, VV-CORE-31]", atfp, side, plate, text);
        }

        /** Returns the effect of the shot; an immobile AFV that survives may lose its crew, even by a miss. */
        End resolve(Hit hit, Umpire umpire) {
            End result = hit == Hit.HIT ? eliminate(umpire) : End.NO_EFFECT;
            if (result == End.ELIMINATED) {
                return End.ELIMINATED;
            }
            if (result == End.IMMOBILISED || immobile) {
                return Losses.crewLeaves(umpire) ? End.ELIMINATED : End.IMMOBILISED;
            }
            return hit == Hit.HIT ? End.NO_EFFECT : End.MISSED;
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
            DiceTotal score = DiceTotal.of(2, Die.D6).against(number, "Elimination Number");
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
}
