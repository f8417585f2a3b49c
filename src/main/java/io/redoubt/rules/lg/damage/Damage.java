package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.DamageLevel;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.List;
import java.util.Optional;

/** What attacks do to a structure: by points under one of the variants, or by the guidelines. */
public final class Damage extends CaseProcedure<DamageCase, DamageResult> {
    public Damage(Penetration penetration) {
        super(
                "damage",
                "what attacks do to a structure: three variants, or guidelines",
                DamageForm.of(penetration),
                DamageLevel.values(),
                new Example(
                        "a heavy fusion rifle penetrates, variant 3",
                        "--variant 3 --weapon heavy-fusion-rifle --result penetrated --points 24"),
                new Example("it only hits, variant 2", "--variant 2 --weapon heavy-fusion-rifle --result hit"),
                new Example(
                        "two attacks on 10 points, variant 2",
                        "--variant 2 --attack-factor 7 --points 10 --attacks 2 --hit 7/10 --penetrate 6/10"),
                new Example(
                        "a model whose porch comes off at 5 points",
                        "--variant 2 --attack-factor 7 --points 20 --section porch=5 --section roof=12 --result penetrated"),
                new Example(
                        "a light cannon, by the guidelines", "--scheme guidelines --mount vehicle --result penetrated"),
                new Example(
                        "an effect area that may not penetrate",
                        "--scheme guidelines --effect-area --hit 7/10 --penetrate 3/10"),
                new Example("damage is left out of the game", "--scheme ignore --result penetrated"));
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Optional<Piece> by = FromPieces.acting(who);
        Optional<Piece> at = who.at();
        FromPieces.weapon(by, defaults);
        WeaponGuideline.defaults(by, defaults);
        FromPieces.surface(at, defaults, SharedInputs.LAYERS);
        FromPieces.points(who, defaults, SharedInputs.DAMAGE);
        defaults.take(at, DamageForm.SECTION, Occupants.TROOPS);
        boolean counted = at.flatMap(piece -> piece.value(SharedInputs.POINTS)).isPresent()
                || defaults.isGiven(SharedInputs.VARIANT)
                || defaults.isGiven(SharedInputs.POINTS);
        at.filter(piece -> !counted)
                .ifPresent(piece -> defaults.put(DamageForm.SCHEME, DamageForm.Scheme.GUIDELINES, piece));
    }

    @Override
    public List<Change> effects(DamageCase damage, DamageResult result, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges();
        who.at().filter(PieceState::isBuilt).ifPresent(piece -> damage.wear(result, piece, marks));
        return marks.changes();
    }
}
