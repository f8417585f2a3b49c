package io.redoubt.cli.answering;

import io.redoubt.battle.Battle;
import io.redoubt.battle.BattleFault;
import io.redoubt.battle.BoardValidation;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.process.Paths;
import io.redoubt.cli.process.World;
import io.redoubt.rules.input.BadInput;
import java.util.Optional;

/** The battle that {@code --battle FILE} names. */
public final class NamedBattle {
    private NamedBattle() {}

    /**
     * Opens it to look at: nothing is written to it.
     *
     * @throws BattleFault if it is none, or nothing that can be played
     */
    public static Battle read(World world, String file) {
        return checked(world, Battle.read(Paths.of(world, file)));
    }

    /**
     * Opens it to go on with.
     *
     * @throws BattleFault if it is none, or nothing that can be played
     */
    public static Battle open(World world, String file) {
        return checked(world, Battle.openInTurn(Paths.of(world, file)));
    }

    private static Battle checked(World world, Battle battle) {
        try {
            battle.notices().forEach(world::tell);
            BoardValidation.check(battle.board(), Catalog::game);
            return battle;
        } catch (RuntimeException e) {
            battle.close();
            throw e;
        }
    }

    /**
     * Who plays one battle names no other.
     *
     * @throws BadInput if one is named
     */
    public static void mustBeAbsent(Optional<String> file) {
        if (file.isPresent()) {
            throw new BadInput("--battle: this session plays a battle already; leave it out");
        }
    }
}
