package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.casualties.LossPlan;
import io.redoubt.rules.vv.casualties.LossPolicy;
import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.rules.vv.casualties.UnitsHit;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitSpec;
import io.redoubt.rules.vv.terms.Factor;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Anti-Personnel fire at a hex, on the Anti-Personnel Combat Table.
 *
 * @param apfp firepower without the satchel charge
 * @param satchel firepower of a satchel charge that is thrown too; 0 for none
 * @param close grenades and the like, which reach an adjacent hex only
 * @param hit the units in the hex, if they were named
 */
public record ApFire(
        Shot shot,
        TargetHex hex,
        int apfp,
        int satchel,
        Close close,
        List<Factor> factors,
        UnitClass target,
        Optional<UnitsHit> hit)
        implements Attack {
    /** What the attackers throw beside firing. */
    enum Close {
        NOTHING,
        GRENADES,
        SATCHEL_WITH_WEAPON
    }

    public static final Lookup TABLE = Lookup.of("AP Combat Table [VV-CORE-04]");

    static final Remark FAR_GRENADES = Remark.of("Grenades reach an adjacent hex only (core rules) [VV-CORE-12]");

    private static final Remark NOTHING = Remark.of("*NO EFFECT* on {}.");

    private static final List<Quantity<Result>> CASUALTIES =
            List.of(new Quantity<>("casualty-points", "casualty points", Result::points));
    private static final List<Quantity<Result>> LOSSES = new ArrayList<>(CASUALTIES);

    static {
        LOSSES.addAll(Losses.quantities(Result::losses));
    }

    static ApFire of(Inputs in, Shot shot, TargetHex whole) {
        int apfp = in.get(UnitFields.APFP);
        int satchel = in.get(ShootForm.SATCHEL);
        boolean both = satchel > 0 && in.get(ShootForm.SUPPORT_WEAPON);
        boolean grenades = in.get(ShootForm.GRENADES);
        Optional<List<UnitSpec>> units = in.find(UnitsHit.UNITS);
        TargetHex hex = whole.meeting(
                in,
                units.map(UnitSpec::classes)
                        .orElse(in.guess(ShootForm.TARGET).stream().toList()));
        List<Factor> factors = ShotFactors.of(in, shot, hex, ShotFactors.Fire.AP);
        boolean armour = units.filter(ApFire::areAfvs).isPresent();
        UnitClass target = in.get(ShootForm.TARGET, armour ? UnitClass.AFV : UnitClass.INFANTRY);
        return new ApFire(
                shot,
                hex,
                apfp,
                satchel,
                both ? Close.SATCHEL_WITH_WEAPON : grenades ? Close.GRENADES : Close.NOTHING,
                factors,
                armour ? UnitClass.AFV : target,
                units.map(named -> UnitsHit.underFire(in, named, burst(shot, hex, target))));
    }

    private static boolean areAfvs(List<UnitSpec> units) {
        return UnitSpec.classes(units).stream().allMatch(unit -> unit == UnitClass.AFV);
    }

    private FirepowerRow row() {
        return FirepowerRow.of(apfp + satchel);
    }

    private boolean isDoubled() {
        return hit.map(UnitsHit::isDoubled).orElse(burst(shot, hex, target) == UnitsHit.Burst.IN_TREES);
    }

    private static UnitsHit.Burst burst(Shot shot, TargetHex hex, UnitClass target) {
        return shot.isMortar() && hex.terrain().hasTrees() && target == UnitClass.INFANTRY
                ? UnitsHit.Burst.IN_TREES
                : UnitsHit.Burst.NONE;
    }

    @Override
    public Sentence headline() {
        return Sentence.of("AP fire at {}", hex.target());
    }

    @Override
    public void check(Checklist list) {
        shot.check(list);
        if (target == UnitClass.AFV) {
            list.forbid("AP fire does nothing to an AFV (core rules) [VV-CORE-26]");
        }
        if (close == Close.GRENADES && shot.isFar()) {
            list.forbid(FAR_GRENADES);
        }
        if (satchel > 0) {
            checkSatchel(list);
        }
        if (hex.at().isBunker()) {
            list.note("A bunker is fired at with APFP, never with ATFP [VV-20.5-5]");
        } else if (hex.at() == Position.BARBED_WIRE || hex.at() == Position.MINEFIELD) {
            list.note(
                    "{} gives no cover to what stands in it [VV-CORE-05]",
                    hex.at() == Position.MINEFIELD ? "A minefield" : "Barbed wire");
        }
        if (shot.isMortar()) {
            list.note("A mortar counts what is in the target hex, nothing on the way [VV-CORE-18]");
        }
        CoverFactors.noteOutside(hex, list);
        hit.ifPresent(units -> Crowding.note(hex, units.units(), list));
        Factor.note(factors, list);
        list.note("Attack roll {}, low is good [VV-CORE-04, VV-CORE-05]", new Factor.Sum(factors));
        list.note("APFP {} is read on row {} [VV-CORE-04]", apfp + satchel, row());
        if (isDoubled()) {
            list.note("Shells burst in the trees: casualty points of infantry are doubled [VV-CORE-19]");
        }
        if (hit.filter(UnitsHit::isMixed).isPresent()) {
            list.note("A Gun or vehicle beside infantry meets two of these with each point [VV-CORE-19]");
        }
        hit.ifPresent(units -> list.note(LossPolicy.DECISION, units.policy()));
    }

    private void checkSatchel(Checklist list) {
        if (shot.isFar()) {
            list.forbid("A satchel charge reaches an adjacent hex only (core rules) [VV-CORE-17]");
        }
        if (close == Close.SATCHEL_WITH_WEAPON) {
            list.forbid("No support weapon beside a satchel charge (core rules) [VV-CORE-17]");
        }
        list.note("APFP {} and {} of the satchel charge, used up: {} [VV-CORE-17]", apfp, satchel, apfp + satchel);
    }

    @Override
    public Result resolve(Umpire umpire) {
        FirepowerRow row = row();
        Score score = new Score(2, Die.D6, Factor.modifiers(factors), Optional.empty());
        CasualtyRow found = umpire.lookUp(TABLE, score, roll -> CasualtyRow.of(row, roll));
        int points = isDoubled() ? 2 * found.points() : found.points();
        if (points == 0) {
            return Result.of(End.NO_EFFECT);
        }
        if (isDoubled()) {
            umpire.note("Doubled by air bursts: {} [VV-CORE-19]", Losses.points(points));
        }
        int taken = points;
        Losses losses = hit.map(units -> units.take(taken, LossPlan.SURVIVAL_UNDER_FIRE, umpire))
                .orElse(Losses.NONE);
        return new Result(End.CASUALTIES, points, losses);
    }

    @Override
    public List<End> shown() {
        return List.of();
    }

    @Override
    public List<Quantity<Result>> quantities() {
        return hit.isPresent() ? LOSSES : CASUALTIES;
    }

    @Override
    public Sentence verdict(Result result) {
        String target = hex.target();
        if (result.end() == End.NO_EFFECT) {
            return Sentence.of(NOTHING, target);
        }
        String points = Losses.points(result.points());
        if (hit.isEmpty()) {
            return Sentence.of("*{}* for {}.", points, target);
        }
        Losses losses = result.losses();
        return Sentence.of(
                "*{}* for {}: {} pinned, {} reduced, {} eliminated.",
                points,
                target,
                losses.pinned(),
                losses.reduced(),
                losses.eliminated());
    }
}
