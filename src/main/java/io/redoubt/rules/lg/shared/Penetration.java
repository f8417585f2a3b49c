package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.InputFile;
import io.redoubt.rules.inputfile.InputFileFormat;
import io.redoubt.rules.inputfile.TableParser;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.umpire.RequiredRoll;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** Source of the chance to penetrate: given by the user, or read from a table of the user. */
public final class Penetration {
    private final InputField<InputFile<PenetrationTable>> table;

    public Penetration(TableParser parser) {
        this.table = InputField.of(
                "table",
                new InputFileFormat<>(parser, PenetrationTable::read),
                "file with your own penetration table (TOML) [LG-CORE-03]");
    }

    public InputField<InputFile<PenetrationTable>> table() {
        return table;
    }

    /** Returns the roll needed to penetrate a wall or roof, by the given chance or the table. */
    public RequiredRoll structure(Inputs in, Surface surface) {
        Optional<InputFile<PenetrationTable>> file =
                in.find(SharedInputs.PENETRATE).isPresent() ? Optional.empty() : in.find(table);
        if (file.isEmpty()) {
            return in.get(SharedInputs.PENETRATE).need();
        }
        int armorClass = surface.armorClass()
                .orElseThrow(
                        () -> new BadInputException("--table needs an armor class; give --armor-class, or a --material"
                                + " of the chapter (composite armor is not among them)"));
        int attackFactor = attackFactor(in);
        TenthsChance chance = file.get().content().chance(attackFactor, armorClass);
        return chance.need(surface.reason() + ", attack factor " + attackFactor);
    }

    /** Returns the attack factor of a weapon: as given, from the table by its name, or printed in the chapter. */
    public int attackFactor(Inputs in) {
        Optional<Integer> given = in.find(SharedInputs.ATTACK_FACTOR);
        if (given.isPresent()) {
            return given.get();
        }
        Optional<Weapon> weapon = in.find(SharedInputs.WEAPON);
        if (weapon.isPresent()) {
            Optional<Integer> listed = listed(in, weapon.get());
            if (listed.isPresent()) {
                in.find(table); // marks it as used
                return listed.get();
            }
            if (WeaponData.isPrinted(weapon.get())) {
                return WeaponData.PRINTED_ATTACK_FACTOR;
            }
        }
        return in.get(SharedInputs.ATTACK_FACTOR);
    }

    /** Returns the attack factor of a weapon in the table of the user. */
    Optional<Integer> listed(Inputs in, Weapon weapon) {
        return in.peek(table).flatMap(file -> file.content().weapon(weapon));
    }

    /** Fills in the chance of a piece, unless the user gave a table, which has priority. */
    public void fill(
            InputField<TenthsChance> chance,
            InputField<TenthsChance> value,
            Optional<Piece> piece,
            PieceDefaults defaults) {
        if (!defaults.isGiven(table)) {
            defaults.takeAs(chance, value, piece);
        }
    }

    /** Fills in the weapon of a unit, but not its attack factor if a table is given with another weapon. */
    public void weapon(Optional<Piece> by, PieceDefaults defaults) {
        defaults.take(by, SharedInputs.WEAPON);
        Optional<Weapon> own = by.flatMap(unit -> unit.value(SharedInputs.WEAPON));
        Optional<Weapon> typed = defaults.given(SharedInputs.WEAPON);
        boolean another = own.isPresent() && typed.isPresent() && !own.equals(typed);
        if (!(another && defaults.isGiven(table))) {
            defaults.take(by, SharedInputs.ATTACK_FACTOR);
        }
        defaults.take(by, SharedInputs.EFFECT_AREA, SharedInputs.HIT);
        fill(SharedInputs.PENETRATE, SharedInputs.PENETRATE, by, defaults);
    }

    /** Returns the roll of a weapon to penetrate a piece, by its own armor class or the one given. */
    public RequiredRoll piece(Inputs in, Optional<Integer> own) {
        return piece(in, SharedInputs.ARMOR_PENETRATE, this::attackFactor, own);
    }

