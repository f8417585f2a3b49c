package io.redoubt.rules.lg.collapse;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.damage.AttackSeries;
import io.redoubt.rules.lg.damage.Occupants;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.Inside;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.List;

/** Whether a damaged structure falls, turn by turn. */
public final class Collapse extends CaseProcedure<DamagedStructure, DamagedStructure.Hold> {
    /** Also what is due as a turn begins. */
    public static final String VERB = "collapse";

    static final Field<Integer> TURNS = Field.number(
                    "turns", 1, AttackSeries.MOST_TOLD, "turns it has to stand [LG-COLLAPSE-01]")
            .or(1);

    static final Field<YesNo> NEW_DAMAGE =
            Field.choice("new-damage", YesNo.class, "whether it was damaged since its last check [LG-COLLAPSE-01]");

    public Collapse(Penetration penetration) {
        super(
                VERB,
                "whether a damaged structure falls, over some turns",
                new Fields()
                        .with(SharedInputs.DAMAGE, SharedInputs.POINTS, TURNS, NEW_DAMAGE)
                        .with(
                                Occupants.TROOPS,
                                SharedInputs.WHO_IS_INSIDE,
                                SharedInputs.VARIANT,
                                SharedInputs.ATTACK_FACTOR,
                                SharedInputs.EFFECT_AREA,
                                SharedInputs.NUCLEAR)
                        .with(SharedInputs.WEAPON, SharedInputs.HIT, SharedInputs.PENETRATE, SharedInputs.MATERIAL)
                        .with(SharedInputs.ROOF, SharedInputs.ARMOR_CLASS, SharedInputs.LAYERS, penetration.table())
                        .form(in -> DamagedStructure.read(in, penetration)),
                DamagedStructure.State.values(),
                new Example("40 % damage", "--damage 40 --points 100"),
                new Example("9 of 20 points, three turns", "--damage 9 --points 20 --turns 3"),
                new Example(
                        "attacked once a turn, variant 2",
                        "--damage 8 --points 20 --turns 2 --variant 2 --attack-factor 7 --hit 7/10 --penetrate 6/10"),
                new Example("by percentile dice", "--damage 9 --points 20 --reading lg.collapse-percent=exact"),
                new Example(
                        "checked only after new damage",
                        "--damage 9 --points 20 --turns 3 --reading lg.collapse-checks=after-damage"),
                new Example("nothing left", "--damage 20 --points 20"));
    }

    /** Whether a structure stands befalls it. */
    @Override
    public Role actor() {
        return Role.AT;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        FromPieces.acting(who);
        FromPieces.mustBeBuilt(who, VERB);
        defaults.take(who.at(), SharedInputs.POINTS, SharedInputs.DAMAGE, NEW_DAMAGE);
        Inside.name(who, SharedInputs.WHO_IS_INSIDE, defaults);
        who.at().ifPresent(piece -> {
            FromPieces.damage(piece, defaults);
            Inside.of(piece, who.pieces()).count(Occupants.TROOPS, defaults);
        });
    }

    @Override
    public List<Change> effects(DamagedStructure strain, DamagedStructure.Hold hold, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges(who, asked);
        who.at().filter(PieceState::isBuilt).ifPresent(piece -> {
            if (hold.end() != DamagedStructure.State.STANDS) {
                marks.lose(piece, strain.inmates().lost());
                marks.destroyed(piece);
                Section.takeOff(piece, marks);
            } else if (hold.lost() == strain.damage()) {
                marks.set(piece, PieceState.NEW_DAMAGE, YesNo.NO);
            } else {
                marks.damage(piece, hold.lost(), strain.points());
                Section.takeOff(piece, hold.lost(), marks);
            }
        });
        return marks.changes();
    }
}
