package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.PenetrationRow;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.hits.AttackSequence;
import io.redoubt.rules.dh.hits.Blasting;
import io.redoubt.rules.dh.hits.Morale;
import io.redoubt.rules.dh.hits.StruckPart;
import io.redoubt.rules.dh.hits.TableReadings;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.rules.dh.terms.Chance;
import io.redoubt.rules.dh.terms.CrewReadings;
import io.redoubt.rules.dh.terms.PinnedCrew;
import io.redoubt.rules.dh.terms.WeaponClass;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes an attack on a work of what a user gave: the card fills in what was not typed. */
public final class StructureAttackReader {
    private static final int FACES = 10;
    private static final int NINE = 9;

    private final Inputs in;
    private final TargetKind at;
    private final WeaponClass by;
    private final Optional<GunOfCard> gun;

    public StructureAttackReader(Inputs in, TargetKind at, WeaponClass by, Optional<GunOfCard> gun) {
        this.in = in;
        this.at = at;
        this.by = by;
        this.gun = gun;
    }

    StructureAttack read() {
        int attacks = Shots.attacks(in, gun.flatMap(from -> from.weapon().profile()));
        StructureAttack.Known known = known();
        AttackSequence way = way(known);
        Optional<Integer> tableDie = attacks == 1 ? in.find(ShootForm.TABLE_DIE) : Optional.empty();
        int crew = at.asCard().isPresent()
                ? in.get(ShootForm.CREW, at.asCard().get().crew().men())
                : in.get(ShootForm.CREW);
        int marks = in.get(ShootForm.MARKS);
        int weaponModifier =
                gun.isPresent() ? in.get(ShootForm.WEAPON_DM, gun.get().damageModifier()) : in.get(ShootForm.WEAPON_DM);
        int targetModifier = at.asCard().isPresent()
                ? in.get(ShootForm.TARGET_DM, at.asCard().get().damageModifier())
                : in.get(ShootForm.TARGET_DM);
        List<String> lost = in.find(ShootForm.DESTROYED_WEAPON).orElse(List.of());
        List<String> heavy = new HeavyWeapons(in, at).inOrder(lost);
        int base = weaponModifier + targetModifier + marks;
        boolean checks = crew > 0;
        boolean mayStand = attacks > 1 || tableDie.map(die -> base + die < NINE).orElse(base + 1 < NINE);
        Optional<Morale> morale = checks && mayStand
                ? Optional.of(AttackReader.morale(in, in.get(ShootForm.GUTS), gun, cause()))
                : Optional.empty();
        WorkState start = WorkState.of(crew, in.get(ShootForm.PINS), marks, lost.size());
        TableReadings ways = new TableReadings(in, attacks, base, tableDie);
        Blasting blasting = new Blasting(
                weaponModifier, targetModifier, tableDie, heavy, source(), morale, ways.read(crew, source()));
        Optional<Morale> bounce = checks
                        && !way.parts().isEmpty()
                        && in.reading(AttackReadings.NO_PENETRATION) == AttackReadings.Bounce.GUTS_CHECK
                ? Optional.of(AttackReader.morale(in, in.get(ShootForm.GUTS), gun, cause()))
                : Optional.empty();
        CeaseFire cease = attacks > 1 ? in.get(ShootForm.CEASE) : CeaseFire.DESTROYED;
        return new StructureAttack(
                at,
                by,
                start,
                attacks,
                way,
                known,
                blasting,
                bounce,
                cease,
                gun,
                PinnedCrew.of(in.find(ShootForm.FIRER_PINS).orElse(0), in));
    }

    private Blasting.Source source() {
        return by == WeaponClass.FLAME_THROWER ? Blasting.Source.FLAMES : Blasting.Source.GUN;
    }

    private Morale.Cause cause() {
        return by == WeaponClass.FLAME_THROWER ? Morale.Cause.FLAMES : Morale.Cause.PENETRATING_HIT;
    }

    private StructureAttack.Known known() {
        return in.get(ShootForm.PENETRATED) ? StructureAttack.Known.PENETRATES : StructureAttack.Known.NOTHING;
    }

    private AttackSequence way(StructureAttack.Known known) {
        if (known == StructureAttack.Known.PENETRATES) {
            return AttackSequence.THROUGH;
        }
        if (by == WeaponClass.FLAME_THROWER) {
            return new AttackSequence(
                    Optional.empty(), in.find(ShootForm.HIT).map(chance -> hit(chance)), List.of(), Optional.empty());
        }
        Optional<AttackSequence.Acquiring> acquire =
                by == WeaponClass.MAIN_GUN && !in.get(ShootForm.ACQUIRED) ? Optional.of(acquire()) : Optional.empty();
        Need hit = hit(in.get(ShootForm.HIT), coaxial());
        PenetrationRow row = row();
        return new AttackSequence(acquire, Optional.of(hit), parts(row), Optional.of(row));
    }

