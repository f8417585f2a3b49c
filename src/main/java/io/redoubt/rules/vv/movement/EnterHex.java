package io.redoubt.rules.vv.movement;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.terms.OccupiedBy;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Units enter the hex of a position.
 *
 * @param cost in Movement Points; empty where entering takes none
 * @param room how many of them can stay
 * @param stops whether barbed wire holds them
 */
record EnterHex(
        Position position,
        UnitClass unit,
        Crossing.Mode mode,
        OccupiedBy occupiedBy,
        Optional<EntryCost> cost,
        FreeRoom room,
        boolean stops,
        Optional<Mines> mines,
        Checklist found)
        implements Crossing {
    /**
     * The mines in the hex.
     *
     * @param dice how many are rolled
     * @param carried passengers of each unit that share its fate
     */
    record Mines(Minefield field, int dice, int carried) {}

    private static final Remark ALLOWED = Remark.of("*ALLOWED*: {}; it goes on, or stays{}.");
    private static final Remark LAST_HEX = Remark.of("*ALLOWED*: {}, all it has and more; it stops there{}.");
    private static final Remark MUST_STOP =
            Remark.of("It *MUST STOP*: it stays in the wire until it advances, or until its next move.");
    private static final Remark MUST_CONTINUE =
            Remark.of("*ALLOWED* for {}, but it *MUST CONTINUE*: it may not stop there.");
    private static final Remark PARTLY = Remark.of("*ALLOWED* for {}: {} may stay{}, {} *MUST CONTINUE*.");
    private static final Quantity<Result> COST = new Quantity<>("cost", "Movement Points", Result::cost);
    private static final Quantity<Result> ELIMINATED = new Quantity<>(
            "eliminated", "units eliminated", result -> result.mined().number());
    private static final Quantity<Result> PASSENGERS =
            new Quantity<>("passengers-eliminated", "passengers eliminated", Result::passengers);

    @Override
    public Sentence headline() {
        return Sentence.of("{} entering {}", unit, position.place());
    }

    @Override
    public Result resolve(Umpire umpire) {
        MineLosses lost =
                mines.map(each -> each.field().strike(each.dice(), umpire)).orElse(MineLosses.NONE);
        return new Result(end(), cost.map(EntryCost::total).orElse(0), lost, lost.number() * carried());
    }

    private int carried() {
        return mines.map(Mines::carried).orElse(0);
    }

    @Override
    public Whereabouts whereabouts() {
        return mode == Mode.OVERRUN ? Whereabouts.ELSEWHERE : Whereabouts.THERE;
    }

    @Override
    public List<Unit> passing(List<Unit> movers) {
        return end() == End.MUST_CONTINUE
                ? movers.subList(Math.min(room.places(), movers.size()), movers.size())
                : List.of();
    }

    @Override
    public End end() {
        if (stops) {
            return End.MUST_STOP;
        }
        // Assaulters who find no room after a won assault stay where they are; nobody has to go on.
        boolean stay = room.isInside() || mode == Mode.CLOSE_ASSAULT;
        return stay ? End.ALLOWED : End.MUST_CONTINUE;
    }

    /** Mines leave it to dice what is lost, so that this is what a person wants to see. */
    @Override
    public List<End> shown() {
        return mines.isPresent() ? List.of() : List.of(end());
    }

    /** A close assault on the enemy may go there; who goes in, when and marked how, is for the assault to tell. */
    @Override
    public boolean isCarriedOut() {
        return Crossing.super.isCarriedOut() && !(mode == Mode.CLOSE_ASSAULT && occupiedBy == OccupiedBy.ENEMY);
    }

    @Override
    public List<Quantity<Result>> quantities() {
        List<Quantity<Result>> quantities = new ArrayList<>();
        if (mines.isPresent()) {
            quantities.add(ELIMINATED);
        }
        if (carried() > 0) {
            quantities.add(PASSENGERS);
        }
        quantities.add(COST);
        if (room.fit() == FreeRoom.Fit.PARTLY) {
            int places = room.places();
            quantities.add(new Quantity<>("may-stay", "units that may stay", result -> places));
        }
        return quantities;
    }

    private Sentence entered(String inside) {
        if (mode != Mode.CLOSE_ASSAULT) {
            return Sentence.of("*ALLOWED*: the advance takes the unit into the hex{}.", inside);
        }
        return room.places() == 0
                ? Sentence.of("*ALLOWED*: when the assault is won, no unit may go in.")
                : Sentence.of("*ALLOWED*: when the assault is won, {} may go in{}.", room.staying(), inside);
    }

    @Override
    public Sentence verdict(Result result) {
        if (mines.isPresent()) {
            int dice = mines.get().dice();
            String all = dice == 1 ? "1 unit" : dice + " units";
            return result.passengers() > 0
                    ? Sentence.of(
                            "The minefield eliminates *{}* of {}, and {} carried by them.",
                            result.mined().number(),
                            all,
                            result.passengers())
                    : Sentence.of(
                            "The minefield eliminates *{}* of {}.",
                            result.mined().number(),
                            all);
        }
        String inside = position.hasInside() ? ", inside " + position.place() : "";
        return switch (result.end()) {
            case MUST_STOP -> Sentence.of(MUST_STOP);
            case MUST_CONTINUE ->
                room.fit() == FreeRoom.Fit.PARTLY
                        ? Sentence.of(PARTLY, EntryCost.points(result.cost()), room.staying(), inside, room.others())
                        : Sentence.of(MUST_CONTINUE, EntryCost.points(result.cost()));
            case ALLOWED ->
                cost.map(entry -> Sentence.of(
                                entry.isLastHex() ? LAST_HEX : ALLOWED, EntryCost.points(entry.total()), inside))
                        .orElseGet(() -> entered(inside));
        };
    }
}
