package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.PenetrationRow;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.damage.AttackSequence;
import io.redoubt.rules.dh.damage.CrewGutsCheck;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.dh.damage.PenetrationEffects;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.CrewReadings;
import io.redoubt.rules.dh.shared.PinnedCrew;
import io.redoubt.rules.dh.shared.WeaponClass;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Creates an attack on a fortification from inputs; the card supplies values that were not given. */
public final class StructureAttackReader {
    private static final int MOST_ATTACKS = 100;
    private static final int NINE = 9;

    private final Inputs in;
    private final TargetKind at;
    private final WeaponClass by;
    private final Optional<GunOfCard> gun;
    private final Checklist list = new Checklist();

    public StructureAttackReader(Inputs in, TargetKind at, WeaponClass by, Optional<GunOfCard> gun) {
        this.in = in;
        this.at = at;
        this.by = by;
        this.gun = gun;
    }

    StructureAttack read(PinnedCrew firers) {
        int attacks = attacks();
        boolean flames = by == WeaponClass.FLAME_THROWER;
        boolean penetrates = in.get(ShootForm.PENETRATED);
        AttackSequence way = penetrates ? AttackSequence.THROUGH : way();
        firers.check(list);
        judgeWeapon(way);
        way.check(list);
        Optional<Integer> tableDie = attacks == 1 ? in.find(ShootForm.TABLE_DIE) : Optional.empty();
        Optional<FortificationCard> card = at.asCard();
        int crew = in.get(ShootForm.CREW, card.map(of -> of.crew().men()));
        int marks = in.get(ShootForm.MARKS);
        int weaponModifier = in.get(ShootForm.WEAPON_DM, gun.map(GunOfCard::damageModifier));
        int targetModifier = in.get(ShootForm.TARGET_DM, card.map(FortificationCard::damageModifier));
        card.ifPresent(of -> list.note(
                SentenceTemplate.of("{}: {}, DM {}, {} inside [DH-PEN-02]")
                        .citingFirst(of.cites().header(), of.cites().crew()),
                of,
                of.work(),
                targetModifier,
                FortificationState.men(crew)));
        gun.ifPresent(from -> list.note(
                SentenceTemplate.of("The {}: DM {}, MM {} [DH-PEN-01, DH-GUTS-02, DH-CORE-09]")
                        .citingFirst(from.weapon().cite()),
                from.weapon().name(),
                from.damageModifier(),
                from.moraleModifier()));
        List<String> lost = in.find(ShootForm.DESTROYED_WEAPON).orElse(List.of());
        List<String> heavy = new HeavyWeapons(in, at).inOrder(lost);
        if (heavy.isEmpty()) {
            list.note("It has no heavy weapon: the loss of one is ignored [DH-PEN-16, DH-PEN-17]");
        } else if (heavy.size() > lost.size()) {
            String named = String.join(", then ", heavy.subList(lost.size(), heavy.size()));
            list.note("The attacker names as heaviest: {} [DH-PEN-15]", named);
        }
        int base = weaponModifier + targetModifier + marks;
        boolean mayStand = attacks > 1 || base + tableDie.orElse(1) < NINE;
        Optional<CrewGutsCheck> morale = crew > 0 && mayStand ? Optional.of(morale()) : Optional.empty();
        FortificationState start = FortificationState.of(crew, in.get(ShootForm.PINS), marks, lost.size());
        PenetrationEffects.Source source = flames ? PenetrationEffects.Source.FLAMES : PenetrationEffects.Source.GUN;
        PenetrationEffects.Ways ways = PenetrationEffects.Ways.read(
                in, attacks, base + tableDie.orElse(1), base + tableDie.orElse(Armour.FACES), crew, source);
        PenetrationEffects blasting =
                new PenetrationEffects(weaponModifier, targetModifier, tableDie, heavy, source, morale, ways);
        Optional<CrewGutsCheck> bounce = crew > 0
                        && !way.parts().isEmpty()
                        && in.reading(AttackReadings.NO_PENETRATION) == AttackReadings.Bounce.GUTS_CHECK
                ? Optional.of(morale())
                : Optional.empty();
        boolean maySecond = start.pins() == 1 || (attacks > 1 && start.pins() < PieceFields.ROUT - 1);
        if (maySecond && !flames) {
            morale.ifPresent(check -> list.note(
                    "At a second Pin the crew {}: its owner decides [DH-PEN-13, DH-GUTS-04, DH-CORE-08]",
                    check.secondPin()));
        }
        ShootForm.CeaseFire cease = attacks > 1 ? in.get(ShootForm.CEASE) : ShootForm.CeaseFire.DESTROYED;
        if (attacks > 1) {
            list.note(
                    cease == ShootForm.CeaseFire.EMPTY
                            ? "The fire stops when the crew is gone [DH-GUTS-06]"
                            : "The fire goes on until the fortification is destroyed, manned or not [DH-PEN-11]");
        }
        return new StructureAttack(at, by, start, attacks, way, penetrates, blasting, bounce, cease, list);
    }

