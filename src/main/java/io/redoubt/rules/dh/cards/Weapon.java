package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.ListedNameFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.umpire.Labelled;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Weapon row of a card.
 *
 * @param profile values; empty for the rifles of the men, whose row has only dashes
 */
public record Weapon(
        String name,
        Kind kind,
        Crew serving,
        Mount mount,
        Arc arc,
        Optional<Profile> profile,
        Special special,
        RuleId cite) {
    /** Returns the format of an input that lists weapons by their names, as their owner chose them. */
    public static ListFormat<String> names(String option) {
        return new ListFormat<>(new ListedNameFormat(option, "the name of a weapon, like 45mm"));
    }

    /**
     * Values of a weapon (DH-CARD-FMT-6).
     *
     * @param range in inches
     * @param rateOfFire shots or dice per activation (ROF)
     * @param armourPiercing faces of a d10 that wound, for small arms (AP)
     * @param moraleModifier modifier of the Guts of the target (MM)
     * @param damageModifier modifier of rolls for penetrating hits (DM)
     */
    public record Profile(int range, int rateOfFire, int armourPiercing, int moraleModifier, int damageModifier) {}

    /** Creates a heavy weapon of which only the name is known; it does not count as a Light MG (DH-LEAVE-05). */
    public static Weapon named(String name) {
        return new Weapon(
                name,
                Kind.MAIN_GUN,
                new Crew.Unmanned(),
                Mount.MAIN_GUN,
                Arc.FRONT,
                Optional.empty(),
                Special.NONE,
                RuleId.of("DH-PEN-15"));
    }

    /** Returns its name without blanks, as on a command line. */
    public String typed() {
        return typed(name);
    }

    /** Returns whether it has to Acquire its target (DH-FIGHT-11). */
    public boolean acquires() {
        return !isInfantry() && special != Special.NO_ACQUIRE;
    }

    /** Returns whether it fires as an infantry weapon: mounted as one, or held by a man (DH-FIGHT-10). */
    public boolean isInfantry() {
        return mount == Mount.INFANTRY || mount == Mount.HAND;
    }

    /**
     * Returns the index of a weapon in a list of names: in any case, with hyphens for blanks; a full name takes
     * precedence over a prefix.
     *
     * @return the index, or -1 if there is no such weapon
     */
    public static int find(String given, List<String> names) {
        String name = typed(given);
        int beginning = -1;
        for (int i = 0; i < names.size(); i++) {
            String other = typed(names.get(i));
            if (other.equals(name)) {
                return i;
            }
            beginning = beginning < 0 && other.startsWith(name) ? i : beginning;
        }
        return beginning;
    }

    private static String typed(String name) {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** Returns the names of weapons, as on a command line. */
    public static List<String> names(List<Weapon> weapons) {
        return weapons.stream().map(Weapon::typed).toList();
    }

    /** Returns the names of weapons, each once, with the number of equal ones. */
    public static List<String> counted(List<Weapon> weapons) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        weapons.forEach(weapon -> counts.merge(weapon.name(), 1, Integer::sum));
        List<String> names = new ArrayList<>();
        counts.forEach((name, count) -> names.add(count == 1 ? name : count + " " + name));
        return names;
    }

    /** Removes one weapon per name from a list and returns the names that were not found. */
    public static List<String> drop(List<String> names, List<Weapon> from) {
        List<String> strange = new ArrayList<>();
        for (String name : names) {
            int found = find(name, names(from));
            if (found < 0) {
                strange.add(name);
            } else {
                from.remove(found);
            }
        }
        return strange;
    }

    /** Removes the weapons that an input names, none if it was not given. */
    public static List<Weapon> take(InputField<List<String>> field, Inputs in, List<Weapon> from, List<Weapon> lost) {
        return take(field, in.find(field).orElse(List.of()), from, lost);
    }

    /**
     * Removes one weapon per name from a list; skips the names of lost weapons.
     *
     * @return the removed weapons, in the order of the names
     * @throws BadInputException if the list does not have that many such weapons
     */
    public static List<Weapon> take(
            InputField<List<String>> field, List<String> names, List<Weapon> from, List<Weapon> lost) {
        List<Weapon> taken = new ArrayList<>();
        List<Weapon> gone = new ArrayList<>(lost);
        for (String name : names) {
            int found = find(name, names(from));
            if (found >= 0) {
                taken.add(from.remove(found));
            } else if (!drop(List.of(name), gone).isEmpty()) {
                List<String> known = names(from);
                throw new BadInputException("--" + field.name() + ' ' + typed(name) + ": no such weapon is left; there "
                        + (known.isEmpty() ? "is none" : "is " + String.join(", ", known))
                        + SpellingSuggestion.hint(typed(name), known));
            }
        }
        return taken;
    }

    /** Kind of a weapon; the heavy ones can be lost to a hit (DH-PEN-15). */
    public enum Kind implements PlainName {
        MAIN_GUN,
        MACHINE_GUN,
        /** Machine gun that two men can carry away (DH-LEAVE-05). */
        LIGHT_MACHINE_GUN,
        /** Small arms of the men. */
        RIFLES;

        /** Returns whether it can be named as the heaviest weapon (DH-PEN-15, DH-PEN-16). */
        public boolean heavy() {
            return this != RIFLES;
        }
    }

    /** Entry of the crew-per-weapon cell: the men needed to fire a weapon (DH-CREW-01). */
    public sealed interface Crew extends Labelled {
        /** Number of men, at least 1. */
        record Men(int men) implements Crew {}

        /** The whole crew serves this weapon and others with the same entry (dh.all-crew). */
        record AllCrew() implements Crew {}

        /** A dash: no man is tied to it. */
        record Unmanned() implements Crew {}

        @Override
        default String words() {
            if (this instanceof Men of) {
                return String.valueOf(of.men());
            }
            return this instanceof AllCrew ? "all" : "-";
        }
    }

    /** Entry of the location column: the mount, which decides how a weapon fires. */
    public enum Mount implements NamedConstant {
        MAIN_GUN("Main Gun"),
        /** Fires as an infantry weapon, which never has to Acquire (DH-FIGHT-10, DH-FIGHT-11). */
        INFANTRY("Infantry"),
        COAXIAL("Coaxial"),
        FIELD_GUN("FG"),
        /** Small arms of the men, which have no mount. */
        HAND("-");

        private final String words;

        Mount(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** Arc of fire: only the flat front, unless the card gives another (DH-FIGHT-07, DH-FIGHT-08). */
    public enum Arc implements NamedConstant {
        FRONT("Flat Front"),
        SIDE("side mount"),
        REAR("rear mount"),
        /** Turret or anti-aircraft mount, which a card must list (DH-FIGHT-09). */
        ALL_ROUND("all-round mount");

        private final String words;

        Arc(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** Entry of the last column of a weapon. */
    public enum Special implements NamedConstant {
        NONE("-"),
        NO_ACQUIRE("No Acq."),
        /** Of the 7.62 DT: +1 on its own to-hit and Acquire numbers (dh.fire-acquire-bonus). */
        FIRE_AND_ACQUIRE("+1 Fire/Acq"),
        INDIRECT("Indirect");

        private final String words;

        Special(String words) {
            this.words = words;
        }

        @Override
        public String id() {
            return this == FIRE_AND_ACQUIRE ? "fire-acquire" : NamedConstant.super.id();
        }

        @Override
        public String words() {
            return words;
        }
    }
}
