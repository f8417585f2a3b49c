package io.redoubt.rules.lg.terms;

import io.redoubt.rules.file.Entry;
import io.redoubt.rules.file.Table;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.BadValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A penetration table of the player's own: the chapter prints none (LG-CORE-03).
 *
 * @param chances by attack factor, then by armor class
 * @param weapons attack factors by the names of weapons, in lower case with blanks
 */
public record PenetrationTable(Map<Integer, Map<Integer, Chance>> chances, Map<String, Integer> weapons) {
    private static final List<String> FILE = List.of(
            "A penetration table (TOML), for --table:",
            "  armor-classes = [3, 4, 5, 6, 7]   # the columns",
            "  [[row]]",
            "  attack-factor = 5",
            "  penetrate = [9, 8, 6, 5, 3]       # in tenths, one for each column",
            "  [weapons]                         # then --weapon spares --attack-factor",
            "  heavy-laser = 5");

    private static final int MOST = 100;

    /** Lines for the help of procedures that take a material and a table. */
    public static List<String> notes() {
        List<String> lines = new ArrayList<>(Material.LIST);
        lines.add("");
        lines.addAll(FILE);
        return lines;
    }

    /**
     * Reads one.
     *
     * @throws BadValue naming the line and key that cannot be used
     */
    public static PenetrationTable read(Table file) {
        file.knowsOnly(List.of("armor-classes", "row", "weapons"));
        Entry heading = file.need("armor-classes", "a penetration table", "armor-classes = [3, 4, 5]");
        List<Integer> columns = numbers(heading, MOST);
        Map<Integer, Map<Integer, Chance>> chances = new TreeMap<>();
        for (Table row : file.tables("row")) {
            row.knowsOnly(List.of("attack-factor", "penetrate"));
            Entry factor = row.need("attack-factor", "a row", "attack-factor = 5");
            Entry cells = row.need("penetrate", "a row", "penetrate = [9, 8, 6]");
            List<Integer> tenths = numbers(cells, Chance.SIDES);
            if (tenths.size() != columns.size()) {
                throw cells.fault("has " + tenths.size() + " chances for " + columns.size() + " armor classes");
            }
            Map<Integer, Chance> line = new TreeMap<>();
            for (int i = 0; i < tenths.size(); i++) {
                line.put(columns.get(i), new Chance(tenths.get(i)));
            }
            if (chances.put(number(factor, MOST), line) != null) {
                throw factor.fault("stands twice in the table");
            }
        }
        if (chances.isEmpty()) {
            throw file.fault("the table has no rows: write [[row]]");
        }
        return new PenetrationTable(chances, weapons(file));
    }

    private static Map<String, Integer> weapons(Table file) {
        Map<String, Integer> weapons = new TreeMap<>();
        Optional<Entry> list = file.find("weapons");
        if (list.isPresent()) {
            for (Entry weapon : list.get().table().entries().values()) {
                weapons.put(Weapon.Written.name(weapon.key()), number(weapon, MOST));
            }
        }
        return weapons;
    }

    /** The attack factor of a weapon, under whatever spelling the table has it. */
    Optional<Integer> weapon(Weapon weapon) {
        String letters = Weapon.letters(weapon.name());
        for (Map.Entry<String, Integer> each : weapons.entrySet()) {
            if (Weapon.letters(each.getKey()).equals(letters)) {
                return Optional.of(each.getValue());
            }
        }
        return Optional.empty();
    }

    private static List<Integer> numbers(Entry list, int most) {
        List<Integer> numbers = new ArrayList<>();
        for (Entry item : list.items()) {
            numbers.add(number(item, most));
        }
        return numbers;
    }

    private static int number(Entry entry, int most) {
        BigDecimal amount = entry.amount();
        boolean fits = amount.signum() >= 0
                && amount.compareTo(BigDecimal.valueOf(most)) <= 0
                && amount.stripTrailingZeros().scale() <= 0;
        if (!fits) {
            throw entry.fault("takes whole numbers from 0 to " + most);
        }
        return amount.intValue();
    }

    /**
     * A cell.
     *
     * @throws BadInput if the table does not have it
     */
    public Chance chance(int attackFactor, int armorClass) {
        Map<Integer, Chance> row = chances.get(attackFactor);
        if (row == null) {
            throw new BadInput("--attack-factor " + attackFactor + ": the table has rows for " + listed(chances));
        }
        Chance chance = row.get(armorClass);
        if (chance == null) {
            throw new BadInput("armor class " + armorClass + ": the table has columns for " + listed(row) + " only");
        }
        return chance;
    }

    private static String listed(Map<Integer, ?> keys) {
        StringBuilder text = new StringBuilder();
        for (Integer key : keys.keySet()) {
            text.append(text.length() == 0 ? "" : ", ").append(key.intValue());
        }
        return text.toString();
    }
}
