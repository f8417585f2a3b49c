package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
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
 * A weapon row of a card.
 *
 * @param profile its figures; none for the rifles of the men, whose row is all dashes
 * @param cite the rule that is this row
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
    /** A weapon as its owner calls it. */
    public static final io.redoubt.rules.input.ValueFormat<String> NAME =
            new FreeTextFormat("NAME", "the name of a weapon, like 45mm");

    /**
     * The figures of a weapon (DH-CARD-FMT-6).
     *
     * @param range in inches
     * @param rateOfFire shots or dice an activation (ROF)
     * @param armourPiercing faces of a d10 that wound, for small arms (AP)
     * @param moraleModifier added to the Guts of whoever must check (MM)
     * @param damageModifier added to rolls for penetrating hits (DM)
     */
    public record Profile(int range, int rateOfFire, int armourPiercing, int moraleModifier, int damageModifier) {}

    /** A heavy weapon of which nobody told more than its name: by that alone it is no Light MG (DH-LEAVE-05). */
    public static Weapon named(String name) {
        return new Weapon(
                name,
                Kind.MAIN_GUN,
                new Crew.Nobody(),
                Mount.MAIN_GUN,
                Arc.FRONT,
                Optional.empty(),
                Special.NONE,
                RuleId.of("DH-PEN-15"));
    }

    /** Its name without blanks, as on a command line. */
    public String typed() {
        return typed(name);
    }

    /** Whether it has to Acquire its target (DH-FIGHT-11, DH-Q23). */
    public boolean acquires() {
        return !isInfantry() && special != Special.NO_ACQUIRE;
    }

    /** Whether it fires like an infantry weapon: it is mounted so, or somebody holds it (DH-FIGHT-10). */
    public boolean isInfantry() {
        return mount == Mount.INFANTRY || mount == Mount.HAND;
    }

    /**
     * Where the name of a weapon stands among others: in any case, with hyphens for blanks, the whole before a beginning.
     *
     * @return the place, or -1 if it is none of them
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

    /** Case and blanks do not matter. */
    private static String typed(String name) {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** The names of weapons, as on a command line. */
    public static List<String> names(List<Weapon> weapons) {
        return weapons.stream().map(Weapon::typed).toList();
    }

    /** Weapons in words: each name once, equal ones counted. */
    public static List<String> counted(List<Weapon> weapons) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        weapons.forEach(weapon -> counts.merge(weapon.name(), 1, Integer::sum));
        List<String> names = new ArrayList<>();
        counts.forEach((name, count) -> names.add(count == 1 ? name : count + " " + name));
        return names;
    }

    /** Takes the weapons of these names out of a list, each name one weapon; the names that are none of them. */
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

    /** Takes the weapons that an input names, none if it was not given. */
    public static List<Weapon> take(InputField<List<String>> field, Inputs in, List<Weapon> from, List<Weapon> lost) {
        return take(field, in.find(field).orElse(List.of()), from, lost);
    }

    /**
     * Takes the weapons of these names out of a list, each name one weapon; passes over the name of a lost weapon.
     *
     * @param lost weapons that were there before
     * @return the weapons that were taken, in the order they were named
     * @throws BadInputException if there is no such weapon, or not so many
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
                throw new BadInputException(
                        "--" + field.name() + ' ' + typed(name) + ": no such weapon is left there; there "
                                + (known.isEmpty() ? "is none" : "is " + String.join(", ", known))
                                + SpellingSuggestion.hint(typed(name), known));
            }
        }
        return taken;
    }

    /** What a weapon of a card is; the heavy ones can be lost to a hit (DH-PEN-15). */
    public enum Kind implements PlainName {
        MAIN_GUN,
        MACHINE_GUN,
        /** A machine gun that two men carry away (DH-LEAVE-05). */
        LIGHT_MACHINE_GUN,
        /** The men's own small arms. */
        RIFLES;

        /** Whether it can be named as the heaviest weapon (DH-PEN-15, DH-PEN-16). */
        public boolean heavy() {
            return this != RIFLES;
        }
    }

    /** The crew-per-weapon cell: who must be there to fire a weapon (DH-CREW-01). */
    public sealed interface Crew extends Labelled {
        /** So many men, at least 1. */
        record Men(int men) implements Crew {}

        /** Everybody inside serves this weapon and the other ones marked so (DH-Q19). */
        record AllCrew() implements Crew {}

        /** A dash: no man is tied to it. */
        record Nobody() implements Crew {}

        @Override
        default String words() {
            if (this instanceof Men of) {
                return String.valueOf(of.men());
            }
            return this instanceof AllCrew ? "all" : "-";
        }
    }

    /** The location column of a weapon: how it is mounted, and so how it fires. */
    public enum Mount implements NamedConstant {
        MAIN_GUN("Main Gun"),
        /** Treated as an infantry weapon, which never has to Acquire (DH-FIGHT-10, DH-FIGHT-11). */
        INFANTRY("Infantry"),
        COAXIAL("Coaxial"),
        FIELD_GUN("FG"),
        /** The men's own arms have no mount. */
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

    /** Where a weapon can fire: through the flat front alone, unless its card says otherwise (DH-FIGHT-07, DH-FIGHT-08). */
    public enum Arc implements NamedConstant {
        FRONT("Flat Front"),
        SIDE("side mount"),
        REAR("rear mount"),
        /** A turret or anti-aircraft mount, which a card has to list (DH-FIGHT-09). */
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

    /** The last column of a weapon. */
    public enum Special implements NamedConstant {
        NONE("-"),
        NO_ACQUIRE("No Acq."),
        /** Of the 7.62 DT: one more on its own to-hit and Acquire numbers (DH-Q22). */
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
