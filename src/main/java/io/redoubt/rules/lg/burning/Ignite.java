package io.redoubt.rules.lg.burning;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SharedPieceDefaults;
import io.redoubt.rules.lg.shared.FireFromFieldworks;
import io.redoubt.rules.lg.shared.Material;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.Surface;
import io.redoubt.rules.lg.shared.Weapon;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Rolls for fires after hits on a surface. */
public final class Ignite extends CaseProcedure<Ignite.Hits, Ignite.End> {
    public static final String VERB = "ignite";

    enum End implements PlainName, Case.PlainEnd {
        NO_FIRE,
        FIRE
    }

    private static final InputField<Integer> HITS = InputField.number(
                    "hits", 1, 1000, "number of hits on the surface, with a roll for each [LG-FIRE-01]")
            .or(1);

    public Ignite() {
        super(
                VERB,
                "roll whether a hit sets a surface on fire",
                new FormBuilder()
                        .with(SharedInputs.CHAPTER_WEAPON, SharedInputs.MATERIAL, SharedInputs.ROOF)
                        .with(SharedInputs.FLAMMABLE, SharedInputs.WEATHER, HITS, SharedInputs.ARMOR_CLASS)
                        .with(SharedInputs.FROM, FireFromFieldworks.BEARING)
                        .form(Hits::read),
                End.values(),
                new Example("a laser at a shingle roof", "--weapon laser --material wood-and-shingle"),
                new Example(
                        "high explosive at thatch in rain", "--weapon high-explosive --material thatch --weather rain"),
                new Example(
                        "three plasma hits on heavy timber in mist",
                        "--weapon plasma --material timber-heavy --hits 3 --weather mist"),
                new Example("plasma on brick", "--weapon plasma --material brick"),
                new Example("a chainsaw on timber", "--weapon chainsaw --material timber-light"),
                new Example("bolts into a hedge", "--weapon bolt-rifle --material vegetation"),
                new Example(
                        "a laser in mist and rain, both counted",
                        "--weapon laser --flammable yes --weather mist-and-rain --reading lg.mist-and-rain=sum"));
    }

    record Hits(Sentence headline, Ignition ignition, int hits, Checklist found) implements Judged<End> {
        private static Hits read(Inputs in) {
            Checklist list = new Checklist();
            FireFromFieldworks.check(in, list);
            Weapon weapon = in.get(SharedInputs.CHAPTER_WEAPON);
            Surface surface = Surface.read(in);
            Ignition ignition = Ignition.of(in, weapon, surface);
            surface.row()
                    .ifPresent(row -> list.note(
                            SentenceTemplate.of("A {}: armor class {}, irrelevant for a fire [LG-FIRE-01]")
                                    .citingFirst(row.rule()),
                            surface.name(),
                            row.armorClass()));
            ignition.check(list);
            return new Hits(Sentence.of("setting a surface on fire"), ignition, in.get(HITS), list);
        }

        @Override
        public End resolve(Umpire umpire) {
            return ignition.lit(hits, umpire) ? End.FIRE : End.NO_FIRE;
        }

        @Override
        public List<End> shown() {
            return List.of(End.values());
        }

        @Override
        public Sentence verdict(End end) {
            return Sentence.of(end == End.FIRE ? "It is *ON FIRE*. [LG-FIRE-01]" : "*NO FIRE*. [LG-FIRE-04]");
        }
    }

    @Override
    public List<String> worstToBest() {
        return outcomes();
    }

    @Override
    public List<String> notes() {
        return Material.LIST;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        defaults.take(who.by(), SharedInputs.CHAPTER_WEAPON);
        SharedPieceDefaults.mustBe(PieceState::canBurn, "a structure or vegetation", who, VERB);
        SharedPieceDefaults.from(who, defaults);
        SharedPieceDefaults.surface(who.at(), defaults, SharedInputs.FLAMMABLE);
        defaults.take(SharedPieceDefaults.conditions(who), SharedInputs.WEATHER);
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        return SharedPieceDefaults.remindersOfTarget(who)
                .ifIs(Role.AT, PieceState.BURNING, "is already on fire [LG-FIRE-01]")
                .all();
    }

    @Override
    public List<Change> effects(Hits hits, End end, Inputs asked, Participants who) {
        SequentialChanges marks = new SequentialChanges(who, asked);
        who.by().ifPresent(piece -> marks.set(piece, SharedInputs.FIRED, YesNo.YES));
        if (end == End.FIRE) {
            who.at().filter(PieceState::canBurn).ifPresent(marks::fire);
        }
        return marks.changes();
    }
}
