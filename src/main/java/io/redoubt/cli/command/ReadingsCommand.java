package io.redoubt.cli.command;

import io.redoubt.catalog.GameList;
import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.config.ConfigFile;
import io.redoubt.cli.config.Setting;
import io.redoubt.cli.query.HouseReadings;
import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.Paint;
import io.redoubt.report.RuleText;
import io.redoubt.report.json.RuleJson;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.SpellingSuggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code redoubt readings [KEY]}: shows the disputed rules and their readings. */
public final class ReadingsCommand {
    private final Environment world;
    private final Map<String, String> battle;
    private final Optional<RuleSet> game;

    /**
     * Creates the command.
     *
     * @param battle the readings of the current battle by key; empty outside a battle
     * @param game the game whose readings are meant; empty for those of all games
     */
    public ReadingsCommand(Environment world, Map<String, String> battle, Optional<RuleSet> game) {
        this.world = world;
        this.battle = battle;
        this.game = game;
    }

    private static LookUpArguments lookUp() {
        return new LookUpArguments("readings", "KEY", "a disputed point, or part of its name");
    }

    /** Returns the words that complete this command. */
    public static CommandCompletion words(GameList games) {
        return lookUp().completed(games.readingKeys());
    }

    public ExitCode run(List<String> args) {
        LookUpArguments lookUp = lookUp();
        LookUpArguments.Wanted wanted = lookUp.read(args);
        if (wanted.help()) {
            lookUp.help(world);
            return ExitCode.ANSWERED;
        }
        List<Reading<?>> found = find(wanted.words());
        if (wanted.json()) {
            try (RuleJson json = new RuleJson(world.out())) {
                found.forEach(json::reading);
            }
            return ExitCode.ANSWERED;
        }
        Paint paint = OutputStyle.paint(world, wanted.color());
        RuleText text = new RuleText(world.out(), paint, world.columns());
        for (int i = 0; i < found.size(); i++) {
            world.out().print(i > 0 ? System.lineSeparator() : "");
            text.reading(found.get(i), holds(found.get(i)));
        }
        return ExitCode.ANSWERED;
    }

    /** Returns a sentence on the reading in effect here, and its source; empty for the default. */
    private String holds(Reading<?> reading) {
        if (battle.containsKey(reading.key())) {
            return "The reading used here is " + battle.get(reading.key()) + ", set in this battle.";
        }
        Map<String, String> house = HouseReadings.of(world);
        return house.containsKey(reading.key())
                ? "The reading used here is " + house.get(reading.key()) + ", set by " + source() + "."
                : "";
    }

    /** Returns the source of the readings; the variable repeats the readings of the file. */
    private String source() {
        boolean file = ConfigFile.of(world)
                .flatMap(config -> config.find(Setting.READINGS))
                .filter(said -> said.text().equals(world.env().get(HouseReadings.VARIABLE)))
                .isPresent();
        return file ? "config.toml" : HouseReadings.VARIABLE;
    }

    private List<Reading<?>> find(List<String> words) {
        List<Reading<?>> found = new ArrayList<>();
        for (Reading<?> reading : world.games().readings()) {
            if (words.stream().allMatch(reading.key()::contains)) {
                found.add(reading);
            }
        }
        List<Reading<?>> own = found.stream()
                .filter(reading -> game.filter(named -> reading.key().startsWith(named.key() + '.'))
                        .isPresent())
                .toList();
        if (!own.isEmpty()) {
            return own;
        }
        if (found.isEmpty()) {
            String asked = String.join(" ", words);
            throw new BadInputException("there is no disputed point called " + PrintableText.of(asked)
                    + SpellingSuggestion.hint(asked, world.games().readingKeys()) + " (redoubt readings lists them)");
        }
        return found;
    }
}
