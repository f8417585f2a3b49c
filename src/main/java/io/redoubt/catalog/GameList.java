package io.redoubt.catalog;

import io.redoubt.rules.OwnCards;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Reading;
import io.redoubt.toml.Toml;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The games of one command: the built-in ones, then those of rule files. It never changes. */
public final class GameList {
    /** The built-in games alone. */
    public static final GameList BUILT_IN = new GameList(Map.of());

    /** The games of rule files, by key. */
    private final Map<String, Supplier<Added>> added;

    private GameList(Map<String, Supplier<Added>> added) {
        this.added = added;
    }

    /**
     * A game of a rule file.
     *
     * @param rules its rules in words
     * @param text the text of the file
     * @param path the file; empty for the rules that a battle holds
     */
    public record Added(RuleSet game, List<Rulebook.Entry> rules, String text, Optional<String> path) {
        public Added {
            rules = List.copyOf(rules);
        }

        /** Returns this game as that of a file. */
        public Added from(String file) {
            return new Added(game, rules, text, Optional.of(file));
        }
    }

    /**
     * Returns a list with further games.
     *
     * @param games the games of rule files by key, each read when it is asked for; reading may throw {@link
     *     BadInputException}
     */
    public GameList with(Map<String, Supplier<Added>> games) {
        Map<String, Supplier<Added>> all = new TreeMap<>(added);
        all.putAll(games);
        return new GameList(all);
    }

    /** Returns the game of a rule file. */
    public Optional<Added> added(String key) {
        return Optional.ofNullable(added.get(key)).map(Supplier::get);
    }

    /** Returns whether a game is one of a rule file, without reading the file. */
    public boolean isAdded(String key) {
        return added.containsKey(key);
    }

    public Optional<RuleSet> game(String key) {
        Optional<RuleSet> builtIn = Catalog.game(key);
        return builtIn.isPresent() || added.isEmpty() ? builtIn : added(key).map(Added::game);
    }

    /** Returns the rules of a ruling in a journal: those of a game, or plain dice. */
    public Optional<RuleSet> ruled(String key) {
        return key.equals(Catalog.DICE) ? Optional.of(Catalog.dice()) : game(key);
    }

    /**
     * Returns the games in the order of the help; the first is the default. A rule file with faults is left out: a
     * command that needs its game reports them.
     */
    public List<RuleSet> games() {
        List<RuleSet> games = new ArrayList<>(Catalog.games());
        readable().forEach(each -> games.add(each.game()));
        return games;
    }

    private List<Added> readable() {
        List<Added> games = new ArrayList<>();
        for (Supplier<Added> game : added.values()) {
            try {
                games.add(game.get());
            } catch (BadInputException e) {
                // reported by a command that needs this game
            }
        }
        return games;
    }

    /** Returns the rules in words of the games of rule files. */
    List<Rulebook.Entry> addedRules() {
        List<Rulebook.Entry> rules = new ArrayList<>();
        readable().forEach(each -> rules.addAll(each.rules()));
        return rules;
    }

    /** Returns the keys of all games. */
    public List<String> keys() {
        if (added.isEmpty()) {
            return Catalog.gameKeys();
        }
        List<String> keys = new ArrayList<>(Catalog.gameKeys());
        keys.addAll(added.keySet());
        return keys;
    }

    /**
     * Parses the cards of a file written by players.
     *
     * @param content the content of the file, in TOML
     * @param standard the game of cards that name none
     */
    public OwnCards ownCards(String content, RuleSet standard) {
        List<RuleSet> games = new ArrayList<>(List.of(standard));
        for (RuleSet game : games()) {
            if (!game.key().equals(standard.key())) {
                games.add(game);
            }
        }
        try {
            return OwnCards.read(new Toml().parse(content), games);
        } catch (BadValueException e) {
            return new OwnCards(List.of(), List.of(String.valueOf(e.getMessage())));
        }
    }

    /** Returns the disputed rules of all games. */
    public List<Reading<?>> readings() {
        List<Reading<?>> readings = new ArrayList<>();
        for (RuleSet game : games()) {
            readings.addAll(game.readings());
        }
        return readings;
    }

    public Optional<Reading<?>> reading(String key) {
        for (Reading<?> reading : readings()) {
            if (reading.key().equals(key)) {
                return Optional.of(reading);
            }
        }
        return Optional.empty();
    }

    /** Returns the keys of all disputed rules. */
    public List<String> readingKeys() {
        List<String> keys = new ArrayList<>();
        for (Reading<?> reading : readings()) {
            keys.add(reading.key());
        }
        return keys;
    }
}
