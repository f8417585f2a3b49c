package io.redoubt.rules.lg.terms;

import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;

/**
 * A type of weapon that can start a fire.
 *
 * @param name as it stands in names of weapons, in lower case
 * @param spellings its name without blanks, and other words for it
 * @param chance what starts a fire in dry weather
 * @param rule the row of the table
 */
public record WeaponFamily(String name, List<String> spellings, Chance chance, RuleId rule) {
    static final List<WeaponFamily> ALL = List.of(
            of("blast", 9, Rule.FIRE_05),
            of("blazer", 10, Rule.FIRE_06),
            of("bolt", 8, Rule.FIRE_07),
            of("conversion beam", 8, Rule.FIRE_08),
            of("distortion beam", 7, Rule.FIRE_09),
            of("flamer", 10, Rule.FIRE_10),
            of("flamethrower", 10, Rule.FIRE_11),
            of("fusion", 9, Rule.FIRE_12),
            of("hammerhead", 8, Rule.FIRE_13),
            of("hellburner", 10, Rule.FIRE_14),
            of("hellfire", 10, Rule.FIRE_15),
            of("high explosive", 6, Rule.FIRE_16, "he"),
            of("laser", 8, Rule.FIRE_17),
            of("nuclear", 10, Rule.FIRE_18),
            of("particle beam", 7, Rule.FIRE_19),
            of("phaser", 9, Rule.FIRE_20),
            of("piercer", 7, Rule.FIRE_21),
            of("plasma", 9, Rule.FIRE_22),
            of("vaporshock", 9, Rule.FIRE_23, "vapourshock"));

    private static WeaponFamily of(String name, int number, RuleId rule, String... others) {
        List<String> spellings = new ArrayList<>(List.of(others));
        spellings.add(Spellings.letters(name));
        return new WeaponFamily(name, List.copyOf(spellings), new Chance(number), rule);
    }
}
