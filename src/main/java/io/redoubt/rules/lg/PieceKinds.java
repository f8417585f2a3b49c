package io.redoubt.rules.lg;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.PieceKind;
import java.util.ArrayList;
import java.util.List;

/** The kinds of piece of a battle, and what can be said of each. */
final class PieceKinds {
    private static final List<Field<?>> ACTING = List.of(
            PieceState.TROOPS,
            Fields.WEAPON,
            InsideForm.FIRE_MODE,
            Fields.HIT,
            Fields.PENETRATE,
            PieceState.ARMOR_PENETRATE,
            Fields.ATTACK_FACTOR,
            Fields.EFFECT_AREA,
            InsideForm.RADIUS,
            Fields.NUCLEAR,
            Fields.MOUNT,
            Guideline.HOLE,
            PieceState.SORT,
            BreachForm.WITH,
            BreachForm.PER_TURN,
            Fields.ARMOR,
            PieceState.FIRE_PENETRATE,
            Search.CONCEALMENT,
            Search.FIRED,
            Search.BASE,
            Search.SIGNATURE,
            PieceState.DETECTED,
            InsideForm.FROM,
            PieceState.OUT);

    private static final List<Field<?>> BURNABLE = List.of(
            Fields.MATERIAL,
            Fields.FLAMMABLE,
            PieceState.BURNING,
            PieceState.START,
            PieceState.TURNS,
            PieceState.FIRE_SIZE,
            Blaze.FUEL,
            Blaze.FACTOR,
            Blaze.EVERY,
            PieceState.INSIDE,
            PieceState.STRUCTURE);

    private static final List<Field<?>> BUILT = List.of(
            PieceState.ROOFS,
            Fields.ARMOR_CLASS,
            Fields.LAYERS,
            Fields.VARIANT,
            PieceState.POINTS,
            PieceState.DAMAGE,
            PieceState.NEW_DAMAGE,
            PieceState.NOT_CHECKED,
            DamageForm.SECTION,
            PieceState.SECTIONS_REMOVED,
            PieceState.HOLES,
            PieceState.PART_DESTROYED,
            PieceState.BREACH_POINTS,
            PieceState.POINTS_DONE,
            Fields.ARMOR,
            InsideForm.TARGET_SIZE,
            Works.CONSTRUCTION,
            Works.ENTRANCES,
            Works.TUNNEL,
            Works.ABOVE_GROUND,
            Works.HEAVILY_ARMORED,
            Works.COVER,
            Works.OPENINGS,
            Works.VIEWING_GEAR,
            Works.SCREEN,
            Works.CREW,
            Works.FORCE);

    private static final List<Field<?>> OF_THE_TABLE = List.of(
            Fields.WEATHER,
            Blaze.WIND,
            Field.of("variant", Choice.of(Variant.values()), "which variant of the point system is used", Rule.DMG_02));

    static final List<PieceKind> KINDS = kinds();

    private PieceKinds() {}

    private static List<PieceKind> kinds() {
        List<PieceKind> kinds = new ArrayList<>();
        kinds.add(new PieceKind(PieceState.UNIT, "soldiers or vehicles that act together", ACTING));
        List<Field<?>> works = new ArrayList<>(BURNABLE);
        works.addAll(BUILT);
        for (Type type : Type.values()) {
            kinds.add(new PieceKind(type.id(), "a " + type.words() + " and who is in it", works));
        }
        kinds.add(new PieceKind(PieceState.VEGETATION, "plants that can burn", BURNABLE));
        kinds.add(new PieceKind(
                PieceState.CONDITIONS, "weather, wind and variant, for everything on the table", OF_THE_TABLE));
        return List.copyOf(kinds);
    }
}
