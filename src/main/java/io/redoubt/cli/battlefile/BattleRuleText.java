package io.redoubt.cli.battlefile;

import io.redoubt.battle.Battle;
import io.redoubt.battle.BattleFileException;
import io.redoubt.battle.Board;
import io.redoubt.battle.JournalEntry.RuleText;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.rulefile.RuleFileGames;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.UserPaths;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.Map;
import java.util.Optional;

/** The rules that a battle holds: the text of the rule file that it was founded with. */
public final class BattleRuleText {
    /** The number of digits of a hash that tell two texts apart. */
    private static final int SHOWN = 16;

    private BattleRuleText() {}

    /**
     * Returns the text that a new battle of a game keeps; empty for a built-in game.
     *
     * @param key the key of the game
     */
    public static Optional<RuleText> of(Environment world, String key) {
        return world.games().added(key).map(game -> new RuleText(game.text()));
    }

    /**
     * Returns the rule file that a battle holds.
     *
     * @throws BadInputException if it is played by a built-in game
     * @throws BattleFileException if it cannot be read, or its rules cannot be used
     */
    public static String text(Environment world, String file) {
        try (Battle battle = Battle.read(UserPaths.of(world, file))) {
            RuleText rules = battle.rules()
                    .orElseThrow(() -> new BadInputException(PrintableText.of(file)
                            + " holds no rule file: it is played by the built-in game "
                            + PrintableText.of(battle.board().mark(Board.GAME))));
            return game(rules, file).text();
        }
    }

    /**
     * Returns an environment whose games include the one that a battle holds.
     *
     * @throws BattleFileException if its rules cannot be used, or the environment has another text of its game
     */
    static Environment added(Environment world, Battle battle, String file) {
        Optional<RuleText> rules = battle.rules();
        if (rules.isEmpty()) {
            return world;
        }
        String key = battle.board().mark(Board.GAME);
        Optional<GameList.Added> given = given(world, key);
        if (given.isPresent()) {
            mustBeEqual(rules.get(), new RuleText(given.get().text()), key, file);
            return world;
        }
        GameList.Added game = game(rules.get(), file);
        if (!game.game().key().equals(key)) {
            throw new BattleFileException(PrintableText.of(file) + " is a battle of " + PrintableText.of(key)
                    + ", but holds the rules of " + PrintableText.of(game.game().key()) + ": the file was changed");
        }
        return world.with(world.games().with(Map.of(key, () -> game)));
    }

    private static GameList.Added game(RuleText rules, String file) {
        try {
            return RuleFileGames.game("the rules in " + file, rules.text());
        } catch (BadInputException e) {
            throw new BattleFileException(
                    PrintableText.of(file) + " cannot be played by the rules that it holds: " + e.getMessage());
        }
    }

    /** Returns the game of a rule file; one with faults does not replace the rules of the battle. */
    private static Optional<GameList.Added> given(Environment world, String key) {
        try {
            return world.games().added(key);
        } catch (BadInputException e) {
            return Optional.empty();
        }
    }

    private static void mustBeEqual(RuleText own, RuleText given, String key, String file) {
        if (!own.equals(given)) {
            String name = PrintableText.quoted(file);
            throw new BattleFileException(PrintableText.of(file) + " holds the rules of " + key + " with SHA-256 "
                    + own.hash().substring(0, SHOWN) + "…, but the rule file given here has "
                    + given.hash().substring(0, SHOWN) + "…. To go on by the rules of the battle, remove --rules; if "
                    + "the file comes from a setting or folder, write redoubt rules --of " + name
                    + " > old.rules and add --rules old.rules. To play by other rules, start a new battle");
        }
    }
}
