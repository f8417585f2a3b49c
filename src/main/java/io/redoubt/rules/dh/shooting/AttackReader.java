package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.hits.Morale;
import io.redoubt.rules.dh.hits.SecondPin;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.rules.dh.terms.Chance;
import io.redoubt.rules.dh.terms.PinnedCrew;
import io.redoubt.rules.dh.terms.WeaponClass;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Inputs;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes an attack of what a user gave, asking only for what this attack needs. */
final class AttackReader {
    private static final Remark NO_WAY_THROUGH =
            Remark.of("Small arms can only fire at the men inside: aim at the crew [DH-SMALLARMS-07, DH-SMALLARMS-01]");
    private static final Remark NOT_THE_CREW =
            Remark.of("A gun cannot pick out the men behind their cover: aim at the structure [DH-GUN-02, DH-GUN-01]");
    private static final Remark NOR_BY_ROCKETS = Remark.of(
            "Such a weapon attacks like a gun, so not the men: aim at the structure [DH-SMALLARMS-08, DH-GUN-02]");
    private static final Remark ONLY_DIRECT =
            Remark.of("Only direct fire of small arms can be aimed at the men inside [DH-SMALLARMS-01]");
    private static final Remark NOBODY_INSIDE = Remark.of(
            "Nobody is inside to be hit, and small arms do nothing to the work [DH-SMALLARMS-01, DH-SMALLARMS-07]");
    private static final Remark NOBODY_IN_COVER = Remark.of("Nobody is in it to be hit [DH-CLASS-04]");
    private static final Remark NOBODY_IN_PLAIN_COVER = Remark.of("Nobody is inside to be hit [DH-SIMPLE-02]");
    private static final Remark NO_FORTIFICATION = Remark.of(
            "A {} is no Fortification: attacks on it by {} are for the core rules [DH-CLASS-05, DH-CLASS-02]");
    private static final Remark PLAIN_COVER = Remark.of(
            "Without the variant a {} is plain cover: attacks on it by {} are for the core rules [DH-SIMPLE-02, DH-SIMPLE-01, DH-INTRO-02]");

    private AttackReader() {}

    static Attack read(Inputs in) {
        // A weapon of a card says by itself how it attacks.
        WeaponClass by = in.find(ShootForm.BY)
                .or(() -> in.find(ShootForm.GUN).map(AttackReader::usual))
                .orElseGet(() -> in.get(ShootForm.BY));
        TargetKind at = in.get(ShootForm.AT);
        if (PinnedCrew.of(in.find(ShootForm.FIRER_PINS).orElse(0), in).isSilent()) {
            return barred(at, by, PinnedCrew.NO_FIRE);
        }
        AttackReadings.Model model =
                at.asWork().isPresent() ? in.reading(AttackReadings.MODEL) : AttackReadings.Model.VARIANT;
        return at.asWork().isPresent() && model == AttackReadings.Model.VARIANT
                ? fortification(in, at, by)
                : cover(in, at, by, model);
    }

    /** By the variant, which holds for Bunkers and Forts. */
    private static Attack fortification(Inputs in, TargetKind at, WeaponClass by) {
        return switch (by) {
            case SMALL_ARMS -> smallArms(in, at);
            case AT_RIFLE -> rifle(in, at);
            case MAIN_GUN -> isAtTheCrew(in) ? barred(at, by, NOT_THE_CREW) : structure(in, at, by);
            case ROCKET -> isAtTheCrew(in) ? barred(at, by, NOR_BY_ROCKETS) : structure(in, at, by);
            case FLAME_THROWER, EXPLOSIVES -> structure(in, at, by);
        };
    }