    /** Notes the rules of the type of attack and the side. */
    private void judgeWeapon(AttackSequence way) {
        switch (by) {
            case MAIN_GUN -> list.note("Attacked as a vehicle would be [DH-GUN-01, DH-FIGHT-12]");
            case ROCKET ->
                list.note("Such a weapon attacks like a gun, but need not Acquire [DH-SMALLARMS-08, DH-SMALLARMS-09]");
            case AT_RIFLE ->
                list.note(
                        "The anti-tank rifle is declared to fire as a gun; it need not Acquire [DH-SMALLARMS-10, DH-SMALLARMS-11, DH-SMALLARMS-09]");
            case EXPLOSIVES -> list.note("Explosives roll to hit and then for penetration; no Acquiring [DH-CA-06]");
            case FLAME_THROWER -> {
                list.note(
                        "A flamethrower always penetrates: no Acquiring, location or penetration [DH-FLAME-02, DH-FLAME-03]");
                if (way.hit().isEmpty()) {
                    list.note("No to-hit number given: assumed to hit [DH-FLAME-03]");
                }
                list.note("A crew that fails the resulting check Routs, without a Pin [DH-FLAME-04, DH-FLAME-05]");
            }
            case SMALL_ARMS -> throw new IllegalStateException("small arms never attack a structure");
        }
        if (!way.parts().isEmpty() && way.parts().get(0).band().location() == Armour.Location.TOP) {
            list.note("From above: the core rules decide if such fire finds its target [DH-CARD-FMT-5, DH-FIGHT-12]");
        }
    }

    /**
     * Returns the number of attacks, each with its own dice.
     *
     * @throws BadInputException if the states of that many attacks would take too much memory
     */
    private int attacks() {
        int attacks = AttackFactory.shots(in, gun.flatMap(from -> from.weapon().profile()));
        if (attacks > MOST_ATTACKS) {
            boolean given = in.peek(ShootForm.SHOTS).isPresent();
            throw new BadInputException((given ? "--shots" : "--weapons") + ": " + attacks
                    + " attacks are too many; give at most " + MOST_ATTACKS);
        }
        return attacks;
    }

    private CrewGutsCheck morale() {
        CrewGutsCheck.Cause cause =
                by == WeaponClass.FLAME_THROWER ? CrewGutsCheck.Cause.FLAMES : CrewGutsCheck.Cause.PENETRATING_HIT;
        return AttackFactory.morale(in, in.get(ShootForm.GUTS), gun, cause);
    }

    private AttackSequence way() {
        if (by == WeaponClass.FLAME_THROWER) {
            Optional<RequiredRoll> hit = in.find(ShootForm.HIT).map(chance -> chance.need(""));
            return new AttackSequence(Optional.empty(), hit, List.of(), Optional.empty());
        }
        Optional<AttackSequence.Acquiring> acquire =
                by == WeaponClass.MAIN_GUN && !in.get(ShootForm.ACQUIRED) ? Optional.of(acquire()) : Optional.empty();
        RequiredRoll hit = in.get(ShootForm.HIT).need("", coaxial());
        return struck(acquire, Optional.of(hit));
    }

    /** Returns the steps after a hit: location and penetration. */
    public AttackSequence afterHit() {
        return struck(Optional.empty(), Optional.empty());
    }

    private AttackSequence struck(Optional<AttackSequence.Acquiring> acquire, Optional<RequiredRoll> hit) {
        PenetrationRow row = row();
        return new AttackSequence(acquire, hit, parts(row), Optional.of(row));
    }

    /** Returns the modifier for a hit of the coaxial machine gun, in one reading (dh.fire-acquire-bonus). */
    private Modifier coaxial() {
        boolean hit =
                by == WeaponClass.MAIN_GUN && in.find(ShootForm.COAXIAL_HIT).orElse(false);
        if (hit && gun.isPresent() && !gun.get().hasCoaxialBonus()) {
            throw new BadInputException("--coaxial-hit: the card "
                    + gun.get().card().id() + " has no coaxial machine gun with +1 Fire/Acq");
        }
        boolean helps = hit && in.reading(CrewReadings.FIRE_BONUS) == CrewReadings.Bonus.MAIN_GUN;
        return new Modifier(helps ? 1 : 0, "the coaxial machine gun has hit");
    }

    private AttackSequence.Acquiring acquire() {
        boolean fort = at.asWork().equals(Optional.of(TargetKind.FortificationClass.FORT));
        int size = at.asWork().map(TargetKind.FortificationClass::acquire).orElse(0);
        if (fort && in.reading(AttackReadings.FORT_ACQUIRE) == AttackReadings.FortAcquire.HARDER) {
            size = -size;
        }
        RequiredRoll need = in.get(ShootForm.ACQUIRE).need("", new Modifier(size, "for a Fort"), coaxial());
        return AttackSequence.acquiring(need, fort ? RuleId.of("DH-GUN-09") : RuleId.of("DH-GUN-08"));
    }

