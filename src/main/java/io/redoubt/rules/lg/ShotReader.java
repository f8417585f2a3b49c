package io.redoubt.rules.lg;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
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
        Armoury.check(in, penetration);
        Method method = in.get(InsideForm.METHOD);
        Checklist list = new Checklist();
        Firing.check(in, list);
        if (method == Method.STRUCTURE) {
            return list.objections().isEmpty() ? structure(in) : barred(method, list);
        }
        return troops(in, method, mode(in, method), list);
    }

    /** An effect area decides, however else the weapon fires (LG-Q11). */
    private static FireMode mode(Inputs in, Method method) {
        if (Arms.area(in)) {
            in.find(InsideForm.FIRE_MODE);
            return FireMode.AREA;
        }
        boolean through = method == Method.KNOWN || method == Method.EXPLORATORY;
        return through
                ? in.get(InsideForm.FIRE_MODE)
                : in.find(InsideForm.FIRE_MODE).orElse(FireMode.SINGLE);
    }

    private static Shot barred(Method method, Checklist list) {
        return new BarredShot(Sentence.of(TroopVerdict.headline(method)), list);
    }

    private Shot structure(Inputs in) {
        Surface surface = Surface.read(in);
        Need hit = in.get(Fields.HIT).need("");
        Optional<Variant> variant = in.find(Fields.VARIANT);
        if (variant.isPresent()) {
            Blow blow = Blow.of(hit, penetration.structure(in, surface), in.get(Fields.LAYERS), Rule.ATTACK_01);
            Battering battering = Battering.read(in, blow, Toll.of(in, variant.get(), penetration));
            return new Bombardment(surface, battering, Inmates.ofTarget(in));
        }
        Guideline guideline = Guideline.read(in);
        Need penetrate = guideline.nuclear() ? hit : penetration.structure(in, surface);
        int walls = guideline.nuclear() ? 1 : in.get(Fields.LAYERS);
        Blow blow = Blow.of(hit, penetrate, walls, Rule.ATTACK_01);
        int doomed = guideline.nuclear() ? Nuclear.doomed(in) : 0;
        return new StructureShot(surface, blow, guideline, Ignition.find(in, surface), in.get(Fields.ATTACKS), doomed);
    }

    private Shot troops(Inputs in, Method method, FireMode mode, Checklist list) {
        Aiming.check(in, method, mode, list);
        if (!list.objections().isEmpty()) {
            return barred(method, list);
        }
        Optional<TroopShot.Gate> detection = method == Method.DIRECT ? detection(in) : Optional.empty();
        List<TroopShot.Gate> gates = new ArrayList<>();
        boolean inside = method == Method.KNOWN || method == Method.EXPLORATORY;
        Optional<Through> through = Optional.empty();
        // The whole area of a warhead asks for no penetration; half of one is like any other (LG-Q14, LG-Q31).
        if (inside && !(mode == FireMode.AREA && Area.isWhole(in))) {
            through = Optional.of(through(in, list));
        } else {
            gates.add(new TroopShot.Gate(
                    Tests.toHit(aimed(method)), in.get(Fields.HIT).need(""), missed(method)));
        }
        Optional<Integer> measured =
                mode == FireMode.AREA && method != Method.DIRECT ? Area.measured(in, list) : Optional.empty();
        int troops = measured.orElseGet(() -> in.get(Fields.TROOPS));
        TroopShot.Reached reached = inside && mode != FireMode.AREA
                ? inside(in, method, mode, troops, gates, list)
                : mode == FireMode.AREA ? new TroopShot.Reached.Everybody() : new TroopShot.Reached.OnePiece();
        Optional<Need> armor = troops > 0 ? armor(in, method, list) : Optional.of(new Chance(0).need(""));
        Inmates inmates = through.flatMap(Through::outlay).isPresent() ? Inmates.of(in, troops) : Inmates.NOBODY;
        inmates.check(list);
        int attacks = in.get(Fields.ATTACKS);
        return new TroopShot(method, detection, through, gates, reached, armor, inmates, troops, attacks, list);
    }

    private static RuleId aimed(Method method) {
        return switch (method) {
            case OPENING -> Rule.CONCEAL_09;
            case DIRECT -> Rule.ATTACK_05;
            case STRUCTURE, KNOWN, EXPLORATORY -> Rule.ATTACK_01;
        };
    }

    private static Fate missed(Method method) {
        return switch (method) {
            case OPENING -> Fate.MISSED_THE_OPENING;
            case DIRECT -> Fate.MISSED;
            case STRUCTURE, KNOWN, EXPLORATORY -> Fate.MISSED_THE_STRUCTURE;
        };
    }

    private static Optional<TroopShot.Gate> detection(Inputs in) {
        return in.find(InsideForm.DETECT)
                .map(chance -> new TroopShot.Gate(Tests.DETECTION, chance.need(""), Fate.NOT_DETECTED));
    }

    private Through through(Inputs in, Checklist list) {
        Surface surface = Surface.read(in);
        surface.check(list);
        Need hit = in.get(Fields.HIT).need("");
        Blow blow = Blow.of(hit, penetration.structure(in, surface), in.get(Fields.LAYERS), Rule.ATTACK_01);
        blow.tell(list);
        return Through.read(in, surface, blow, penetration, list);
    }

    /** The roll for somebody inside: a gate of the attack, or a die for each piece. */
    private static TroopShot.Reached inside(
            Inputs in, Method method, FireMode mode, int troops, List<TroopShot.Gate> gates, Checklist list) {
        boolean known = method == Method.KNOWN;
        Optional<Chance> own = in.find(InsideForm.INSIDE);
        Chance chance = own.orElseGet(() -> known ? mode.known() : mode.exploratory());
        Need need = chance.need(mode.words());
        Test test = known
                ? Tests.inside(mode.knownRule(), Rule.KNOWN_02)
                : Tests.inside(mode.exploratoryRule(), Rule.EXPL_03);
        boolean each = troops > 1 && in.reading(Disputed.INSIDE_ROLL) == Disputed.Inside.EACH_PIECE;
        Aiming.tellInside(method, each ? Disputed.Inside.EACH_PIECE : Disputed.Inside.PER_ATTACK, troops, list);
        if (each) {
            return new TroopShot.Reached.Each(test, need);
        }
        gates.add(new TroopShot.Gate(test, need, Fate.PENETRATED_NOBODY_HIT));
        return new TroopShot.Reached.OnePiece();
    }

    private Optional<Need> armor(Inputs in, Method method, Checklist list) {
        if (Arms.nuclear(in) && Nuclear.destroysTroops(in)) {
            list.note(Nuclear.ALL_DESTROYED);
            return Optional.empty();
        }
        boolean inside = method != Method.DIRECT;
        if (inside && in.reading(Disputed.ARMOR_INSIDE) == Disputed.Armor.NONE) {
            Aiming.tellNoArmor(list);
            return Optional.of(new Chance(Chance.SIDES).need("not asked for"));
        }
        return Optional.of(penetration.piece(in, penetration::attackFactor));
    }
}
