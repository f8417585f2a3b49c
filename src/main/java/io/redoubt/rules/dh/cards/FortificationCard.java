package io.redoubt.rules.dh.cards;

import io.redoubt.rules.dh.terms.Work;
import io.redoubt.rules.input.Named;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A fortification written up like a vehicle, cell by cell (DH-FIGHT-01).
 *
 * @param id its short name on the command line, in lower case
 * @param title what it is called on paper
 * @param damageModifier what it adds to rolls for penetrating hits on itself
 * @param crew everybody inside
 * @param weapons in the order of the card
 * @param penetration the row of its gun, where it has one
 * @param cites the rule behind each cell
 */
public record FortificationCard(
        String id,
        String title,
        Work work,
        int damageModifier,
        Crew crew,
        Armour armour,
        List<Weapon> weapons,
        List<Feature> features,
        Optional<PenetrationRow> penetration,
        CardCites cites)
        implements Named {
    public FortificationCard {
        weapons = List.copyOf(weapons);
        features = List.copyOf(features);
    }

    /** Whether somebody wrote it, so that its name alone says nothing to a program. */
    public boolean isOwn() {
        return cites.equals(CardCites.OWN);
    }

    /** Whether its title says that it is a tank turret, though no cell lists a turret mount (DH-FIGHT-09). */
    public boolean isTurretBunker() {
        return title.toLowerCase(Locale.ROOT).contains("turret bunker");
    }

    /** The names of its heavy weapons, each as often as it has it, in the order of the card. */
    public List<String> heavyWeapons() {
        return weapons.stream()
                .filter(weapon -> weapon.kind().heavy())
                .map(Weapon::name)
                .toList();
    }

    @Override
    public String words() {
        return title;
    }
}
