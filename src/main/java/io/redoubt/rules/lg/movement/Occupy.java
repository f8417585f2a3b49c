package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.Inside;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.FireFromWorks;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.StructureState;
import io.redoubt.rules.lg.terms.WorksType;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Whether troops may be in a position, and fire from it. */
public final class Occupy extends CaseProcedure<Occupy.Stay, Occupy.Entry> {
    /** What it is called on the command line. */
    public static final String VERB = "occupy";

    /** The answer where nothing forbids it, and what a fire did to those who went in. */
    enum Answer implements PlainName {
        ALLOWED,
        SOME_LOST,
        ALL_LOST,
        PENETRATED
    }

    /** The answer, and how many a fire took of those who went in. */
    record Entry(Answer end, int casualties) implements Case.Result {}

    private static final Field<StructureState> STRUCTURE = Ruins.STRUCTURE.or(StructureState.INTACT);
    private static final Field<Ruins.Action> ACTION = Ruins.ACTION.or(Ruins.Action.OCCUPY);
    private static final Field<YesNo> ENTERING = Field.choice(
            "entering", YesNo.class, "whether they go into it now: a fire attacks those who do [LG-FIRE-32]");

    private final Penetration penetration;

    public Occupy(Penetration penetration) {
        super(
                VERB,
                "who may be in a position, pass through it or fire from it",
                new Fields()
                        .with(SharedInputs.TYPE, STRUCTURE, ACTION, SharedInputs.TROOPS)
                        .with(FireFromWorks.BEARING, SharedInputs.BURNING, ENTERING)
                        .with(Cross.AS, Cross.ARMOR_PENETRATE, Cross.ATTACK_FACTOR, penetration.table())
                        .with(SharedInputs.ARMOR, Cross.SHELTERING)
                        .form(in -> Stay.read(in, penetration)),
                Answer.values(),
                new Example("two soldiers in a foxhole", "--type foxhole --troops 2"),
                new Example("fire out of a pillbox", "--type pillbox --action shoot"),
                new Example(
                        "fire out of a bunker, if your group lets you",
                        "--type bunker --action shoot --reading" + " lg.fire-from-bunker=allowed"),
                new Example(
                        "four go into a house that burns",
                        "--type building --troops 4 --burning --entering yes --armor-penetrate 4/10"),
                new Example("a weapon turret fires backwards", "--type weapon-turret --action shoot --bearing 180"));
        this.penetration = penetration;
    }

    @Override
    public List<String> worstToBest() {
        return List.of("penetrated", "all-lost", "some-lost", "allowed");
    }