    private PenetrationRow row() {
        Optional<List<Integer>> typed = in.find(ShootForm.PENETRATION);
        Optional<PenetrationRow> printed = gun.flatMap(GunOfCard::row).filter(row -> typed.isEmpty());
        return printed.orElseGet(
                () -> new PenetrationRow("weapon", in.get(ShootForm.PENETRATION), RuleId.of("DH-CARD-FMT-7")));
    }

    private List<AttackSequence.StruckPart> parts(PenetrationRow row) {
        Armour.Facing facing = in.get(ShootForm.FACING);
        RuleId cite = at.asCard()
                .map(FortificationCard::cites)
                .orElse(FortificationCard.Cites.OWN)
                .of(facing);
        int modifier = in.get(ShootForm.PENETRATION_MOD);
        List<Armour.Band> bands = bands(facing);
        boolean mayBeEqual = bands.stream().anyMatch(band -> row.values().contains(band.armour()));
        AttackReadings.EqualArmour equal =
                mayBeEqual ? in.reading(AttackReadings.EQUAL_ARMOUR) : AttackReadings.EqualArmour.PENETRATES;
        return bands.stream()
                .map(band -> AttackSequence.StruckPart.of(band, row, modifier, equal, cite))
                .toList();
    }

    private List<Armour.Band> bands(Armour.Facing facing) {
        Optional<Armour> armour = at.asCard().map(FortificationCard::armour);
        return switch (facing) {
            case FRONT -> bands(ShootForm.FRONT, armour.map(Armour::front));
            case SIDE -> bands(ShootForm.SIDE, armour.map(Armour::side));
            case REAR -> bands(ShootForm.REAR, armour.map(Armour::rear));
            case TOP -> {
                int top = in.get(ShootForm.TOP, armour.map(Armour::top));
                yield List.of(new Armour.Band(Armour.Location.TOP, 1, Armour.FACES, top));
            }
        };
    }

    private List<Armour.Band> bands(InputField<List<Armour.Band>> field, Optional<List<Armour.Band>> printed) {
        Optional<List<Armour.Band>> typed = in.find(field);
        if (typed.isEmpty() && printed.isPresent()) {
            return printed.get();
        }
        List<Armour.Band> bands = in.get(field);
        for (int face = 1; face <= Armour.FACES; face++) {
            long holding = Armour.parts(bands, face);
            if (holding != 1) {
                throw new BadInputException("--" + field.name() + ": the face " + face + " leads to " + holding
                        + " parts; each face from 1 to 10 leads to one, like walls:1-8:75 and vision:9-10:10");
            }
        }
        return bands;
    }

    static BadInputException noSuchWeapon(InputField<?> option, String name, List<String> known) {
        return new BadInputException("--" + option.name() + ' ' + PrintableText.of(name) + ": "
                + (known.isEmpty()
                        ? "the fortification has no heavy weapon"
                        : "the fortification has " + String.join(", ", known)));
    }

    /** Heavy weapons of a fortification, in the order in which hits destroy them. */
    record HeavyWeapons(Inputs in, TargetKind at) {
        /**
         * Returns weapons already lost, then those named by the attacker, then others in the order of the card.
         *
         * @param lost names of weapons already lost
         */
        List<String> inOrder(List<String> lost) {
            List<String> left = new ArrayList<>(heavy());
            List<String> known = List.copyOf(left);
            List<String> order = new ArrayList<>();
            for (String name : lost) {
                int found = Weapon.find(name, left);
                if (found >= 0) {
                    order.add(left.remove(found));
                } else if (Weapon.find(name, known) < 0 && Weapon.find(name, printed()) >= 0) {
                    // A crew may have carried off a weapon that is on the card but not in the own list.
                    order.add(name);
                } else {
                    throw StructureAttackReader.noSuchWeapon(ShootForm.DESTROYED_WEAPON, name, known);
                }
            }
            if (!left.isEmpty()) {
                name(left, order, known);
            }
            order.addAll(left);
            return List.copyOf(order);
        }

        /** Applies the order of the attacker for the loss of weapons (DH-PEN-15); skips weapons lost before. */
        private void name(List<String> left, List<String> order, List<String> known) {
            List<String> lost = new ArrayList<>(order);
            for (String name : in.find(ShootForm.HEAVIEST).orElse(List.of())) {
                int found = Weapon.find(name, left);
                int gone = Weapon.find(name, lost);
                if (found >= 0) {
                    order.add(left.remove(found));
                } else if (gone >= 0) {
                    lost.remove(gone);
                } else {
                    throw StructureAttackReader.noSuchWeapon(ShootForm.HEAVIEST, name, known);
                }
            }
        }

        private List<String> heavy() {
            return in.find(ShootForm.HEAVY_WEAPON).orElseGet(this::printed);
        }

        private List<String> printed() {
            return at.asCard().map(FortificationCard::heavyWeapons).orElse(List.of());
        }
    }
}
