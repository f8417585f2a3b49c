package io.redoubt.rules.dh.cards;

import io.redoubt.rules.card.FormCardSet;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileErrors;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.umpire.RuleId;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads a card from the keys of a file, as on the blank card, and collects all errors. */
public final class CardReader {
    private static final NamedChoiceFormat<FortificationCard.Feature> FEATURES =
            NamedChoiceFormat.of(FortificationCard.Feature.values());
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

    private final FileTable table;
    private final FileErrors faults;
    private final Keys keys;

    public CardReader(FileTable table, FileErrors faults) {
        this.table = table;
        this.faults = faults;
        this.keys = new Keys(table, "a card", faults);
    }

    /** Reads keys of one table; for an invalid value it records an error and returns a harmless one. */
    record Keys(FileTable table, String owner, FileErrors faults) {
        <T> T need(String key, String example, Function<Entry, T> read, T instead) {
            return faults.read(() -> read.apply(table.need(key, owner, key + " = " + example)), instead);
        }

        <T> T find(String key, Function<Entry, T> read, T usual) {
            return faults.read(() -> table.find(key).map(read).orElse(usual), usual);
        }

        <E extends Enum<E> & NamedConstant> E find(String key, E usual) {
            return find(
                    key,
                    entry -> entry.as(
                            NamedChoiceFormat.of(usual.getDeclaringClass().getEnumConstants())),
                    usual);
        }
    }

