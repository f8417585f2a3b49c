package io.redoubt.session;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.MasterSeed;
import io.redoubt.cli.battlefile.BattleRuleText;
import io.redoubt.cli.battlefile.NamedBattle;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.query.DiceMode;
import io.redoubt.cli.rulefile.BattlePlayer;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.piece.Change;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;

/** Plays examples of battles in a session without a user and without files. */
public final class ExamplePlayer implements BattlePlayer {
    private static final String NAME = "the example";
    private static final String LEAD = "redoubt: ";

    @Override
    public Played play(List<String> commands, Environment world) {
        StringWriter err = new StringWriter();
        Environment own = world.writing(world.out(), new PrintWriter(err));
        String game = DefaultGame.of(own).key();
        Battle battle = Battle.inMemory(game, BattleRuleText.of(own, game), MasterSeed.fresh(own.seeds()));
        try (NamedBattle named = NamedBattle.playable(own, battle, NAME);
                ListedCommands console = new ListedCommands(commands, battle, err)) {
            battle.record("dice mine", List.of(), List.of(new Change("", Board.DICE, DiceMode.MINE.id())));
            SessionContext table = new SessionContext(
                    named.world(), new BattleSeat(battle, Optional.of(console)), NAME, console::size);
            new Session(table, console).run();
            boolean failed = console.boards().size() < commands.size();
            return new Played(
                    console.boards(), failed ? console.fault().replace(LEAD, "").strip() : "");
        }
    }
}
