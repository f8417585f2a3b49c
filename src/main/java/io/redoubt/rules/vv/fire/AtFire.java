package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.terms.ArmourLetter;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.rules.vv.terms.Weapon;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Anti-Tank fire at one Gun, vehicle or AFV: to hit, then, against armour, to eliminate.
 *
 * @param toHit the unmodified number to hit
 * @param struck the AFV's armour, if it is one
 * @param objections to what somebody wants to throw beside firing
 */
record AtFire(
        Shot shot,
        TargetHex hex,
        UnitClass target,
        ToHit toHit,
        List<Factor> factors,
        Optional<StruckArmour> struck,
        List<Remark> objections)
        implements Attack {
    private static final Lookup HIT_ROLL = Lookup.of("roll to hit [VV-CORE-28]");

    private static final Remark MISSED = Remark.of("The shot *MISSES*.");
    private static final Remark NO_EFFECT = Remark.of("The shot hits with *NO EFFECT*.");
    private static final Remark IMMOBILISED = Remark.of("{} is *IMMOBILISED*, its crew stays.");
    private static final Remark ELIMINATED = Remark.of("{} is *ELIMINATED*.");

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
    record ToHit(int number, String reason) {
        private static final int NEAR = 10;
        private static final int MIDDLE = 19;
        private static final ToHit INFANTRY_WEAPON = new ToHit(Weapon.TO_HIT, "an infantry Anti-Tank weapon");

        static ToHit of(Inputs in, Shot shot) {
            return switch (shot.weapon()) {
                case SMALL_ARMS, MACHINE_GUN ->
                    shot.firer().unit() == UnitClass.INFANTRY ? INFANTRY_WEAPON : gun(in.get(ShootForm.RANGE));
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

    static AtFire of(Inputs in, Shot shot, TargetHex whole, ArmourLetter atfp) {
        boolean armoured = in.find(UnitFields.ARMOUR).isPresent()
                || in.find(UnitFields.ARMOUR_FRONT).isPresent()
                || in.find(UnitFields.ARMOUR_REAR).isPresent();
        UnitClass target = in.get(ShootForm.TARGET, armoured ? UnitClass.AFV : UnitClass.GUN);
        TargetHex hex = whole.meeting(in, List.of(target));
        Optional<StruckArmour> struck =
                target == UnitClass.AFV ? Optional.of(StruckArmour.of(in, shot, atfp)) : Optional.empty();
        return new AtFire(
                shot,
                hex,
                target,
                target == UnitClass.INFANTRY ? new ToHit(0, "") : ToHit.of(in, shot),
                ShotFactors.of(in, shot, hex, target == UnitClass.GUN ? ShotFactors.Fire.AT_GUN : ShotFactors.Fire.AT),
                struck,
                thrown(in));
    }

    private static List<Remark> thrown(Inputs in) {
        List<Remark> objections = new ArrayList<>();
        if (in.get(ShootForm.GRENADES)) {
            objections.add(Remark.of("Grenades are no Anti-Tank weapons [VV-CORE-12]"));
        }
        if (in.get(ShootForm.SATCHEL) > 0) {
            objections.add(Remark.of("Satchel charges are no Anti-Tank weapons [VV-CORE-17]"));
        }
        return List.copyOf(objections);
    }

    @Override
    public Sentence headline() {
        return Sentence.of("AT fire at {} in {}", target, hex.place());
    }

    @Override
    public void check(Checklist list) {
        shot.check(list);
        if (target == UnitClass.INFANTRY) {
            list.forbid("Anti-Tank fire does nothing to infantry (core rules) [VV-CORE-27]");
            return;
        }
        for (Remark objection : objections) {
            list.forbid(objection);
        }
        CoverFactors.noteOutside(hex, list);
        Factor.note(factors, list);
        list.note(
                "{} must be {} or less to hit: {} [VV-CORE-28, VV-CORE-05]",
                new Factor.Sum(factors),
                toHit.number(),
                toHit.reason());
        if (struck.isPresent()) {
            struck.get().note(list);
        } else {
            list.note("What is hit and has no armour is eliminated at once [VV-CORE-29]");
        }
    }

    @Override
    public Result resolve(Umpire umpire) {
        int most = toHit.number();
        Score score =
                new Score(2, Die.D6, Factor.modifiers(factors), Optional.of(new Modifier(most, "the number to hit")));
        Hit hit = umpire.lookUp(HIT_ROLL, score, roll -> roll <= most ? Hit.HIT : Hit.MISS);
        if (struck.isPresent()) {
            return Result.of(struck.get().resolve(hit, umpire));
        }
        return Result.of(hit == Hit.HIT ? End.ELIMINATED : End.MISSED);
    }

    @Override
    public List<End> shown() {
        return struck.isPresent()
                ? List.of(End.MISSED, End.NO_EFFECT, End.IMMOBILISED, End.ELIMINATED)
                : List.of(End.MISSED, End.ELIMINATED);
    }

    @Override
    public Sentence verdict(Result result) {
        String unit = switch (target) {
            case GUN -> "The Gun";
            case VEHICLE -> "The vehicle";
            case AFV -> "The AFV";
            case INFANTRY -> "The unit";
        };
        return switch (result.end()) {
            case ELIMINATED -> Sentence.of(ELIMINATED, unit);
            case IMMOBILISED -> Sentence.of(IMMOBILISED, unit);
            case NO_EFFECT -> Sentence.of(NO_EFFECT);
            case MISSED, CASUALTIES, FAILURE, SUCCESS -> Sentence.of(MISSED);
        };
    }
}