    /** Returns the card; empty if it has errors. */
    public Optional<FortificationCard> card() {
        int before = faults.count();
        faults.collect(() -> table.knowsOnly(KEYS));
        String name = keys.need("name", "\"mill-bunker\"", FormCardSet::nameOf, "");
        String title = keys.find("title", FormCardSet::titleOf, name);
        TargetKind.FortificationClass work = keys.need(
                "class",
                "\"bunker\"",
                each -> each.as(NamedChoiceFormat.of(TargetKind.FortificationClass.values())),
                TargetKind.FortificationClass.BUNKER);
        int modifier = keys.find("dm", CardReader::modifier, 0);
        int men = keys.need("crew", "10", each -> number(each, 1, MOST_MEN), MOST_MEN);
        String leaders = keys.find("leaders", CardReader::words, "");
        keys.find("material", CardReader::words, "");
        Armour armour = new Armour(
                side("front", Armour.Location.VISION),
                side("side", Armour.Location.WALLS),
                side("rear", Armour.Location.ENTRANCE),
                keys.need("top", "25", each -> number(each, 0, MOST_ARMOUR), 0));
        List<Weapon> weapons = new ArrayList<>();
        String penetrating = penetrating();
        for (FileTable each : faults.read(() -> table.tables("weapon"), List.<FileTable>of())) {
            new WeaponReader(each, faults, men, penetrating).weapon().ifPresent(weapons::add);
        }
        List<FortificationCard.Feature> features = new ArrayList<>();
        for (Entry each : keys.find("features", Entry::items, List.<Entry>of())) {
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
                        new FortificationCard.Crew(men, leaders),
                        armour,
                        weapons,
                        features,
                        row,
                        FortificationCard.Cites.OWN));
    }

    /** Reads a side: its walls, and the part that only this side has. */
    private List<Armour.Band> side(String key, Armour.Location other) {
        List<Armour.Band> bands = new ArrayList<>();
        Optional<FileTable> parts =
                keys.need(key, "{ walls = 75 }", each -> Optional.of(each.table()), Optional.empty());
        if (parts.isEmpty()) {
            return bands;
        }
        int before = faults.count();
        boolean alone =
                other == Armour.Location.WALLS || parts.get().find(other.id()).isEmpty();
        faults.collect(() -> {
            List<String> known = other == Armour.Location.WALLS ? List.of("walls") : List.of("walls", other.id());
            parts.get().knowsOnly(known);
        });
        // These are the bands printed on the blank card (DH-CARD-BLANK-2).
        part(parts.get(), Armour.Location.WALLS, 1, alone ? 10 : 8, bands);
        if (!alone) {
            part(parts.get(), other, 9, 10, bands);
        }
        if (faults.count() == before) {
            partition(key, bands, parts.get());
        }
        return bands;
    }

    private void part(FileTable parts, Armour.Location location, int from, int to, List<Armour.Band> bands) {
        faults.collect(() -> {
            Entry entry = parts.need(location.id(), "a side", location.id() + " = 75");
            bands.add(band(entry, location, from, to));
        });
    }

    private static Armour.Band band(Entry entry, Armour.Location location, int from, int to) {
        if (!(entry.value() instanceof io.redoubt.rules.inputfile.Value.Items)) {
            return new Armour.Band(location, from, to, number(entry, 0, MOST_ARMOUR));
        }
        List<Entry> items = entry.items();
        if (items.size() != 3) {
            throw entry.fault("takes an AV, or [lowest face, highest face, AV] like [1, 8, 75]");
        }
        return new Armour.Band(
                location,
                number(items.get(0), 1, 10),
                number(items.get(1), 1, 10),
                number(items.get(2), 0, MOST_ARMOUR));
    }

    /** Checks that every face of the location die leads to one part (DH-CARD-FMT-4). */
    private void partition(String key, List<Armour.Band> bands, FileTable where) {
        for (int face = 1; face <= Armour.FACES; face++) {
            long parts = Armour.parts(bands, face);
            if (parts != 1) {
                faults.add(where.fault("the " + key + (parts == 0 ? " has no part for " : " has two parts for ") + face
                        + " on the location die; every face from 1 to 10 must lead to one part (DH-CARD-FMT-4)"));
                return;
            }
        }
    }

    /**
     * Returns the name of the weapon to which the penetration row belongs; empty if there is no row. Errors of the row
     * are reported elsewhere.
     */
    private String penetrating() {
        return new Keys(table, "a card", new FileErrors())
                .find(
                        "penetration",
                        row -> row.table().find("weapon").map(Entry::text).orElse(""),
                        "");
    }

    private Optional<PenetrationRow> penetration() {
        Optional<FileTable> given = keys.find("penetration", each -> Optional.of(each.table()), Optional.empty());
        if (given.isEmpty()) {
            return Optional.empty();
        }
        FileTable row = given.get();
        faults.collect(() -> row.knowsOnly(List.of("weapon", "values")));
        String weapon = new Keys(row, "a penetration row", faults).need("weapon", "\"45mm\"", CardReader::words, "");
        List<Integer> values = faults.read(() -> values(row), List.<Integer>of());
        return values.isEmpty()
                ? Optional.empty()
                : Optional.of(new PenetrationRow(weapon, values, RuleId.of("DH-CARD-BLANK-5")));
    }

    /** Rejects a penetration row of a weapon that the card does not have: it would never be used. */
    private void mustBeOf(List<Weapon> weapons, PenetrationRow row) {
        if (weapons.stream().noneMatch(row::isOf)) {
            List<String> names = weapons.stream().map(Weapon::name).toList();
            Entry weapon = table.need("penetration", "a card", "").table().need("weapon", "a penetration row", "");
            faults.add(weapon.fault("the penetration row is for " + PrintableText.of(row.weapon())
                    + ", but the card has "
                    + (names.isEmpty()
                            ? "no weapon"
                            : String.join(", ", names) + SpellingSuggestion.hint(row.weapon(), names))
                    + " (DH-CARD-BLANK-5)"));
        }
    }

    private static List<Integer> values(FileTable row) {
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

    /** Returns a printable text. */
    static String words(Entry entry) {
        try {
            return PieceNameFormat.of(entry.text());
        } catch (io.redoubt.rules.input.BadValueException e) {
            throw entry.fault(String.valueOf(e.getMessage()));
        }
    }

    static int modifier(Entry entry) {
        return number(entry, -MOST_MODIFIER, MOST_MODIFIER);
    }

    static int number(Entry entry, int least, int most) {
        BigDecimal amount = entry.amount();
        boolean whole = amount.stripTrailingZeros().scale() <= 0;
        if (!whole
                || amount.compareTo(BigDecimal.valueOf(least)) < 0
                || amount.compareTo(BigDecimal.valueOf(most)) > 0) {
            throw entry.fault(
                    amount.toPlainString() + " is not valid; use a whole number from " + least + " to " + most);
        }
        return amount.intValueExact();
    }
}
