package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.Readings;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/** How often a fire attacks each of those who are in it or come through it (LG-Q21). */
final class FireAttacks {
    static final Remark ON_ENTERING = Remark.of("It attacks once, on entering [LG-FIRE-32]");

    private FireAttacks() {}

    /** Fills in what a fire attacks: what the unit is, and the chance to penetrate its armor. */
    static void armor(Optional<Piece> unit, Participants who, Penetration penetration, PieceDefaults defaults) {
        defaults.take(unit, SharedInputs.ARMOR);
        // What is known of all in the fire goes for a unit of which nothing else is known.
        penetration.fill(Cross.ARMOR_PENETRATE, PieceState.FIRE_INSIDE, FromPieces.structure(who), defaults);
        penetration.fill(Cross.ARMOR_PENETRATE, PieceState.FIRE_PENETRATE, unit, defaults);
        unit.ifPresent(piece -> piece.value(PieceState.SORT)
                .ifPresent(sort ->
                        defaults.put(Cross.AS, sort.isVehicle() ? Cross.Passer.VEHICLE : Cross.Passer.TROOPS, piece)));
    }

    /** Whether it has had its attack at those who are in it, so that they pass as if nothing burned. */
    static boolean isOver(Inputs in, Checklist list) {
        if (in.find(Cross.CAUGHT).isPresent()
                || in.find(Cross.ATTACKED_BEFORE).filter(YesNo.YES::equals).isEmpty()
                || (in.get(Cross.TURNS_INSIDE) > 0 && !isOnce(in))) {
            return false;
        }
        list.note("The fire they are in attacked them before, and nobody enters what he is in [LG-FIRE-32]");
        return true;
    }

    static int count(Inputs in, Checklist list) {
        Optional<Cross.Caught> caught = in.find(Cross.CAUGHT);
        return caught.isPresent() ? caught(caught.get(), in, list) : passing(in, list);
    }

    private static int caught(Cross.Caught caught, Inputs in, Checklist list) {
        if (caught == Cross.Caught.AGAIN && isOnce(in)) {
            list.forbid("It attacked them before, and attacks once in all, as settled here [LG-FIRE-32]");
        } else {
            inThisTurn(list);
        }
        return 1;
    }

    private static int passing(Inputs in, Checklist list) {
        Optional<YesNo> before = in.find(Cross.ATTACKED_BEFORE);
        int inside = in.get(Cross.TURNS_INSIDE);
        if (inside == 0) {
            if (before.isPresent()) {
                inThisTurn(list);
            } else {
                list.note(ON_ENTERING);
            }
            return 1;
        }
        if (isOnce(in)) {
            list.note("It attacks once in all, however long they stay, as settled here [LG-FIRE-32]");
            return 1;
        }
        if (before.isEmpty()) {
            list.note("It attacks {} times: on entering and each turn inside [LG-FIRE-32]", inside + 1);
            return inside + 1;
        }
        int attacks = before.get() == YesNo.YES ? inside : inside + 1;
        list.note("They are in it: it attacks them once a turn, {} in all [LG-FIRE-32]", attacks);
        return attacks;
    }

    private static void inThisTurn(Checklist list) {
        list.note("They are in it: it attacks them in this turn [LG-FIRE-32]");
    }

    private static boolean isOnce(Inputs in) {
        return in.reading(Readings.FIRE_ATTACKS) == Readings.Burns.ONCE;
    }
}
