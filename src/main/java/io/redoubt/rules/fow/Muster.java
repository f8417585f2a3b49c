package io.redoubt.rules.fow;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Piece;
import io.redoubt.rules.PieceKind;
import io.redoubt.rules.Whole;
import java.util.ArrayList;
import java.util.List;

/** The pieces of a battle and what can be said of each. */
final class Muster {
    static final String UNIT = "unit";
    static final String STATE = "state";
    static final String PINNED = "pinned";
    static final String MOVED = "moved";
    static final String SHOT = "shot";
    static final String BOGGED_DOWN = "bogged-down";
    static final String DESTROYED = "destroyed";
    static final String CAPTURED = "captured";
    static final String OCCUPIED = "occupied";
    static final String GAPPED = "gapped";
    static final String GAP_ATTEMPTED = "gap-attempted";
    static final String SMOKE = "smoke";
    static final String TEAMS = "teams";
    static final String TARGET_TEAMS = "target-teams";

    private static final Field<Integer> SLITS = Field.of("slits", new Slits(), "firing slits: A,B or how many");
    private static final Field<Integer> MARKERS = Field.of(SMOKE, Whole.of(0, 1000), "smoke markers before it");
    private static final Field<Boolean> HAS_SHOT = Field.flag(SHOT, "it shot this turn");
    private static final Field<Boolean> IS_OCCUPIED = Field.flag(OCCUPIED, "somebody is in it");
    private static final Field<Boolean> IS_CAPTURED = Field.flag(CAPTURED, "it was captured");

    private static final List<Field<?>> TEAM = List.of(
            ShootForm.SKILL,
            ShootForm.ROF,
            ShootForm.FIREPOWER,
            ShootForm.ANTI_TANK,
            ShootForm.WEAPON,
            ShootForm.NO_FIRE_ON_THE_MOVE,
            ShootForm.NATIONAL_RULE,
            ShootForm.MOTIVATION,
            Field.of(TEAMS, Whole.of(0, 1000), "how many teams, or identical weapons", Rule.SHOT_07),
            CrossForm.AS,
            CrossForm.OVERLOADED,
            CrossForm.UNARMOURED,
            CrossForm.DEMOLITION_CARRIER,
            GapForm.WITH,
            GapForm.BUNKER_BUSTER,
            GapForm.SECOND_FIREPOWER,
            AssaultForm.TANK_ASSAULT,
            Field.flag(PINNED, "it is Pinned Down", Rule.CORE_09),
            Field.flag(MOVED, "it moved this turn", Rule.CORE_09),
            HAS_SHOT,
            Field.flag(BOGGED_DOWN, "it is Bogged Down", Rule.CORE_07),
            Field.flag(GAP_ATTEMPTED, "it tried to gap a barricade this turn", Rule.GAP_09),
            Field.flag(DESTROYED, "it is Destroyed"));

    private static final List<Field<?>> BUNKER = List.of(
            ShootForm.STATE,
            SLITS,
            FireForm.SLIT,
            ShootForm.ROF,
            FireForm.PINNED_ROF,
            FireForm.FIELD_OF_FIRE,
            FireForm.ALL_ROUND,
            FireForm.SKILL,
            FireForm.TO_HIT,
            ShootForm.FRONT,
            ShootForm.SIDE,
            ShootForm.TOP,
            ShootForm.MOTIVATION,
            MARKERS,
            HAS_SHOT,
            IS_OCCUPIED,
            IS_CAPTURED);

    private static final List<Field<?>> COVER = List.of(
            TeamForm.TARGET_SKILL,
            TeamForm.TEAM,
            Field.of(TARGET_TEAMS, Whole.of(0, 100), "how many teams are in it", Rule.CORE_48),
            Field.flag(GAPPED, "it is gapped", Rule.GAP_12),
            Field.flag(DESTROYED, "it is Destroyed"),
            IS_OCCUPIED,
            ShootForm.STATE);

    static final List<PieceKind> KINDS = kinds();

    private Muster() {}

    private static List<PieceKind> kinds() {
        List<PieceKind> kinds = new ArrayList<>();
        kinds.add(new PieceKind(UNIT, "teams, guns or vehicles that act together", TEAM));
        for (Emplacement bunker : Emplacement.values()) {
            if (bunker != Emplacement.GUN_PIT) {
                kinds.add(new PieceKind(
                        bunker.id(), (bunker.words().startsWith("A") ? "an " : "a ") + bunker.words(), BUNKER));
            }
        }
        for (Cover cover : List.of(Cover.TRENCH_LINE, Cover.GUN_PIT, Cover.STREET_BARRICADE)) {
            kinds.add(new PieceKind(cover.id(), "a " + cover.id().replace('-', ' ') + " and who is in it", COVER));
        }
        return List.copyOf(kinds);
    }

    /** Whether a kind of piece is a Bunker. */
    static boolean isBunker(String kind) {
        for (Emplacement emplacement : Emplacement.values()) {
            if (emplacement.id().equals(kind)) {
                return emplacement.isBunker();
            }
        }
        return false;
    }

    /** Whether teams are in it when they occupy it, and not behind it or beside it ({@link Rule#BARR_12}). */
    static boolean isEntered(Piece piece) {
        return List.of(Cover.TRENCH_LINE.id(), Cover.GUN_PIT.id(), Emplacement.TANK_PIT.id())
                .contains(piece.kind());
    }

    /** Whether somebody is in it; a tank pit whose tank was described holds that tank, a wreck included. */
    static boolean holds(Piece piece) {
        boolean tank = piece.kind().equals(Emplacement.TANK_PIT.id())
                && (piece.value("front").isPresent()
                        || piece.value("side").isPresent()
                        || piece.value(STATE).isPresent());
        return isEntered(piece) && (tank || piece.is(OCCUPIED));
    }

    /** Whether nothing of it is left that could act: a unit, a Bunker, a tank in its pit, or who held a position. */
    static boolean isGone(Piece piece) {
        return piece.is(DESTROYED) || piece.is(CAPTURED) || piece.is(STATE, Condition.DESTROYED.id());
    }

    /** Whether a kind of piece is one that teams take cover in. */
    static boolean isCover(String kind) {
        return Choice.of(Cover.values()).choices().contains(kind);
    }
}
