package io.redoubt.cli.lookahead;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Ruling;
import io.redoubt.battle.TurnStart;
import io.redoubt.catalog.GameList;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Group;
import java.util.ArrayList;
import java.util.List;

/** The actions of pieces in the current turn. */
final class ActedThisTurn {
    private ActedThisTurn() {}

    /** Reads from the journal which piece acted in which stage of the current turn. */
    static List<PlanningProblem.Acted> soFar(Battle battle, GameList games) {
        List<List<String>> stages =
                StartingBoards.game(battle.board(), games).battleRules().turnActions();
        List<PlanningProblem.Acted> acted = new ArrayList<>();
        for (JournalEntry entry : battle.activeEntries()) {
            if (TurnStart.isIn(entry)) {
                acted.clear();
                continue;
            }
            entry.changes().forEach(change -> follow(change, acted));
            for (Ruling ruling : entry.rulings()) {
                for (int stage = 0; stage < stages.size(); stage++) {
                    boolean own = ruling.call().side().equals(battle.board().mark(Board.SIDE));
                    if (own
                            && stages.get(stage).contains(ruling.call().verb())
                            && !ruling.call().by().isEmpty()) {
                        for (String piece : Group.names(ruling.call().by())) {
                            acted.add(new PlanningProblem.Acted(piece, stage));
                        }
                    }
                }
            }
        }
        return acted;
    }

    /** Follows renamed pieces and drops removed ones. */
    private static void follow(Change change, List<PlanningProblem.Acted> acted) {
        if (change.key().equals(Change.NAME)) {
            acted.replaceAll(one ->
                    one.piece().equals(change.piece()) ? new PlanningProblem.Acted(change.value(), one.stage()) : one);
        } else if (change.key().equals(Change.KIND)) {
            acted.removeIf(one -> one.piece().equals(change.piece()));
        }
    }
}
