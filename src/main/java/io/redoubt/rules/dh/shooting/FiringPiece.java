package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.counterattack.Counterattack;
import io.redoubt.rules.dh.counterattack.CrewAssignment;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.pieces.PieceGuards;
import io.redoubt.rules.dh.shared.WeaponClass;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Fills in the weapon of a piece; a weapon other than its own brings its own values. */
public final class FiringPiece {
    /** Maximum of the form. */
    private static final int MOST_RIFLES = 100;

    private FiringPiece() {}

    /**
     * Fills in the weapon: the one given, or else the first weapon of the card that the piece still has (DH-PEN-08) and
     * its crew serves (DH-CREW-01).
     *
     * @param figures values of its own weapon
     * @throws NotAllowedException if it has no weapon to fire
     */
    public static void weapon(Participants who, PieceDefaults defaults, InputField<?>... figures) {
        who.by().ifPresent(piece -> {
            if (defaults.isGiven(ShootForm.GUN)) {
                defaults.given(ShootForm.GUN).ifPresent(gun -> own(piece, gun));
                return;
            }
            if (isOnWheels(piece)) {
                mustNotExplode(piece);
            }
            defaults.take(who.by(), figures);
            defaults.take(who.by(), ShootForm.GUN);
            if (!isArmed(piece)) {
                piece.value(PieceFields.CARD).ifPresent(card -> defaults.put(ShootForm.GUN, first(card, piece), piece));
            }
        });
    }

    /** Fills in one rifle per man for infantry without other weapons. */
    static void rifles(Participants who, PieceDefaults defaults) {
        who.by()
                .filter(piece -> piece.kind().equals(PieceKind.UNIT)
                        && !defaults.isGiven(ShootForm.GUN)
                        && piece.value(ShootForm.BY).orElse(WeaponClass.SMALL_ARMS) == WeaponClass.SMALL_ARMS
                        && !piece.has(ShootForm.GUN)
                        && !piece.has(ShootForm.WEAPONS))
                .ifPresent(piece -> piece.value(PieceFields.MEN).ifPresent(men -> {
                    defaults.put(ShootForm.WEAPONS, Math.min(men, MOST_RIFLES), piece);
                    if (!piece.has(ShootForm.ROF)) {
                        defaults.put(ShootForm.ROF, 1, piece);
                    }
                }));
    }

    /** Fills in the type of attack if neither the piece nor a card weapon gives it. */
    static void way(Participants who, PieceDefaults defaults) {
        who.by().filter(piece -> !defaults.isGiven(ShootForm.GUN)).ifPresent(piece -> {
            boolean known = piece.has(ShootForm.GUN) || (!isArmed(piece) && piece.has(PieceFields.CARD));
            if (!known) {
                defaults.put(ShootForm.BY, isOnWheels(piece) ? WeaponClass.MAIN_GUN : WeaponClass.SMALL_ARMS, piece);
            }
            defaults.take(who.by(), ShootForm.BY);
        });
    }

    /** Returns the choices of the firing piece: the weapon of a fortification, and the aim of an anti-tank rifle. */
    static List<Map<String, String>> choices(Piece piece) {
        List<Map<String, String>> choices = new ArrayList<>();
        if (isRifle(piece) && !piece.has(ShootForm.AIM)) {
            for (ShootForm.AimPoint aim : ShootForm.AimPoint.values()) {
                choices.add(Map.of(ShootForm.AIM.name(), aim.id()));
            }
        }
        PieceFields.work(piece).flatMap(work -> piece.value(PieceFields.CARD)).ifPresent(card -> {
            Set<String> guns = new LinkedHashSet<>();
            for (Weapon weapon : card.weapons()) {
                if (weapon.profile().isPresent()) {
                    guns.add(ShootForm.GUN.kind().show(GunOfCard.of(card, weapon)));
                }
            }
            guns.forEach(gun -> choices.add(Map.of(ShootForm.GUN.name(), gun)));
        });
        return choices.size() > 1 ? choices : List.of(Map.of());
    }

    /** Rejects Explosives, which only infantry uses (DH-CA-06). */
    private static void mustNotExplode(Piece piece) {
        if (piece.value(ShootForm.BY).equals(Optional.of(WeaponClass.EXPLOSIVES))) {
            throw PieceGuards.ruledOut(
                    piece, " is not infantry; only infantry sets off Explosives (DH-CA-06): name a unit with --by");
        }
    }

    private static boolean isOnWheels(Piece piece) {
        return piece.kind().equals(PieceFields.GUN) || piece.kind().equals(PieceFields.VEHICLE);
    }

    private static boolean isRifle(Piece piece) {
        return piece.value(ShootForm.BY).equals(Optional.of(WeaponClass.AT_RIFLE));
    }

    private static boolean isArmed(Piece piece) {
        return piece.has(ShootForm.GUN) || piece.has(ShootForm.PENETRATION);
    }

    /** Rejects a weapon of its own card that a fortification has lost or cannot man. */
    private static void own(Piece piece, GunOfCard gun) {
        boolean mounted = PieceFields.work(piece).isPresent()
                && piece.value(PieceFields.CARD).filter(gun.card()::equals).isPresent();
        if (!mounted) {
            return;
        }
        if (!working(gun.card(), piece).contains(gun.weapon())) {
            throw PieceGuards.ruledOut(
                    piece, " has lost its " + gun.weapon().name() + " (DH-PEN-08): name another weapon with --gun");
        }
        int men = PieceFields.inside(piece).orElse(0);
        if (gun.weapon().serving() instanceof Weapon.Crew.Men crew && crew.men() > men) {
            throw PieceGuards.ruledOut(
                    piece,
                    " has " + men + " inside, and its " + gun.weapon().name() + " takes " + crew.men()
                            + " (DH-CREW-01): name another weapon with --gun");
        }
    }

    private static GunOfCard first(FortificationCard card, Piece piece) {
        List<Weapon> working = working(card, piece);
        if (working.isEmpty()) {
            throw PieceGuards.ruledOut(piece, " has lost its weapons: name another with --by, or a weapon with --gun");
        }
        Optional<Integer> men = PieceFields.work(piece).flatMap(work -> PieceFields.inside(piece));
        if (men.isEmpty()) {
            return GunOfCard.of(card, working.get(0));
        }
        List<Weapon> served = CrewAssignment.of(
                        card,
                        men.get(),
                        piece.value(ShootForm.DESTROYED_WEAPON).orElse(List.of()),
                        piece.value(Counterattack.MAN).orElse(List.of()))
                .served();
        for (Weapon weapon : working) {
            if (served.contains(weapon) || weapon.serving() instanceof Weapon.Crew.Unmanned) {
                return GunOfCard.of(card, weapon);
            }
        }
        throw PieceGuards.ruledOut(
                piece,
                " has " + men.get() + " inside, too few for any of its weapons (DH-CREW-01): name another with --by");
    }

    private static List<Weapon> working(FortificationCard card, Piece piece) {
        List<Weapon> working = new ArrayList<>(card.weapons());
        Weapon.drop(piece.value(ShootForm.DESTROYED_WEAPON).orElse(List.of()), working);
        return working;
    }
}