    /**
     * Returns the roll needed to penetrate the armor of a piece.
     *
     * @param given the input for the chance without a table
     * @param attackFactor returns the attack factor for the table
     * @param own the armor class of the piece, if it is not the one given
     */
    public RequiredRoll piece(
            Inputs in, InputField<TenthsChance> given, ToIntFunction<Inputs> attackFactor, Optional<Integer> own) {
        Optional<InputFile<PenetrationTable>> file = in.find(given).isPresent() ? Optional.empty() : in.find(table);
        if (file.isEmpty()) {
            return in.get(given).need();
        }
        int armor = own.orElseGet(() -> in.get(SharedInputs.ARMOR));
        int factor = attackFactor.applyAsInt(in);
        TenthsChance chance = file.get().content().chance(factor, armor);
        return chance.need("armor class " + armor + ", attack factor " + factor);
    }

    /**
     * A penetration table of the user, because the chapter prints none (LG-CORE-03).
     *
     * @param chances by attack factor, then by armor class
     * @param weapons attack factors by the names of weapons, in lower case with blanks
     */
    public record PenetrationTable(Map<Integer, Map<Integer, TenthsChance>> chances, Map<String, Integer> weapons) {
        private static final List<String> FILE = List.of(
                "A penetration table (TOML), for --table:",
                "  armor-classes = [3, 4, 5, 6, 7]   # the columns",
                "  [[row]]",
                "  attack-factor = 5",
                "  penetrate = [9, 8, 6, 5, 3]       # in tenths, one for each column",
                "  [weapons]                         # optional: replaces --attack-factor",
                "  heavy-laser = 5");

        private static final int MOST = 100;

        /** Returns the help lines of procedures with a material and a table. */
        public static List<String> notes() {
            List<String> lines = new ArrayList<>(Material.LIST);
            lines.add("");
            lines.addAll(FILE);
            return lines;
        }

        /** Reads a table; an error names the line and the key. */
        public static PenetrationTable read(FileTable file) {
            file.knowsOnly(List.of("armor-classes", "row", "weapons"));
            Entry heading = file.need("armor-classes", "a penetration table", "armor-classes = [3, 4, 5]");
            List<Integer> columns = numbers(heading, MOST);
            Map<Integer, Map<Integer, TenthsChance>> chances = new TreeMap<>();
            for (FileTable row : file.tables("row")) {
                row.knowsOnly(List.of("attack-factor", "penetrate"));
                Entry factor = row.need("attack-factor", "a row", "attack-factor = 5");
                Entry cells = row.need("penetrate", "a row", "penetrate = [9, 8, 6]");
                List<Integer> tenths = numbers(cells, TenthsChance.SIDES);
                if (tenths.size() != columns.size()) {
                    throw cells.fault("has " + tenths.size() + " chances for " + columns.size() + " armor classes");
                }
                Map<Integer, TenthsChance> line = new TreeMap<>();
                for (int i = 0; i < tenths.size(); i++) {
                    line.put(columns.get(i), new TenthsChance(tenths.get(i)));
                }
                if (chances.put(number(factor, MOST), line) != null) {
                    throw factor.fault("appears twice in the table");
                }
            }
            if (chances.isEmpty()) {
                throw file.fault("the table has no rows; add a [[row]]");
            }
            return new PenetrationTable(chances, weapons(file));
        }

        private static Map<String, Integer> weapons(FileTable file) {
            Map<String, Integer> weapons = new TreeMap<>();
            Optional<Entry> list = file.find("weapons");
            if (list.isPresent()) {
                for (Entry weapon : list.get().table().entries().values()) {
                    weapons.put(Weapon.Written.name(weapon.key()), number(weapon, MOST));
                }
            }
            return weapons;
        }

        /** Returns the attack factor of a weapon, in any spelling. */
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
            return list.items().stream().map(item -> number(item, most)).toList();
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

        public TenthsChance chance(int attackFactor, int armorClass) {
            Map<Integer, TenthsChance> row = chances.get(attackFactor);
            if (row == null) {
                throw new BadInputException(
                        "--attack-factor " + attackFactor + ": the table has rows for " + listed(chances));
            }
            TenthsChance chance = row.get(armorClass);
            if (chance == null) {
                throw new BadInputException(
                        "armor class " + armorClass + ": the table has columns for " + listed(row) + " only");
            }
            return chance;
        }

        private static String listed(Map<Integer, ?> keys) {
            return keys.keySet().stream().map(String::valueOf).collect(Collectors.joining(", "));
        }
    }
}
