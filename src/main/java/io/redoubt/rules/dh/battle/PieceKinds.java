package io.redoubt.rules.dh.battle;

import io.redoubt.rules.dh.assault.Assault;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.counterattack.Counterattack;
import io.redoubt.rules.dh.leaving.Leave;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.shooting.ShootForm;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.List;

/** The pieces of a battle and what can be said of each. */
final class PieceKinds {
    private static final List<Field<?>> ATTACKER = List.of(
            Pieces.CARD,
            ShootForm.BY,
            ShootForm.AIM,
            ShootForm.GUN,
            ShootForm.PENETRATION,
            ShootForm.PENETRATION_MOD,
            ShootForm.WEAPON_DM,
            ShootForm.MM,
            ShootForm.ACQUIRE,
            ShootForm.HIT,
            ShootForm.ROF,
            ShootForm.WEAPONS,
            ShootForm.ACCURACY,
            ShootForm.ACCURACY_MOD,
            ShootForm.AP,
            Assault.ATTACKER,
            Assault.SCORE,
            Assault.EXPLOSIVES,
            Assault.GRENADES,
            Assault.WIN,
            Pieces.MEN,
            Pieces.PINS,
            Pieces.FIRED,
            Pieces.DESTROYED);

    static final List<PieceKind> KINDS = kinds();

    private PieceKinds() {}

    private static List<PieceKind> kinds() {
        List<PieceKind> kinds = new ArrayList<>();
        for (TargetKind.Work work : TargetKind.Work.values()) {
            kinds.add(new PieceKind(
                    work.id(), "a " + work.words() + " and its crew, by its card or by figures", of(work)));
        }
        List<Field<?>> infantry = new ArrayList<>(ATTACKER);
        infantry.addAll(List.of(
                ShootForm.GUTS,
                Pieces.ASSAULTED,
                Pieces.FROM,
                Pieces.HOME,
                Pieces.LEFT,
                Leave.CARRY,
                Leave.LIGHT_GUNS));
        kinds.add(new PieceKind(PieceKind.UNIT, "infantry and what it carries", infantry));
        kinds.add(new PieceKind(Pieces.GUN, "a gun and its crew", ATTACKER));
        kinds.add(new PieceKind(Pieces.VEHICLE, "a vehicle", ATTACKER));
        for (TargetKind.Normal normal : TargetKind.Normal.values()) {
            kinds.add(new PieceKind(
                    normal.id(),
                    "a " + normal.words() + ", no Fortification",
                    List.of(Pieces.CREW, ShootForm.COVER, Pieces.FIRED)));
        }
        return List.copyOf(kinds);
    }

    private static List<Field<?>> of(TargetKind.Work work) {
        return List.of(
                Field.of(
                        Pieces.CARD.name(),
                        FortificationCard.Format.of(work),
                        "its card; what else is said of it wins [DH-FIGHT-01]"),
                Pieces.CREW,
                ShootForm.GUTS,
                ShootForm.GUTS_MOD,
                ShootForm.SECOND_PIN,
                ShootForm.FRONT,
                ShootForm.SIDE,
                ShootForm.REAR,
                ShootForm.TOP,
                ShootForm.TARGET_DM,
                ShootForm.HEAVY_WEAPON,
                ShootForm.DESTROYED_WEAPON,
                Counterattack.MAN,
                ShootForm.ACQUIRE,
                ShootForm.HIT,
                ShootForm.ACCURACY,
                ShootForm.ACCURACY_MOD,
                Leave.SECTION,
                Leave.LIGHT_GUNS,
                Leave.CARRY,
                Leave.RIFLE_AP,
                Pieces.PINS,
                Pieces.FIRED,
                ShootForm.MARKS,
                Pieces.OUTSIDE,
                Pieces.LEFT,
                Pieces.DESTROYED);
    }
}