    /** From a hit on: location and penetration. */
    public AttackSequence afterHit() {
        PenetrationRow row = row();
        return new AttackSequence(Optional.empty(), Optional.empty(), parts(row), Optional.of(row));
    }

    private static Need hit(Chance chance, Modifier... modifiers) {
        return chance.need("", modifiers);
    }

    /** What the coaxial machine gun of a main gun does for it, by one way to read its card (DH-Q22). */
    private Modifier coaxial() {
        boolean hit =
                by == WeaponClass.MAIN_GUN && in.find(ShootForm.COAXIAL_HIT).orElse(false);
        if (hit && gun.isPresent() && !gun.get().hasCoaxialBonus()) {
            throw new BadInput("--coaxial-hit: the card " + gun.get().card().id()
                    + " has no coaxial machine gun with +1 Fire/Acq");
        }
        boolean helps = hit && in.reading(CrewReadings.FIRE_BONUS) == CrewReadings.Bonus.MAIN_GUN;
        return new Modifier(helps ? 1 : 0, "the coaxial machine gun has hit");
    }

    private AttackSequence.Acquiring acquire() {
        boolean fort = at.asWork().equals(Optional.of(TargetKind.Work.FORT));
        int size = at.asWork().map(TargetKind.Work::acquire).orElse(0);
        if (fort && in.reading(AttackReadings.FORT_ACQUIRE) == AttackReadings.FortAcquire.HARDER) {
            size = -size;
        }
        Need need = in.get(ShootForm.ACQUIRE).need("", new Modifier(size, "for a Fort"), coaxial());
        return AttackSequence.acquiring(need, fort ? RuleId.of("DH-GUN-09") : RuleId.of("DH-GUN-08"));
    }

    private PenetrationRow row() {
        Optional<List<Integer>> typed = in.find(ShootForm.PENETRATION);
        if (typed.isEmpty() && gun.isPresent() && gun.get().row().isPresent()) {
            return gun.get().row().get();
        }
        List<Integer> values = typed.isPresent() ? typed.get() : in.get(ShootForm.PENETRATION);
        return new PenetrationRow("weapon", values, RuleId.of("DH-CARD-FMT-7"));
    }

    private List<StruckPart> parts(PenetrationRow row) {
        Armour.Facing facing = in.get(ShootForm.FACING);
        RuleId cite = at.asCard()
                .map(FortificationCard::cites)
                .orElse(FortificationCard.Cites.OWN)
                .of(facing);
        int modifier = in.get(ShootForm.PENETRATION_MOD);
        List<Armour.Band> bands = bands(facing);
        boolean mayBeEqual = false;
        for (Armour.Band band : bands) {
            mayBeEqual |= row.values().contains(band.armour());
        }
        AttackReadings.EqualArmour equal =
                mayBeEqual ? in.reading(AttackReadings.EQUAL_ARMOUR) : AttackReadings.EqualArmour.PENETRATES;
        List<StruckPart> parts = new ArrayList<>();
        for (Armour.Band band : bands) {
            parts.add(StruckPart.of(band, row, modifier, equal, cite));
        }
        return parts;
    }

    private List<Armour.Band> bands(Armour.Facing facing) {
        Optional<FortificationCard> card = at.asCard();
        return switch (facing) {
            case FRONT ->
                bands(ShootForm.FRONT, card.map(found -> found.armour().front()));
            case SIDE -> bands(ShootForm.SIDE, card.map(found -> found.armour().side()));
            case REAR -> bands(ShootForm.REAR, card.map(found -> found.armour().rear()));
            case TOP -> {
                int top = card.isPresent()
                        ? in.get(ShootForm.TOP, card.get().armour().top())
                        : in.get(ShootForm.TOP);
                yield List.of(new Armour.Band(Armour.Location.TOP, 1, FACES, top));
            }
        };
    }

    private List<Armour.Band> bands(Field<List<Armour.Band>> field, Optional<List<Armour.Band>> printed) {
        Optional<List<Armour.Band>> typed = in.find(field);
        if (typed.isEmpty() && printed.isPresent()) {
            return printed.get();
        }
        List<Armour.Band> bands = typed.isPresent() ? typed.get() : in.get(field);
        for (int face = 1; face <= FACES; face++) {
            int holding = 0;
            for (Armour.Band band : bands) {
                holding += band.holds(face) ? 1 : 0;
            }
            if (holding != 1) {
                throw new BadInput("--" + field.name() + ": the face " + face + " leads to " + holding
                        + " parts; each face from 1 to 10 leads to one, like walls:1-8:75 and vision:9-10:10");
            }
        }
        return bands;
    }

    static BadInput noSuchWeapon(Field<?> option, String name, List<String> known) {
        return new BadInput("--" + option.name() + ' ' + Escaped.of(name) + ": "
                + (known.isEmpty() ? "the work has no heavy weapon" : "the work has " + String.join(", ", known)));
    }
}
