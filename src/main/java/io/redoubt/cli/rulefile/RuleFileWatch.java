package io.redoubt.cli.rulefile;

import io.redoubt.catalog.GameList;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.rules.input.PrintableText;
import java.util.Optional;

/**
 * Notices that a rule file changes while a session plays by it. The session goes on by the text that it read, which the
 * battle holds; without a word, players would test a change that has no effect.
 */
public final class RuleFileWatch {
    private final Environment world;

    /** The text of the file at the last look; empty if it could not be read. */
    private Optional<String> seen = Optional.empty();

    private Optional<GameList.Added> watched = Optional.empty();

    public RuleFileWatch(Environment world) {
        this.world = world;
    }

    /**
     * Returns what to tell of the rule file of a game, once for each change of the file.
     *
     * @param key the key of the game; a built-in game, and one that a battle alone holds, have no file
     */
    public Optional<String> news(String key) {
        if (!world.games().isAdded(key)) {
            return Optional.empty();
        }
        GameList.Added game = world.games().added(key).orElseThrow();
        if (game.path().isEmpty()) {
            return Optional.empty();
        }
        if (watched.filter(game::equals).isEmpty()) {
            watched = Optional.of(game);
            seen = Optional.of(game.text());
        }
        Optional<String> now = now(game.path().get());
        if (now.equals(seen)) {
            return Optional.empty();
        }
        seen = now;
        String name = PrintableText.of(game.path().get());
        if (now.filter(game.text()::equals).isPresent()) {
            return Optional.of(name + " is again as this session read it");
        }
        return Optional.of(name + (now.isEmpty() ? " can no longer be read" : " has changed since this session read it")
                + "; the battle holds the rules as they were and goes on by them"
                + (now.isEmpty() ? "" : ". To play by the new ones, leave and start a new battle"));
    }

    private Optional<String> now(String path) {
        try {
            return Optional.of(RuleFileText.of(path, world));
        } catch (FileAccessException e) {
            return Optional.empty();
        }
    }
}
