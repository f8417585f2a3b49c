package io.redoubt.cli.config;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.query.DiceMode;
import io.redoubt.cli.query.HouseReadings;
import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.query.ProgressIndicator;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.odds.Patience;
import io.redoubt.report.DiceOrder;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The settings for all commands, each with a key in the file and an environment variable. */
public enum Setting {
    GAME(DefaultGame.VARIABLE, "default game"),
    RULES(Environment.RULES, "rule files whose games are always there"),
    READINGS(HouseReadings.VARIABLE, "your club's readings of disputed rules"),
    DICE(DiceMode.VARIABLE, "dice mode of a new battle"),
    DICE_ORDER(OutputStyle.ORDER, "order in which the dice of a test are shown: as rolled, or sorted"),
    COLOR(OutputStyle.VARIABLE, "use of colour"),
    WIDTH(Environment.WIDTH, "page width in columns"),
    PATIENCE(ProgressIndicator.VARIABLE, "time limit for a calculation");

    private final String key = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final String variable;
    private final String help;

    Setting(String variable, String help) {
        this.variable = variable;
        this.help = help;
    }

    /** Returns the key in the file. */
    public String key() {
        return key;
    }

    /** Returns the environment variable, which takes precedence over the file. */
    public String variable() {
        return variable;
    }

    /** Returns a description of one line. */
    public String help() {
        return help;
    }

    /** Returns the default. */
    public String usual() {
        return switch (this) {
            case GAME -> Catalog.first().key();
            case READINGS, RULES -> "";
            case DICE -> DiceMode.APP.id();
            case DICE_ORDER -> DiceOrder.FELL.id();
            case COLOR -> "auto";
            case WIDTH -> Integer.toString(TextColumns.WIDTH);
            case PATIENCE -> Patience.USUAL.toString();
        };
    }

    /** Returns a description of the valid values with these games. */
    public String takes(GameList games) {
        return switch (this) {
            case READINGS -> "KEY = \"VALUE\", one per line; redoubt readings lists them";
            case RULES -> "their paths, joined by " + File.pathSeparator;
            case WIDTH -> Environment.NARROWEST + " to " + Environment.WIDEST;
            case PATIENCE -> Patience.EXPECTS;
            case GAME, DICE, DICE_ORDER, COLOR -> String.join(", ", choices(games));
        };
    }

    private List<String> choices(GameList games) {
        return switch (this) {
            case GAME -> games.keys();
            case DICE -> DiceMode.ids();
            case COLOR -> CommonOption.COLOR.choices();
            case DICE_ORDER -> {
                List<String> ids = new ArrayList<>();
                for (DiceOrder order : DiceOrder.values()) {
                    ids.add(order.id());
                }
                yield ids;
            }
            case READINGS, RULES, WIDTH, PATIENCE -> List.of();
        };
    }

    /**
     * Checks a value.
     *
     * @param games the games that it may name
     * @throws BadInputException if it is invalid; the message gives the valid values
     */
    public void check(String text, GameList games) {
        switch (this) {
            case READINGS -> HouseReadings.read(text, games);
            case RULES -> {
                // a file that cannot be used is reported by a command that needs its game
            }
            case WIDTH -> {
                if (!text.matches("\\d{1,4}")
                        || Integer.parseInt(text) < Environment.NARROWEST
                        || Integer.parseInt(text) > Environment.WIDEST) {
                    throw new BadInputException(PrintableText.of(text) + ": takes " + takes(games));
                }
            }
            case PATIENCE -> {
                if (Patience.parse(text).isEmpty()) {
                    throw new BadInputException(PrintableText.of(text) + ": give " + takes(games));
                }
            }
            case GAME, DICE, DICE_ORDER, COLOR -> {
                if (!choices(games).contains(text)) {
                    throw new BadInputException(PrintableText.of(text) + ": not one of " + takes(games)
                            + SpellingSuggestion.hint(text, choices(games)));
                }
            }
        }
    }
}
