package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.burning.Ignition;
import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.damage.DamageCost;
import io.redoubt.rules.lg.damage.HitAndPenetration;
import io.redoubt.rules.lg.damage.NuclearWarhead;
import io.redoubt.rules.lg.damage.Occupants;
import io.redoubt.rules.lg.damage.StructureAttack;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.detection.Detect;
import io.redoubt.rules.lg.fieldworks.DeployCheck;
import io.redoubt.rules.lg.shared.FieldworkType;
import io.redoubt.rules.lg.shared.FireFromFieldworks;
import io.redoubt.rules.lg.shared.FireMode;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.SharedInputs.Variant;
import io.redoubt.rules.lg.shared.Surface;
import io.redoubt.rules.lg.shared.TenthsChance;
import io.redoubt.rules.lg.shared.Weapon;
import io.redoubt.rules.lg.shared.WeaponData;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Test;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Creates an attack from the inputs: reads only those it needs, and notes the rules that apply. */
final class ShotFactory {
    private final Inputs in;
    private final Penetration penetration;
    private final Shot.Method method;
    private final Checklist list = new Checklist();

    ShotFactory(Inputs in, Penetration penetration) {
        Weapon.check(in, penetration);
        this.in = in;
        this.penetration = penetration;
        this.method = in.get(Shoot.METHOD);
    }

    Shot read() {
        FireFromFieldworks.check(in, list);
        if (method == Shot.Method.STRUCTURE) {
            return list.objections().isEmpty() ? structure(new Checklist()) : barred();
        }
        FireMode mode = mode();
        aim(mode);
        return list.objections().isEmpty() ? troops(mode) : barred();
    }

    private Shot barred() {
        return new Shot.Barred(TroopShot.headline(method), list);
    }

    private boolean isThroughTheWall() {
        return method == Shot.Method.KNOWN || method == Shot.Method.EXPLORATORY;
    }

    private Shot structure(Checklist found) {
        Surface surface = Surface.read(in);
        // It is the first input to be reported as missing.
        in.get(SharedInputs.HIT);
        Optional<Variant> variant = NuclearWarhead.variant(in);
        if (variant.isPresent()) {
            HitAndPenetration blow = HitAndPenetration.read(in, surface, penetration);
            DamageCost cost = DamageCost.of(in, variant.get(), penetration);
            Optional<Ignition> ignition = Ignition.find(in, surface);
            surface.check(found);
            return new Shot.PointDamageShot(surface, AttackSeries.read(in, blow, cost, ignition, found), found);
        }
        WeaponGuideline guideline = WeaponGuideline.read(in);
        found.note("Fire at the building, and neither at troops in sight nor exploring [LG-DESTR-02]");
        StructureAttack blow = guideline.nuclear() ? NuclearWarhead.read(in) : blow(surface, found);
        int doomed = guideline.nuclear() ? NuclearWarhead.doomed(in) : 0;
        Optional<Ignition> ignition = Ignition.find(in, surface);
        guideline.check(found);
        ignition.ifPresent(fire -> fire.check(found));
        return new GuidelineShot(surface, blow, guideline, ignition, in.get(SharedInputs.ATTACKS), doomed, found);
    }

    private StructureAttack blow(Surface surface, Checklist found) {
        surface.check(found);
        HitAndPenetration blow = HitAndPenetration.read(in, surface, penetration);
        blow.tell(found);
        return blow;
    }

    /** Returns the fire mode; an effect area has priority over it (LG-Q11). */
    private FireMode mode() {
        if (WeaponData.area(in)) {
            in.find(SharedInputs.FIRE_MODE);
            return FireMode.AREA;
        }
        return isThroughTheWall()
                ? in.get(SharedInputs.FIRE_MODE)
                : in.find(SharedInputs.FIRE_MODE).orElse(FireMode.SINGLE);
    }

