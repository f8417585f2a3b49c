package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.pieces.Pieces;
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
            case MAIN_GUN -> list.note("Attacked as a vehicle would be [DH-GUN-01, DH-FIGHT-12]");
            case ROCKET ->
                list.note("Such a weapon attacks like a gun, but need not Acquire [DH-SMALLARMS-08, DH-SMALLARMS-09]");
            case AT_RIFLE ->
                list.note(
                        "The anti-tank rifle is declared to fire as a gun; it need not Acquire [DH-SMALLARMS-10, DH-SMALLARMS-11, DH-SMALLARMS-09]");
            case EXPLOSIVES -> list.note("Explosives roll to hit and then for penetration; no Acquiring [DH-CA-06]");
            case FLAME_THROWER -> flames(list);
            case SMALL_ARMS -> throw new IllegalStateException("small arms never attack a structure");
        }
        if (!attack.way().parts().isEmpty()
                && attack.way().parts().get(0).band().location() == Armour.Location.TOP) {
            list.note("From above: how such fire finds its target is for the core rules [DH-CARD-FMT-5, DH-FIGHT-12]");
        }
        attack.way().check(list);
        attack.at().asCard().ifPresent(card -> card(card, list));
        attack.gun()
                .ifPresent(from -> list.note(
                        Remark.of("The {}: DM {}, MM {} [DH-PEN-01, DH-GUTS-02, DH-CORE-09]")
                                .citingFirst(from.weapon().cite()),
                        from.weapon().name(),
                        from.damageModifier(),
                        from.moraleModifier()));
        attack.blasting().check(list);
        decisions(list);
    }

    private void flames(Checklist list) {
        list.note("A flamethrower always penetrates: no Acquiring, location or penetration [DH-FLAME-02, DH-FLAME-03]");
        if (attack.way().hit().isEmpty()) {
            list.note("No number to hit given: it is taken to hit [DH-FLAME-03]");
        }
        list.note("Whoever fails a check because of it Routs, without a Pin [DH-FLAME-04, DH-FLAME-05]");
    }

    private void card(FortificationCard card, Checklist list) {
        list.note(
                Remark.of("{}: {}, DM {}, {} inside [DH-PEN-02]")
                        .citingFirst(card.cites().header(), card.cites().crew()),
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
                    "The attacker names as heaviest: {} [DH-PEN-15]",
                    String.join(", then ", heavy.subList(attack.start().lost(), heavy.size())));
        }
        boolean second = attack.start().manned() && (attack.start().pins() == 1 || attack.attacks() > 1);
        if (second && attack.start().pins() < Pieces.ROUT - 1 && attack.by() != WeaponClass.FLAME_THROWER) {
            attack.blasting()
                    .morale()
                    .ifPresent(check -> list.note(
                            "At a second Pin the crew {}: its owner decides [DH-PEN-13, DH-GUTS-04, DH-CORE-08]",
                            check.secondPin()));
        }
        if (attack.attacks() > 1) {
            switch (attack.cease()) {
                case EMPTY -> list.note("The fire stops when nobody is left inside [DH-GUTS-06]");
                case DESTROYED -> list.note("The fire goes on until the work is destroyed, manned or not [DH-PEN-11]");
            }
        }
    }
}
