package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.catalog.GameList;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import java.util.List;

/** Initial boards of a look-ahead. */
final class StartingBoards {
    private StartingBoards() {}

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
