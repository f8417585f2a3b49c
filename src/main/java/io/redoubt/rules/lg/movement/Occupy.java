package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.Inside;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.FireFromWorks;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.StructureState;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.EnumProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Outcome;
import io.redoubt.rules.procedure.Situation;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Whether troops may be in a position, and fire from it. */
public final class Occupy extends EnumProcedure<Occupy.Stay, Occupy.Answer> {
    /** What it is called on the command line. */
    public static final String VERB = "occupy";

    /** The answer, where nothing forbids it. */
    enum Answer implements PlainName, Outcome {
        ALLOWED;

        @Override
        public Remark verdict() {
            return Remark.of("*ALLOWED*.");
        }
    }

    private static final Field<StructureState> STRUCTURE = Ruins.STRUCTURE.or(StructureState.INTACT);
    private static final Field<Ruins.Action> ACTION = Ruins.ACTION.or(Ruins.Action.OCCUPY);

    public Occupy() {
        super(
                VERB,
                "who may be in a position, pass through it or fire from it",
                new Fields()
                        .with(SharedInputs.TYPE, STRUCTURE, ACTION, SharedInputs.TROOPS)
                        .with(FireFromWorks.BEARING, SharedInputs.BURNING)
                        .form(Stay::read),
                Answer.class,
                new Example("two soldiers in a foxhole", "--type foxhole --troops 2"),
                new Example("fire out of a pillbox", "--type pillbox --action shoot"),
                new Example(
                        "fire out of a bunker, if your group lets you",
                        "--type bunker --action shoot --reading" + " lg.fire-from-bunker=allowed"),
                new Example("a weapon turret fires backwards", "--type weapon-turret --action shoot --bearing 180"));
    }

    /** A position as it was judged. */
    record Stay(WorksType type, Ruins.Action action, Checklist list) implements Situation<Answer> {
        private static Stay read(Inputs in) {
            Checklist list = new Checklist();
            WorksType type = in.get(SharedInputs.TYPE);
            StructureState state = in.get(STRUCTURE);
            Ruins.Action action = in.get(ACTION);
            boolean burning = in.get(SharedInputs.BURNING);
            if (burning) {
                list.note(
                        "It is on fire, which attacks whoever enters or stays with factor 5: cross rules on it",
                        Rule.FIRE_32,
                        Rule.BRIEF_01);
            } else if (state != StructureState.DESTROYED) {
                list.note("It conceals the troops in it and protects them from fire", Rule.BRIEF_01);
            }
            if (state != StructureState.INTACT) {
                Ruins.check(state, action, in, list);
            }
            switch (type) {
                case BUNKER -> list.note("A bunker is a refuge from direct and indirect fire", Rule.TYPE_BUNKER_01);
                case TRENCH -> list.note("A trench is a deep ditch to shelter in", Rule.TYPE_TRENCH_01);
                case WEAPON_EMPLACEMENT ->
                    list.note("A weapon emplacement protects and hides men and weapons", Rule.TYPE_EMPLACEMENT_01);
                case FOXHOLE, PILLBOX, STRONGPOINT, WEAPON_TURRET, BUILDING -> {
                    // What they allow is told with what is to be done there.
                }
            }
            if (type == WorksType.WEAPON_TURRET && action == Ruins.Action.SHOOT) {
                in.find(FireFromWorks.BEARING);
            }
            Shelter.check(type, action, () -> in.get(SharedInputs.TROOPS), in, list);
            return new Stay(type, action, list);
        }

        @Override
        public Sentence headline() {
            return Sentence.of(Remark.of("troops in a {}"), type);
        }

        @Override
        public void check(Checklist before) {
            before.addAll(list);
        }

        @Override
        public Answer resolve(Umpire umpire) {
            return Answer.ALLOWED;
        }
    }

    /** Those of their side who are in it already count with those who come. */
    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Optional<Piece> by = FromPieces.acting(who);
        FromPieces.type(who.at(), defaults);
        who.at().ifPresent(piece -> {
            StructureState state = PieceState.state(piece);
            if (state != StructureState.INTACT) {
                defaults.put(STRUCTURE, state, piece);
            }
            if (piece.is(PieceState.BURNING)) {
                defaults.put(SharedInputs.BURNING, true, piece);
            }
        });
        by.ifPresent(
                unit -> defaults.put(SharedInputs.TROOPS, Inside.strength(unit) + Inside.othersWith(unit, who), unit));
    }

    @Override
    public List<Sentence> reminders(Participants who) {
        Reminders reminders = FromPieces.reminders(who);
        String side = who.by().map(Piece::owner).orElse("");
        if (!side.isEmpty() && who.at().isPresent()) {
            for (Piece unit : Inside.of(who.at().get(), who.pieces()).units()) {
                if (!unit.owner().isEmpty() && !unit.owner().equals(side)) {
                    reminders.say(Sentence.of(Remark.of("{} of {} is in it"), unit.name(), unit.owner()));
                }
            }
        }
        return reminders.all();
    }

    @Override
    public List<Change> effects(Stay stay, Answer answer, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges(who, asked);
        who.by()
                .ifPresent(unit -> who.at().filter(PieceState::canBurn).ifPresent(structure -> {
                    switch (stay.action()) {
                        case OCCUPY -> marks.enter(unit, structure);
                        case MOVE_THROUGH -> marks.leave(unit);
                        case SHOOT -> {
                            // It stays where it is.
                        }
                    }
                }));
        return marks.changes();
    }
}
