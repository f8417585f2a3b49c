package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.input.ValueFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Weapon of a card whose values an attack uses.
 *
 * @param row its penetration row, if the row of the card belongs to this weapon
 */
public record GunOfCard(FortificationCard card, Weapon weapon, Optional<PenetrationRow> row) {
    public static GunOfCard of(FortificationCard card, Weapon weapon) {
        return new GunOfCard(card, weapon, card.penetration().filter(row -> row.isOf(weapon)));
    }

    /** Returns whether a machine gun of its card gives +1 Fire/Acq (dh.fire-acquire-bonus). */
    public boolean hasCoaxialBonus() {
        return card.weapons().stream().anyMatch(each -> each.special() == Weapon.Special.FIRE_AND_ACQUIRE);
    }

    /** Returns the morale modifier of the weapon, 0 if it has no profile. */
    public int moraleModifier() {
        return weapon.profile().map(Weapon.Profile::moraleModifier).orElse(0);
    }

    /** Returns the damage modifier of the weapon, 0 if it has no profile. */
    public int damageModifier() {
        return weapon.profile().map(Weapon.Profile::damageModifier).orElse(0);
    }

    /**
     * Parses a weapon of a card, {@code CARD:WEAPON}; the weapon is optional if the card has one gun row. Own cards are
     * given by their text ({@link CardCode}).
     */
    public static final class Format implements ValueFormat<GunOfCard> {
        /** Separator of an own card and its weapon. */
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
            int found = Weapon.find(name, Weapon.names(card.weapons()));
            if (found >= 0) {
                return GunOfCard.of(card, card.weapons().get(found));
            }
            List<String> names = card.weapons().stream().map(Weapon::name).toList();
            throw new BadValueException("the card " + card.id() + " has " + String.join(", ", names)
                    + SpellingSuggestion.hint(name, names));
        }

        private static FortificationCard card(String id) {
            return Sample.find(id)
                    .map(Sample::card)
                    .orElseThrow(() ->
                            new BadValueException("begins with one of the cards " + String.join(", ", Sample.ids())
                                    + ", or with a card of your own" + SpellingSuggestion.hint(id, Sample.ids())));
        }

        /** Returns the name with hyphens, since spaces would need quotes on a command line. */
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
            return Sample.ALL.stream()
                    .map(Sample::card)
                    .flatMap(card -> card.weapons().stream().map(weapon -> show(GunOfCard.of(card, weapon))))
                    .distinct()
                    .toList();
        }
    }
}
