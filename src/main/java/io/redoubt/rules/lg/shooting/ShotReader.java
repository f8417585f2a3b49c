package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.damage.DamageCost;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.damage.NuclearWarhead;
import io.redoubt.rules.lg.damage.Occupants;
import io.redoubt.rules.lg.damage.StructureAttack;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.fire.Ignition;
import io.redoubt.rules.lg.terms.Chance;
import io.redoubt.rules.lg.terms.FireFromWorks;
import io.redoubt.rules.lg.terms.FireMode;
import io.redoubt.rules.lg.terms.KnownWeapons;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Surface;
import io.redoubt.rules.lg.terms.Tests;
import io.redoubt.rules.lg.terms.Variant;
import io.redoubt.rules.lg.terms.WeaponData;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes an attack of what a user gave, asking only for what this attack needs. */
final class ShotReader {
    private final Penetration penetration;

    ShotReader(Penetration penetration) {
        this.penetration = penetration;
    }

    Shot read(Inputs in) {
        KnownWeapons.check(in, penetration);
        AttackMethod method = in.get(ShootInputs.METHOD);
        Checklist list = new Checklist();
        FireFromWorks.check(in, list);
        if (method == AttackMethod.STRUCTURE) {
            return list.objections().isEmpty() ? structure(in) : barred(method, list);
        }
        return troops(in, method, mode(in, method), list);
    }

    /** An effect area decides, however else the weapon fires (LG-Q11). */
    private static FireMode mode(Inputs in, AttackMethod method) {
        if (WeaponData.area(in)) {
            in.find(SharedInputs.FIRE_MODE);
            return FireMode.AREA;
        }
        boolean through = method == AttackMethod.KNOWN || method == AttackMethod.EXPLORATORY;
        return through
                ? in.get(SharedInputs.FIRE_MODE)
                : in.find(SharedInputs.FIRE_MODE).orElse(FireMode.SINGLE);
    }

    private static Shot barred(AttackMethod method, Checklist list) {
        return new Shot.Barred(Sentence.of(TroopVerdict.headline(method)), list);
    }

    private Shot structure(Inputs in) {
        Surface surface = Surface.read(in);
        // Whatever follows, it is told and asked for first.
        in.get(SharedInputs.HIT);
        Optional<Variant> variant = NuclearWarhead.variant(in);
        if (variant.isPresent()) {
            HitAndPenetration blow = HitAndPenetration.read(in, surface, penetration, RuleId.of("LG-ATTACK-01"));
            DamageCost cost = DamageCost.of(in, variant.get(), penetration);
            AttackSeries series = AttackSeries.read(in, blow, cost, Ignition.find(in, surface));
            return new PointsShot(surface, series, Occupants.ofTarget(in));
        }
        WeaponGuideline guideline = WeaponGuideline.read(in);
        StructureAttack blow = guideline.nuclear()
                ? NuclearWarhead.read(in)
                : HitAndPenetration.read(in, surface, penetration, RuleId.of("LG-ATTACK-01"));
        int doomed = guideline.nuclear() ? NuclearWarhead.doomed(in) : 0;
        return new GuidelineShot(
                surface, blow, guideline, Ignition.find(in, surface), in.get(SharedInputs.ATTACKS), doomed);
    }

    private Shot troops(Inputs in, AttackMethod method, FireMode mode, Checklist list) {
        Aiming.check(in, method, mode, list);
        if (!list.objections().isEmpty()) {
            return barred(method, list);
        }
        Optional<TroopShot.Gate> detection = method == AttackMethod.DIRECT ? detection(in) : Optional.empty();
        List<TroopShot.Gate> gates = new ArrayList<>();
        boolean inside = method == AttackMethod.KNOWN || method == AttackMethod.EXPLORATORY;
        Optional<WallInTheWay> through = Optional.empty();
        // The whole area of a warhead asks for no penetration; half of one is like any other (LG-Q14, LG-Q31).
        if (inside && !(mode == FireMode.AREA && HalfArea.isWhole(in))) {
            through = Optional.of(through(in, list));
        } else {
            gates.add(new TroopShot.Gate(
                    Tests.toHit(aimed(method)), in.get(SharedInputs.HIT).need(), missed(method)));
        }
        Optional<Integer> measured =
                mode == FireMode.AREA && method != AttackMethod.DIRECT ? HalfArea.measured(in, list) : Optional.empty();
        Squads told = Squads.read(in);
        int troops = measured.orElseGet(
                () -> told.all().isEmpty() ? in.get(SharedInputs.TROOPS) : in.get(SharedInputs.TROOPS, told.pieces()));
        if (measured.isEmpty() && troops == 0 && (method == AttackMethod.KNOWN || method == AttackMethod.DIRECT)) {
            list.forbid(
                    method == AttackMethod.KNOWN
                            ? "Nobody is there to be fired at [LG-KNOWN-01]"
                            : "Nobody is there to be fired at [LG-ATTACK-05]");
            return barred(method, list);
        }
        Targets.Reached reached = inside && mode != FireMode.AREA
                ? inside(in, method, mode, troops, gates, list)
                : mode == FireMode.AREA ? new Targets.Reached.Everybody() : new Targets.Reached.OnePiece();
        Checklist ofSquads = new Checklist();
        Squads squads = told.under(
                method, reached, troops, in.glance(SharedInputs.ATTACKS).orElse(1), ofSquads);
        List<Need> armor = troops > 0 ? armor(in, method, squads, list) : List.of(new Chance(0).need());
        Occupants inmates =
                through.flatMap(WallInTheWay::outlay).isPresent() ? Occupants.of(in, troops) : Occupants.NOBODY;
        inmates.check(list);
        int attacks = in.get(SharedInputs.ATTACKS);
        boolean blast = through.isEmpty() && WeaponData.nuclear(in);
        boolean razes = blast && NuclearWarhead.isOutright(in);
        if (blast && !razes) {
            list.note(
                    "What they are in is not destroyed outright: its points count, and are asked with --method structure [LG-DESTR-16, LG-DMG-02]");
        }
        if (razes) {
            list.note("Everything in its effect area is destroyed, what the troops are in as well [LG-DESTR-15]");
        }
        list.addAll(ofSquads);
        Targets targets = new Targets(method, reached, armor, troops, squads);
        return new TroopShot(detection, through, gates, targets, inmates, attacks, razes, list);
    }

