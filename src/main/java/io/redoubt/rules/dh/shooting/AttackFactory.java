package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.damage.CrewGutsCheck;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.D10Chance;
import io.redoubt.rules.dh.shared.PinnedCrew;
import io.redoubt.rules.dh.shared.WeaponClass;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Creates an attack from inputs, and asks only for inputs that this attack needs.
 *
 * @param ours true if the variant applies to its target
 */
record AttackFactory(Inputs in, TargetKind at, WeaponClass by, PinnedCrew firers, boolean ours) {
    private static final SentenceTemplate NO_WAY_THROUGH = SentenceTemplate.of(
            "Small arms can only fire at the men inside: aim at the crew [DH-SMALLARMS-07, DH-SMALLARMS-01]");
    private static final SentenceTemplate NOT_THE_CREW = SentenceTemplate.of(
            "A gun cannot pick out the men behind their cover: aim at the structure [DH-GUN-02, DH-GUN-01]");

    static Attack read(Inputs in) {
        // A weapon of a card implies its type of attack.
        WeaponClass by = in.find(ShootForm.BY)
                .or(() -> in.find(ShootForm.GUN).map(AttackFactory::usual))
                .orElseGet(() -> in.get(ShootForm.BY));
        TargetKind at = in.get(ShootForm.AT);
        PinnedCrew firers = PinnedCrew.of(in.find(ShootForm.FIRER_PINS).orElse(0), in);
        boolean ours = !firers.isSilent()
                && at.asWork().isPresent()
                && in.reading(AttackReadings.MODEL) == AttackReadings.Model.VARIANT;
        AttackFactory reader = new AttackFactory(in, at, by, firers, ours);
        if (firers.isSilent()) {
            return reader.barred(PinnedCrew.NO_FIRE);
        }
        return ours ? reader.fortification() : reader.cover();
    }

    /** Creates an attack on a Bunker or Fort by the rules of the variant. */
    private Attack fortification() {
        return switch (by) {
            case SMALL_ARMS ->
                isAimedAt(ShootForm.AimPoint.STRUCTURE) ? noWayThrough(in.find(ShootForm.GUN)) : atTheCrew();
            case AT_RIFLE -> rifle();
            case MAIN_GUN -> isAimedAt(ShootForm.AimPoint.CREW) ? barred(NOT_THE_CREW) : structure();
            case ROCKET ->
                isAimedAt(ShootForm.AimPoint.CREW)
                        ? barred(
                                "Such a weapon attacks like a gun, not at the men: aim at the structure [DH-SMALLARMS-08, DH-GUN-02]")
                        : structure();
            case FLAME_THROWER, EXPLOSIVES -> structure();
        };
    }

    /**
     * Creates an attack on men in plain cover. Only direct fire of small arms is like that of the variant
     * (DH-CLASS-04).
     */
    private Attack cover() {
        boolean small = by == WeaponClass.SMALL_ARMS || by == WeaponClass.AT_RIFLE;
        boolean indirect = small && in.get(ShootForm.INDIRECT);
        boolean structure = isAimedAt(ShootForm.AimPoint.STRUCTURE);
        boolean gun = small && isMainGun();
        if (small && !indirect && !structure && !gun) {
            if (isEmpty()) {
                return barred(
                        at.asWork().isPresent()
                                ? "No men inside to hit [DH-SIMPLE-02]"
                                : "No men inside to hit [DH-CLASS-04]");
            }
            return CrewFire.read(this);
        }
        String with = gun
                ? WeaponClass.MAIN_GUN.words()
                : indirect ? "indirect fire" : small && structure ? by.words() + " at the structure" : by.words();
        Checklist list = new Checklist();
        list.note(
                at.asWork().isPresent()
                        ? "Without the variant a {} is plain cover; the core rules apply to attacks on it by {} [DH-SIMPLE-02, DH-SIMPLE-01, DH-INTRO-02]"
                        : "A {} is not a Fortification; the core rules apply to attacks on it by {} [DH-CLASS-05, DH-CLASS-02]",
                at,
                with);
        return new Attack.Undiced(at, by, with, list);
    }

    /** Returns whether the weapon is a main gun of a card, which fires HE at men by the core rules. */
    private boolean isMainGun() {
        return in.find(ShootForm.GUN)
                .filter(from -> from.weapon().kind() == Weapon.Kind.MAIN_GUN)
                .isPresent();
    }

    private boolean isAimedAt(ShootForm.AimPoint target) {
        return in.find(ShootForm.AIM).equals(Optional.of(target));
    }

    private boolean isEmpty() {
        return in.find(ShootForm.CREW).equals(Optional.of(0));
    }

