package io.redoubt.rules.lg.works;

import io.redoubt.rules.input.Form;
import io.redoubt.rules.legality.LegalityCheck;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.Inside;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Materials;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Example;
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
    public Form<LegalityReport> form() {
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
    public void defaults(Participants who, PieceDefaults defaults) {
        FromPieces.acting(who);
        who.at()
                .ifPresent(piece -> PieceState.works(piece)
                        .ifPresent(type -> defaults.put(WorksInputs.TYPE, List.of(type), piece)));
        defaults.takeAs(WorksInputs.WALLS, SharedInputs.MATERIAL, who.at());
        defaults.take(
                who.at(),
                WorksInputs.ROOFS,
                SharedInputs.ARMOR_CLASS,
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
        who.by()
                .ifPresentOrElse(
                        unit -> defaults.put(
                                WorksInputs.TROOPS, Inside.strength(unit) + Inside.othersWith(unit, who), unit),
                        () -> who.at()
                                .ifPresent(
                                        piece -> Inside.of(piece, who.pieces()).count(WorksInputs.TROOPS, defaults)));
        who.at()
                .filter(piece -> piece.value(SharedInputs.VARIANT).isPresent()
                        || FromPieces.conditions(who).isPresent())
                .ifPresent(piece -> FromPieces.points(who.at(), who, defaults));
    }
}
