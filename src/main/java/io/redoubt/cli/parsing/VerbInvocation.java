package io.redoubt.cli.parsing;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The leading words of a resolving command: {@code [GAME] VERB} or {@code dice}.
 *
 * @param game the game
 * @param procedure the procedure of the verb
 * @param arguments the words after it
 */
public record VerbInvocation(RuleSet game, Procedure<?, ?> procedure, List<String> arguments) {
    /** The verbs common to all games; a game without one of them reports it. */
    static final List<String> VERBS = List.of("shoot", "assault", "counterattack", "cross", "gap", "deploy-check");

    /** The commands that belong to no game. */
    public static final List<String> COMMANDS = commands();

    private static final Set<String> IS_COMMAND = Set.copyOf(COMMANDS);

    /** The commands of a session only. */
    public static final List<String> OF_SESSIONS = List.of(
            "add", "again", "copy", "do", "each", "end", "list", "load", "next", "note", "odds", "owner", "redo",
            "remove", "rename", "replay", "save", "set", "settle", "show", "sides", "status", "undo", "unit", "use",
            "what-if");

    private static List<String> commands() {
        List<String> words = new ArrayList<>();
        for (ProgramCommand command : ProgramCommand.values()) {
            words.add(command.word());
        }
        words.add("help");
        return List.copyOf(words);
    }

    /** Returns whether a line begins with a command that belongs to no game and makes no ruling: any but dice. */
    public static boolean areOfACommand(List<String> words) {
        return !words.isEmpty()
                && IS_COMMAND.contains(words.get(0))
                && !words.get(0).equals(Catalog.DICE);
    }

    /**
     * Parses the leading words.
     *
     * @param world the environment, which has the games, and may name the default game ({@code REDOUBT_GAME})
     * @throws BadInputException if there is no such game or verb; the message lists the valid ones
     */
    public static VerbInvocation of(List<String> words, Environment world) {
        String first = words.get(0);
        if (first.equals(Catalog.DICE)) {
            return new VerbInvocation(
                    Catalog.dice(), Catalog.dice().procedures().get(0), words.subList(1, words.size()));
        }
        GameList games = world.games();
        if (games.game(first).isPresent()) {
            RuleSet game = games.game(first).get();
            if (words.size() < 2) {
                throw new BadInputException(game.title() + ": give a command: " + String.join(", ", game.verbs()));
            }
            String verb = words.get(1);
            if (game.procedure(verb).isEmpty()
                    && games.game(verb).isEmpty()
                    && !COMMANDS.contains(verb)
                    && having(verb, games).isEmpty()) {
                throw new BadInputException(offered(game, verb) + SpellingSuggestion.hint(verb, game.verbs()));
            }
            return of(game, verb, games, words.subList(2, words.size()));
        }
        return of(DefaultGame.of(world), first, games, words.subList(1, words.size()));
    }

    private static VerbInvocation of(RuleSet game, String verb, GameList games, List<String> arguments) {
        Optional<Procedure<?, ?>> procedure = game.procedure(verb);
        if (procedure.isEmpty()) {
            throw new BadInputException(unknown(game, verb, games));
        }
        return new VerbInvocation(game, procedure.get(), arguments);
    }

    /** Returns the keys of the games that have a verb. */
    private static List<String> having(String verb, GameList games) {
        List<String> having = new ArrayList<>();
        for (RuleSet game : games.games()) {
            if (game.procedure(verb).isPresent()) {
                having.add(game.key());
            }
        }
        return having;
    }

    private static String offered(RuleSet game, String verb) {
        return game.title() + " has no " + PrintableText.of(verb) + " here; available: "
                + String.join(", ", game.verbs());
    }

    private static String unknown(RuleSet game, String verb, GameList games) {
        List<String> elsewhere = having(verb, games);
        if (VERBS.contains(verb) || !elsewhere.isEmpty()) {
            return offered(game, verb)
                    + (VERBS.contains(verb) ? "" : "; " + String.join(", ", elsewhere) + " has " + verb);
        }
        if (games.game(verb).isPresent()) {
            return game.key() + ' ' + verb + ": name the game once, followed by a command";
        }
        if (COMMANDS.contains(verb)) {
            return verb + " does not belong to a game: write redoubt " + verb;
        }
        if (OF_SESSIONS.contains(verb)) {
            return verb + " is a session command; start a session with redoubt play [FILE]";
        }
        if (verb.startsWith("-")) {
            return PrintableText.of(verb) + ": put the command before its options (see redoubt --help)";
        }
        if (verb.isBlank()) {
            return "an empty word is not a command: name one, like shoot or rules (redoubt --help lists them)";
        }
        List<String> known = new ArrayList<>(game.verbs());
        known.addAll(games.keys());
        known.addAll(COMMANDS);
        return "unknown command or game " + PrintableText.of(verb) + SpellingSuggestion.hint(verb, known)
                + " (games here: " + String.join(", ", games.keys()) + "; see redoubt --help)";
    }
}