    /** Men in cover as everywhere: only direct fire of small arms is like that of the variant (DH-CLASS-04). */
    private static Attack cover(Inputs in, TargetKind at, WeaponClass by, AttackReadings.Model model) {
        boolean small = by == WeaponClass.SMALL_ARMS || by == WeaponClass.AT_RIFLE;
        boolean indirect = small && in.get(ShootForm.INDIRECT);
        boolean structure = in.find(ShootForm.AIM).equals(Optional.of(AimedAt.STRUCTURE));
        boolean gun = small && isMainGun(in);
        if (small && !indirect && !structure && !gun) {
            return crewFire(in, at, by, model);
        }
        String with = gun
                ? WeaponClass.MAIN_GUN.words()
                : indirect ? "indirect fire" : small && structure ? by.words() + " at the structure" : by.words();
        Remark why = at.asWork().isPresent() ? PLAIN_COVER : NO_FORTIFICATION;
        return new ForCoreRules(at, by, with, Sentence.of(why, at, with));
    }

    /** Whether the weapon of the card is a main gun, whose fire at men is the HE of the core rules (DH-Q03). */
    private static boolean isMainGun(Inputs in) {
        return in.find(ShootForm.GUN)
                .filter(from -> from.weapon().kind() == Weapon.Kind.MAIN_GUN)
                .isPresent();
    }

    private static boolean isAtTheCrew(Inputs in) {
        return in.find(ShootForm.AIM).equals(Optional.of(AimedAt.CREW));
    }

    private static WeaponClass usual(GunOfCard gun) {
        return gun.weapon().kind() == Weapon.Kind.MAIN_GUN ? WeaponClass.MAIN_GUN : WeaponClass.SMALL_ARMS;
    }

    private static Attack smallArms(Inputs in, TargetKind at) {
        if (in.find(ShootForm.AIM).equals(Optional.of(AimedAt.STRUCTURE))) {
            return in.find(ShootForm.GUN)
                    .map(gun -> noWayThrough(at, WeaponClass.SMALL_ARMS, gun))
                    .orElseGet(() -> barred(at, WeaponClass.SMALL_ARMS, NO_WAY_THROUGH));
        }
        return atTheCrew(in, at, WeaponClass.SMALL_ARMS);
    }

    private static Attack rifle(Inputs in, TargetKind at) {
        Optional<AimedAt> aim = in.find(ShootForm.AIM);
        if (aim.isEmpty()) {
            return barred(
                    at,
                    WeaponClass.AT_RIFLE,
                    Remark.of(
                            "Declare before the first die: an anti-tank rifle aims at crew or structure [DH-SMALLARMS-11, DH-SMALLARMS-10]"));
        }
        return aim.get() == AimedAt.CREW
                ? atTheCrew(in, at, WeaponClass.AT_RIFLE)
                : structure(in, at, WeaponClass.AT_RIFLE);
    }

    private static Attack structure(Inputs in, TargetKind at, WeaponClass by) {
        if (in.get(ShootForm.INDIRECT) && in.get(ShootForm.FACING) != Armour.Facing.TOP) {
            return barred(
                    at, by, Remark.of("Indirect fire strikes the top alone, if at all: face the top [DH-CARD-FMT-5]"));
        }
        Optional<GunOfCard> gun = in.find(ShootForm.GUN);
        if (by == WeaponClass.FLAME_THROWER || by == WeaponClass.EXPLOSIVES) {
            gun.ifPresent(from -> mustBeOne(by, from));
        }
        if (gun.isPresent() && gun.get().weapon().kind() != Weapon.Kind.MAIN_GUN) {
            return noWayThrough(at, by, gun.get());
        }
        return new StructureAttackReader(in, at, by, gun).read();
    }

    /** No weapon of the samples throws flames (DH-Q16); what fires or penetrates as a gun does is none of an own card. */
    private static void mustBeOne(WeaponClass by, GunOfCard gun) {
        if (gun.row().isPresent() || gun.weapon().kind() != Weapon.Kind.MAIN_GUN) {
            throw new BadInput("--gun " + gun.card().id() + ':' + gun.weapon().typed() + " is not " + by.words()
                    + ": leave one of --gun and --by out; --weapon-dm and --mm are for other figures");
        }
    }

