package io.redoubt.rules.vv;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Happening;
import io.redoubt.rules.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a ruling leaves behind on the pieces it was about. */
final class Aftermath {
    private final Happening happening;
    private final Cast cast;
    private final Stage stage;
    private final Optional<Piece> hex;
    private final List<Change> changes = new ArrayList<>();

    Aftermath(Happening happening, Cast cast) {
        this.happening = happening;
        this.cast = cast;
        this.stage = new Stage(cast);
        this.hex = stage.hexOf(cast.at());
    }

    List<Change> changes() {
        switch (happening.verb()) {
            case "shoot" -> shoot();
            case "assault" -> assault();
            case "cross" -> cross();
            case "gap" -> gap();
            case "occupy" -> goIn(stage.acting("occupy"));
            case "rally" ->
                cast.at().filter(unit -> is(Rally.Spirit.RALLIED)).ifPresent(unit -> drop(unit, Muster.PINNED));
            case "survive" -> survive();
            default -> {
                // a deployment is only checked
            }
        }
        return List.copyOf(changes);
    }

    private void shoot() {
        Toll toll = new Toll(hex, changes);
        stage.acting("shoot").forEach(unit -> toll.flag(unit, Muster.FIRED));
        int points = happening.amount("casualty-points");
        if (points > 0) {
            List<Unit> units = stage.targets();
            if (Toll.isOf(units, happening.input("units"))) {
                toll.take(units, policy(), points, happening.amount("eliminated"));
            }
        }
        if (is(ShotEnd.ELIMINATED)) {
            Shooting.target(stage).ifPresent(unit -> toll.flag(unit, Muster.ELIMINATED));
        } else if (is(ShotEnd.IMMOBILISED)) {
            Shooting.target(stage).ifPresent(unit -> toll.flag(unit, Muster.IMMOBILE));
        }
    }

    private void assault() {
        Toll toll = new Toll(stage.hexOf(cast.by()), changes);
        List<Unit> assaulters = stage.acting("assault");
        if (is(AssaultEnd.ENTERS)) {
            goIn(stage.acting(Stage.ENTER));
            return;
        }
        if (is(AssaultEnd.ALLOWED)) {
            if (happening.input("attack").isPresent()) {
                assaulters.forEach(unit -> toll.flag(unit, Muster.MOVED));
                assaulters.forEach(unit -> toll.flag(unit, Muster.FIRED));
                reveal();
                toll.lose(assaulters, happening.amount("eliminated"));
                owe(hex.or(cast::at), "defender-casualty-points");
            }
            return;
        }
        boolean wins = is(AssaultEnd.WINS);
        if (wins) {
            reveal();
        }
        for (Unit unit : stage.targets()) {
            if (wins || unit.isPinned()) {
                toll.flag(unit, Muster.ELIMINATED);
            }
        }
        assaulters.forEach(unit -> toll.flag(unit, Muster.ADVANCED));
        owe(hex.or(cast::at), "defender-casualty-points");
        owe(cast.by(), "attacker-casualty-points");
        if (!assaulters.isEmpty()) {
            toll.lose(assaulters, happening.amount("eliminated"));
        }
    }

    /** Points whose owner still has to say how his units take them. */
    private void owe(Optional<Piece> piece, String quantity) {
        piece.filter(of -> !stage.at(piece).isEmpty())
                .ifPresent(of -> new Toll(hex, changes).add(of, Muster.POINTS, happening.amount(quantity)));
    }

    /** Who enters a hidden minefield brings it to light (VV-20.71-4). */
    private void reveal() {
        hex.filter(field -> field.is(Muster.HIDDEN)).ifPresent(field -> drop(field, Muster.HIDDEN));
    }

    private void cross() {
        CrossMode mode =
                happening.input("mode").map(CrossForm.MODE.kind()::parse).orElse(CrossMode.MOVE);
        if (mode == CrossMode.STAY || mode == CrossMode.LEAVE || isOnlyAllowed(mode)) {
            return;
        }
        reveal();
        Toll toll = new Toll(hex, changes);
        List<Unit> movers = stage.acting("cross");
        if (!movers.isEmpty() && happening.amount("eliminated") > 0) {
            toll.lose(movers, happening.amount("eliminated"));
            return;
        }
        boolean advance = mode == CrossMode.ADVANCE || mode == CrossMode.CLOSE_ASSAULT;
        for (Unit unit : movers) {
            toll.flag(unit, advance ? Muster.ADVANCED : Muster.MOVED);
            toll.add(unit.piece(), Muster.SPENT, happening.amount("cost"));
        }
        if (mode != CrossMode.OVERRUN) {
            goIn(movers);
        }
    }

    /** A close assault on the enemy may go there; who goes in, when and marked how, is for the assault to tell. */
    private boolean isOnlyAllowed(CrossMode mode) {
        return mode == CrossMode.CLOSE_ASSAULT
                && happening.input("occupied-by").equals(Optional.of(OccupiedBy.ENEMY.id()));
    }

    /** A charge takes the wire away, and was the unit's attack. */
    private void gap() {
        hex.ifPresent(of -> changes.add(Change.of(of, Muster.POSITION, Position.OPEN.id())));
        Toll toll = new Toll(hex, changes);
        cast.by().filter(Unit::isOne).ifPresent(unit -> toll.flag(new Unit(unit), Muster.FIRED));
    }

    private void goIn(List<Unit> units) {
        Optional<Piece> into = cast.at().filter(piece -> !Unit.isOne(piece));
        for (Unit unit : units) {
            into.filter(of -> !unit.piece().is(Muster.HEX, of.name()))
                    .ifPresent(of -> changes.add(Change.of(unit.piece(), Muster.HEX, of.name())));
        }
    }

    private void survive() {
        cast.at().ifPresent(piece -> {
            Toll toll = new Toll(hex, changes);
            Optional<String> points = happening.input(Muster.POINTS);
            List<Unit> units = Toll.takers(stage, cast.at());
            if (Toll.isOf(units, happening.input("units"))) {
                int taken = points.map(Integer::valueOf).orElse(0);
                toll.take(units, policy(), taken, happening.amount("eliminated"));
            } else if (happening.input("units").isEmpty()) {
                String end = is(Survive.Worst.ELIMINATED) ? Muster.ELIMINATED : Muster.PINNED;
                if (!is(Survive.Worst.UNHARMED)) {
                    toll.flag(new Unit(piece), end);
                }
            }
            if (points.isPresent() && points.equals(piece.value(Muster.POINTS))) {
                drop(piece, Muster.POINTS);
            }
        });
    }

    private LossPolicy policy() {
        return happening.input("losses").map(HexForm.LOSSES.kind()::parse).orElse(LossPolicy.CHEAPEST);
    }

    private boolean is(Way end) {
        return happening.outcome().equals(end.id());
    }

    private void drop(Piece piece, String key) {
        if (piece.value(key).isPresent()) {
            changes.add(Change.drop(piece, key));
        }
    }
}
