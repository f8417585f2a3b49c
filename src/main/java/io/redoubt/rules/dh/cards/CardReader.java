package io.redoubt.rules.dh.cards;

import io.redoubt.rules.card.FormDeck;
import io.redoubt.rules.dh.terms.Work;
import io.redoubt.rules.file.Entry;
import io.redoubt.rules.file.Faults;
import io.redoubt.rules.file.Table;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Names;
import io.redoubt.rules.input.Nearest;
import io.redoubt.umpire.RuleId;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a card of the keys of a file, as on the blank card, and tells everything that is impossible on it. */
public final class CardReader {
    private static final Choice<Work> WORKS = Choice.of(Work.values());
    private static final Choice<Feature> FEATURES = Choice.of(Feature.values());
    private static final List<String> KEYS = List.of(
            "name",
            "title",
            "class",
            "dm",
            "crew",
            "leaders",
            "material",
            "front",
            "side",
            "rear",
            "top",
            "features",
            "weapon",
            "penetration");
    private static final int MOST_MEN = 200;
    private static final int MOST_ARMOUR = 999;
    private static final int MOST_MODIFIER = 10;

    private final Table table;
    private final Faults faults;

    public CardReader(Table table, Faults faults) {
        this.table = table;
        this.faults = faults;
    }

    /** The card, if nothing is wrong with it. */
    public Optional<FortificationCard> card() {
        int before = faults.count();
        faults.collect(() -> table.knowsOnly(KEYS));
        String name = faults.read(() -> FormDeck.nameOf(need("name", "name = \"mill-bunker\"")), "");
        String title =
                faults.read(() -> table.find("title").map(FormDeck::titleOf).orElse(name), name);
        Work work = faults.read(() -> need("class", "class = \"bunker\"").as(WORKS), Work.BUNKER);
        int modifier =
                faults.read(() -> table.find("dm").map(CardReader::modifier).orElse(0), 0);
        int men = faults.read(() -> number(need("crew", "crew = 10"), 1, MOST_MEN), MOST_MEN);
        String leaders =
                faults.read(() -> table.find("leaders").map(CardReader::words).orElse(""), "");
        faults.read(() -> table.find("material").map(CardReader::words).orElse(""), "");
        Armour armour = new Armour(
                side("front", Location.VISION),
                side("side", Location.WALLS),
                side("rear", Location.ENTRANCE),
                faults.read(() -> number(need("top", "top = 25"), 0, MOST_ARMOUR), 0));
        List<Weapon> weapons = new ArrayList<>();
        String penetrating = penetrating();
        for (Table each : faults.read(() -> table.tables("weapon"), List.<Table>of())) {
            new WeaponReader(each, faults, men, penetrating).weapon().ifPresent(weapons::add);
        }
        List<Feature> features = new ArrayList<>();
        for (Entry each :
                faults.read(() -> table.find("features").map(Entry::items).orElse(List.of()), List.<Entry>of())) {
            faults.collect(() -> features.add(each.as(FEATURES)));
        }
        Optional<PenetrationRow> row = penetration();
        if (faults.count() == before) {
            row.ifPresent(each -> mustBeOf(weapons, each));
        }
        return faults.count() > before
                ? Optional.empty()
                : Optional.of(new FortificationCard(
                        name,
                        title,
                        work,
                        modifier,
                        new Crew(men, leaders),
                        armour,
                        weapons,
                        features,
                        row,
                        CardCites.OWN));
    }

    /** A side: its walls, and the part that only this side has. */
    private List<Band> side(String key, Location other) {
        List<Band> bands = new ArrayList<>();
        Optional<Table> parts = faults.read(
                () -> Optional.of(need(key, key + " = { walls = 75 }").table()), Optional.<Table>empty());
        if (parts.isEmpty()) {
            return bands;
        }
        int before = faults.count();
        boolean alone = other == Location.WALLS || parts.get().find(other.id()).isEmpty();
        faults.collect(() -> {
            List<String> known = other == Location.WALLS ? List.of("walls") : List.of("walls", other.id());
            parts.get().knowsOnly(known);
        });
        // The bands the blank card has printed on it (DH-CARD-BLANK-2).
        part(parts.get(), Location.WALLS, 1, alone ? 10 : 8, bands);
        if (!alone) {
            part(parts.get(), other, 9, 10, bands);
        }
        if (faults.count() == before) {
            partition(key, bands, parts.get());
        }
        return bands;
    }

    private void part(Table parts, Location location, int from, int to, List<Band> bands) {
        faults.collect(() -> {
            Entry entry = parts.need(location.id(), "a side", location.id() + " = 75");
            bands.add(band(entry, location, from, to));
        });
    }

