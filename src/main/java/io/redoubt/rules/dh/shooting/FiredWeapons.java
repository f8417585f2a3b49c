package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.WeaponsOfCard;
import io.redoubt.rules.dh.pieces.PieceChanges;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.WeaponClass;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The weapons that a piece fires in a turn, by their names on a card or else by their class: a work fires all that its
 * crew serves, so each weapon is counted by itself.
 */
record FiredWeapons(Piece piece) {
    private static final Remark AGAIN = Remark.of("{} fired already this turn: {}");

    /** Returns a reminder if the weapon in question has fired as often as the piece has it. */
    Optional<Sentence> reminder(Inputs asked) {
        Optional<String> weapon = asked.guess(ShootForm.GUN)
                .map(gun -> gun.weapon().name())
                .or(() -> asked.guess(ShootForm.BY).map(WeaponClass::id));
        return weapon.filter(this::isSpent).map(name -> Sentence.of(AGAIN, piece.name(), name));
    }

    /** Notes the weapon of an attack. */
    List<Change> after(Attack attack, Inputs asked) {
        List<String> all = new ArrayList<>(before());
        all.add(asked.glance(ShootForm.GUN)
                .map(gun -> gun.weapon().name())
                .orElse(attack.by().id()));
        PieceChanges changes = new PieceChanges(piece);
        changes.set(Pieces.FIRED, all);
        return changes.all();
    }

    private boolean isSpent(String weapon) {
        return count(weapon, before()) >= Math.max(1, count(weapon, mounted()));
    }

    private List<String> before() {
        return piece.value(Pieces.FIRED).orElse(List.of());
    }

    private List<String> mounted() {
        return piece.value(Pieces.CARD)
                .map(card -> WeaponsOfCard.names(card.weapons()))
                .orElse(List.of());
    }

    private static int count(String weapon, List<String> names) {
        List<String> left = new ArrayList<>(names);
        int count = 0;
        for (int found = WeaponsOfCard.find(weapon, left); found >= 0; found = WeaponsOfCard.find(weapon, left)) {
            left.remove(found);
            count++;
        }
        return count;
    }
}
