package io.redoubt.rules.lg.fire;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Materials;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SelfNamed;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Surface;
import io.redoubt.rules.lg.terms.Weapon;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Whether hits set a surface on fire. */
public final class Ignite implements Procedure<Ignite.Case, Ignite.Result> {
    /** Hits of one weapon on one surface. */
    record Case(Surface surface, Ignition ignition, int hits) {}

    /** Whether it burns. */
    enum Result implements SelfNamed {
        NO_FIRE,
        FIRE
    }

    private static final Field<Integer> HITS = Field.of(
                    "hits", Whole.of(1, 1000), "hits on the surface, a roll for each", Rule.FIRE_01)
            .or(1);

    private static final Form<Case> FORM = new Form<>(
            List.of(
                    SharedInputs.CHAPTER_WEAPON,
                    SharedInputs.MATERIAL,
                    SharedInputs.ROOF,
                    SharedInputs.FLAMMABLE,
                    SharedInputs.WEATHER,
                    HITS,
                    SharedInputs.ARMOR_CLASS),
            Ignite::read);

    private static final List<String> OUTCOMES = List.of(Result.NO_FIRE.id(), Result.FIRE.id());

    private static final Remark FIRE = Remark.of("It is *ON FIRE*.", Rule.FIRE_01);
    private static final Remark NO_FIRE = Remark.of("*NO FIRE*.", Rule.FIRE_04);

    private static final List<Example> EXAMPLES = List.of(
            new Example("a laser at a shingle roof", "--weapon laser --material wood-and-shingle"),
            new Example("high explosive at thatch in rain", "--weapon high-explosive --material thatch --weather rain"),
            new Example(
                    "three plasma hits on heavy timber in mist",
                    "--weapon plasma --material timber-heavy --hits 3" + " --weather mist"),
            new Example("plasma on brick", "--weapon plasma --material brick"),
            new Example("a chainsaw on timber", "--weapon chainsaw --material timber-light"),
            new Example("bolts into a hedge", "--weapon bolt-rifle --material vegetation"),
            new Example(
                    "a laser in mist and rain, both counted",
                    "--weapon laser --flammable yes --weather mist-and-rain --reading lg.mist-and-rain=sum"));

    private static Case read(Inputs in) {
        Weapon weapon = in.get(SharedInputs.CHAPTER_WEAPON);
        Surface surface = Surface.read(in);
        Ignition ignition = Ignition.of(in, weapon, surface);
        return new Case(surface, ignition, in.get(HITS));
    }

    @Override
    public String verb() {
        return "ignite";
    }

    @Override
    public String summary() {
        return "whether a hit sets a surface on fire";
    }

    @Override
    public Form<Case> form() {
        return FORM;
    }

    @Override
    public void check(Case fire, Checklist checklist) {
        fire.surface()
                .row()
                .ifPresent(row -> checklist.note(
                        new Remark(
                                Remark.of("A {}: armor class {}, of no matter for a fire", Rule.FIRE_01)
                                        .template(),
                                List.of(row.rule(), Rule.FIRE_01)),
                        fire.surface().name(),
                        row.armorClass()));
        fire.ignition().check(checklist);
    }

    @Override
    public Result resolve(Case fire, Umpire umpire) {
        return fire.ignition().lit(fire.hits(), umpire) ? Result.FIRE : Result.NO_FIRE;
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public String outcome(Case fire, Result result) {
        return result.id();
    }

    @Override
    public Sentence headline(Case fire) {
        return Sentence.of(Remark.of("setting a surface on fire"));
    }

    @Override
    public Sentence verdict(Case fire, Result result) {
        return Sentence.of(result == Result.FIRE ? FIRE : NO_FIRE);
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
        defaults.take(FromPieces.acting(who), SharedInputs.CHAPTER_WEAPON);
        FromPieces.surface(who.at(), defaults, SharedInputs.FLAMMABLE);
        defaults.take(FromPieces.conditions(who), SharedInputs.WEATHER);
    }

    @Override
    public List<Change> effects(Case fire, Result result, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges();
        if (result == Result.FIRE) {
            who.at().filter(PieceState::canBurn).ifPresent(marks::fire);
        }
        return marks.changes();
    }
}
