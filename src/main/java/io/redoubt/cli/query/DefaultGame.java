package io.redoubt.cli.query;

import io.redoubt.battle.Battle;
import io.redoubt.battle.BattleFileException;
import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.UserPaths;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The game used if a command names none. */
public final class DefaultGame {
    /** The environment variable that sets the default game. */
    public static final String VARIABLE = "REDOUBT_GAME";

    private DefaultGame() {}

    /**
     * Returns the game of {@code REDOUBT_GAME}, else the first game.
     *
     * @throws BadInputException if the environment names an unknown game
     */
    public static RuleSet of(Map<String, String> env) {
        String key = env.getOrDefault(VARIABLE, "");
        if (key.isEmpty()) {
            return Catalog.first();
        }
        return Catalog.game(key)
                .orElseThrow(() -> new BadInputException(VARIABLE + " is " + PrintableText.of(key)
                        + ": no such game; there are " + String.join(", ", Catalog.gameKeys())));
    }

    /**
     * Returns an environment whose default game is that of the battle in a command line. Returns the given environment
     * if the line names no battle, or one that cannot be read, because opening it reports the error.
     */
    public static Environment inLine(Environment world, List<String> line) {
        return file(line)
                .filter(file -> Files.isRegularFile(UserPaths.of(world, file)))
                .flatMap(file -> game(world, file))
                .map(game -> world.with(Map.of(VARIABLE, game)))
                .orElse(world);
    }

    private static Optional<String> file(List<String> line) {
        String flag = "--" + CommonOption.BATTLE.key();
        for (int i = 0; i < line.size(); i++) {
            if (line.get(i).equals(flag) && i + 1 < line.size()) {
                return Optional.of(line.get(i + 1));
            }
            if (line.get(i).startsWith(flag + '=')) {
                return Optional.of(line.get(i).substring(flag.length() + 1));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> game(Environment world, String file) {
        try (Battle battle = Battle.read(UserPaths.of(world, file))) {
            return Optional.of(battle.board().mark(Board.GAME))
                    .filter(game -> Catalog.game(game).isPresent());
        } catch (BattleFileException | FileAccessException e) {
            return Optional.empty();
        }
    }
}
