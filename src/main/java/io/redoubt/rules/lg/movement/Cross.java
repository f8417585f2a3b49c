package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.StructureState;
import io.redoubt.rules.lg.works.FireFromWorks;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Passing through burning ground, and through structures. */
public final class Cross implements Procedure<Passage, Passage.End> {
    private static final String CROSSES = "crosses";
    private static final String SOME_LOST = "some-lost";
    static final String ALL_LOST = "all-lost";
    private static final String PENETRATED = "penetrated";
    private static final List<String> OUTCOMES = List.of(CROSSES, SOME_LOST, ALL_LOST);
    private static final List<String> OF_VEHICLES = List.of(CROSSES, PENETRATED);
    private static final List<String> ALL = List.of(CROSSES, SOME_LOST, ALL_LOST, PENETRATED);

    private static final List<Example> EXAMPLES = List.of(
            new Example("six soldiers run through a fire", "--troops 6 --armor-penetrate 4/10"),
            new Example("two spend a turn in it", "--troops 2 --armor-penetrate 4/10 --turns-inside 1"),
            new Example("a vehicle", "--as vehicle --armor-penetrate 1/10"),
            new Example("into a damaged building", "--structure damaged --action occupy"),
            new Example(
                    "through a destroyed one, not declared untenable",
                    "--structure destroyed --reading lg.untenable=open"));

    private final Form<Passage> form;

    public Cross(Penetration penetration) {
        form = PassageForm.of(penetration);
    }

    @Override
    public String verb() {
        return "cross";
    }

    @Override
    public String summary() {
        return "pass through burning ground, or through a structure";
    }

    @Override
    public Form<Passage> form() {
        return form;
    }

    @Override
    public void check(Passage passage, Checklist checklist) {
        checklist.addAll(passage.list());
    }

    @Override
    public Passage.End resolve(Passage passage, Umpire umpire) {
        return passage.resolve(umpire);
    }

    @Override
    public List<String> outcomes() {
        return ALL;
    }

    @Override
    public List<String> shown(Passage passage) {
        if (!passage.burning()) {
            return List.of(CROSSES);
        }
        if (passage.who() == PassageForm.Passer.VEHICLE) {
            return OF_VEHICLES;
        }
        return passage.troops() == 1 ? List.of(CROSSES, ALL_LOST) : OUTCOMES;
    }

    @Override
    public String outcome(Passage passage, Passage.End end) {
        if (end.casualties() == 0) {
            return CROSSES;
        }
        if (passage.who() == PassageForm.Passer.VEHICLE) {
            return PENETRATED;
        }
        return end.casualties() == passage.troops() ? ALL_LOST : SOME_LOST;
    }

    @Override
    public List<Quantity<Passage.End>> quantities(Passage passage) {
        if (!passage.burning()) {
            return List.of();
        }
        return List.of(
                switch (passage.who()) {
                    case TROOPS -> new Quantity<>("casualties", "lost to the fire", Passage.End::casualties);
                    case VEHICLE -> new Quantity<>("penetrations", "vehicles penetrated", Passage.End::casualties);
                });
    }

    @Override
    public Sentence headline(Passage passage) {
        return Sentence.of(
                passage.burning()
                        ? Remark.of("passing through a burning area")
                        : Remark.of("passing through a structure"));
    }

    @Override
    public Sentence verdict(Passage passage, Passage.End end) {
        if (!passage.burning()) {
            return Sentence.of(Remark.of("They *CROSS*."));
        }
        boolean vehicle = passage.who() == PassageForm.Passer.VEHICLE;
        if (end.casualties() == 0) {
            return Sentence.of(
                    vehicle
                            ? Remark.of("They *CROSS*: armor holds.", Rule.FIRE_32)
                            : Remark.of("They *CROSS*: nobody is lost."));
        }
        return vehicle && passage.troops() == 1
                ? Sentence.of(Remark.of(
                        "Its armor is *PENETRATED*: the core rules say what that does.", Rule.FIRE_32, Rule.CORE_03))
                : Sentence.of(
                        vehicle
                                ? Remark.of(
                                        "*{} OF {}* are *PENETRATED*: the core rules say more.",
                                        Rule.FIRE_32,
                                        Rule.CORE_03)
                                : Remark.of("*{} OF {}* are lost to the fire.", Rule.FIRE_32),
                        end.casualties(),
                        passage.troops());
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
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
        by.ifPresent(piece ->
                piece.value(PieceState.SORT).ifPresent(sort -> defaults.put(PassageForm.AS, passer(sort), piece)));
    }

    /** Whom the fire meets when such a unit passes. */
    private static PassageForm.Passer passer(PieceState.Sort sort) {
        return switch (sort) {
            case TROOPS, ENGINEERS -> PassageForm.Passer.TROOPS;
            case VEHICLE, ENGINEERING_VEHICLE, WARDRONE -> PassageForm.Passer.VEHICLE;
        };
    }

    /** What a penetration does to a vehicle is not told, so it leaves none of them behind. */
    @Override
    public List<Change> effects(Passage passage, Passage.End end, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges();
        who.by().ifPresent(piece -> {
            marks.drop(piece, FireFromWorks.FROM);
            if (passage.who() == PassageForm.Passer.TROOPS && end.casualties() > 0) {
                marks.lose(piece, end.casualties());
                if (end.casualties() == passage.troops()) {
                    marks.flag(piece, PieceState.OUT);
                }
            }
        });
        return marks.changes();
    }
}
