package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A weapon of a card, {@code CARD:WEAPON}; the weapon may be left out where the card has a gun row for one. Own cards
 * stand in by their text ({@link CardCode}).
 */
public final class GunsOfCards implements Kind<GunOfCard> {
    /** Between an own card and its weapon. */
    private static final char WEAPON = '\u001e';

    @Override
    public GunOfCard parse(String text) {
        int weapon = text.indexOf(WEAPON);
        if (weapon >= 0) {
            return weapon(CardCode.card(text.substring(0, weapon)), text.substring(weapon + 1));
        }
        int colon = text.indexOf(':');
        FortificationCard card = card((colon < 0 ? text : text.substring(0, colon)).toLowerCase(Locale.ROOT));
        String name = colon < 0 ? "" : text.substring(colon + 1);
        return weapon(card, name);
    }

    private static GunOfCard weapon(FortificationCard card, String name) {
        int found = WeaponsOfCard.find(name, WeaponsOfCard.names(card.weapons()));
        if (found >= 0) {
            return GunOfCard.of(card, card.weapons().get(found));
        }
        List<String> names = new ArrayList<>();
        card.weapons().forEach(weapon -> names.add(weapon.name()));
        throw new BadValue("the card " + card.id() + " has " + String.join(", ", names) + Nearest.hint(name, names));
    }

    private static FortificationCard card(String id) {
        List<String> ids = new ArrayList<>();
        for (Sample sample : Sample.ALL) {
            if (sample.id().equals(id)) {
                return sample.card();
            }
            ids.add(sample.id());
        }
        throw new BadValue("begins with one of the cards " + String.join(", ", ids) + ", or with a card of your own"
                + Nearest.hint(id, ids));
    }

    /** Spaces would need quotes on a command line, so the first word stands for all. */
    @Override
    public String show(GunOfCard value) {
        return value.card().id() + ':' + value.weapon().name().replace(' ', '-');
    }

    @Override
    public String text(GunOfCard value) {
        return value.card().isOwn()
                ? CardCode.of(value.card()) + WEAPON + value.weapon().typed()
                : show(value);
    }

    @Override
    public boolean namesCards() {
        return true;
    }

    @Override
    public String label() {
        return "CARD:WEAPON";
    }

    @Override
    public String expects() {
        return "a weapon of a card, like t34:76.2mm";
    }

    @Override
    public List<String> choices() {
        List<String> all = new ArrayList<>();
        for (Sample sample : Sample.ALL) {
            FortificationCard card = sample.card();
            String last = "";
            for (Weapon weapon : card.weapons()) {
                String shown = show(GunOfCard.of(card, weapon));
                if (!shown.equals(last)) {
                    all.add(shown);
                }
                last = shown;
            }
        }
        return all;
    }
}
