package io.redoubt.rules.vv;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import java.util.List;
import java.util.Optional;

/** What pieces fill into the forms of crossing and occupying. */
final class GoingIn {
    private final Stage stage;
    private final Supply supply;

    GoingIn(Stage stage, Supply supply) {
        this.stage = stage;
        this.supply = supply;
    }

    void cross() {
        stage.mustHaveActors();
        List<Unit> movers = stage.acting("cross");
        stage.cast().by().ifPresent(from -> movers(movers, from));
        List<Unit> inside = stage.targets();
        boolean staying = !movers.isEmpty()
                && stage.hexOf(stage.cast().by()).equals(stage.cast().at());
        Optional<Piece> hex = stage.hexOf(stage.cast().at());
        if (!inside.isEmpty() && !staying && hex.isPresent() && !supply.isGiven("occupied-by")) {
            OccupiedBy who = isFriend(inside) ? OccupiedBy.FRIENDLY : OccupiedBy.ENEMY;
            supply.put("occupied-by", who.id(), hex.get());
            stack(inside);
        }
    }

    private void movers(List<Unit> movers, Piece from) {
        if (movers.isEmpty()) {
            return;
        }
        mustBeAble(movers);
        Unit first = movers.get(0);
        for (Unit unit : movers) {
            if (unit.unitClass() != first.unitClass()) {
                throw new BadInput(
                        Escaped.of(from.name()) + " holds units of several kinds: name one of them with --by");
            }
        }
        boolean mines = stage.hexOf(stage.cast().at())
                .filter(hex -> hex.is(Muster.POSITION, Position.MINEFIELD.id()))
                .isPresent();
        if (mines && movers.size() > 1) {
            throw new BadInput("each unit rolls for the mines by itself (" + Rule.V7_5
                    + "): name each with --by, so that its own die decides");
        }
        supply.put("as", first.unitClass().id(), from);
        supply.put("units", Integer.toString(movers.size()), from);
        supply.take(Optional.of(first.piece()), "side", "passengers");
        points(movers, from);
    }

    /** What the slowest has left. */
    private void points(List<Unit> movers, Piece from) {
        int left = Integer.MAX_VALUE;
        boolean moved = false;
        for (Unit unit : movers) {
            moved |= unit.piece().is(Muster.MOVED);
            if (unit.piece().value(Muster.MOVEMENT_POINTS).isPresent()) {
                left = Math.min(left, unit.number(Muster.MOVEMENT_POINTS) - unit.number(Muster.SPENT));
            }
        }
        if (left != Integer.MAX_VALUE) {
            supply.put(Muster.MOVEMENT_POINTS, Integer.toString(Math.max(0, left)), from);
        }
        if (moved) {
            supply.put(Muster.MOVED, "true", from);
        }
    }

    void occupy() {
        stage.mustHaveActors();
        List<Unit> movers = stage.acting("occupy");
        if (movers.isEmpty()) {
            return;
        }
        mustBeAble(movers);
        Unit first = movers.get(0);
        Piece from = stage.cast().by().orElse(first.piece());
        supply.put("as", first.unitClass().id(), from);
        supply.put("units", Integer.toString(movers.size()), from);
        supply.take(Optional.of(first.piece()), "side");
        List<Unit> inside = stage.targets();
        if (!inside.isEmpty()) {
            supply.put("mover", (isFriend(inside) ? Occupy.Mover.OWN : Occupy.Mover.ENEMY).id(), from);
            stack(inside);
        }
    }

    /** How many of what are inside. */
    void stack(List<Unit> inside) {
        if (inside.isEmpty()) {
            return;
        }
        int infantry = 0;
        int leaders = 0;
        int guns = 0;
        int vehicles = 0;
        for (Unit unit : inside) {
            switch (unit.unitClass()) {
                case INFANTRY -> {
                    infantry++;
                    leaders += unit.isLeader() ? 1 : 0;
                }
                case GUN -> guns++;
                case VEHICLE, AFV -> vehicles++;
            }
        }
        put("occupants", infantry);
        put("leaders", leaders);
        put("guns", guns);
        put("vehicles", vehicles);
    }

    private void put(String input, int number) {
        if (number > 0) {
            stage.hexOf(stage.cast().at()).ifPresent(hex -> supply.put(input, Integer.toString(number), hex));
        }
    }

    private boolean isFriend(List<Unit> inside) {
        List<Unit> movers = stage.acting("cross");
        String owner =
                movers.isEmpty() ? stage.cast().side() : movers.get(0).piece().owner();
        return inside.get(0).piece().owner().equals(owner);
    }

    private static void mustBeAble(List<Unit> movers) {
        for (Unit unit : movers) {
            String name = Escaped.of(unit.piece().name());
            if (unit.isPinned()) {
                throw new BadInput(name + " is pinned, and a pinned unit can do nothing (" + Rule.CORE_16
                        + "): rally it, or set " + name + " --pinned=false");
            }
            if (unit.piece().is(Muster.IMMOBILE)) {
                throw new BadInput(name + " is immobilised (" + Rule.CORE_32 + "), and goes nowhere");
            }
        }
    }
}
