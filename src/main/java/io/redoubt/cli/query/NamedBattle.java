package io.redoubt.cli.query;

import io.redoubt.battle.Battle;
import io.redoubt.battle.BattleFileException;
import io.redoubt.battle.BoardValidator;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.UserPaths;
import io.redoubt.rules.input.BadInputException;
import java.util.Optional;

/** Opens the battle of {@code --battle FILE}. */
public final class NamedBattle {
    private NamedBattle() {}

    /**
     * Opens the battle read-only.
     *
     * @throws BattleFileException if the file is not a battle that can be played
     */
    public static Battle read(Environment world, String file) {
        return checked(world, Battle.read(UserPaths.of(world, file)));
    }

    /**
     * Opens the battle to continue it.
     *
     * @throws BattleFileException if the file is not a battle that can be played
     */
    public static Battle open(Environment world, String file) {
        return checked(world, Battle.openInTurn(UserPaths.of(world, file)));
    }

    private static Battle checked(Environment world, Battle battle) {
        try {
            battle.notices().forEach(world::tell);
            BoardValidator.check(battle.board(), Catalog::game);
            return battle;
        } catch (RuntimeException e) {
            battle.close();
            throw e;
        }
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
}
