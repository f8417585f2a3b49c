package io.redoubt.cli.completion;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.Rulebook;
import io.redoubt.cli.answering.CommonOption;
import io.redoubt.cli.line.Words;
import io.redoubt.cli.schema.SchemaCommand;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One option a shell can complete.
 *
 * @param name without dashes
 * @param help one line
 * @param values worth offering; empty where there are too many
 * @param flag whether it takes no value
 */
public record Completable(String name, String help, List<String> values, boolean flag) {
    private static final List<CommonOption> FILES =
            List.of(CommonOption.BATTLE, CommonOption.CARDS, CommonOption.CHART, CommonOption.MAP);

    /** Whether its value is a file, so that file names are worth offering. */
    boolean isFile() {
        return FILES.stream().anyMatch(option -> option.key().equals(name));
    }

    /** The options of a verb: those of its form, then the common ones. */
    public static List<Completable> of(RuleSet game, Procedure<?, ?> procedure) {
        List<Completable> options = new ArrayList<>();
        for (Field<?> field : procedure.form().fields()) {
            if (!field.isPositional()) {
                options.add(new Completable(
                        field.name(),
                        field.help(),
                        field.kind().choices(),
                        field.kind().isFlag()));
            }
        }
        for (CommonOption option : CommonOption.beside(procedure)) {
            List<String> values = values(option, game, procedure);
            options.add(new Completable(option.key(), option.help(), values, option.isFlag()));
        }
        options.add(new Completable("help", "help with examples", List.of(), true));
        return options;
    }

    private static List<String> values(CommonOption option, RuleSet game, Procedure<?, ?> procedure) {
        return switch (option) {
            case READING -> readings();
            case BY, AT -> cards(game);
            case REQUIRE, UNTIL, SHOW -> procedure.outcomes();
            default -> option.choices();
        };
    }

    /** Whether a verb is given a file by its place, so that file names are worth offering. */
    static boolean takesFile(Procedure<?, ?> procedure) {
        for (Field<?> field : procedure.form().fields()) {
            if (field.isPositional() && field.kind().isFile()) {
                return true;
            }
        }
        return false;
    }

    /** Dice that are worth offering where a formula goes. */
    public static List<String> formulas() {
        List<String> formulas = new ArrayList<>();
        for (Field<?> field : Catalog.dice().procedures().get(0).form().fields()) {
            if (field.isPositional()) {
                formulas.addAll(field.kind().choices());
            }
        }
        return formulas;
    }

    /** The commands, games and verbs that can stand first. */
    public static List<String> firstWords() {
        List<String> words = new ArrayList<>(Catalog.gameKeys());
        for (String verb : Catalog.games().get(0).verbs()) {
            words.add(verb);
        }
        words.addAll(Words.COMMANDS);
        return words;
    }

    /** Every game with its verbs, and dice. */
    public static List<RuleSet> games() {
        List<RuleSet> games = new ArrayList<>(Catalog.games());
        games.add(Catalog.dice());
        return games;
    }

    /** What can stand after a command that looks something up, by the command. */
    static Map<String, List<String>> lookedUp() {
        Map<String, List<String>> words = new LinkedHashMap<>();
        List<String> rules = new ArrayList<>();
        Rulebook.ofAllGames().entries().forEach(entry -> rules.add(entry.id()));
        words.put("rules", rules);
        words.put("readings", Catalog.readingKeys());
        words.put("cards", cards());
        words.put("config", List.of("sample"));
        words.put("completion", CompletionCommand.SHELLS);
        words.put("schema", SchemaCommand.KINDS);
        words.put("help", firstWords());
        words.put("dice", formulas());
        words.put(
                "foresee",
                List.of("--battle", "--goal", "--require", "--patience", "--reading", "--format", "--json", "--help"));
        words.put(
                "plan",
                List.of(
                        "--battle",
                        "--worth",
                        "--by",
                        "--at",
                        "--verbs",
                        "--turns",
                        "--require",
                        "--patience",
                        "--json",
                        "--help"));
        return words;
    }

    /** The names of the sample cards of all games. */
    static List<String> cards() {
        List<String> names = new ArrayList<>();
        Catalog.games().forEach(game -> names.addAll(cards(game)));
        return names;
    }

    private static List<String> cards(RuleSet game) {
        List<String> names = new ArrayList<>();
        game.cards().samples().forEach(card -> names.add(card.name()));
        return names;
    }

    private static List<String> readings() {
        List<String> settings = new ArrayList<>();
        Catalog.readings().forEach(reading -> reading.ids().forEach(id -> settings.add(reading.key() + '=' + id)));
        return settings;
    }
}
