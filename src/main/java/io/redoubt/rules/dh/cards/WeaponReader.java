package io.redoubt.rules.dh.cards;

import io.redoubt.rules.file.Entry;
import io.redoubt.rules.file.Faults;
import io.redoubt.rules.file.Table;
import io.redoubt.rules.file.Value;
import io.redoubt.rules.input.Choice;
import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Optional;

/** Makes a weapon row of the keys of a file (DH-CARD-FMT-6). */
final class WeaponReader {
    private static final Choice<WeaponKind> KINDS = Choice.of(WeaponKind.values());
    private static final Choice<Mount> MOUNTS = Choice.of(Mount.values());
    private static final Choice<Arc> ARCS = Choice.of(Arc.values());
    private static final Choice<Special> SPECIALS = Choice.of(Special.values());
    private static final List<String> KEYS =
            List.of("name", "kind", "crew", "mount", "arc", "range", "rof", "ap", "mm", "dm", "special");
    private static final int MOST_RANGE = 500;
    private static final int MOST_RATE = 20;
    /** Guns of the book have 1, 2 and 4, machine guns 8 (DH-Q03). */
    private static final int MOST_AP_OF_A_GUN = 5;

    private final Table table;
    private final Faults faults;
    private final int men;
    private final String penetrating;

    /**
     * A reader.
     *
     * @param men everybody inside the work
     * @param penetrating the weapon that the card has penetration values of; empty if none
     */
    WeaponReader(Table table, Faults faults, int men, String penetrating) {
        this.table = table;
        this.faults = faults;
        this.men = men;
        this.penetrating = penetrating;
    }

    /** The weapon, if nothing is wrong with it. */
    Optional<Weapon> weapon() {
        int before = faults.count();
        faults.collect(() -> table.knowsOnly(KEYS));
        String name = faults.read(() -> name(need("name", "name = \"45mm\"")), "");
        Mount mount = faults.read(
                () -> table.find("mount").map(entry -> entry.as(MOUNTS)).orElse(Mount.MAIN_GUN), Mount.MAIN_GUN);
        WeaponKind usual = usual(mount, name);
        WeaponKind kind = faults.read(
                () -> table.find("kind").map(entry -> entry.as(KINDS)).orElse(usual), usual);
        Arc arc =
                faults.read(() -> table.find("arc").map(entry -> entry.as(ARCS)).orElse(Arc.FRONT), Arc.FRONT);
        Special special = faults.read(
                () -> table.find("special").map(entry -> entry.as(SPECIALS)).orElse(Special.NONE), Special.NONE);
        WeaponCrew serving = faults.read(() -> serving(kind), new WeaponCrew.Nobody());
        Optional<Weapon.Profile> profile =
                kind == WeaponKind.RIFLES && table.find("rof").isEmpty() ? Optional.empty() : Optional.of(profile());
        return faults.count() > before
                ? Optional.empty()
                : Optional.of(
                        new Weapon(name, kind, serving, mount, arc, profile, special, RuleId.of("DH-CARD-BLANK-4")));
    }

    private Weapon.Profile profile() {
        return new Weapon.Profile(
                faults.read(() -> CardReader.number(need("range", "range = 48"), 1, MOST_RANGE), 1),
                faults.read(() -> CardReader.number(need("rof", "rof = 1"), 1, MOST_RATE), 1),
                faults.read(() -> CardReader.number(need("ap", "ap = 8"), 0, 10), 0),
                faults.read(() -> table.find("mm").map(CardReader::modifier).orElse(0), 0),
                faults.read(() -> table.find("dm").map(CardReader::modifier).orElse(0), 0));
    }

    private WeaponCrew serving(WeaponKind kind) {
        Optional<Entry> crew = table.find("crew");
        if (crew.isEmpty()) {
            if (kind == WeaponKind.RIFLES) {
                return new WeaponCrew.Nobody();
            }
            throw table.fault("a weapon needs the key crew, like crew = 3, or crew = \"all\"");
        }
        if (crew.get().value() instanceof Value.Text text) {
            return switch (text.text()) {
                case "all" -> new WeaponCrew.AllCrew();
                case "-" -> {
                    if (kind != WeaponKind.RIFLES) {
                        throw crew.get()
                                .fault("is for the men's own rifles; somebody has to serve a " + kind.words()
                                        + ": give a number of men, or \"all\" (DH-CREW-01)");
                    }
                    yield new WeaponCrew.Nobody();
                }
                default -> throw crew.get().fault("takes a number of men, \"all\" or \"-\"");
            };
        }
        int needed = CardReader.number(crew.get(), 1, 200);
        if (needed > men) {
            throw crew.get().fault(needed + " men for one weapon, but the whole crew has " + men + " (DH-CREW-01)");
        }
        return new WeaponCrew.Men(needed);
    }

    private Entry need(String key, String example) {
        return table.need(key, "a weapon", example);
    }

    /** A name that can follow a colon and stand in a list. */
    private static String name(Entry entry) {
        String name = CardReader.words(entry);
        if (name.indexOf(':') >= 0 || name.indexOf(',') >= 0) {
            throw entry.fault("has a colon or a comma in it: leave it out");
        }
        return name;
    }

    /**
     * What a weapon is whose card does not say: a gun is mounted as one, but for what fires and wounds as only machine
     * guns do and has no penetration; what men hold is a light machine gun if it takes two of them, or fires fast.
     */
    private WeaponKind usual(Mount mount, String name) {
        boolean fast = glance("rof") > 1;
        return switch (mount) {
            case MAIN_GUN -> {
                boolean penetrates = !penetrating.isEmpty() && name.startsWith(penetrating);
                yield fast && glance("ap") > MOST_AP_OF_A_GUN && !penetrates
                        ? WeaponKind.MACHINE_GUN
                        : WeaponKind.MAIN_GUN;
            }
            case FIELD_GUN -> WeaponKind.MAIN_GUN;
            case INFANTRY, COAXIAL -> WeaponKind.MACHINE_GUN;
            case HAND -> {
                boolean nobody = table.find("crew")
                        .filter(crew -> crew.value() instanceof Value.Text)
                        .isPresent();
                yield !nobody && (fast || glance("crew") > 1) ? WeaponKind.LIGHT_MACHINE_GUN : WeaponKind.RIFLES;
            }
        };
    }

    /** A number whose faults are told where it is read; 0 if it has some, or is not there. */
    private int glance(String key) {
        return new Faults()
                .read(
                        () -> table.find(key)
                                .map(entry -> CardReader.number(entry, 0, MOST_RANGE))
                                .orElse(0),
                        0);
    }
}
