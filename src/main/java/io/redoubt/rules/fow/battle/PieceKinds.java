package io.redoubt.rules.fow.battle;

import io.redoubt.rules.fow.assault.AssaultForm;
import io.redoubt.rules.fow.movement.Cross;
import io.redoubt.rules.fow.movement.Gap;
import io.redoubt.rules.fow.outgoing.Fire;
import io.redoubt.rules.fow.shared.Cover;
import io.redoubt.rules.fow.shared.Emplacement;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shooting.ShootForm;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.List;

/** The pieces of a battle, and the values of each kind. */
final class PieceKinds {
    private static final List<InputField<?>> TEAM = List.of(
            PieceValues.SKILL,
            ShootForm.ROF,
            ShootForm.FIREPOWER,
            ShootForm.ANTI_TANK,
            ShootForm.WEAPON,
            PieceValues.NO_FIRE_ON_THE_MOVE,
            ShootForm.NATIONAL_RULE,
            ShootForm.MOTIVATION,
            PieceValues.TEAMS,
            PieceValues.AS,
            Cross.OVERLOADED,
            PieceValues.UNARMOURED,
            Cross.DEMOLITION_CARRIER,
            PieceValues.WITH,
            PieceValues.BUNKER_BUSTER,
            Gap.SECOND_FIREPOWER,
            AssaultForm.TANK_ASSAULT,
            PieceValues.PINNED,
            PieceValues.MOVED,
            PieceValues.SHOT,
            PieceValues.ASSAULTED,
            PieceValues.BOGGED_DOWN,
            PieceValues.GAP_ATTEMPTED,
            PieceValues.DESTROYED);

    private static final List<InputField<?>> BUNKER = List.of(
            PieceValues.STATE,
            PieceValues.SLITS,
            PieceValues.SLIT,
            ShootForm.ROF,
            Fire.PINNED_ROF,
            Fire.FIELD_OF_FIRE,
            PieceValues.ALL_ROUND,
            Fire.SKILL,
            Fire.TO_HIT,
            PieceValues.FRONT,
            PieceValues.SIDE,
            ShootForm.TOP,
            ShootForm.MOTIVATION,
            PieceValues.SMOKE,
            PieceValues.SMOKED_SLIT,
            PieceValues.SMOKED_BY,
            PieceValues.SHOT,
            PieceValues.OCCUPIED,
            PieceValues.CAPTURED);

    private static final List<InputField<?>> COVER = List.of(
            ShootForm.TARGET_SKILL,
            ShootForm.TEAM,
            PieceValues.TARGET_TEAMS,
            PieceValues.GAPPED,
            PieceValues.JUST_GAPPED,
            PieceValues.DESTROYED,
            PieceValues.OCCUPIED,
            PieceValues.STATE,
            ShootForm.MOTIVATION,
            PieceValues.GONE_TO_GROUND,
            PieceValues.OCCUPANT);

    static final List<PieceKind> KINDS = kinds();

    private PieceKinds() {}

    private static List<PieceKind> kinds() {
        List<PieceKind> kinds = new ArrayList<>();
        kinds.add(new PieceKind(PieceKind.UNIT, "teams, guns or vehicles that act together", TEAM));
        List<InputField<?>> purpose = new ArrayList<>(BUNKER);
        purpose.add(PieceValues.TYPE);
        List<InputField<?>> tankPit = new ArrayList<>(BUNKER);
        tankPit.add(PieceValues.OCCUPANT);
        for (Emplacement bunker : Emplacement.values()) {
            if (bunker != Emplacement.GUN_PIT) {
                kinds.add(new PieceKind(
                        bunker.id(),
                        (bunker.words().startsWith("A") ? "an " : "a ") + bunker.words(),
                        bunker == Emplacement.TANK_PIT ? tankPit : bunker.isOneOfThree() ? BUNKER : purpose));
            }
        }
        List<InputField<?>> gunPit = new ArrayList<>(COVER);
        gunPit.addAll(List.of(ShootForm.ROF, Fire.FIELD_OF_FIRE, Fire.SKILL, Fire.TO_HIT, PieceValues.SHOT));
        for (Cover cover : List.of(Cover.TRENCH_LINE, Cover.GUN_PIT, Cover.STREET_BARRICADE)) {
            kinds.add(new PieceKind(
                    cover.id(),
                    "a " + cover.id().replace('-', ' ') + " and its occupants",
                    cover == Cover.GUN_PIT ? gunPit : COVER));
        }
        return List.copyOf(kinds);
    }
}
