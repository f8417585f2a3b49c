package io.redoubt.rules.dh.cards;

import io.redoubt.umpire.RuleId;
import java.util.Locale;
import java.util.Optional;

/**
 * A weapon row of a card.
 *
 * @param profile its figures; none for the rifles of the men, whose row is all dashes
 * @param cite the rule that is this row
 */
public record Weapon(
        String name,
        WeaponKind kind,
        WeaponCrew serving,
        Mount mount,
        Arc arc,
        Optional<Profile> profile,
        Special special,
        RuleId cite) {
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
                WeaponKind.MAIN_GUN,
                new WeaponCrew.Nobody(),
                Mount.MAIN_GUN,
                Arc.FRONT,
                Optional.empty(),
                Special.NONE,
                RuleId.of("DH-PEN-15"));
    }

    /** Its name without blanks, as on a command line. */
    public String typed() {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** Whether it has to Acquire its target (DH-FIGHT-11, DH-Q23). */
    public boolean acquires() {
        return !isInfantry() && special != Special.NO_ACQUIRE;
    }

    /** Whether it fires like an infantry weapon: it is mounted so, or somebody holds it (DH-FIGHT-10). */
    public boolean isInfantry() {
        return mount == Mount.INFANTRY || mount == Mount.HAND;
    }
}
