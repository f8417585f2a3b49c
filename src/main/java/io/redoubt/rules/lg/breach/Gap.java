package io.redoubt.rules.lg.breach;

import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.pieces.FromPieces;
import io.redoubt.rules.lg.pieces.PieceChanges;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.terms.Penetration;
import io.redoubt.rules.lg.terms.PenetrationTable;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.StructureState;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Breaching the wall of a building. */
public final class Gap implements Procedure<Breaching, Gap.Result> {
    /**
     * How far a breach got.
     *
     * @param points points done in all
     * @param needed attacks until it was breached, one more than were made if it was not
     */
    record Result(boolean breached, int points, int needed) {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Result that
                    && breached == that.breached
                    && points == that.points
                    && needed == that.needed;
        }

        @Override
        public int hashCode() {
            return 31 * points + needed;
        }
    }

    private static final String NOT_BREACHED = "not-breached";
    static final String BREACHED = "breached";
    private static final List<String> OUTCOMES = List.of(NOT_BREACHED, BREACHED);

    private static final List<Example> EXAMPLES = List.of(
            new Example(
                    "a wardrone with a chainsaw at a brick wall, four turns",
                    "--with chainsaw --as wardrone --material brick --points 3 --attacks 4 --hit 10/10 --penetrate 6/10"),
            new Example(
                    "two engineers a turn, two turns",
                    "--points 3 --per-turn 2 --turns 2 --hit 10/10 --penetrate 6/10"),
            new Example("how many attacks make it likely?", "--points 1 --hit 10/10 --penetrate 6/10 --until 90%"),
            new Example(
                    "by the point system, variant 2",
                    "--points 6 --attacks 2 --hit 8/10 --penetrate 6/10 --variant 2 --attack-factor 5"));

    private final Form<Breaching> form;

    public Gap(Penetration penetration) {
        form = BreachForm.of(penetration);
    }

    @Override
    public String verb() {
        return "gap";
    }

    @Override
    public String summary() {
        return "breach the wall of a building, attack by attack";
    }

    @Override
    public Form<Breaching> form() {
        return form;
    }

    @Override
    public void check(Breaching breaching, Checklist checklist) {
        checklist.addAll(breaching.list());
    }

    @Override
    public Result resolve(Breaching breaching, Umpire umpire) {
        Breaching.Work end = umpire.repeat("Attack", breaching.attacks(), breaching.start(), breaching::attack);
        boolean breached = end.points() >= breaching.points();
        return new Result(breached, end.points(), breached ? end.made() : breaching.attacks() + 1);
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public String outcome(Breaching breaching, Result result) {
        return result.breached() ? BREACHED : NOT_BREACHED;
    }

    @Override
    public List<Quantity<Result>> quantities(Breaching breaching) {
        List<Quantity<Result>> quantities = new ArrayList<>();
        quantities.add(new Quantity<>("points-done", "points done", Result::points));
        int attacks = breaching.attacks();
        if (breaching.told()) {
            quantities.add(Quantity.within(attacks, "attacks-needed", "attacks needed", Result::needed));
        }
        if (breaching.inTurns() && breaching.told()) {
            quantities.add(Quantity.within(
                    breaching.turns(),
                    "turns-needed",
                    "turns needed",
                    result -> result.breached() ? breaching.turn(result.needed()) : breaching.turns() + 1));
        }
        return quantities;
    }

    @Override
    public Sentence headline(Breaching breaching) {
        return Sentence.of(Remark.of("breaching a {}"), breaching.target());
    }

    @Override
    public Sentence verdict(Breaching breaching, Result result) {
        if (!result.breached()) {
            return Sentence.of(
                    Remark.of("The {} is *NOT BREACHED*: {} of {} points.", Rule.BREACH_06),
                    breaching.target(),
                    result.points(),
                    breaching.points());
        }
        return breaching.told() && breaching.turns() > 1
                ? Sentence.of(
                        Remark.of("The {} is *BREACHED*, in turn {}.", Rule.BREACH_07),
                        breaching.target(),
                        breaching.turn(result.needed()))
                : Sentence.of(Remark.of("The {} is *BREACHED*.", Rule.BREACH_07), breaching.target());
    }

    @Override
    public List<String> notes() {
        return PenetrationTable.notes();
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        Optional<Piece> by = FromPieces.acting(who);
        Optional<Piece> at = who.at();
        FromPieces.weapon(by, defaults);
        defaults.take(by, BreachForm.WITH, BreachForm.PER_TURN);
        by.ifPresent(piece -> piece.value(PieceState.SORT)
                .flatMap(Gap::engineer)
                .ifPresent(engineer -> defaults.put(BreachForm.AS, engineer, piece)));
        FromPieces.surface(at, defaults, SharedInputs.LAYERS);
        defaults.takeAs(SharedInputs.POINTS, PieceState.BREACH_POINTS, at);
        defaults.take(at, BreachForm.POINTS_DONE);
        boolean counted = defaults.isGiven(BreachForm.ATTACKS)
                || defaults.isGiven(BreachForm.TURNS)
                || defaults.isGiven(BreachForm.UNTIL);
        by.filter(piece -> !counted)
                .ifPresent(piece -> defaults.put(
                        BreachForm.ATTACKS, piece.value(BreachForm.PER_TURN).orElse(1), piece));
    }

    /** What such a unit breaches walls as, if it does. */
    private static Optional<BreachForm.Engineer> engineer(PieceState.Sort sort) {
        return switch (sort) {
            case TROOPS, VEHICLE -> Optional.empty();
            case ENGINEERS -> Optional.of(BreachForm.Engineer.ENGINEERS);
            case ENGINEERING_VEHICLE -> Optional.of(BreachForm.Engineer.ENGINEERING_VEHICLE);
            case WARDRONE -> Optional.of(BreachForm.Engineer.WARDRONE);
        };
    }

    /** A breach is a hole, and the next wall begins anew. */
    @Override
    public List<Change> effects(Breaching breaching, Result result, Inputs asked, Participants who) {
        PieceChanges marks = new PieceChanges();
        who.at().filter(PieceState::isBuilt).ifPresent(piece -> {
            if (result.breached()) {
                marks.drop(piece, PieceState.POINTS_DONE);
                marks.holes(piece, 1);
                marks.state(piece, StructureState.BREACHED);
            } else if (result.points() > 0) {
                marks.set(piece, PieceState.POINTS_DONE, result.points());
            }
        });
        return marks.changes();
    }
}
