package io.redoubt.cli.query;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The options that every resolving verb has besides those of its form. */
public enum CommonOption {
    MAP("[FILE.svg]", "draw the deployment of a file here, or write its map to FILE.svg"),
    ASCII("", "draw the map in plain letters"),
    ODDS("", "exact odds, no dice rolled"),
    DICE("4,6,1", "the dice you rolled, in the order the rules ask for them"),
    SEED("N", "repeat a ruling by its printed seed"),
    FORMAT("FORMAT", "output format"),
    JSON("", "short for --format json"),
    MARKDOWN("", "short for --format markdown, for forums and chats"),
    REQUIRE("OUTCOME>=P", "with --odds: exit with 1 unless this condition is met; repeatable"),
    UNTIL("OUTCOME>=P", "with --odds and one list or range: stop at the first value that meets this condition"),
    READING("KEY=VALUE", "choose a reading of a disputed rule; repeatable (see redoubt readings)"),
    SHOW("OUTCOME", "outcome that a sweep table shows, or number that --odds charts"),
    BATTLE("FILE", "take named pieces from a battle, and write the ruling to it"),
    BY("NAME", "the acting piece or card; fills in its options"),
    AT("NAME", "the target (piece or card); fills in its options"),
    ANYWAY("", "suppress warnings (friendly target, unit has already acted)"),
    CHART("FILE.svg", "with --odds: also write the answer as a picture"),
    FORCE("", "allow --chart and --map to overwrite a file"),
    CARDS("FILE", "own cards for --by and --at; see redoubt cards"),
    COLOR("WHEN", "use of colour"),
    PATIENCE("DURATION", "time limit for a calculation, e.g. 30s or 5m (default 2s)");

    /** All options in one list, because {@code values()} copies. */
    public static final List<CommonOption> ALL = List.of(values());

    private static final Map<String, CommonOption> BY_KEY = new HashMap<>();

    static {
        for (CommonOption option : ALL) {
            BY_KEY.put(option.key, option);
        }
    }

    private final String key = name().toLowerCase(Locale.ROOT);
    private final String label;
    private final String help;

    CommonOption(String label, String help) {
        this.label = label;
        this.help = help;
    }

    /** Returns the option of this name. */
    public static Optional<CommonOption> named(String key) {
        return Optional.ofNullable(BY_KEY.get(key));
    }

    /** Returns the name without dashes, which is also its key in JSON. */
    public String key() {
        return key;
    }

    public String label() {
        return label;
    }

    public String help() {
        return help;
    }

    /** Returns the values it takes; empty unless they are a closed list. */
    public List<String> choices() {
        return switch (this) {
            case FORMAT -> words(AnswerSettings.Format.values());
            case COLOR -> words(AnswerSettings.Color.values());
            case ODDS,
                    DICE,
                    SEED,
                    JSON,
                    MARKDOWN,
                    REQUIRE,
                    UNTIL,
                    READING,
                    SHOW,
                    BATTLE,
                    BY,
                    AT,
                    ANYWAY,
                    CHART,
                    MAP,
                    ASCII,
                    FORCE,
                    CARDS,
                    PATIENCE -> List.of();
        };
    }

    private static List<String> words(Enum<?>[] values) {
        return Arrays.stream(values).map(CommonOption::word).toList();
    }

    /** Returns the written form of a value from a closed list. */
    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the options a verb has besides its form, whose own inputs take precedence over options of the same name.
     */
    public static List<CommonOption> beside(Procedure<?, ?> procedure) {
        List<CommonOption> options = new ArrayList<>(ALL.size());
        for (CommonOption option : ALL) {
            boolean fits = switch (option) {
                case BY, AT, UNTIL, CHART, FORCE -> isFree(option, procedure);
                case MAP, ASCII -> procedure.hasMap() && isFree(option, procedure);
                default -> true;
            };
            if (fits) {
                options.add(option);
            }
        }
        return options;
    }

    private static boolean isFree(CommonOption option, Procedure<?, ?> procedure) {
        return procedure.form().field(option.key).isEmpty();
    }

    /** Returns the options that are useful: without those for pieces, cards or disputed rules if a game has none. */
    public static List<CommonOption> useful(RuleSet game, Procedure<?, ?> procedure) {
        List<CommonOption> options = beside(procedure);
        if (game.battleRules().kinds().isEmpty()) {
            options.removeAll(List.of(BATTLE, ANYWAY, CARDS, BY, AT));
        }
        // A rule file says which verbs have an acting piece and a target.
        if (procedure.kinds(Role.BY).filter(List::isEmpty).isPresent()) {
            options.remove(BY);
        }
        if (procedure.kinds(Role.AT).filter(List::isEmpty).isPresent()) {
            options.remove(AT);
        }
        if (game.readings().isEmpty()) {
            options.remove(READING);
        }
        return options;
    }

    public boolean isFlag() {
        return label.isEmpty();
    }

    public boolean isRepeatable() {
        return this == REQUIRE || this == READING;
    }
}
