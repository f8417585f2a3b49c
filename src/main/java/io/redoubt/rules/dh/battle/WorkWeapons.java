package io.redoubt.rules.dh.battle;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.WeaponsOfCard;
import io.redoubt.rules.dh.counterattack.Counterattack;
import io.redoubt.rules.dh.leaving.Leave;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.shooting.ShootForm;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The weapons that are named of a work: each must be one of its card or of its own list, and no more of one name than it
 * has.
 */
record WorkWeapons(Piece work) {
    private static final List<Field<List<String>>> NAMING =
            List.of(ShootForm.DESTROYED_WEAPON, Counterattack.MAN, Leave.CARRY);

    Optional<String> contradiction() {
        List<String> printed =
                work.value(Pieces.CARD).map(FortificationCard::heavyWeapons).orElse(List.of());
        List<String> own = work.value(ShootForm.HEAVY_WEAPON).orElse(List.of());
        List<String> all = new ArrayList<>(own);
        printed.stream().filter(name -> WeaponsOfCard.find(name, own) < 0).forEach(all::add);
        for (Field<List<String>> field : NAMING) {
            boolean onCardAlone = field != ShootForm.DESTROYED_WEAPON;
            if (onCardAlone && work.value(Pieces.CARD).isEmpty()) {
                continue;
            }
            List<String> left = new ArrayList<>(onCardAlone ? printed : all);
            for (String name : work.value(field).orElse(List.of())) {
                int found = WeaponsOfCard.find(name, left);
                if (found < 0) {
                    return Optional.of(unknown(field, name, onCardAlone ? printed : all));
                }
                left.remove(found);
            }
        }
        return Optional.empty();
    }

    private static String unknown(Field<?> field, String name, List<String> known) {
        return "--" + field.name() + ' ' + Escaped.of(name) + ": "
                + (known.isEmpty()
                        ? "it has no heavy weapon; --card or --heavy-weapon gives it some"
                        : "it has " + String.join(", ", known));
    }
}
