package io.redoubt.rules.dh.cards;

import java.util.Optional;

/**
 * A weapon of a card, named to take its figures.
 *
 * @param row its penetration values, if the row of the card is that of this weapon
 */
public record GunOfCard(FortificationCard card, Weapon weapon, Optional<PenetrationRow> row) {
    public static GunOfCard of(FortificationCard card, Weapon weapon) {
        return new GunOfCard(card, weapon, card.penetration().filter(row -> row.isOf(weapon)));
    }

    /** Whether a machine gun of its card gives +1 Fire/Acq (DH-Q22). */
    public boolean hasCoaxialBonus() {
        return card.weapons().stream().anyMatch(each -> each.special() == Special.FIRE_AND_ACQUIRE);
    }

    /** The morale modifier of the weapon; 0 where its row has none. */
    public int moraleModifier() {
        return weapon.profile().map(Weapon.Profile::moraleModifier).orElse(0);
    }

    /** The damage modifier of the weapon; 0 where its row has none. */
    public int damageModifier() {
        return weapon.profile().map(Weapon.Profile::damageModifier).orElse(0);
    }
}