    private static WeaponClass usual(GunOfCard gun) {
        return gun.weapon().kind() == Weapon.Kind.MAIN_GUN ? WeaponClass.MAIN_GUN : WeaponClass.SMALL_ARMS;
    }

    private Attack rifle() {
        if (in.find(ShootForm.AIM).isEmpty()) {
            return barred(
                    "Declare before the first die: an anti-tank rifle aims at crew or structure [DH-SMALLARMS-11, DH-SMALLARMS-10]");
        }
        return isAimedAt(ShootForm.AimPoint.CREW) ? atTheCrew() : structure();
    }

    private Attack structure() {
        if (in.get(ShootForm.INDIRECT) && in.get(ShootForm.FACING) != Armour.Facing.TOP) {
            return barred("Indirect fire strikes the top alone, if at all: face the top [DH-CARD-FMT-5]");
        }
        Optional<GunOfCard> gun = in.find(ShootForm.GUN);
        if (by == WeaponClass.FLAME_THROWER || by == WeaponClass.EXPLOSIVES) {
            gun.ifPresent(this::mustBeOne);
        }
        if (gun.isPresent() && gun.get().weapon().kind() != Weapon.Kind.MAIN_GUN) {
            return noWayThrough(gun);
        }
        return new StructureAttackReader(in, at, by, gun).read(firers);
    }

    /** Rejects a card weapon used as flamethrower or Explosives that fires or penetrates like another class. */
    private void mustBeOne(GunOfCard gun) {
        if (gun.row().isPresent() || gun.weapon().kind() != Weapon.Kind.MAIN_GUN) {
            throw new BadInputException(
                    "--gun " + gun.card().id() + ':' + gun.weapon().typed() + " is not " + by.words()
                            + "; give only one of --gun and --by, or --weapon-dm and --mm for other figures");
        }
    }

    private Attack noWayThrough(Optional<GunOfCard> gun) {
        List<RuleId> cites = new ArrayList<>(NO_WAY_THROUGH.cites());
        gun.ifPresent(from -> cites.add(from.weapon().cite()));
        gun.flatMap(GunOfCard::row).ifPresent(row -> cites.add(row.cite()));
        return barred(NO_WAY_THROUGH.citing(cites));
    }

    private Attack barred(String why) {
        return barred(SentenceTemplate.of(why));
    }

    private Attack barred(SentenceTemplate why) {
        Checklist list = new Checklist();
        list.forbid(why);
        return new Attack.Undiced(at, by, "", list);
    }

    /** Creates fire at the men inside a Bunker or Fort. */
    private Attack atTheCrew() {
        if (in.get(ShootForm.INDIRECT)) {
            return barred("Only direct fire of small arms can be aimed at the men inside [DH-SMALLARMS-01]");
        }
        if (isEmpty()) {
            return barred("No men inside to hit, and small arms do not harm the structure "
                    + "[DH-SMALLARMS-01, DH-SMALLARMS-07]");
        }
        return isMainGun() ? barred(NOT_THE_CREW) : CrewFire.read(this);
    }

    /** Returns the number of shots: as given, or weapons times rate of fire (DH-CORE-11). */
    static int shots(Inputs in, Optional<Weapon.Profile> profile) {
        Optional<Integer> shots = in.find(ShootForm.SHOTS);
        if (shots.isPresent()) {
            return shots.get();
        }
        Optional<Integer> rof = in.find(ShootForm.ROF)
                .or(() -> profile.map(Weapon.Profile::rateOfFire).filter(rate -> rate > 1));
        return rof.isPresent() || in.peek(ShootForm.WEAPONS).isPresent()
                ? rof.orElse(1) * in.get(ShootForm.WEAPONS)
                : in.get(ShootForm.SHOTS);
    }

    /** Creates a Guts Check with its modifiers and the choice of the owner at a second Pin. */
    static CrewGutsCheck morale(Inputs in, D10Chance guts, Optional<GunOfCard> gun, CrewGutsCheck.Cause cause) {
        RequiredRoll need = guts.need(
                "Guts " + guts.faces(),
                new Modifier(in.get(ShootForm.MM, gun.map(GunOfCard::moraleModifier)), "MM of the weapon"),
                new Modifier(in.get(ShootForm.GUTS_MOD), "other modifiers"));
        CrewGutsCheck.SecondPin second =
                cause == CrewGutsCheck.Cause.FLAMES ? CrewGutsCheck.SecondPin.STAY : in.get(ShootForm.SECOND_PIN);
        return new CrewGutsCheck(need, cause, second);
    }
}