    private static Attack noWayThrough(TargetKind at, WeaponClass by, GunOfCard gun) {
        List<RuleId> cites = new ArrayList<>(NO_WAY_THROUGH.cites());
        cites.add(gun.weapon().cite());
        gun.row().ifPresent(row -> cites.add(row.cite()));
        return new BarredShot(at, by, Sentence.of(NO_WAY_THROUGH.citing(cites)));
    }

    private static Attack barred(TargetKind at, WeaponClass by, Remark why) {
        return new BarredShot(at, by, Sentence.of(why));
    }

    /** Fire at the men inside a Bunker or Fort. */
    private static Attack atTheCrew(Inputs in, TargetKind at, WeaponClass by) {
        if (in.get(ShootForm.INDIRECT)) {
            return barred(at, by, ONLY_DIRECT);
        }
        if (in.find(ShootForm.CREW).equals(Optional.of(0))) {
            return barred(at, by, NOBODY_INSIDE);
        }
        return isMainGun(in) ? barred(at, by, NOT_THE_CREW) : crewFire(in, at, by, AttackReadings.Model.VARIANT);
    }

    private static Attack crewFire(Inputs in, TargetKind at, WeaponClass by, AttackReadings.Model model) {
        boolean ours = at.asWork().isPresent() && model == AttackReadings.Model.VARIANT;
        if (!ours && in.find(ShootForm.CREW).equals(Optional.of(0))) {
            return barred(at, by, at.asWork().isPresent() ? NOBODY_IN_PLAIN_COVER : NOBODY_IN_COVER);
        }
        Optional<GunOfCard> gun = in.find(ShootForm.GUN);
        Optional<Weapon.Profile> profile = gun.flatMap(from -> from.weapon().profile());
        int shots = Shots.of(in, profile);
        int volleys = in.get(ShootForm.VOLLEYS);
        Aiming aiming = Aiming.of(in, gun);
        ToHit toHit = ToHit.of(in, at, model, aiming);
        int ap = profile.isPresent() ? in.get(ShootForm.AP, profile.get().armourPiercing()) : in.get(ShootForm.AP);
        Optional<Integer> crew = in.find(ShootForm.CREW)
                .or(() -> at.asCard().map(card -> card.crew().men()));
        int pins = in.get(ShootForm.PINS);
        Optional<Morale> morale = ours
                ? in.find(ShootForm.GUTS).map(guts -> morale(in, guts, gun, Morale.Cause.SMALL_ARMS))
                : Optional.empty();
        // Where nobody counted them there are always more men than shots.
        int men = crew.orElse(shots * volleys + 1);
        return new CrewFire(
                at,
                by,
                WorkState.of(men, pins, 0, 0),
                crew.isPresent() ? CrewFire.Known.CREW : CrewFire.Known.NOTHING,
                shots,
                volleys,
                aiming,
                toHit,
                Need.of(Target.atMost(ap), "AP " + ap),
                morale,
                gun,
                PinnedCrew.of(in.find(ShootForm.FIRER_PINS).orElse(0), in));
    }

    /** A Guts Check with its modifiers, and what its owner does after two failed ones. */
    static Morale morale(Inputs in, Chance guts, Optional<GunOfCard> gun, Morale.Cause cause) {
        int moraleModifier = gun.isPresent() ? in.get(ShootForm.MM, gun.get().moraleModifier()) : in.get(ShootForm.MM);
        Need need = guts.need(
                "Guts " + guts.faces(),
                new Modifier(moraleModifier, "MM of the weapon"),
                new Modifier(in.get(ShootForm.GUTS_MOD), "other modifiers"));
        SecondPin second = cause == Morale.Cause.FLAMES ? SecondPin.STAY : in.get(ShootForm.SECOND_PIN);
        return new Morale(need, cause, second);
    }
}
