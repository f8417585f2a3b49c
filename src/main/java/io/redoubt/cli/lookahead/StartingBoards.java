package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.foresight.StepSequence;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import java.util.List;
import java.util.Map;

/** Initial boards of a look-ahead. */
final class StartingBoards {
    private StartingBoards() {}

    /**
     * Returns a board after commands that set up the table.
     *
     * @throws BadInputException if one of them is not possible, or is not for the table
     */
    static Board set(List<List<String>> commands, Board start, Environment world, LookAheadContext desk) {
        StepParser reader = new StepParser(world, desk.rulings(), game(start, world.games()), Map.of());
        StepSequence sequence = new StepSequence(start, desk.budget());
        int number = 0;
        for (List<String> words : commands) {
            StepParser.Read step = reader.read(words);
            if (step.nature() != StepParser.StepType.SETTING) {
                throw new BadInputException("line " + (number + 1) + ": give only commands that set up the table; "
                        + step.text() + " is for foresee");
            }
            for (StepSequence.Missed missed : sequence.take(++number, step.step(start))) {
                throw new BadInputException("line " + number + ": " + missed.reason());
            }
        }
        return sequence.outlook().chances().keySet().iterator().next();
    }

    /** Returns a board without pieces. */
    static Board empty(RuleSet game) {
        return Board.EMPTY.with(List.of(new Change("", Board.GAME, game.key()), new Change("", Board.TURN, "1")));
    }

    /**
     * Returns the game of a board.
     *
     * @param games the games that are known
     * @throws BadInputException if there is no such game
     */
    static RuleSet game(Board board, GameList games) {
        String key = board.mark(Board.GAME);
        return games.game(key).orElseThrow(() -> new BadInputException("unknown game " + PrintableText.of(key)));
    }
}
