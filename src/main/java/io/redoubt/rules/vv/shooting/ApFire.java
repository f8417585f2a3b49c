package io.redoubt.rules.vv.shooting;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.casualties.LossPlan;
import io.redoubt.rules.vv.casualties.LossPolicy;
import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.rules.vv.casualties.UnitsHit;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitSpec;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.positions.PositionStack;
import io.redoubt.rules.vv.shared.PlacementReadings;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.RollModifier;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.rules.vv.shooting.Attack.End;
import io.redoubt.rules.vv.shooting.Attack.Result;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Anti-Personnel fire at a hex, on the Anti-Personnel Combat Table. */
final class ApFire {
    private static final List<Quantity<Result>> CASUALTIES =
            List.of(new Quantity<>("casualty-points", "casualty points", Result::points));
    private static final List<Quantity<Result>> LOSSES = new ArrayList<>(CASUALTIES);

    static {
        LOSSES.addAll(Losses.quantities(Result::losses));
    }

    private ApFire() {}

    static Attack of(Inputs in, Shot shot, TargetHex whole) {
        Checklist list = new Checklist();
        list.addAll(shot.found());
        int apfp = in.get(UnitFields.APFP);
        int satchel = in.get(ShootForm.SATCHEL);
        boolean both = satchel > 0 && in.get(ShootForm.SUPPORT_WEAPON);
        boolean grenades = in.get(ShootForm.GRENADES);
        Optional<List<UnitSpec>> units = in.find(UnitsHit.UNITS);
        List<UnitClass> typed = in.peekOrDefault(ShootForm.TARGET).stream().toList();
        TargetHex hex = whole.meeting(in, units.map(UnitSpec::classes).orElse(typed));
        List<RollModifier> factors = shot.factors(in, hex, Shot.Fire.AP);
        boolean armour = units.filter(ApFire::areAfvs).isPresent();
        UnitClass target = in.get(ShootForm.TARGET, armour ? UnitClass.AFV : UnitClass.INFANTRY);
        boolean inTrees = shot.isMortar() && hex.terrain().hasTrees() && target == UnitClass.INFANTRY;
        Optional<UnitsHit> hit = units.map(
                named -> UnitsHit.underFire(in, named, inTrees ? UnitsHit.Burst.IN_TREES : UnitsHit.Burst.NONE));
        boolean doubled = hit.map(UnitsHit::isDoubled).orElse(inTrees);

        if (armour || target == UnitClass.AFV) {
            list.forbid("AP fire has no effect on an AFV (core rules) [VV-CORE-26]");
        }
        if (grenades && !both) {
            grenades(shot, list);
        }
        if (satchel > 0) {
            satchel(shot, both, list);
            list.note("APFP {} and {} of the satchel charge, used up: {} [VV-CORE-17]", apfp, satchel, apfp + satchel);
        }
        if (hex.at().isBunker()) {
            list.note("A bunker is fired at with APFP, never with ATFP [VV-20.5-5]");
        } else if (hex.at() == Position.BARBED_WIRE || hex.at() == Position.MINEFIELD) {
            list.note(
                    "{} gives no cover to units in it [VV-CORE-05]",
                    hex.at() == Position.MINEFIELD ? "A minefield" : "Barbed wire");
        }
        if (shot.isMortar()) {
            list.note("A mortar counts only the target hex, not the hexes on the way [VV-CORE-18]");
        }
        hex.noteOutside(list);
        units.ifPresent(named -> crowding(hex, named, list));
        RollModifier.note(factors, list);
        list.note("Attack roll {}, low is good [VV-CORE-04, VV-CORE-05]", new RollModifier.Sum(factors));
        list.note("APFP {} is read on row {} [VV-CORE-04]", apfp + satchel, CasualtyRow.Firepower.of(apfp + satchel));
        if (doubled) {
            list.note("Shells burst in the trees: casualty points of infantry are doubled [VV-CORE-19]");
        }
        if (hit.filter(UnitsHit::isMixed).isPresent()) {
            list.note("A Gun or vehicle beside infantry meets two of these with each point [VV-CORE-19]");
        }
        hit.ifPresent(named -> list.note(LossPolicy.DECISION, named.policy()));
        return new Attack(
                Sentence.of("AP fire at {}", hex.target()),
                list,
                umpire -> roll(apfp + satchel, factors, doubled, hit, umpire),
                List.of(),
                hit.isPresent() ? LOSSES : CASUALTIES,
                result -> verdict(result, hex.target(), hit),
                hit);
    }

    private static boolean areAfvs(List<UnitSpec> units) {
        return UnitSpec.classes(units).stream().allMatch(unit -> unit == UnitClass.AFV);
    }

    static void grenades(Shot shot, Checklist list) {
        if (shot.isFar()) {
            list.forbid("Grenades reach an adjacent hex only (core rules) [VV-CORE-12]");
        }
    }

    private static void satchel(Shot shot, boolean withWeapon, Checklist list) {
        if (shot.isFar()) {
            list.forbid("A satchel charge reaches an adjacent hex only (core rules) [VV-CORE-17]");
        }
        if (withWeapon) {
            list.forbid("No support weapon together with a satchel charge (core rules) [VV-CORE-17]");
        }
    }

    /**
     * Notes impossible stacks under fire. They are fired at nevertheless: some units may be passing, and the recorded
     * state may be old.
     */
    private static void crowding(TargetHex hex, List<UnitSpec> units, Checklist list) {
        Position at = hex.at();
        PositionStack stack = PositionStack.EMPTY;
        for (UnitSpec unit : units) {
            stack = stack.with(unit.unitClass(), 1, unit.kind() == UnitSpec.Kind.LEADER ? 1 : 0);
        }
        if (at == Position.BARBED_WIRE && stack.vehicles() > 0) {
            list.note(PositionRules.NO_VEHICLES_IN_WIRE);
        }
        if (hex.standing() == TargetHex.HexPosition.OUTSIDE) {
            return;
        }
        // Without leaders the stack is over the limit in either reading.
        boolean over = !stack.fits(at, PlacementReadings.Leaders.DO_NOT_COUNT);
        if ((at.hasInside() && !stack.isOf(at)) || (over && at.isBunker())) {
            list.note(PositionRules.bars(at), stack.inWords());
        } else if (over) {
            list.note("{}: that is over the stacking limit of a hex [VV-CORE-07, VV-20.3-12]", stack.inWords());
        }
    }

    private static Result roll(
            int apfp, List<RollModifier> factors, boolean doubled, Optional<UnitsHit> hit, Umpire umpire) {
        int found = CasualtyRow.roll(apfp, factors, umpire);
        if (found == 0) {
            return Result.of(End.NO_EFFECT);
        }
        int points = doubled ? 2 * found : found;
        if (doubled) {
            umpire.note("Doubled by air bursts: {} [VV-CORE-19]", Losses.points(points));
        }
        Losses losses = hit.map(units -> units.take(points, LossPlan.SURVIVAL_UNDER_FIRE, umpire))
                .orElse(Losses.NONE);
        return new Result(End.CASUALTIES, points, losses);
    }

    private static Sentence verdict(Result result, String target, Optional<UnitsHit> hit) {
        if (result.end() == End.NO_EFFECT) {
            return Sentence.of("*NO EFFECT* on {}.", target);
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
