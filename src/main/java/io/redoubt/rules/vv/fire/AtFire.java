package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.fire.Attack.End;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.terms.ArmourLetter;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.rules.vv.terms.Weapon;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Anti-Tank fire at one Gun, vehicle or AFV: to hit, then, against armour, to eliminate. */
final class AtFire {
    private static final Lookup HIT_ROLL = Lookup.of("roll to hit [VV-CORE-28]");

    private AtFire() {}

    /** The two results of rolling to hit. */
    enum Hit implements Row, PlainName {
        HIT,
        MISS
    }

    /**
     * The number to hit, and where it comes from.
     *
     * @param reason in words
     */
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
        List<Factor> factors =
                ShotFactors.of(in, shot, hex, target == UnitClass.GUN ? ShotFactors.Fire.AT_GUN : ShotFactors.Fire.AT);
        boolean grenades = in.get(ShootForm.GRENADES);
        boolean satchel = in.get(ShootForm.SATCHEL) > 0;
        if (infantry) {
            list.forbid("Anti-Tank fire does nothing to infantry (core rules) [VV-CORE-27]");
        } else {
            if (grenades) {
                list.forbid("Grenades are no Anti-Tank weapons [VV-CORE-12]");
            }
            if (satchel) {
                list.forbid("Satchel charges are no Anti-Tank weapons [VV-CORE-17]");
            }
            hex.noteOutside(list);
            Factor.note(factors, list);
            list.note(
                    "{} must be {} or less to hit: {} [VV-CORE-28, VV-CORE-05]",
                    new Factor.Sum(factors),
                    toHit.number(),
                    toHit.reason());
            struck.ifPresentOrElse(
                    armour -> armour.note(list),
                    () -> list.note("What is hit and has no armour is eliminated at once [VV-CORE-29]"));
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

    private static Hit toHit(int most, List<Factor> factors, Umpire umpire) {
        return umpire.lookUp(
                HIT_ROLL,
                Factor.score(factors).against(most, "the number to hit"),
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
}
