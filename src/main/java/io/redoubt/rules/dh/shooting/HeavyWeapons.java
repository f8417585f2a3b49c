package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.WeaponsOfCard;
import io.redoubt.rules.input.Inputs;
import java.util.ArrayList;
import java.util.List;

/** The heavy weapons of a work, in the order in which hits destroy them. */
record HeavyWeapons(Inputs in, TargetKind at) {
    /**
     * First those that are lost already, then those the attacker names, then the others in the order of the card.
     *
     * @param lost names of weapons destroyed before
     */
    List<String> inOrder(List<String> lost) {
        List<String> left = new ArrayList<>(heavy());
        List<String> known = List.copyOf(left);
        List<String> order = new ArrayList<>();
        for (String name : lost) {
            int found = WeaponsOfCard.find(name, left);
            if (found >= 0) {
                order.add(left.remove(found));
            } else if (WeaponsOfCard.find(name, known) < 0 && WeaponsOfCard.find(name, printed()) >= 0) {
                // Carried out of a work whose own list of heavy weapons leaves it out.
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

    /** The attacker's choice, once a 7-8 costs a weapon (DH-PEN-15): what is lost by then costs nothing more. */
    private void name(List<String> left, List<String> order, List<String> known) {
        List<String> lost = new ArrayList<>(order);
        for (String name : in.find(ShootForm.HEAVIEST).orElse(List.of())) {
            int found = WeaponsOfCard.find(name, left);
            int gone = WeaponsOfCard.find(name, lost);
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
