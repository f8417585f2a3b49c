package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SelfNamed;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.StructureState;
import io.redoubt.rules.lg.works.FireFromWorks;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.List;
import java.util.Optional;

/** Passing through burning ground, and through structures. */
public final class Cross extends CaseProcedure<Passage, Passage.Result> {
    /** Who passes. */
    enum Passer implements SelfNamed {
        TROOPS,
        VEHICLE
    }

    private static final int ATTACK_FACTOR_OF_FIRE = 5;

    static final Field<Passer> AS = Field.choice("as", Passer.TROOPS, "who passes", Rule.FIRE_32);
    static final Field<Integer> TURNS_INSIDE = Field.number(
                    "turns-inside", 0, 100, "turns spent in the fire after entering it", Rule.FIRE_32)
            .or(0);
    static final Field<Integer> ATTACK_FACTOR = Field.number(
                    "attack-factor", 0, 100, "attack factor of the fire, if you alter it", Rule.FIRE_32)
            .or(ATTACK_FACTOR_OF_FIRE);

    public Cross(Penetration penetration) {
        super(
                "cross",
                "pass through burning ground, or through a structure",
                new Fields()
                        .with(SharedInputs.TROOPS, AS, SharedInputs.ARMOR_PENETRATE, TURNS_INSIDE)
                        .with(ATTACK_FACTOR, Ruins.STRUCTURE, Ruins.ACTION, penetration.table())
                        .with(SharedInputs.ARMOR)
                        .form(in -> Passage.read(in, penetration)),
                Passage.End.values(),
                new Example("six soldiers run through a fire", "--troops 6 --armor-penetrate 4/10"),
                new Example("two spend a turn in it", "--troops 2 --armor-penetrate 4/10 --turns-inside 1"),
                new Example("a vehicle", "--as vehicle --armor-penetrate 1/10"),
                new Example("into a damaged building", "--structure damaged --action occupy"),
                new Example(
                        "through a destroyed one, not declared untenable",
                        "--structure destroyed --reading lg.untenable=open"));
    }

    /** Burning ground attacks whoever passes; what stands is passed, or not, as it is. */
    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Optional<Piece> by = FromPieces.acting(who);
        who.at().ifPresent(piece -> {
            StructureState state = piece.value(PieceState.STRUCTURE).orElse(StructureState.INTACT);
            if (!piece.is(PieceState.BURNING) || state == StructureState.DESTROYED) {
                defaults.put(Ruins.STRUCTURE, state, piece);
            }
        });
        defaults.take(by, SharedInputs.TROOPS, SharedInputs.ARMOR);
        defaults.takeAs(SharedInputs.ARMOR_PENETRATE, PieceState.FIRE_PENETRATE, by);
        by.ifPresent(piece -> piece.value(PieceState.SORT).ifPresent(sort -> defaults.put(AS, passer(sort), piece)));
    }

    /** Whom the fire meets when such a unit passes. */
    private static Passer passer(PieceState.Sort sort) {
        return switch (sort) {
            case TROOPS, ENGINEERS -> Passer.TROOPS;
            case VEHICLE, ENGINEERING_VEHICLE, WARDRONE -> Passer.VEHICLE;
        };
    }

    @Override
    public List<Change> effects(Passage passage, Passage.Result result, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges();
        who.by().ifPresent(piece -> {
            marks.drop(piece, FireFromWorks.FROM);
            marks.lose(piece, passage.lost(result));
            if (result.end() == Passage.End.ALL_LOST) {
                marks.flag(piece, PieceState.OUT);
            }
        });
        return marks.changes();
    }
}
