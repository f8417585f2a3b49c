package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.terms.CrewReadings;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import java.util.List;

/** What the rules say of one weapon that fires out of a work, each with the row of its card. */
final class WeaponNotes {
    private static final String MEN = "{}: {}, range {}\", ROF {}; ";
    private static final String EVERYBODY = "{}: the whole crew, range {}\", ROF {}; ";

    private static final String NO_ACQUIRE = "an infantry weapon, fires without Acquiring";
    private static final String EXEMPT = "its card frees it from Acquiring";
    private static final String ACQUIRES = "has to Acquire first, by the core rules";
    private static final String BONUS = ACQUIRES + ", +1 on that and on hitting";
    private static final String HELPS = ACQUIRES + "; +1 for the main gun once it has hit";
    private static final String INDIRECT = ACQUIRES + ", or fires indirectly by the artillery rules";

    private WeaponNotes() {}

    static void note(Weapon weapon, CrewReadings.Bonus bonus, Checklist list) {
        if (weapon.profile().isEmpty()) {
            return;
        }
        Weapon.Profile profile = weapon.profile().get();
        String how = how(weapon, bonus);
        List<RuleId> cites = cites(weapon);
        if (weapon.serving() instanceof Weapon.Crew.Men men) {
            list.note(
                    Remark.of(MEN + how).citing(cites),
                    weapon.name(),
                    WorkState.men(men.men()),
                    profile.range(),
                    profile.rateOfFire());
        } else {
            list.note(Remark.of(EVERYBODY + how).citing(cites), weapon.name(), profile.range(), profile.rateOfFire());
        }
    }

    private static String how(Weapon weapon, CrewReadings.Bonus bonus) {
        if (weapon.isInfantry()) {
            return NO_ACQUIRE;
        }
        return switch (weapon.special()) {
            case NONE -> ACQUIRES;
            case NO_ACQUIRE -> EXEMPT;
            case FIRE_AND_ACQUIRE -> bonus == CrewReadings.Bonus.OWN_NUMBERS ? BONUS : HELPS;
            case INDIRECT -> INDIRECT;
        };
    }

    private static List<RuleId> cites(Weapon weapon) {
        return weapon.acquires()
                ? List.of(RuleId.of("DH-CREW-01"), RuleId.of("DH-FIGHT-12"), weapon.cite())
                : List.of(RuleId.of("DH-CREW-01"), RuleId.of("DH-FIGHT-11"), RuleId.of("DH-FIGHT-10"), weapon.cite());
    }
}
