package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;

/**
 * Encodes an own card as one text, which represents the card wherever a form takes a name; rules do not open files.
 * Users see only the name.
 */
public final class CardCode {
    /** Separator of cells; names cannot contain it. */
    private static final char CELL = ValueFormat.BEYOND;

    private static final String NONE = "-";

    private final List<String> cells = new ArrayList<>();

    private CardCode() {}

    /** Returns whether a text is an encoded card and not a name. */
    public static boolean isCode(String text) {
        return text.indexOf(CELL) >= 0;
    }

    public static String of(FortificationCard card) {
        CardCode code = new CardCode();
        code.write(card);
        return String.join(String.valueOf(CELL), code.cells);
    }

    /**
     * Decodes a card.
     *
     * @throws BadValueException if the text is not an encoded card
     */
    public static FortificationCard card(String text) {
        try {
            return card(List.of(text.split(String.valueOf(CELL), -1)).iterator());
        } catch (NoSuchElementException | IllegalArgumentException e) {
            throw new BadValueException("is not a card");
        }
    }

    private void write(FortificationCard card) {
        FortificationCard.Crew crew = card.crew();
        add(card.id(), card.title(), card.work().name(), card.damageModifier(), crew.men(), crew.leaders());
        for (Armour.Facing facing : Armour.Facing.ROLLED) {
            List<Armour.Band> bands = card.armour().bands(facing);
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
        String serving = weapon.serving().words();
        add(weapon.name(), weapon.kind().name(), serving, weapon.mount().name());
        add(weapon.arc().name(), weapon.special().name(), weapon.profile().isPresent());
        weapon.profile().ifPresent(each -> {
            add(each.range(), each.rateOfFire(), each.armourPiercing());
            add(each.moraleModifier(), each.damageModifier());
        });
    }

    private void add(Object... values) {
        for (Object value : values) {
            cells.add(value.toString());
        }
    }

    private static FortificationCard card(Iterator<String> cells) {
        return new FortificationCard(
                cells.next(),
                cells.next(),
                TargetKind.FortificationClass.valueOf(cells.next()),
                number(cells),
                new FortificationCard.Crew(number(cells), cells.next()),
                new Armour(
                        list(cells, CardCode::band),
                        list(cells, CardCode::band),
                        list(cells, CardCode::band),
                        number(cells)),
                list(cells, CardCode::weapon),
                list(cells, from -> FortificationCard.Feature.valueOf(from.next())),
                penetration(cells),
                FortificationCard.Cites.OWN);
    }

    private static <T> List<T> list(Iterator<String> cells, Function<Iterator<String>, T> one) {
        List<T> list = new ArrayList<>();
        for (int count = number(cells); count > 0; count--) {
            list.add(one.apply(cells));
        }
        return list;
    }

    private static Armour.Band band(Iterator<String> cells) {
        return new Armour.Band(Armour.Location.valueOf(cells.next()), number(cells), number(cells), number(cells));
    }

    private static Weapon weapon(Iterator<String> cells) {
        String name = cells.next();
        Weapon.Kind kind = Weapon.Kind.valueOf(cells.next());
        Weapon.Crew serving = serving(cells.next());
        Weapon.Mount mount = Weapon.Mount.valueOf(cells.next());
        Weapon.Arc arc = Weapon.Arc.valueOf(cells.next());
        Weapon.Special special = Weapon.Special.valueOf(cells.next());
        Optional<Weapon.Profile> profile =
                Boolean.parseBoolean(cells.next()) ? Optional.of(profile(cells)) : Optional.empty();
        return new Weapon(name, kind, serving, mount, arc, profile, special, RuleId.of("DH-CARD-FMT-6"));
    }

    private static Weapon.Crew serving(String men) {
        return switch (men) {
            case "all" -> new Weapon.Crew.AllCrew();
            case NONE -> new Weapon.Crew.Unmanned();
            default -> new Weapon.Crew.Men(Integer.parseInt(men));
        };
    }

    private static Weapon.Profile profile(Iterator<String> cells) {
        return new Weapon.Profile(number(cells), number(cells), number(cells), number(cells), number(cells));
    }

    private static Optional<PenetrationRow> penetration(Iterator<String> cells) {
        String weapon = cells.next();
        if (weapon.equals(NONE)) {
            return Optional.empty();
        }
        List<Integer> values = new ArrayList<>();
        cells.forEachRemaining(value -> values.add(Integer.parseInt(value)));
        return Optional.of(new PenetrationRow(weapon, values, RuleId.of("DH-CARD-FMT-7")));
    }

    private static int number(Iterator<String> cells) {
        return Integer.parseInt(cells.next());
    }
}