    /** Notes the conditions for an attack on troops in a structure. */
    private void aim(FireMode mode) {
        switch (method) {
            case DIRECT -> {
                if (isBunker()) {
                    list.forbid(
                            "A bunker is closed, so troops in it cannot be aimed at: fire through it (--method known or"
                                    + " exploratory), or an effect area into its entrance (--method opening) [LG-TYPE-BUNKER-02]");
                }
                list.note("Fire at the troops themselves is plain direct or indirect fire [LG-ATTACK-05, LG-BRIEF-02]");
                list.note("They keep all their concealment in the chance to hit [LG-ATTACK-07, LG-BRIEF-01]");
            }
            case KNOWN, STRUCTURE ->
                list.note(
                        "Troops inside can be reached through the structure, or fired at themselves [LG-BRIEF-02, LG-KNOWN-01]");
            case EXPLORATORY -> {
                list.note("It is not known whether or where troops are inside: exploratory fire "
                        + "[LG-EXPL-01, LG-EXPL-04]");
                in.find(Shoot.TARGET_AREA)
                        .ifPresentOrElse(
                                area -> list.note("It targets the {} [LG-EXPL-02]", area),
                                () -> list.forbid(
                                        "Exploratory fire needs one named part of the structure: give --target-area [LG-EXPL-02]"));
            }
            case OPENING -> opening(mode);
        }
    }

    private boolean isBunker() {
        return in.find(SharedInputs.TYPE).equals(Optional.of(FieldworkType.BUNKER));
    }

    private void opening(FireMode mode) {
        boolean bunker = isBunker();
        Shoot.Opening aim = in.get(Shoot.AIM, bunker ? Shoot.Opening.DOORWAY : Shoot.Opening.EMBRASURE);
        if (bunker && aim != Shoot.Opening.DOORWAY) {
            list.forbid(
                    "A bunker has no {}: it is closed but for its entrance, so give --aim doorway [LG-TYPE-BUNKER-02]",
                    aim);
        }
        if (aim == Shoot.Opening.EMBRASURE && in.find(DeployCheck.OPENINGS).equals(Optional.of(YesNo.NO))) {
            list.forbid(
                    "It has neither slits nor embrasures: give --aim window or doorway [LG-CONCEAL-08, LG-TYPE-PILLBOX-02]");
        }
        if (mode == FireMode.AREA) {
            list.note("An effect area may be fired into an opening at the troops behind [LG-CONCEAL-08]");
        } else {
            list.forbid(
                    "Only weapons with an effect area are fired into openings: fire at the troops instead [LG-CONCEAL-08]");
        }
        in.find(Shoot.TARGET_SIZE)
                .ifPresentOrElse(
                        size -> list.note("Target size of the {}: {} [LG-CONCEAL-09]", aim, size),
                        () -> list.forbid(
                                "The {} needs a target size first: the players assign one [LG-CONCEAL-09]", aim));
        Optional<String> centre = in.find(Shoot.CENTRE);
        Optional<YesNo> inLine = in.find(Shoot.CENTRE_IN_LINE_OF_FIRE);
        if (inLine.equals(Optional.of(YesNo.NO))) {
            list.forbid("The centre must be in the line of fire; this point cannot be reached "
                    + "[LG-CONCEAL-11, LG-CONCEAL-10]");
        } else if (centre.isEmpty() && inLine.isEmpty()) {
            list.forbid("The shooter must name the centre of the effect area inside (--centre) [LG-CONCEAL-10]");
        } else {
            list.note(
                    "The effect area is centred on {} [LG-CONCEAL-10, LG-CONCEAL-11]",
                    centre.orElse("a point in the line of fire"));
        }
    }

