package io.redoubt.rules.dh.cards;

import io.redoubt.rules.dh.terms.Work;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * An own card as one text, so that it can stand for its name wherever a card is named: forms hold texts, and rules
 * open no files. Nobody types it; what is shown is the name.
 */
public final class CardCode {
    /** Between two cells: no name can hold it. */
    private static final char CELL = Kind.BEYOND;

    private static final String NONE = "-";

    private final List<String> cells = new ArrayList<>();

    private CardCode() {}

    /** Whether a text is a card written here, and not a name. */
    public static boolean isCode(String text) {
        return text.indexOf(CELL) >= 0;
    }

    public static String of(FortificationCard card) {
        CardCode code = new CardCode();
        code.write(card);
        return String.join(String.valueOf(CELL), code.cells);
    }

    /**
     * Reads a card.
     *
     * @throws BadValue if the text is none
     */
    public static FortificationCard card(String text) {
        try {
            return card(List.of(text.split(String.valueOf(CELL), -1)).iterator());
        } catch (java.util.NoSuchElementException | IllegalArgumentException e) {
            throw new BadValue("is no card");
        }
    }

    private void write(FortificationCard card) {
        add(
                card.id(),
                card.title(),
                card.work().name(),
                card.damageModifier(),
                card.crew().men());
        add(card.crew().leaders());
        for (Facing facing : List.of(Facing.FRONT, Facing.SIDE, Facing.REAR)) {
            List<Band> bands = card.armour().bands(facing);
            add(bands.size());
            bands.forEach(band -> add(band.location().name(), band.from(), band.to(), band.armour()));
        }
        add(card.armour().top(), card.weapons().size());
        card.weapons().forEach(this::write);
        add(card.features().size());
        card.features().forEach(feature -> add(feature.name()));
        add(card.penetration().map(PenetrationRow::weapon).orElse(NONE));
        card.penetration().ifPresent(row -> row.values().forEach(this::add));
    }

    private void write(Weapon weapon) {
        add(
                weapon.name(),
                weapon.kind().name(),
                serving(weapon.serving()),
                weapon.mount().name());
        add(weapon.arc().name(), weapon.special().name(), weapon.profile().isPresent());
        weapon.profile()
                .ifPresent(profile -> add(
                        profile.range(),
                        profile.rateOfFire(),
                        profile.armourPiercing(),
                        profile.moraleModifier(),
                        profile.damageModifier()));
    }

    private void add(Object... values) {
        for (Object value : values) {
            cells.add(value.toString());
        }
    }

    private static String serving(WeaponCrew serving) {
        if (serving instanceof WeaponCrew.Men men) {
            return String.valueOf(men.men());
        }
        return serving instanceof WeaponCrew.AllCrew ? "all" : NONE;
    }

    private static FortificationCard card(Iterator<String> cells) {
        String id = cells.next();
        String title = cells.next();
        Work work = Work.valueOf(cells.next());
        int modifier = number(cells);
        Crew crew = new Crew(number(cells), cells.next());
        List<List<Band>> sides = new ArrayList<>();
        for (int side = 0; side < 3; side++) {
            List<Band> bands = new ArrayList<>();
            for (int count = number(cells); count > 0; count--) {
                bands.add(new Band(Location.valueOf(cells.next()), number(cells), number(cells), number(cells)));
            }
            sides.add(bands);
        }
        Armour armour = new Armour(sides.get(0), sides.get(1), sides.get(2), number(cells));
        List<Weapon> weapons = new ArrayList<>();
        for (int count = number(cells); count > 0; count--) {
            weapons.add(weapon(cells));
        }
        List<Feature> features = new ArrayList<>();
        for (int count = number(cells); count > 0; count--) {
            features.add(Feature.valueOf(cells.next()));
        }
        return new FortificationCard(
                id, title, work, modifier, crew, armour, weapons, features, penetration(cells), CardCites.OWN);
    }

    private static Weapon weapon(Iterator<String> cells) {
        String name = cells.next();
        WeaponKind kind = WeaponKind.valueOf(cells.next());
        String men = cells.next();
        WeaponCrew serving = men.equals("all")
                ? new WeaponCrew.AllCrew()
                : men.equals(NONE) ? new WeaponCrew.Nobody() : new WeaponCrew.Men(Integer.parseInt(men));
        Mount mount = Mount.valueOf(cells.next());
        Arc arc = Arc.valueOf(cells.next());
        Special special = Special.valueOf(cells.next());
        Optional<Weapon.Profile> profile = Boolean.parseBoolean(cells.next())
                ? Optional.of(
                        new Weapon.Profile(number(cells), number(cells), number(cells), number(cells), number(cells)))
                : Optional.empty();
        return new Weapon(name, kind, serving, mount, arc, profile, special, RuleId.of("DH-CARD-FMT-6"));
    }

    private static Optional<PenetrationRow> penetration(Iterator<String> cells) {
        String weapon = cells.next();
        if (weapon.equals(NONE)) {
            return Optional.empty();
        }
        List<Integer> values = new ArrayList<>();
        while (cells.hasNext()) {
            values.add(number(cells));
        }
        return Optional.of(new PenetrationRow(weapon, values, RuleId.of("DH-CARD-FMT-7")));
    }

    private static int number(Iterator<String> cells) {
        return Integer.parseInt(cells.next());
    }
}
