package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Field;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import io.redoubt.rules.dh.cards.Card;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.cards.WeaponsOfCard;
import io.redoubt.rules.dh.pieces.Participants;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.WeaponClass;
import java.util.ArrayList;
import java.util.List;

/** What a piece fires with: another weapon than its own brings its own figures. */
public final class FiringPiece {
    private FiringPiece() {}

    /**
     * The weapon: the one that is said, or the first of the card that the piece still has (DH-PEN-08).
     *
     * @param figures those of its own weapon
     * @throws BadInput if it has lost all of its card
     */
    public static void weapon(Cast cast, Supply supply, Field<?>... figures) {
        cast.by().filter(piece -> !supply.isGiven(ShootForm.GUN)).ifPresent(piece -> {
            supply.take(cast.by(), figures);
            supply.take(cast.by(), ShootForm.GUN);
            if (!isArmed(piece)) {
                piece.value(Pieces.CARD).ifPresent(card -> supply.put(ShootForm.GUN, first(card, piece), piece));
            }
        });
    }

    /** How it attacks, where neither the piece nor a weapon of a card tells. */
    static void way(Cast cast, Supply supply) {
        cast.by().filter(piece -> !supply.isGiven(ShootForm.GUN)).ifPresent(piece -> {
            boolean tells = piece.value(ShootForm.GUN.name()).isPresent()
                    || (!isArmed(piece) && piece.value(Pieces.CARD.name()).isPresent());
            if (!tells) {
                boolean gun = piece.kind().equals(Pieces.GUN) || piece.kind().equals(Pieces.VEHICLE);
                supply.put(ShootForm.BY, gun ? WeaponClass.MAIN_GUN : WeaponClass.SMALL_ARMS, piece);
            }
            supply.take(cast.by(), ShootForm.BY);
        });
    }

    private static boolean isArmed(Piece piece) {
        return piece.value(ShootForm.GUN.name()).isPresent()
                || piece.value(ShootForm.PENETRATION.name()).isPresent();
    }

    private static GunOfCard first(Card card, Piece piece) {
        List<Weapon> working = new ArrayList<>(card.weapons());
        WeaponsOfCard.take(
                ShootForm.DESTROYED_WEAPON,
                piece.value(ShootForm.DESTROYED_WEAPON).orElse(List.of()),
                working);
        if (working.isEmpty()) {
            throw Participants.bad(piece, " has lost its weapons: name another with --by, or a weapon with --gun");
        }
        return GunOfCard.of(card, working.get(0));
    }
}
