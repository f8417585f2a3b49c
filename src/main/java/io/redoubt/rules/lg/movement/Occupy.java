package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.PieceState.StructureState;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SharedPieceDefaults;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.lg.shared.FireFromFieldworks;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.List;
import java.util.Optional;

/** Checks whether troops may be in a position, and fire from it. */
public final class Occupy extends CaseProcedure<PassageCase, PassageCase.Result> {
    public static final String VERB = "occupy";

    static final InputField<StructureState> STRUCTURE = Cross.STRUCTURE.or(StructureState.INTACT);
    static final InputField<Cross.Action> ACTION = Cross.ACTION.or(Cross.Action.OCCUPY);
    static final InputField<YesNo> ENTERING =
            InputField.choice("entering", YesNo.class, "entry in this turn, which a fire attacks [LG-FIRE-32]");

    private final Penetration penetration;

    public Occupy(Penetration penetration) {
        super(
                VERB,
                "check whether troops may hold, pass or fire from a position",
                new FormBuilder()
                        .with(SharedInputs.TYPE, STRUCTURE, ACTION, SharedInputs.TROOPS)
                        .with(FireFromFieldworks.BEARING, SharedInputs.BURNING, ENTERING)
                        .with(Cross.AS, Cross.ARMOR_PENETRATE, Cross.ATTACK_FACTOR, penetration.table())
                        .with(SharedInputs.ARMOR, Cross.SHELTERING)
                        .form(in -> new Going(in, penetration).into()),
                PassageCase.End.with(PassageCase.End.ALLOWED),
                new Example("two soldiers in a foxhole", "--type foxhole --troops 2"),
                new Example("fire out of a pillbox", "--type pillbox --action shoot"),
                new Example(
                        "fire out of a bunker, if your group allows it",
                        "--type bunker --action shoot --reading lg.fire-from-bunker=allowed"),
                new Example(
                        "four enter a burning house",
                        "--type building --troops 4 --burning --entering yes --armor-penetrate 4/10"),
                new Example("a weapon turret fires backwards", "--type weapon-turret --action shoot --bearing 180"));
        this.penetration = penetration;
    }

    @Override
    public List<String> worstToBest() {
        return List.of("penetrated", "all-lost", "some-lost", "allowed");
    }

    /** Fills in the structure and the troops, which include those of the same side already in it. */
    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        SharedPieceDefaults.type(who.at(), defaults);
        who.at().ifPresent(piece -> {
            StructureState state = PieceState.state(piece);
            if (state != StructureState.INTACT) {
                defaults.put(STRUCTURE, state, piece);
            }
            if (piece.is(PieceState.BURNING)) {
                defaults.put(SharedInputs.BURNING, true, piece);
            }
        });
        who.by().ifPresent(unit -> {
            int others = StructureOccupants.othersWith(unit, who);
            defaults.put(SharedInputs.TROOPS, StructureOccupants.strength(unit) + others, unit);
            who.at()
                    .filter(piece -> piece.is(PieceState.BURNING))
                    .ifPresent(burning -> intoFire(unit, burning, others, who, defaults));
        });
    }

    /** Fills in the fire for a unit that enters; a unit already in it is attacked as the turn begins. */
    private void intoFire(Piece unit, Piece burning, int others, Participants who, PieceDefaults defaults) {
        boolean isIn = unit.is(PieceState.IN, burning.name());
        defaults.put(ENTERING, isIn ? YesNo.NO : YesNo.YES, unit);
        if (others > 0) {
            defaults.put(Cross.SHELTERING, others, burning);
        }
        Cross.armor(Optional.of(unit), who, penetration, defaults);
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        Reminders reminders = SharedPieceDefaults.reminders(who);
        String side = who.by().map(Piece::owner).orElse("");
        if (!side.isEmpty() && who.at().isPresent()) {
            for (Piece unit :
                    StructureOccupants.of(who.at().get(), who.pieces()).units()) {
                if (!unit.owner().isEmpty() && !unit.owner().equals(side)) {
                    reminders.say(unit, "{} of {} is in it", unit.owner());
                }
            }
        }
        return reminders.all();
    }

    @Override
    public List<Change> effects(PassageCase passage, PassageCase.Result result, Inputs asked, Participants who) {
        SequentialChanges marks = new SequentialChanges(who, asked);
        who.by()
                .ifPresent(unit -> who.at().filter(PieceState::canBurn).ifPresent(structure -> {
                    Cross.moves(passage, unit, who, marks);
                    marks.lose(unit, passage.lost(result));
                }));
        return marks.changes();
    }
}
