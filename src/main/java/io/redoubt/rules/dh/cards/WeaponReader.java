package io.redoubt.rules.dh.cards;

import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileErrors;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.Value;
import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Optional;

/** Reads a weapon row from the keys of a file (DH-CARD-FMT-6). */
final class WeaponReader {
    private static final List<String> KEYS =
            List.of("name", "kind", "crew", "mount", "arc", "range", "rof", "ap", "mm", "dm", "special");
    private static final int MOST_RANGE = 500;
    private static final int MOST_RATE = 20;
    /** Highest AP of a gun: guns of the book have 1, 2 and 4, machine guns 8. */
    private static final int MOST_AP_OF_A_GUN = 5;

    private final FileTable table;
    private final FileErrors faults;
    private final int men;
    private final String penetrating;
    private final CardReader.Keys keys;

    /**
     * Creates a reader.
     *
     * @param men number of men inside
     * @param penetrating weapon of the penetration row of the card; empty if there is none
     */
    WeaponReader(FileTable table, FileErrors faults, int men, String penetrating) {
        this.table = table;
        this.faults = faults;
        this.men = men;
        this.penetrating = penetrating;
        this.keys = new CardReader.Keys(table, "a weapon", faults);
    }

    /** Returns the weapon; empty if it has errors. */
    Optional<Weapon> weapon() {
        int before = faults.count();
        faults.collect(() -> table.knowsOnly(KEYS));
        String name = keys.need("name", "\"45mm\"", WeaponReader::name, "");
        Weapon.Mount mount = keys.find("mount", Weapon.Mount.MAIN_GUN);
        Weapon.Kind kind = keys.find("kind", usual(mount, name));
        Weapon.Arc arc = keys.find("arc", Weapon.Arc.FRONT);
        Weapon.Special special = keys.find("special", Weapon.Special.NONE);
        Weapon.Crew serving = faults.read(() -> serving(kind), new Weapon.Crew.Unmanned());
        Optional<Weapon.Profile> profile =
                kind == Weapon.Kind.RIFLES && table.find("rof").isEmpty() ? Optional.empty() : Optional.of(profile());
        return faults.count() > before
                ? Optional.empty()
                : Optional.of(
                        new Weapon(name, kind, serving, mount, arc, profile, special, RuleId.of("DH-CARD-BLANK-4")));
    }

    private Weapon.Profile profile() {
        return new Weapon.Profile(
                keys.need("range", "48", each -> CardReader.number(each, 1, MOST_RANGE), 1),
                keys.need("rof", "1", each -> CardReader.number(each, 1, MOST_RATE), 1),
                keys.need("ap", "8", each -> CardReader.number(each, 0, 10), 0),
                keys.find("mm", CardReader::modifier, 0),
                keys.find("dm", CardReader::modifier, 0));
    }

    private Weapon.Crew serving(Weapon.Kind kind) {
        Optional<Entry> crew = table.find("crew");
        if (crew.isEmpty()) {
            if (kind == Weapon.Kind.RIFLES) {
                return new Weapon.Crew.Unmanned();
            }
            throw table.fault("a weapon needs the key crew, like crew = 3, or crew = \"all\"");
        }
        if (crew.get().value() instanceof Value.Text text) {
            return switch (text.text()) {
                case "all" -> new Weapon.Crew.AllCrew();
                case "-" -> {
                    if (kind != Weapon.Kind.RIFLES) {
                        throw crew.get()
                                .fault("is only for rifles; men have to serve a " + kind.words()
                                        + ": give a number of men, or \"all\" (DH-CREW-01)");
                    }
                    yield new Weapon.Crew.Unmanned();
                }
                default -> throw crew.get().fault("takes a number of men, \"all\" or \"-\"");
            };
        }
        int needed = CardReader.number(crew.get(), 1, 200);
        if (needed > men) {
            throw crew.get().fault(needed + " men for one weapon, but the whole crew has " + men + " (DH-CREW-01)");
        }
        return new Weapon.Crew.Men(needed);
    }

    /** Returns a name without the separators of lists and of {@code CARD:WEAPON}. */
    private static String name(Entry entry) {
        String name = CardReader.words(entry);
        if (name.indexOf(':') >= 0 || name.indexOf(',') >= 0) {
            throw entry.fault("contains a colon or a comma; remove it");
        }
        return name;
    }

    /**
     * Returns the kind of a weapon whose card does not give it. A main-gun mount means a gun, unless rate of fire and
     * AP are those of a machine gun without penetration; a weapon in the hand is a light machine gun if it takes two
     * men or fires fast.
     */
    private Weapon.Kind usual(Weapon.Mount mount, String name) {
        boolean fast = glance("rof") > 1;
        return switch (mount) {
            case MAIN_GUN -> {
                boolean penetrates = !penetrating.isEmpty() && name.startsWith(penetrating);
                yield fast && glance("ap") > MOST_AP_OF_A_GUN && !penetrates
                        ? Weapon.Kind.MACHINE_GUN
                        : Weapon.Kind.MAIN_GUN;
            }
            case FIELD_GUN -> Weapon.Kind.MAIN_GUN;
            case INFANTRY, COAXIAL -> Weapon.Kind.MACHINE_GUN;
            case HAND -> {
                boolean unmanned = table.find("crew")
                        .filter(crew -> crew.value() instanceof Value.Text)
                        .isPresent();
                yield !unmanned && (fast || glance("crew") > 1) ? Weapon.Kind.LIGHT_MACHINE_GUN : Weapon.Kind.RIFLES;
            }
        };
    }

    /** Reads a number without recording errors; 0 if it is missing or invalid. */
    private int glance(String key) {
        return new CardReader.Keys(table, "a weapon", new FileErrors())
                .find(key, entry -> CardReader.number(entry, 0, MOST_RANGE), 0);
    }
}