    private Shot troops(FireMode mode) {
        boolean direct = method == Shot.Method.DIRECT;
        boolean area = mode == FireMode.AREA;
        Optional<TroopShot.Gate> detection = direct
                ? in.find(Shoot.DETECT)
                        .map(chance -> new TroopShot.Gate(Detect.DETECTION, chance.need(), Shot.End.NOT_DETECTED))
                : Optional.empty();
        List<TroopShot.Gate> gates = new ArrayList<>();
        Optional<InterveningWall> through = Optional.empty();
        // The whole area of a warhead needs no penetration; half of it is like any other (LG-Q14, LG-Q31).
        if (isThroughTheWall() && !(area && HalfArea.isWhole(in))) {
            through = Optional.of(InterveningWall.read(in, penetration, list));
        } else {
            gates.add(toHit());
        }
        Optional<Integer> measured = area && !direct ? HalfArea.measured(in, method, list) : Optional.empty();
        SquadRoster given = SquadRoster.read(in);
        int troops = measured.orElseGet(() ->
                given.all().isEmpty() ? in.get(SharedInputs.TROOPS) : in.get(SharedInputs.TROOPS, given.pieces()));
        if (measured.isEmpty() && troops == 0 && (direct || method == Shot.Method.KNOWN)) {
            list.forbid(direct ? "No troops to fire at [LG-ATTACK-05]" : "No troops to fire at [LG-KNOWN-01]");
            return barred();
        }
        TroopTargets.Reached reached = area
                ? new TroopTargets.Reached.Everybody()
                : isThroughTheWall() ? inside(mode, troops, gates) : new TroopTargets.Reached.OnePiece();
        Checklist ofSquads = new Checklist();
        int planned = in.peek(SharedInputs.ATTACKS).orElse(1);
        SquadRoster squads = given.forAttack(method, reached, troops, planned, ofSquads);
        List<RequiredRoll> armor = troops > 0 ? armor(squads) : List.of(new TenthsChance(0).need());
        boolean counted = through.flatMap(InterveningWall::outlay).isPresent();
        Occupants inmates = counted ? Occupants.of(in, troops) : Occupants.NOBODY;
        inmates.check(list);
        int attacks = in.get(SharedInputs.ATTACKS);
        boolean blast = through.isEmpty() && WeaponData.nuclear(in);
        boolean razes = blast && NuclearWarhead.isOutright(in);
        if (blast) {
            list.note(
                    razes
                            ? "Everything in its effect area is destroyed, including the structure of the troops [LG-DESTR-15]"
                            : "Their structure is not destroyed outright: its points count; use --method structure for it [LG-DESTR-16, LG-DMG-02]");
        }
        list.addAll(ofSquads);
        TroopTargets targets = new TroopTargets(method, reached, armor, troops, squads);
        return new TroopShot(detection, through, gates, targets, inmates, attacks, razes, list);
    }

    private TroopShot.Gate toHit() {
        RequiredRoll need = in.get(SharedInputs.HIT).need();
        return switch (method) {
            case OPENING -> toHit(RuleId.of("LG-CONCEAL-09"), need, Shot.End.MISSED_THE_OPENING);
            case DIRECT -> toHit(RuleId.of("LG-ATTACK-05"), need, Shot.End.MISSED);
            case STRUCTURE, KNOWN, EXPLORATORY -> toHit(RuleId.of("LG-ATTACK-01"), need, Shot.End.MISSED_THE_STRUCTURE);
        };
    }

    private static TroopShot.Gate toHit(RuleId rule, RequiredRoll need, Shot.End missed) {
        return new TroopShot.Gate(HitAndPenetration.toHit(rule), need, missed);
    }

    /** Creates the roll inside: a gate of the attack, or a die for each piece. */
    private TroopTargets.Reached inside(FireMode mode, int troops, List<TroopShot.Gate> gates) {
        boolean known = method == Shot.Method.KNOWN;
        RequiredRoll need = in.find(Shoot.INSIDE)
                .orElse(known ? mode.known() : mode.exploratory())
                .need(mode.words());
        RuleId step = known ? RuleId.of("LG-KNOWN-02") : RuleId.of("LG-EXPL-03");
        Test test = Test.of("Somebody inside", Die.D10, "hit", "no hit")
                .citingFirst(known ? mode.knownRule() : mode.exploratoryRule(), step);
        boolean each = troops > 1 && in.reading(Readings.INSIDE_ROLL) == Readings.Inside.EACH_PIECE;
        if (troops > 1) {
            String remark = each
                    ? "A roll inside for each of {} pieces (reading)"
                    : "One roll inside, for one piece of {} (reading)";
            list.note(SentenceTemplate.of(remark).citingFirst(step), troops);
        }
        if (each) {
            return new TroopTargets.Reached.Each(test, need);
        }
        gates.add(new TroopShot.Gate(test, need, Shot.End.PENETRATED_NOBODY_HIT));
        return new TroopTargets.Reached.OnePiece();
    }

    /** Returns the rolls against armor, one for each squad if their armor differs. */
    private List<RequiredRoll> armor(SquadRoster squads) {
        if (WeaponData.nuclear(in) && NuclearWarhead.destroysTroops(in)) {
            list.note("A nuclear warhead destroys the troops in its area: no armor saves them [LG-DESTR-15]");
            return List.of();
        }
        if (method != Shot.Method.DIRECT && in.reading(Readings.ARMOR_INSIDE) == Readings.Armor.NONE) {
            list.note("A piece hit inside is out, without an armor roll (reading) [LG-CORE-04]");
            return List.of(new TenthsChance(TenthsChance.SIDES).need("no armor roll"));
        }
        return squads.areArmoredApart()
                ? squads.all().stream()
                        .map(squad -> penetration.piece(in, squad.armor()))
                        .toList()
                : List.of(penetration.piece(in, Optional.empty()));
    }
}