    private static Band band(Entry entry, Location location, int from, int to) {
        if (!(entry.value() instanceof io.redoubt.rules.file.Value.Items)) {
            return new Band(location, from, to, number(entry, 0, MOST_ARMOUR));
        }
        List<Entry> items = entry.items();
        if (items.size() != 3) {
            throw entry.fault("takes an AV, or [lowest face, highest face, AV] like [1, 8, 75]");
        }
        return new Band(
                location,
                number(items.get(0), 1, 10),
                number(items.get(1), 1, 10),
                number(items.get(2), 0, MOST_ARMOUR));
    }

    /** Every face of the location roll leads to one part (DH-CARD-FMT-4). */
    private void partition(String key, List<Band> bands, Table where) {
        for (int face = 1; face <= 10; face++) {
            int parts = 0;
            for (Band band : bands) {
                parts += band.holds(face) ? 1 : 0;
            }
            if (parts != 1) {
                faults.add(where.fault("the " + key + (parts == 0 ? " has no part for " : " has two parts for ") + face
                        + " on the location die: every face from 1 to 10 leads to one part (DH-CARD-FMT-4)"));
                return;
            }
        }
    }

    /** Whose row of penetration the card has; empty if nobody's. What is wrong with it is told with the row. */
    private String penetrating() {
        return new Faults()
                .read(
                        () -> table.find("penetration")
                                .flatMap(row -> row.table().find("weapon"))
                                .map(Entry::text)
                                .orElse(""),
                        "");
    }

    private Optional<PenetrationRow> penetration() {
        Optional<Table> given = faults.read(() -> table.find("penetration").map(Entry::table), Optional.<Table>empty());
        if (given.isEmpty()) {
            return Optional.empty();
        }
        Table row = given.get();
        faults.collect(() -> row.knowsOnly(List.of("weapon", "values")));
        String weapon = faults.read(() -> words(row.need("weapon", "a penetration row", "weapon = \"45mm\"")), "");
        List<Integer> values = faults.read(() -> values(row), List.<Integer>of());
        return values.isEmpty()
                ? Optional.empty()
                : Optional.of(new PenetrationRow(weapon, values, RuleId.of("DH-CARD-BLANK-5")));
    }

    /** A row of a weapon that is not there would never be looked up. */
    private void mustBeOf(List<Weapon> weapons, PenetrationRow row) {
        if (weapons.stream().noneMatch(row::isOf)) {
            List<String> names = weapons.stream().map(Weapon::name).toList();
            Entry weapon = table.need("penetration", "a card", "").table().need("weapon", "a penetration row", "");
            faults.add(weapon.fault("the penetration row is that of " + Escaped.of(row.weapon())
                    + ", and the card has "
                    + (names.isEmpty() ? "no weapon" : String.join(", ", names) + Nearest.hint(row.weapon(), names))
                    + " (DH-CARD-BLANK-5)"));
        }
    }

    private static List<Integer> values(Table row) {
        Entry entry = row.need("values", "a penetration row", "values = [12, 24, 36, 48, 60, 72, 84, 96, 108, 120]");
        List<Integer> values = new ArrayList<>();
        for (Entry item : entry.items()) {
            int value = number(item, 0, MOST_ARMOUR);
            if (!values.isEmpty() && value < values.get(values.size() - 1)) {
                throw item.fault(value + " after " + values.get(values.size() - 1)
                        + ": a better die never penetrates less (DH-CARD-FMT-7)");
            }
            values.add(value);
        }
        if (values.size() != PenetrationRow.COLUMNS) {
            throw entry.fault("has " + values.size() + " values; a row has ten, from <2 to 10+ (DH-CARD-BLANK-5)");
        }
        return values;
    }

    private Entry need(String key, String example) {
        return table.need(key, "a card", example);
    }

    /** A text a player may read. */
    static String words(Entry entry) {
        try {
            return Names.of(entry.text());
        } catch (io.redoubt.rules.input.BadValue e) {
            throw entry.fault(String.valueOf(e.getMessage()));
        }
    }

    static int modifier(Entry entry) {
        return number(entry, -MOST_MODIFIER, MOST_MODIFIER);
    }

    /** A whole number within bounds. */
    static int number(Entry entry, int least, int most) {
        BigDecimal amount = entry.amount();
        boolean whole = amount.stripTrailingZeros().scale() <= 0;
        if (!whole
                || amount.compareTo(BigDecimal.valueOf(least)) < 0
                || amount.compareTo(BigDecimal.valueOf(most)) > 0) {
            throw entry.fault(
                    amount.toPlainString() + " is impossible: it is a whole number from " + least + " to " + most);
        }
        return amount.intValueExact();
    }
}
