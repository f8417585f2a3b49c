package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.shared.OccupiedBy;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A move through or into the hexes of fortifications.
 *
 * @param found rules that apply before dice
 * @param end ending, which does not depend on dice
 * @param cost Movement Points spent by each unit
 * @param places number of units that may stay
 * @param mines mines on the way
 * @param whereabouts location of the units afterwards; empty if they do not move now
 * @param said verdict on a result
 */
record Crossing(
        Mode mode,
        Sentence headline,
        Checklist found,
        End end,
        int cost,
        int places,
        Optional<Mines> mines,
        Optional<Whereabouts> whereabouts,
        List<Quantity<Result>> quantities,
        Function<Result, Sentence> said)
        implements Judged<Crossing.Result> {
    static final Quantity<Result> COST = new Quantity<>("cost", "Movement Points", Result::cost);

    /** The kind of move into, within or out of a hex. */
    enum Mode implements PlainName {
        MOVE,
        ADVANCE,
        CLOSE_ASSAULT,
        OVERRUN,
        STAY,
        LEAVE,
        TUNNEL
    }

    /** The possible endings of an allowed move. */
    enum End implements PlainName {
        ALLOWED,
        MUST_STOP,
        MUST_CONTINUE
    }

    enum Whereabouts {
        /** In the named hex. */
        THERE,
        /** In an unnamed hex, which only the players know. */
        ELSEWHERE,
        /** In a tunnel, off the map. */
        UNDERGROUND
    }

    /**
     * The result of a move.
     *
     * @param cost Movement Points spent by each unit
     * @param mined units lost to mines
     * @param passengers passengers lost with them
     */
    record Result(End end, int cost, MineLosses mined, int passengers) implements Case.Result {}

    /**
     * The mines in the hex.
     *
     * @param dice number of dice rolled
     * @param carried passengers of each unit that share its fate
     */
    record Mines(Minefield field, int dice, int carried) {}

    /** Returns an allowed crossing without mines. */
    static Crossing allowed(
            Mode mode, Sentence headline, Checklist found, int cost, Optional<Whereabouts> where, Sentence verdict) {
        return new Crossing(
                mode,
                headline,
                found,
                End.ALLOWED,
                cost,
                0,
                Optional.empty(),
                where,
                where.isPresent() ? List.of(COST) : List.of(),
                result -> verdict);
    }

    /** Returns the units that may not stay, the last ones of those that enter. */
    List<Unit> passing(List<Unit> movers) {
        return end == End.MUST_CONTINUE ? movers.subList(Math.min(places, movers.size()), movers.size()) : List.of();
    }

    @Override
    public Result resolve(Umpire umpire) {
        MineLosses lost =
                mines.map(each -> each.field().strike(each.dice(), umpire)).orElse(MineLosses.NONE);
        return new Result(
                end, cost, lost, lost.number() * mines.map(Mines::carried).orElse(0));
    }

    /** Returns the endings to show; with mines, users want to see the numbers instead. */
    @Override
    public List<End> shown() {
        return mines.isPresent() ? List.of() : List.of(end);
    }

    @Override
    public Sentence verdict(Result result) {
        return said.apply(result);
    }

    /**
     * Units that enter the hex of a position.
     *
     * @param cost Movement Points; empty if entering takes none
     * @param room number of units that can stay
     */
    record Entry(
            Position position, Mode mode, Optional<EntryCost> cost, RemainingCapacity room, Optional<Mines> mines) {
        /** Returns the crossing; barbed wire may stop the units. */
        Crossing crossing(Sentence headline, boolean stops, OccupiedBy occupiedBy, Checklist found) {
            // Assaulters that find no room after a won assault stay where they are; no unit has to go on.
            boolean stay = room.isInside() || mode == Mode.CLOSE_ASSAULT;
            // After a close assault on the enemy, the ruling on the assault moves and marks the units.
            boolean asked = mode == Mode.CLOSE_ASSAULT && occupiedBy == OccupiedBy.ENEMY;
            Whereabouts whereabouts = mode == Mode.OVERRUN ? Whereabouts.ELSEWHERE : Whereabouts.THERE;
            return new Crossing(
                    mode,
                    headline,
                    found,
                    stops ? End.MUST_STOP : stay ? End.ALLOWED : End.MUST_CONTINUE,
                    cost.map(EntryCost::total).orElse(0),
                    room.places(),
                    mines,
                    asked ? Optional.empty() : Optional.of(whereabouts),
                    quantities(),
                    this::verdict);
        }

        private List<Quantity<Result>> quantities() {
            List<Quantity<Result>> quantities = new ArrayList<>();
            if (mines.isPresent()) {
                quantities.add(new Quantity<>(
                        "eliminated",
                        "units eliminated",
                        result -> result.mined().number()));
                if (mines.get().carried() > 0) {
                    quantities.add(
                            new Quantity<>("passengers-eliminated", "passengers eliminated", Result::passengers));
                }
            }
            quantities.add(COST);
            if (room.fit() == RemainingCapacity.Fit.PARTLY) {
                int places = room.places();
                quantities.add(new Quantity<>("may-stay", "units that may stay", result -> places));
            }
            return quantities;
        }

        private Sentence verdict(Result result) {
            if (mines.isPresent()) {
                return mined(result, mines.get().dice());
            }
            String inside = position.hasInside() ? ", inside " + position.place() : "";
            String points = EntryCost.points(result.cost());
            return switch (result.end()) {
                case MUST_STOP ->
                    Sentence.of("It *MUST STOP*: it stays in the wire until it advances, or until its next move.");
                case MUST_CONTINUE ->
                    room.fit() == RemainingCapacity.Fit.PARTLY
                            ? Sentence.of(
                                    "*ALLOWED* for {}: {} may stay{}, {} *MUST CONTINUE*.",
                                    points,
                                    room.staying(),
                                    inside,
                                    room.others())
                            : Sentence.of("*ALLOWED* for {}, but it *MUST CONTINUE*: it may not stop there.", points);
                case ALLOWED ->
                    cost.map(entry -> Sentence.of(
                                    entry.isLastHex()
                                            ? "*ALLOWED*: {}, more than it has; it stops there{}."
                                            : "*ALLOWED*: {}; it goes on, or stays{}.",
                                    points,
                                    inside))
                            .orElseGet(() -> entered(inside));
            };
        }

        private static Sentence mined(Result result, int dice) {
            String all = dice == 1 ? "1 unit" : dice + " units";
            int lost = result.mined().number();
            return result.passengers() > 0
                    ? Sentence.of(
                            "The minefield eliminates *{}* of {}, and {} carried by them.",
                            lost,
                            all,
                            result.passengers())
                    : Sentence.of("The minefield eliminates *{}* of {}.", lost, all);
        }

        private Sentence entered(String inside) {
            if (mode != Mode.CLOSE_ASSAULT) {
                return Sentence.of("*ALLOWED*: the advance takes the unit into the hex{}.", inside);
            }
            return room.places() == 0
                    ? Sentence.of("*ALLOWED*: when the assault is won, no unit may go in.")
                    : Sentence.of("*ALLOWED*: when the assault is won, {} may go in{}.", room.staying(), inside);
        }
    }
}
