package io.redoubt.rules.lg.works;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Judged;
import io.redoubt.rules.LegalityCheck;
import io.redoubt.rules.Supply;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Materials;
import io.redoubt.rules.lg.terms.SharedInputs;
import java.util.List;

/** Checking types of works, their materials and points. */
public final class DeployCheck extends LegalityCheck {
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
        return WorksInputs.FORM;
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
                        PieceState.works(piece).ifPresent(type -> supply.put(WorksInputs.TYPE, List.of(type), piece)));
        supply.takeAs(WorksInputs.WALLS, SharedInputs.MATERIAL, cast.at());
        supply.take(
                cast.at(),
                WorksInputs.ROOFS,
                SharedInputs.ARMOR_CLASS,
                WorksInputs.TROOPS,
                WorksInputs.CONSTRUCTION,
                WorksInputs.ENTRANCES,
                WorksInputs.TUNNEL,
                WorksInputs.ABOVE_GROUND,
                WorksInputs.HEAVILY_ARMORED,
                WorksInputs.COVER,
                WorksInputs.OPENINGS,
                WorksInputs.VIEWING_GEAR,
                WorksInputs.SCREEN,
                WorksInputs.CREW,
                WorksInputs.FORCE);
        cast.at()
                .filter(piece -> piece.value(SharedInputs.VARIANT).isPresent()
                        || FromPieces.conditions(cast).isPresent())
                .ifPresent(piece -> FromPieces.points(cast, supply));
    }
}
