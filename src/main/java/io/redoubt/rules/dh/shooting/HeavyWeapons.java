package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.input.Inputs;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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
        move("destroyed-weapon", lost, left, order, known);
        if (!left.isEmpty()) {
            move("heaviest", in.find(ShootForm.HEAVIEST).orElse(List.of()), left, order, known);
        }
        order.addAll(left);
        return List.copyOf(order);
    }

    private List<String> heavy() {
        Optional<List<String>> typed = in.find(ShootForm.HEAVY_WEAPON);
        List<String> heavy = new ArrayList<>();
        if (typed.isPresent()) {
            heavy.addAll(typed.get());
        } else {
            for (Weapon weapon : at.asCard().map(FortificationCard::weapons).orElse(List.of())) {
                if (weapon.kind().heavy()) {
                    heavy.add(weapon.name());
                }
            }
        }
        return heavy;
    }

    private static void move(
            String option, List<String> names, List<String> left, List<String> order, List<String> known) {
        for (String name : names) {
            int found = -1;
            for (int i = 0; found < 0 && i < left.size(); i++) {
                found = typed(left.get(i)).equals(typed(name)) ? i : -1;
            }
            if (found < 0) {
                throw StructureAttackReader.noSuchWeapon(option, name, known);
            }
            order.add(left.remove(found));
        }
    }

    /** Case and blanks do not matter, as everywhere else. */
    private static String typed(String name) {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }
}
