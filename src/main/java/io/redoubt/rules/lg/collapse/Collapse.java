package io.redoubt.rules.lg.collapse;

import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.damage.Occupants;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Role;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;

/** Whether a damaged structure falls, turn by turn. */
public final class Collapse implements Procedure<DamagedStructure, DamagedStructure.Hold> {
    /** Also what is due as a turn begins. */
    public static final String VERB = "collapse";

    static final String STANDS = "stands";
    private static final String DESTROYED = "destroyed";
    private static final String COLLAPSES = "collapses";
    private static final List<String> OUTCOMES = List.of(STANDS, DESTROYED, COLLAPSES);

    private static final List<Example> EXAMPLES = List.of(
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

    private final Form<DamagedStructure> form;

    public Collapse(Penetration penetration) {
        form = CollapseForm.of(penetration);
    }

    @Override
    public String verb() {
        return VERB;
    }

    /** Whether a structure stands befalls it. */
    @Override
    public Role actor() {
        return Role.AT;
    }

    @Override
    public String summary() {
        return "whether a damaged structure falls, over some turns";
    }

    @Override
    public Form<DamagedStructure> form() {
        return form;
    }

    @Override
    public void check(DamagedStructure strain, Checklist checklist) {
        strain.check(checklist);
    }

    @Override
    public DamagedStructure.Hold resolve(DamagedStructure strain, Umpire umpire) {
        return strain.turns() == 1
                ? strain.turn(strain.start(), umpire)
                : umpire.repeat("Turn", strain.turns(), strain.start(), strain::turn);
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public List<String> shown(DamagedStructure strain) {
        if (strain.damage() >= strain.points()) {
            return List.of(DESTROYED);
        }
        return strain.attack().isPresent() ? OUTCOMES : List.of(STANDS, COLLAPSES);
    }

    @Override
    public String outcome(DamagedStructure strain, DamagedStructure.Hold hold) {
        return switch (hold.state()) {
            case STANDS -> STANDS;
            case DESTROYED -> DESTROYED;
            case COLLAPSED -> COLLAPSES;
        };
    }

    @Override
    public List<Quantity<DamagedStructure.Hold>> quantities(DamagedStructure strain) {
        List<Quantity<DamagedStructure.Hold>> quantities = new ArrayList<>();
        if (strain.attack().isPresent()) {
            quantities.add(new Quantity<>(
                    "points-lost",
                    "points lost (all " + strain.points() + " where it fell)",
                    hold -> hold.state() == DamagedStructure.State.STANDS ? hold.lost() : strain.points()));
        }
        int never = strain.turns() + 1;
        quantities.add(Quantity.within(
                strain.turns(),
                "collapses-in-turn",
                "turns until it collapses",
                hold -> hold.state() == DamagedStructure.State.COLLAPSED ? hold.turns() : never));
        quantities.addAll(strain.inmates()
                .quantities(hold -> hold.state() == DamagedStructure.State.STANDS
                        ? 0
                        : strain.inmates().lost()));
        return quantities;
    }

    @Override
    public Sentence headline(DamagedStructure strain) {
        return Sentence.of(Remark.of("a damaged structure, {} of {} points lost"), strain.damage(), strain.points());
    }

    @Override
    public Sentence verdict(DamagedStructure strain, DamagedStructure.Hold hold) {
        return switch (hold.state()) {
            case STANDS ->
                Sentence.of(
                        Remark.of("It *STANDS*: {} of {} points lost.", Rule.COLLAPSE_01),
                        hold.lost(),
                        strain.points());
            case DESTROYED ->
                Sentence.of(Remark.of("It is *DESTROYED*: nobody moves through it or stays in it.", Rule.DMG_16));
            case COLLAPSED ->
                strain.turns() == 1
                        ? Sentence.of(Remark.of("It *COLLAPSES* as the turn begins.", Rule.COLLAPSE_01, Rule.DMG_16))
                        : Sentence.of(
                                Remark.of("It *COLLAPSES* as turn {} begins.", Rule.COLLAPSE_01, Rule.DMG_16),
                                hold.turns());
        };
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        FromPieces.acting(who);
        defaults.take(who.at(), SharedInputs.POINTS, SharedInputs.DAMAGE, CollapseForm.NEW_DAMAGE, Occupants.TROOPS);
    }

    @Override
    public List<Change> effects(DamagedStructure strain, DamagedStructure.Hold hold, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges();
        who.at().filter(PieceState::isBuilt).ifPresent(piece -> {
            if (hold.state() != DamagedStructure.State.STANDS) {
                marks.lose(piece, strain.inmates().lost());
                marks.destroyed(piece);
            } else if (hold.lost() == strain.damage()) {
                marks.set(piece, PieceState.NEW_DAMAGE, YesNo.NO);
            } else {
                marks.damage(piece, hold.lost(), strain.points());
            }
        });
        return marks.changes();
    }
}
