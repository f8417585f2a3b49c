package io.redoubt.rules.lg.battle;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.lg.breach.Gap;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.detection.Detect;
import io.redoubt.rules.lg.fire.Spread;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.shooting.Shoot;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.SharedInputs.Variant;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.lg.works.DeployCheck;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.List;

/** The kinds of piece of a battle, and what can be said of each. */
final class PieceKinds {
    private static final List<Field<?>> ACTING = List.of(
            PieceState.TROOPS,
            SharedInputs.WEAPON,
            SharedInputs.FIRE_MODE,
            SharedInputs.HIT,
            SharedInputs.PENETRATE,
            PieceState.ARMOR_PENETRATE,
            SharedInputs.ATTACK_FACTOR,
            SharedInputs.EFFECT_AREA,
            Shoot.RADIUS,
            SharedInputs.NUCLEAR,
            SharedInputs.MOUNT,
            WeaponGuideline.HOLE,
            PieceState.SORT,
            Gap.WITH,
            Gap.PER_TURN,
            SharedInputs.ARMOR,
            PieceState.FIRE_PENETRATE,
            Detect.CONCEALMENT,
            SharedInputs.FIRED,
            Detect.BASE,
            Detect.SIGNATURE,
            PieceState.DETECTED,
            SharedInputs.FROM,
            PieceState.IN,
            PieceState.ATTACKED_BY_FIRE,
            PieceState.AT_A_WALL,
            PieceState.BURIED,
            PieceState.OUT);

    private static final List<Field<?>> BURNABLE = List.of(
            SharedInputs.MATERIAL,
            SharedInputs.FLAMMABLE,
            PieceState.BURNING,
            PieceState.START,
            PieceState.TURNS,
            PieceState.FIRE_SIZE,
            Spread.FUEL,
            Spread.FACTOR,
            Spread.EVERY,
            PieceState.INSIDE,
            PieceState.FIRE_INSIDE,
            PieceState.ATTACKED_BY_FIRE,
            PieceState.BURIED_INSIDE,
            PieceState.STRUCTURE);

    private static final List<Field<?>> BUILT = List.of(
            PieceState.ROOFS,
            SharedInputs.ARMOR_CLASS,
            SharedInputs.LAYERS,
            SharedInputs.VARIANT,
            PieceState.POINTS,
            PieceState.DAMAGE,
            PieceState.NEW_DAMAGE,
            PieceState.NOT_CHECKED,
            Section.SECTION,
            PieceState.SECTIONS_REMOVED,
            PieceState.HOLES,
            PieceState.PART_DESTROYED,
            PieceState.BREACH_POINTS,
            PieceState.POINTS_DONE,
            SharedInputs.ARMOR,
            Shoot.TARGET_SIZE,
            DeployCheck.CONSTRUCTION,
            DeployCheck.ENTRANCES,
            DeployCheck.TUNNEL,
            DeployCheck.ABOVE_GROUND,
            DeployCheck.HEAVILY_ARMORED,
            DeployCheck.COVER,
            DeployCheck.OPENINGS,
            DeployCheck.VIEWING_GEAR,
            DeployCheck.SCREEN,
            DeployCheck.CREW,
            DeployCheck.FORCE);

    private static final List<Field<?>> OF_THE_TABLE = List.of(
            SharedInputs.WEATHER,
            Spread.WIND,
            Field.choice("variant", Variant.class, "which variant of the point system is used [LG-DMG-02]"));

    static final List<PieceKind> KINDS = kinds();

    private PieceKinds() {}

    private static List<PieceKind> kinds() {
        List<PieceKind> kinds = new ArrayList<>();
        kinds.add(new PieceKind(PieceKind.UNIT, "soldiers or vehicles that act together", ACTING));
        List<Field<?>> works = new ArrayList<>(BURNABLE);
        works.addAll(BUILT);
        for (WorksType type : WorksType.values()) {
            kinds.add(new PieceKind(type.id(), "a " + type.words() + " and who is in it", works));
        }
        kinds.add(new PieceKind(PieceState.VEGETATION, "plants that can burn", BURNABLE));
        kinds.add(new PieceKind(
                PieceState.CONDITIONS, "weather, wind and variant, for everything on the table", OF_THE_TABLE));
        return List.copyOf(kinds);
    }
}
