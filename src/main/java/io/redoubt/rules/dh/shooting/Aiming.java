package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.terms.CrewReadings;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the card of a weapon says of its aim at the men inside: that it has to Acquire them, and what it adds.
 *
 * @param bonus added to its accuracy (DH-Q22); 0 where its card gives none, or gives it to the main gun
 * @param row the rule that is its row of a card, where it comes from a sample
 */
record Aiming(Duty duty, int bonus, Optional<RuleId> row) {
    /** Whether it has to Acquire first (DH-FIGHT-11, DH-Q23). */
    enum Duty {
        NONE,
        ACQUIRES
    }

    private static final String BONUS = "+1 Fire/Acq on its card: {} on accuracy";
    private static final String ACQUIRED = "It has to Acquire first, by the core rules: taken as Acquired";

    static Aiming of(Inputs in, Optional<GunOfCard> gun) {
        Weapon.Special special = in.find(ShootForm.SPECIAL)
                .or(() -> gun.map(from -> from.weapon().special()))
                .orElse(Weapon.Special.NONE);
        boolean gains = special == Weapon.Special.FIRE_AND_ACQUIRE;
        boolean own = gains && in.reading(CrewReadings.FIRE_BONUS) == CrewReadings.Bonus.OWN_NUMBERS;
        boolean mounted = gun.map(from -> from.weapon().kind() == Weapon.Kind.MACHINE_GUN
                        && from.weapon().acquires())
                .orElse(gains);
        return new Aiming(
                mounted ? Duty.ACQUIRES : Duty.NONE,
                own ? 1 : 0,
                gun.map(from -> from.weapon().cite()));
    }

    void check(Checklist list) {
        if (bonus != 0) {
            list.note(Remark.of(BONUS).citing(cites()), "+" + bonus);
        }
        if (duty == Duty.ACQUIRES) {
            list.note(Remark.of(ACQUIRED).citing(cites()));
        }
    }

    private List<RuleId> cites() {
        List<RuleId> cites = new ArrayList<>(List.of(RuleId.of("DH-FIGHT-12")));
        row.ifPresent(cites::add);
        return cites;
    }
}
