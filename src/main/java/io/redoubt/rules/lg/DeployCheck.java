package io.redoubt.rules.lg;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Judged;
import io.redoubt.rules.LegalityCheck;
import io.redoubt.rules.Supply;
import java.util.List;

/** Checking types of works, their materials and points. */
final class DeployCheck extends LegalityCheck {
    private static final List<Example> EXAMPLES = List.of(
            new Example("walls and roofs", "--walls brick --walls concrete-reinforced --roofs thatch"),
            new Example("a pillbox in the field", "--type pillbox --construction field --walls timber-heavy --tunnel"),
            new Example("a strongpoint", "--type strongpoint --crew automated --openings yes"),
            new Example("24 points in variant 1", "--points 24 --variant 1"));

    @Override
    public String summary() {
        return "check types of works; look armor classes up";
    }

    @Override
    public Form<Judged> form() {
        return Works.FORM;
    }

    @Override
    public List<String> notes() {
        return Materials.LIST;
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }

    @Override
    public void supply(Cast cast, Supply supply) {
        FromPieces.acting(cast);
        cast.at()
                .ifPresent(piece ->
                        PieceState.works(piece).ifPresent(type -> supply.put(Works.TYPE, List.of(type), piece)));
        supply.takeAs(Works.WALLS, Fields.MATERIAL, cast.at());
        supply.take(
                cast.at(),
                Works.ROOFS,
                Fields.ARMOR_CLASS,
                Works.TROOPS,
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
        cast.at()
                .filter(piece -> piece.value(Fields.VARIANT).isPresent()
                        || FromPieces.conditions(cast).isPresent())
                .ifPresent(piece -> FromPieces.points(cast, supply));
    }
}