    private static RuleId aimed(AttackMethod method) {
        return switch (method) {
            case OPENING -> RuleId.of("LG-CONCEAL-09");
            case DIRECT -> RuleId.of("LG-ATTACK-05");
            case STRUCTURE, KNOWN, EXPLORATORY -> RuleId.of("LG-ATTACK-01");
        };
    }

    private static ShotOutcome missed(AttackMethod method) {
        return switch (method) {
            case OPENING -> ShotOutcome.MISSED_THE_OPENING;
            case DIRECT -> ShotOutcome.MISSED;
            case STRUCTURE, KNOWN, EXPLORATORY -> ShotOutcome.MISSED_THE_STRUCTURE;
        };
    }

    private static Optional<TroopShot.Gate> detection(Inputs in) {
        return in.find(ShootInputs.DETECT)
                .map(chance -> new TroopShot.Gate(Tests.DETECTION, chance.need(), ShotOutcome.NOT_DETECTED));
    }

    private WallInTheWay through(Inputs in, Checklist list) {
        Surface surface = Surface.read(in);
        surface.check(list);
        HitAndPenetration blow = HitAndPenetration.read(in, surface, penetration, RuleId.of("LG-ATTACK-01"));
        blow.tell(list);
        return WallInTheWay.read(in, surface, blow, penetration, list);
    }

    /** The roll for somebody inside: a gate of the attack, or a die for each piece. */
    private static Targets.Reached inside(
            Inputs in, AttackMethod method, FireMode mode, int troops, List<TroopShot.Gate> gates, Checklist list) {
        boolean known = method == AttackMethod.KNOWN;
        Optional<Chance> own = in.find(ShootInputs.INSIDE);
        Chance chance = own.orElseGet(() -> known ? mode.known() : mode.exploratory());
        Need need = chance.need(mode.words());
        Test test = known
                ? Tests.inside(mode.knownRule(), RuleId.of("LG-KNOWN-02"))
                : Tests.inside(mode.exploratoryRule(), RuleId.of("LG-EXPL-03"));
        boolean each = troops > 1 && in.reading(Readings.INSIDE_ROLL) == Readings.Inside.EACH_PIECE;
        Aiming.tellInside(method, each ? Readings.Inside.EACH_PIECE : Readings.Inside.PER_ATTACK, troops, list);
        if (each) {
            return new Targets.Reached.Each(test, need);
        }
        gates.add(new TroopShot.Gate(test, need, ShotOutcome.PENETRATED_NOBODY_HIT));
        return new Targets.Reached.OnePiece();
    }

    /** What their armor needs; the troops of several squads may have each its own. */
    private List<Need> armor(Inputs in, AttackMethod method, Squads squads, Checklist list) {
        if (WeaponData.nuclear(in) && NuclearWarhead.destroysTroops(in)) {
            list.note(NuclearWarhead.ALL_DESTROYED);
            return List.of();
        }
        boolean inside = method != AttackMethod.DIRECT;
        if (inside && in.reading(Readings.ARMOR_INSIDE) == Readings.Armor.NONE) {
            Aiming.tellNoArmor(list);
            return List.of(new Chance(Chance.SIDES).need("not asked for"));
        }
        if (!squads.areArmoredApart()) {
            return List.of(penetration.piece(in, penetration::attackFactor));
        }
        return squads.all().stream()
                .map(squad -> penetration.piece(in, penetration::attackFactor, squad.armor()))
                .toList();
    }
}
