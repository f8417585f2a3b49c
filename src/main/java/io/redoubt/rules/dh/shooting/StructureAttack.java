package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.Location;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.hits.AttackSequence;
import io.redoubt.rules.dh.hits.Blasting;
import io.redoubt.rules.dh.hits.Morale;
import io.redoubt.rules.dh.hits.WorkCondition;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.pieces.PieceChanges;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.CardRule;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.dh.terms.WeaponClass;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * Attacks on a work itself: by guns and what attacks like them, by flamethrowers, by Explosives.
 *
 * @param start the work and its crew before
 * @param attacks how many, one after the other
 * @param way how one attack gets to the results table
 * @param known whether it is known that the attack penetrates
 * @param bounce the check a hit forces that does not penetrate, by one way to read the book
 * @param cease when the fire stops
 */
record StructureAttack(
        TargetKind at,
        WeaponClass by,
        WorkState start,
        int attacks,
        AttackSequence way,
        Known known,
        Blasting blasting,
        Optional<Morale> bounce,
        CeaseFire cease,
        Optional<GunOfCard> gun)
        implements Attack {
    /** What is known of penetration before any die. */
    enum Known {
        NOTHING,
        PENETRATES
    }

    private static final Remark ROCKET =
            Remark.of("Such a weapon attacks like a gun, but need not Acquire", Rule.SMALLARMS_08, Rule.SMALLARMS_09);
    private static final Remark EXPLOSIVES =
            Remark.of("Explosives roll to hit and then for penetration; no Acquiring", Rule.CA_06);
    private static final Remark STOPS_EMPTY = Remark.of("The fire stops when nobody is left inside", Rule.GUTS_06);
    private static final Remark GOES_ON =
            Remark.of("The fire goes on until the work is destroyed, manned or not", Rule.PEN_11);

    @Override
    public void check(Checklist list) {
        switch (by) {
            case MAIN_GUN -> list.note("Attacked as a vehicle would be", Rule.GUN_01, Rule.FIGHT_12);
            case ROCKET -> list.note(ROCKET);
            case AT_RIFLE ->
                list.note(
                        "The anti-tank rifle is declared to fire as a gun; it need not Acquire",
                        Rule.SMALLARMS_10,
                        Rule.SMALLARMS_11,
                        Rule.SMALLARMS_09);
            case EXPLOSIVES -> list.note(EXPLOSIVES);
            case FLAME_THROWER -> flames(list);
            case SMALL_ARMS -> throw new IllegalStateException("small arms never attack a structure");
        }
        if (!way.parts().isEmpty() && way.parts().get(0).band().location() == Location.TOP) {
            list.note(
                    "From above: how such fire finds its target is for the core rules", CardRule.FMT_5, Rule.FIGHT_12);
        }
        way.check(list);
        at.asCard().ifPresent(card -> card(card, list));
        gun.ifPresent(from -> list.note(
                Remark.of("The {}: DM {}, MM {}", from.weapon().cite(), Rule.PEN_01, Rule.GUTS_02, Rule.CORE_09),
                from.weapon().name(),
                from.damageModifier(),
                from.moraleModifier()));
        blasting.check(list);
        decisions(list);
    }

    private void flames(Checklist list) {
        list.note(
                "A flamethrower always penetrates: no Acquiring, location or penetration",
                Rule.FLAME_02,
                Rule.FLAME_03);
        if (way.hit().isEmpty()) {
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
                blasting.targetModifier(),
                ShownOutcomes.men(start.men()));
    }

    /** What players decided, or what was taken for granted. */
    private void decisions(Checklist list) {
        List<String> heavy = blasting.heavy();
        if (heavy.size() > start.lost()) {
            list.note(
                    Remark.of("The attacker names as heaviest: {}", Rule.PEN_15),
                    String.join(", then ", heavy.subList(start.lost(), heavy.size())));
        }
        boolean second = start.manned() && (start.pins() == 1 || attacks > 1);
        if (second && start.pins() < Pieces.ROUT - 1 && by != WeaponClass.FLAME_THROWER) {
            list.note(
                    Remark.of(
                            "At a second Pin the crew {}: its owner decides", Rule.PEN_13, Rule.GUTS_04, Rule.CORE_08),
                    blasting.morale().secondPin());
        }
        if (attacks > 1) {
            list.note(cease == CeaseFire.EMPTY ? STOPS_EMPTY : GOES_ON);
        }
    }

    @Override
    public AttackResult resolve(Umpire umpire) {
        WorkState end = attacks == 1
                ? attack(start, umpire)
                : umpire.repeat("Attack", attacks, start, (state, dice) -> oneOfMany(state, dice));
        return AttackResult.of(end);
    }

    /** What a single attack came to is not carried on: nobody asks, and it would multiply the states. */
    private WorkState oneOfMany(WorkState state, Umpire umpire) {
        boolean over = state.fate() != WorkCondition.STANDS || (cease == CeaseFire.EMPTY && !state.manned());
        return over ? state : attack(state, umpire).happened(WorkState.Event.NONE);
    }

    private WorkState attack(WorkState state, Umpire umpire) {
        Optional<WorkState.Event> stopped = way.stopped(umpire);
        if (stopped.isEmpty()) {
            return blasting.hit(state, umpire);
        }
        boolean check = stopped.get() == WorkState.Event.NO_PENETRATION && bounce.isPresent();
        return (check ? bounce.get().check(state, umpire) : state).happened(stopped.get());
    }

    /** The crew, the Penetrating Hits, and the weapons the attacker named, as far as they are lost (DH-PEN-15). */
    @Override
    public void leaves(WorkState end, Piece piece, PieceChanges changes) {
        if (start.manned()) {
            end.leavesMen(piece, changes);
            end.leavesPins(changes);
        }
        boolean stands = end.fate() == WorkCondition.STANDS;
        changes.number(ShootForm.MARKS, stands ? end.marks() : 0);
        if (end.lost() > start.lost()) {
            changes.set(ShootForm.DESTROYED_WEAPON, blasting.heavy().subList(0, end.lost()));
        }
        if (!stands) {
            changes.set(Pieces.DESTROYED, true);
        }
    }
}
