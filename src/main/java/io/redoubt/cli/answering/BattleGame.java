package io.redoubt.cli.answering;

import io.redoubt.battle.Battle;
import io.redoubt.battle.BattleFault;
import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.process.FileTrouble;
import io.redoubt.cli.process.Paths;
import io.redoubt.cli.process.World;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The game that is meant on a line that names a battle, and no game: that of the battle. */
public final class BattleGame {
    private BattleGame() {}

    /**
     * The world of such a line; the same one where no battle is named, or none that can be read: whoever opens it says
     * so.
     */
    public static World meant(World world, List<String> line) {
        return file(line)
                .filter(file -> Files.isRegularFile(Paths.of(world, file)))
                .flatMap(file -> game(world, file))
                .map(game -> world.with(Map.of(DefaultGame.VARIABLE, game)))
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
