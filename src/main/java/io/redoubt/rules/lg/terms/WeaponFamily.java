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
            of("blast", 9, RuleId.of("LG-FIRE-05")),
            of("blazer", 10, RuleId.of("LG-FIRE-06")),
            of("bolt", 8, RuleId.of("LG-FIRE-07")),
            of("conversion beam", 8, RuleId.of("LG-FIRE-08")),
            of("distortion beam", 7, RuleId.of("LG-FIRE-09")),
            of("flamer", 10, RuleId.of("LG-FIRE-10")),
            of("flamethrower", 10, RuleId.of("LG-FIRE-11")),
            of("fusion", 9, RuleId.of("LG-FIRE-12")),
            of("hammerhead", 8, RuleId.of("LG-FIRE-13")),
            of("hellburner", 10, RuleId.of("LG-FIRE-14")),
            of("hellfire", 10, RuleId.of("LG-FIRE-15")),
            of("high explosive", 6, RuleId.of("LG-FIRE-16"), "he"),
            of("laser", 8, RuleId.of("LG-FIRE-17")),
            of("nuclear", 10, RuleId.of("LG-FIRE-18")),
            of("particle beam", 7, RuleId.of("LG-FIRE-19")),
            of("phaser", 9, RuleId.of("LG-FIRE-20")),
            of("piercer", 7, RuleId.of("LG-FIRE-21")),
            of("plasma", 9, RuleId.of("LG-FIRE-22")),
            of("vaporshock", 9, RuleId.of("LG-FIRE-23"), "vapourshock"));

    private static WeaponFamily of(String name, int number, RuleId rule, String... others) {
        List<String> spellings = new ArrayList<>(List.of(others));
        spellings.add(Spellings.letters(name));
        return new WeaponFamily(name, List.copyOf(spellings), new Chance(number), rule);
    }
}
