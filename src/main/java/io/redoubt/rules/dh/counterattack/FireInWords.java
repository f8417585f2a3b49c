package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.WeaponList;
import io.redoubt.umpire.Labelled;
import java.util.ArrayList;
import java.util.List;

/**
 * What fires, in words.
 *
 * @param fire whose fire it is
 */
record FireInWords(CrewAction fire) implements Labelled {
    @Override
    public String words() {
        List<String> all = new ArrayList<>(WeaponList.each(fire.bearing()));
        if (fire.riflemen() > 0) {
            all.add(fire.riflemen() + (fire.riflemen() == 1 ? " rifle" : " rifles"));
        }
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < all.size(); i++) {
            words.append(i == 0 ? "" : i == all.size() - 1 ? " and " : ", ").append(all.get(i));
        }
        return words.toString();
    }
}
