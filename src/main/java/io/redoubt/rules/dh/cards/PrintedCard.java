package io.redoubt.rules.dh.cards;

import io.redoubt.rules.dh.terms.Work;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A sample card of the book, told cell by cell from the top: the rules of its cells are numbered in this order. */
final class PrintedCard {
    static final WeaponCrew ALL_CREW = new WeaponCrew.AllCrew();

    private final String id;
    private final String title;
    private final Work work;
    private final int damageModifier;
    private final Crew crew;
    private final List<Weapon> weapons = new ArrayList<>();
    private Armour armour = new Armour(List.of(), List.of(), List.of(), 0);

    PrintedCard(String id, String title, Work work, int damageModifier, Crew crew) {
        this.id = id;
        this.title = title;
        this.work = work;
        this.damageModifier = damageModifier;
        this.crew = crew;
    }

    /** The armour: what is not walls begins at a face of the location roll; the sides are walls alone. */
    PrintedCard armour(int other, Values front, int side, Values rear, int top) {
        armour = new Armour(
                front.bands(Location.VISION, other),
                List.of(new Band(Location.WALLS, 1, Values.FACES, side)),
                rear.bands(Location.ENTRANCE, other),
                top);
        return this;
    }

    /** The armour values of the walls, and of the other part of a side. */
    record Values(int walls, int part) {
        private static final int FACES = 10;

        private List<Band> bands(Location location, int from) {
            return List.of(new Band(Location.WALLS, 1, from - 1, walls), new Band(location, from, FACES, part));
        }
    }

    PrintedCard gun(String name, WeaponCrew serving, Mount mount, Special special, Weapon.Profile profile) {
        return weapon(name, WeaponKind.MAIN_GUN, serving, mount, special, Optional.of(profile));
    }

    PrintedCard machineGun(String name, WeaponCrew serving, Mount mount, Special special, Weapon.Profile profile) {
        return weapon(name, WeaponKind.MACHINE_GUN, serving, mount, special, Optional.of(profile));
    }

    PrintedCard rifles() {
        return weapon("Rifles", WeaponKind.RIFLES, new WeaponCrew.Nobody(), Mount.HAND, Special.NONE, Optional.empty());
    }

    private PrintedCard weapon(
            String name,
            WeaponKind kind,
            WeaponCrew serving,
            Mount mount,
            Special special,
            Optional<Weapon.Profile> profile) {
        weapons.add(new Weapon(name, kind, serving, mount, Arc.FRONT, profile, special, afterTop(weapons.size())));
        return this;
    }

    /** The card, with the penetration row of a weapon, and a remark below it. */
    FortificationCard remarked(List<Feature> features, String weapon, Integer... penetration) {
        return card(features, weapon, Optional.of(afterTop(weapons.size() + 3)), penetration);
    }

    /** The card, with the penetration row of a weapon. */
    FortificationCard card(List<Feature> features, String weapon, Integer... penetration) {
        return card(features, weapon, Optional.empty(), penetration);
    }

    private FortificationCard card(List<Feature> features, String weapon, Optional<RuleId> note, Integer... row) {
        int after = weapons.size();
        CardCites cites = new CardCites(
                cell(1), cell(2), cell(3), cell(4), cell(5), cell(6), afterTop(after), afterTop(after + 2), note);
        PenetrationRow penetration = new PenetrationRow(weapon, List.of(row), afterTop(after + 1));
        return new FortificationCard(
                id, title, work, damageModifier, crew, armour, weapons, features, Optional.of(penetration), cites);
    }

    private RuleId afterTop(int cells) {
        return cell(7 + cells);
    }

    private RuleId cell(int number) {
        return RuleId.of("DH-CARD-" + id.toUpperCase(Locale.ROOT) + '-' + number);
    }
}