    /**
     * A position as it was judged.
     *
     * @param fire the fire they go into, if it burns
     */
    record Stay(WorksType type, Ruins.Action action, Optional<ThroughFire> fire, Checklist list)
            implements Case<Entry> {
        private static Stay read(Inputs in, Penetration penetration) {
            Checklist list = new Checklist();
            WorksType type = in.get(SharedInputs.TYPE);
            StructureState state = in.get(STRUCTURE);
            Ruins.Action action = in.get(ACTION);
            boolean burning = in.get(SharedInputs.BURNING);
            boolean entering = burning && in.find(ENTERING).equals(Optional.of(YesNo.YES));
            if (burning && !entering) {
                list.note(
                        "It is on fire, which attacks whoever enters or stays with factor 5: cross rules on it [LG-FIRE-32, LG-BRIEF-01]");
            } else if (!burning && state != StructureState.DESTROYED) {
                list.note("It conceals the troops in it and protects them from fire [LG-BRIEF-01]");
            }
            if (state != StructureState.INTACT) {
                Ruins.check(state, action, in, list);
            }
            switch (type) {
                case BUNKER -> list.note("A bunker is a refuge from direct and indirect fire [LG-TYPE-BUNKER-01]");
                case TRENCH -> list.note("A trench is a deep ditch to shelter in [LG-TYPE-TRENCH-01]");
                case WEAPON_EMPLACEMENT ->
                    list.note("A weapon emplacement protects and hides men and weapons [LG-TYPE-EMPLACEMENT-01]");
                case FOXHOLE, PILLBOX, STRONGPOINT, WEAPON_TURRET, BUILDING -> {
                    // What they allow is told with what is to be done there.
                }
            }
            if (type == WorksType.WEAPON_TURRET && action == Ruins.Action.SHOOT) {
                in.find(FireFromWorks.BEARING);
            }
            Shelter.check(type, action, () -> in.get(SharedInputs.TROOPS), in, list);
            // Troops that may not go there meet no fire, and nothing more is asked.
            Optional<ThroughFire> fire = entering
                            && action != Ruins.Action.SHOOT
                            && list.objections().isEmpty()
                    ? Optional.of(fire(in, action, penetration, list))
                    : Optional.empty();
            return new Stay(type, action, fire, list);
        }

        /** Returns the fire for the troops that come: those that shelter there already are not attacked again. */
        private static ThroughFire fire(Inputs in, Ruins.Action action, Penetration penetration, Checklist list) {
            int there = in.find(Cross.SHELTERING).orElse(0);
            int coming = Math.max(0, in.get(SharedInputs.TROOPS) - there);
            return ThroughFire.entering(in, coming, action, penetration, list);
        }

        @Override
        public Sentence headline() {
            return Sentence.of("troops in a {}", type);
        }

        @Override
        public void check(Checklist before) {
            before.addAll(list);
        }

        @Override
        public Entry resolve(Umpire umpire) {
            return fire.map(burning -> result(burning.resolve(umpire))).orElse(new Entry(Answer.ALLOWED, 0));
        }

        private static Entry result(Passage.Result passed) {
            return new Entry(answer(passed.end()), passed.casualties());
        }

        private static Answer answer(Passage.End end) {
            return switch (end) {
                case CROSSES -> Answer.ALLOWED;
                case SOME_LOST -> Answer.SOME_LOST;
                case ALL_LOST -> Answer.ALL_LOST;
                case PENETRATED -> Answer.PENETRATED;
            };
        }

        @Override
        public List<Answer> shown() {
            return fire.map(burning ->
                            burning.shown().stream().map(Stay::answer).toList())
                    .orElse(List.of(Answer.ALLOWED));
        }

        @Override
        public List<Quantity<Entry>> quantities() {
            return fire.map(burning -> List.of(burning.quantity(Entry::casualties)))
                    .orElse(List.of());
        }

        @Override
        public Sentence verdict(Entry result) {
            Optional<ThroughFire> struck = fire.filter(burning -> result.end() != Answer.ALLOWED);
            return struck.map(burning -> burning.losses(result.casualties()))
                    .orElse(Sentence.of(
                            Remark.of(fire.isPresent() ? "*ALLOWED*: the fire harms none of them." : "*ALLOWED*.")));
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
        by.ifPresent(unit -> {
            int others = Inside.othersWith(unit, who);
            defaults.put(SharedInputs.TROOPS, Inside.strength(unit) + others, unit);
            who.at()
                    .filter(piece -> piece.is(PieceState.BURNING))
                    .ifPresent(burning -> intoFire(unit, burning, others, who, defaults));
        });
    }

    /** Fills in what a fire needs of a unit that goes in; a unit that is in it already is attacked as the turn begins. */
    private void intoFire(Piece unit, Piece burning, int others, Participants who, PieceDefaults defaults) {
        boolean isIn = unit.is(PieceState.IN, burning.name());
        defaults.put(ENTERING, isIn ? YesNo.NO : YesNo.YES, unit);
        if (others > 0) {
            defaults.put(Cross.SHELTERING, others, burning);
        }
        FireAttacks.armor(Optional.of(unit), who, penetration, defaults);
    }

    @Override
    public List<Sentence> reminders(Participants who) {
        Reminders reminders = FromPieces.reminders(who);
        String side = who.by().map(Piece::owner).orElse("");
        if (!side.isEmpty() && who.at().isPresent()) {
            for (Piece unit : Inside.of(who.at().get(), who.pieces()).units()) {
                if (!unit.owner().isEmpty() && !unit.owner().equals(side)) {
                    reminders.say(Sentence.of("{} of {} is in it", unit.name(), unit.owner()));
                }
            }
        }
        return reminders.all();
    }

    @Override
    public List<Change> effects(Stay stay, Entry result, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges(who, asked);
        who.by()
                .ifPresent(unit -> who.at().filter(PieceState::canBurn).ifPresent(structure -> {
                    switch (stay.action()) {
                        case OCCUPY -> {
                            marks.enter(unit, structure);
                            if (stay.fire().isPresent()) {
                                marks.flag(unit, PieceState.ATTACKED_BY_FIRE);
                            }
                        }
                        case MOVE_THROUGH -> marks.leave(unit);
                        case SHOOT -> {
                            // It stays where it is.
                        }
                    }
                    marks.lose(
                            unit,
                            stay.fire()
                                    .map(fire -> fire.lost(result.casualties()))
                                    .orElse(0));
                }));
        return marks.changes();
    }
}
