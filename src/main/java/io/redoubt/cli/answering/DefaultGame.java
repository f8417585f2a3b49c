package io.redoubt.cli.answering;

import io.redoubt.battle.Battle;
import io.redoubt.battle.BattleFault;
import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.process.FileTrouble;
import io.redoubt.cli.process.Paths;
import io.redoubt.cli.process.World;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The game that is meant when none is named. */
public final class DefaultGame {
    /** The variable that names it. */
    public static final String VARIABLE = "REDOUBT_GAME";

    private DefaultGame() {}

    /**
     * That of {@code REDOUBT_GAME}, else the first of all.
     *
     * @throws BadInput if the environment names none that there is
     */
    public static RuleSet of(Map<String, String> env) {
        String key = env.getOrDefault(VARIABLE, "");
        if (key.isEmpty()) {
            return Catalog.first();
        }
        return Catalog.game(key)
                .orElseThrow(() -> new BadInput(VARIABLE + " is " + Escaped.of(key) + ": no such game; there are "
                        + String.join(", ", Catalog.gameKeys())));
    }

    /**
     * The world of a line that names no game: where it names a battle, the game of that is meant. The same one where no
     * battle is named, or none that can be read: whoever opens it says so.
     */
    public static World inLine(World world, List<String> line) {
        return file(line)
                .filter(file -> Files.isRegularFile(Paths.of(world, file)))
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

    private static Optional<String> game(World world, String file) {
        try (Battle battle = Battle.read(Paths.of(world, file))) {
            return Optional.of(battle.board().mark(Board.GAME))
                    .filter(game -> Catalog.game(game).isPresent());
        } catch (BattleFault | FileTrouble e) {
            return Optional.empty();
        }
    }
}
