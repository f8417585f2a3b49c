package io.redoubt.cli.battlefile;

import io.redoubt.battle.Battle;
import io.redoubt.battle.BattleFileException;
import io.redoubt.battle.Board;
import io.redoubt.battle.BoardValidator;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.UserPaths;
import io.redoubt.rules.input.BadInputException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;

/**
 * An open battle.
 *
 * @param world the environment, whose games include that of the battle
 */
public record NamedBattle(Environment world, Battle battle) implements AutoCloseable {
    /**
     * Opens the battle of {@code --battle FILE} read-only.
     *
     * @throws BattleFileException if the file is not a battle that can be played
     */
    public static NamedBattle read(Environment world, String file) {
        NamedBattle named = unchecked(world, file);
        named.battle.notices().forEach(world::tell);
        return named.checked();
    }

    /**
     * Opens a battle read-only, whatever its pieces are.
     *
     * @throws BattleFileException if it cannot be read, or the rules that it holds cannot be used
     */
    public static NamedBattle unchecked(Environment world, String file) {
        return of(world, Battle.read(UserPaths.of(world, file)), file);
    }

    /**
     * Opens the battle of {@code --battle FILE} to continue it.
     *
     * @throws BattleFileException if the file is not a battle that can be played
     */
    public static NamedBattle open(Environment world, String file) {
        NamedBattle named = of(world, Battle.openInTurn(UserPaths.of(world, file)), file);
        named.battle.notices().forEach(world::tell);
        return named.checked();
    }

    /**
     * Returns an open battle for a session.
     *
     * @param file the name of its file, for messages
     * @throws BattleFileException if it cannot be played; it is closed then
     */
    public static NamedBattle playable(Environment world, Battle battle, String file) {
        return of(world, battle, file).checked();
    }

    private static NamedBattle of(Environment world, Battle battle, String file) {
        try {
            return new NamedBattle(BattleRuleText.added(world, battle, file), battle);
        } catch (RuntimeException e) {
            battle.close();
            throw e;
        }
    }

    private NamedBattle checked() {
        try {
            BoardValidator.check(battle.board(), world.games()::game);
            return this;
        } catch (RuntimeException e) {
            battle.close();
            throw e;
        }
    }

    /**
     * Returns an environment with the game of the battle in a command line, as the default game too. Returns the given
     * environment if the line names no battle, or one that cannot be read, because opening it reports the error.
     *
     * @throws BattleFileException if the rules that the battle holds cannot be used
     */
    public static Environment inLine(Environment world, List<String> line) {
        Optional<String> file = file(line).filter(name -> Files.isRegularFile(UserPaths.of(world, name)));
        return file.isEmpty() ? world : inLine(world, file.get());
    }

    private static Environment inLine(Environment world, String file) {
        Battle battle;
        try {
            battle = Battle.read(UserPaths.of(world, file));
        } catch (BattleFileException | FileAccessException e) {
            return world;
        }
        try (NamedBattle named = of(world, battle, file)) {
            String game = battle.board().mark(Board.GAME);
            boolean known = named.world.games().game(game).isPresent();
            return known ? named.world.with(DefaultGame.VARIABLE, game) : world;
        }
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

    /**
     * Rejects {@code --battle} in a session, which plays a battle already.
     *
     * @throws BadInputException if a battle is named
     */
    public static void mustBeAbsent(Optional<String> file) {
        if (file.isPresent()) {
            throw new BadInputException("--battle: this session already plays a battle; remove the option");
        }
    }

    @Override
    public void close() {
        battle.close();
    }
}
