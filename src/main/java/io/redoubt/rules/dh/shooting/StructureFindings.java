package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.Location;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.CardRule;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.dh.terms.WeaponClass;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.List;

/**
 * What the rules say of an attack on a work before its first die.
 *
 * @param attack which
 */
record StructureFindings(StructureAttack attack) {
    void check(Checklist list) {
        attack.firers().check(list);
        switch (attack.by()) {
            case MAIN_GUN -> list.note("Attacked as a vehicle would be", Rule.GUN_01, Rule.FIGHT_12);
            case ROCKET ->
                list.note(
                        "Such a weapon attacks like a gun, but need not Acquire", Rule.SMALLARMS_08, Rule.SMALLARMS_09);
            case AT_RIFLE ->
                list.note(
                        "The anti-tank rifle is declared to fire as a gun; it need not Acquire",
                        Rule.SMALLARMS_10,
                        Rule.SMALLARMS_11,
                        Rule.SMALLARMS_09);
            case EXPLOSIVES -> list.note("Explosives roll to hit and then for penetration; no Acquiring", Rule.CA_06);
            case FLAME_THROWER -> flames(list);
            case SMALL_ARMS -> throw new IllegalStateException("small arms never attack a structure");
        }
        if (!attack.way().parts().isEmpty()
                && attack.way().parts().get(0).band().location() == Location.TOP) {
            list.note(
                    "From above: how such fire finds its target is for the core rules", CardRule.FMT_5, Rule.FIGHT_12);
        }
        attack.way().check(list);
        attack.at().asCard().ifPresent(card -> card(card, list));
        attack.gun()
                .ifPresent(from -> list.note(
                        Remark.of(
                                "The {}: DM {}, MM {}", from.weapon().cite(), Rule.PEN_01, Rule.GUTS_02, Rule.CORE_09),
                        from.weapon().name(),
                        from.damageModifier(),
                        from.moraleModifier()));
        attack.blasting().check(list);
        decisions(list);
    }

    private void flames(Checklist list) {
        list.note(
                "A flamethrower always penetrates: no Acquiring, location or penetration",
                Rule.FLAME_02,
                Rule.FLAME_03);
        if (attack.way().hit().isEmpty()) {
            list.note("No number to hit given: it is taken to hit", Rule.FLAME_03);
        }
        list.note("Whoever fails a check because of it Routs, without a Pin", Rule.FLAME_04, Rule.FLAME_05);
    }

    private void card(FortificationCard card, Checklist list) {
        list.note(
                Remark.of(
                        "{}: {}, DM {}, {} inside",
                        card.cites().header(),
                        card.cites().crew(),
                        Rule.PEN_02),
                card,
                card.work(),
                attack.blasting().targetModifier(),
                WorkState.men(attack.start().men()));
    }

    /** What players decided, or what was taken for granted. */
    private void decisions(Checklist list) {
        List<String> heavy = attack.blasting().heavy();
        if (heavy.size() > attack.start().lost()) {
            list.note(
                    Remark.of("The attacker names as heaviest: {}", Rule.PEN_15),
                    String.join(", then ", heavy.subList(attack.start().lost(), heavy.size())));
        }
        boolean second = attack.start().manned() && (attack.start().pins() == 1 || attack.attacks() > 1);
        if (second && attack.start().pins() < Pieces.ROUT - 1 && attack.by() != WeaponClass.FLAME_THROWER) {
            attack.blasting()
                    .morale()
                    .ifPresent(check -> list.note(
                            Remark.of(
                                    "At a second Pin the crew {}: its owner decides",
                                    Rule.PEN_13,
                                    Rule.GUTS_04,
                                    Rule.CORE_08),
                            check.secondPin()));
        }
        if (attack.attacks() > 1) {
            switch (attack.cease()) {
                case EMPTY -> list.note("The fire stops when nobody is left inside", Rule.GUTS_06);
                case DESTROYED -> list.note("The fire goes on until the work is destroyed, manned or not", Rule.PEN_11);
            }
        }
    }
}
