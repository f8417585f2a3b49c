package io.redoubt.cli.completion;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.List;

/** The options and words offered by completion. */
public final class Candidates {
    private Candidates() {}

    /**
     * Returns the options of a verb: those of its form, then the common ones.
     *
     * @param games the games whose readings are offered
     */
    public static List<Option> of(GameList games, RuleSet game, Procedure<?, ?> procedure) {
        List<Option> options = new ArrayList<>();
        for (InputField<?> field : procedure.form().fields()) {
            if (!field.isPositional()) {
                options.add(Option.of(field));
            }
        }
        for (CommonOption option : CommonOption.useful(game, procedure)) {
            options.add(Option.of(option).offering(values(option, games, game, procedure)));
        }
        options.add(Option.HELP);
        return options;
    }

    private static List<String> values(CommonOption option, GameList games, RuleSet game, Procedure<?, ?> procedure) {
        return switch (option) {
            case READING -> readings(games);
            case BY, AT -> cards(game);
            case REQUIRE, UNTIL, SHOW -> procedure.outcomes();
            default -> option.choices();
        };
    }

    /** Returns whether a verb has a positional file, so that file names are completed. */
    static boolean takesFile(Procedure<?, ?> procedure) {
        for (InputField<?> field : procedure.form().fields()) {
            if (field.isPositional() && field.kind().isFile()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the dice formulas to suggest. */
    public static List<String> formulas() {
        List<String> formulas = new ArrayList<>();
        for (InputField<?> field : Catalog.dice().procedures().get(0).form().fields()) {
            if (field.isPositional()) {
                formulas.addAll(field.kind().choices());
            }
        }
        return formulas;
    }

    /** Returns the commands, games and verbs that can be the first word. */
    public static List<String> firstWords(GameList games) {
        List<String> words = new ArrayList<>(games.keys());
        for (String verb : Catalog.first().verbs()) {
            words.add(verb);
        }
        words.addAll(VerbInvocation.COMMANDS);
        return words;
    }

    /** Returns every game, and plain dice. */
    public static List<RuleSet> games(GameList known) {
        List<RuleSet> games = new ArrayList<>(known.games());
        games.add(Catalog.dice());
        return games;
    }

    /** Returns the names of the sample cards of all games. */
    public static List<String> cards() {
        List<String> names = new ArrayList<>();
        Catalog.games().forEach(game -> names.addAll(cards(game)));
        return names;
    }

    private static List<String> cards(RuleSet game) {
        List<String> names = new ArrayList<>();
        game.cards().samples().forEach(card -> names.add(card.name()));
        return names;
    }

    private static List<String> readings(GameList games) {
        List<String> settings = new ArrayList<>();
        games.readings().forEach(reading -> reading.ids().forEach(id -> settings.add(reading.key() + '=' + id)));
        return settings;
    }
}
