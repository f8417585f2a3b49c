package io.redoubt.rules.vv;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import java.util.List;
import java.util.Optional;

/** What pieces fill into the form of an assault. */
final class Assaulting {
    private static final int MOST_IN_A_BUNKER = 2;

    private final Stage stage;
    private final Supply supply;

    Assaulting(Stage stage, Supply supply) {
        this.stage = stage;
        this.supply = supply;
    }

    void fill() {
        if (!supply.isGiven("attackers")) {
            stage.mustHaveActors();
        }
        boolean won = supply.isGiven("won");
        List<Unit> units = stage.acting(won ? Stage.ENTER : "assault");
        stage.cast().by().ifPresent(piece -> assaulters(units, piece, won));
        if (!won) {
            stage.hexOf(stage.cast().at()).or(() -> stage.cast().at()).ifPresent(this::defenders);
        }
        mustFit(units, won);
    }

    private void assaulters(List<Unit> units, Piece from, boolean won) {
        int attack = 0;
        boolean pinned = !units.isEmpty();
        boolean advanced = !units.isEmpty();
        for (Unit unit : units) {
            attack += unit.apfp().orElse(0);
            pinned &= unit.isPinned();
            advanced &= unit.piece().is(Muster.ADVANCED);
        }
        if (units.size() == 1 || Unit.isOne(from)) {
            UnitClass what = units.get(0).unitClass();
            supply.put("as", what.id(), units.get(0).piece());
            if (what == UnitClass.AFV) {
                supply.put("mode", AssaultMode.OVERRUN.id(), units.get(0).piece());
            }
        }
        if (attack > 0) {
            supply.put("attack", Integer.toString(attack), from);
        }
        if (!units.isEmpty()) {
            supply.put("attackers", Integer.toString(units.size()), from);
        }
        if (pinned) {
            supply.put(Muster.PINNED, "true", from);
        }
        if (advanced && !won) {
            supply.put(Muster.ADVANCED, "true", from);
        }
        Shooting.from(stage, supply);
    }

    private void defenders(Piece from) {
        List<Unit> units = stage.targets();
        int pinned = 0;
        int defend = 0;
        int leader = 0;
        for (Unit unit : units) {
            pinned += unit.isPinned() ? 1 : 0;
            defend += unit.isPinned() ? 0 : unit.defence();
            leader = Math.max(leader, unit.leadership());
        }
        if (!units.isEmpty() && !supply.isGiven("defenders")) {
            supply.put("defenders", Integer.toString(units.size()), from);
            supply.put("defend", Integer.toString(defend), from);
            if (pinned > 0) {
                supply.put("pinned-defenders", Integer.toString(pinned), from);
            }
            if (leader > 0) {
                supply.put("enemy-leader", Integer.toString(leader), from);
            }
        }
    }

    /** Two units at most go into a bunker (VV-20.5-2), so they are named one by one. */
    private void mustFit(List<Unit> units, boolean won) {
        Optional<Piece> hex = stage.hexOf(stage.cast().at());
        boolean bunker = hex.flatMap(of -> of.value(Muster.POSITION))
                .filter(id -> CrossForm.POSITION.kind().parse(id).isBunker())
                .isPresent();
        if (won && bunker && units.size() > MOST_IN_A_BUNKER) {
            throw new BadInput("two infantry units at most go into "
                    + Escaped.of(hex.orElseThrow().name()) + " (" + Rule.V5_2 + "): name each with --by");
        }
    }
}
