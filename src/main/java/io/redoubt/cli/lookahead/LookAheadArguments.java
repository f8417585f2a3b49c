package io.redoubt.cli.lookahead;

import io.redoubt.cli.parsing.CommandArguments;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * The command line of a look-ahead command: its own options, and words. In a shell each step is quoted. In a session
 * the steps are unquoted and separated by semicolons, and each step keeps its own options.
 */
final class LookAheadArguments {
    static final Option BATTLE =
            new Option("battle", CommonOption.BATTLE.label(), "battle to start from; nothing is written to it");
    static final Option GOAL = new Option(
                    "goal",
                    "GOAL",
                    "goal whose probability is computed, e.g. 'n1=destroyed and crew(b2)<=4'; repeatable")
            .repeatable();
    static final Option REQUIRE =
            new Option("require", "GOAL>=P", "exit with 1 unless this is met; repeatable").repeatable();
    static final Option WORTH = new Option(
            "worth",
            "GOAL:N,…",
            "several goals with their values, e.g. 'n1=destroyed:3, own=destroyed:-1/2', instead of one goal");
    static final Option AT_LEAST =
            new Option("at-least", "W", "with --worth: the best chance of this worth, not the best mean");
    static final Option ANY_TIME =
            Option.flag("any-time", "chance that the goal ever holds, not that it holds at the end");
    static final Option BY = new Option("by", "A,B", "the only pieces that may act");
    static final Option AT = new Option("at", "N,M", "the only targets");
    static final Option VERBS = new Option("verbs", "V,W", "the only verbs to try");
    static final Option TURNS =
            new Option("turns", "N", "number of your own turns to plan; without --reply the other side does nothing");
    static final Option REPLY = new Option(
            "reply",
            "STEP;…|each VERB|best",
            "the other side's turn between two of yours: its commands, or best for what hurts the goal most");
    static final Option UNTIL =
            new Option("until", "[GOAL]>=P", "examine one list or range of values, up to the first that meets this");
    static final Option SET = new Option(
                    "set",
                    "'NAME --VALUE X'",
                    "plan with this value of a piece; one may be a list for --until; repeatable")
            .repeatable();
    static final Option PATIENCE = Option.of(CommonOption.PATIENCE);
    static final Option READING = Option.of(CommonOption.READING);
    static final Option FORMAT =
            new Option("format", "text|json|markdown", "output format").offering(List.of("text", "json", "markdown"));
    static final Option JSON = Option.of(CommonOption.JSON);
    static final Option MARKDOWN = Option.of(CommonOption.MARKDOWN);
    static final Option CHART = new Option("chart", CommonOption.CHART.label(), "also write the answer as a picture");
    static final Option FORCE = Option.flag("force", "allow --chart to overwrite a file");
    static final Option COLOR =
            new Option("color", "WHEN", "use of colour: auto, always, never").offering(CommonOption.COLOR.choices());

    /** The options that both commands end with. */
    static final List<Option> ANSWER =
            List.of(PATIENCE, READING, FORMAT, JSON, MARKDOWN, CHART, FORCE, COLOR, Option.flag("help", "this help"));

    /** Options that a step may have too. */
    private static final Set<Option> OF_STEPS = Set.of(READING, BY, AT);

    /** The kinds of words a command takes besides its options. */
    enum Words {
        /** Steps, which have options of their own. */
        STEPS,

        /** A goal; all options belong to the command. */
        GOAL
    }

    private static final int INDENT = 24;

    private static final Pattern INPUT = Pattern.compile("--[a-z][a-z0-9-]*(=.*)?", Pattern.DOTALL);

    /** A word that can be the value of an option: neither a whole step nor a goal. */
    private static final Pattern VALUE = Pattern.compile("[^\\s=<>();]+");

    private final CommandArguments given;
    private final List<String> words;
    private final Map<String, List<String>> others;
    private final Consumer<String> unknown;

    private LookAheadArguments(
            CommandArguments given, List<String> words, Map<String, List<String>> others, Consumer<String> unknown) {
        this.given = given;
        this.words = words;
        this.others = others;
        this.unknown = unknown;
    }

    /**
     * Reads a command line. An option that the command does not have is taken as an input of its steps; it takes the
     * next word as its value, unless that is an option, a whole step or a goal.
     *
     * @param kind the kind of words besides options
     * @param known the options this command takes
     * @param help the help command that error messages refer to
     * @throws BadInputException if an option is not valid; the message names it
     */
    static LookAheadArguments read(List<String> args, Words kind, List<Option> known, String help) {
        List<String> own = new ArrayList<>();
        List<String> words = new ArrayList<>();
        Map<String, List<String>> others = new LinkedHashMap<>();
        for (int at = 0; at < args.size(); at++) {
            String arg = args.get(at);
            Optional<Option> option = known.stream()
                    .filter(each -> arg.equals(each.dashed()) || arg.startsWith(each.dashed() + '='))
                    .findFirst();
            boolean ofStep = kind == Words.STEPS
                    && !words.isEmpty()
                    && !isQuoted(words)
                    && option.filter(each -> !OF_STEPS.contains(each)).isEmpty();
            if (!arg.equals("-h") && (ofStep || !arg.startsWith("--"))) {
                words.add(arg);
                continue;
            }
            if (option.isEmpty() && INPUT.matcher(arg).matches() && !arg.equals("--help")) {
                at += input(args, at, others);
                continue;
            }
            own.add(arg);
            boolean apart = arg.indexOf('=') < 0
                    && option.filter(each -> !each.isFlag()).isPresent();
            if (apart && at + 1 < args.size()) {
                own.add(args.get(++at));
            }
        }
        return new LookAheadArguments(
                CommandArguments.ofOptions(own, known, help),
                words,
                others,
                name -> CommandArguments.ofOptions(List.of("--" + name), known, help));
    }

    /** Adds an input of the steps, and returns the number of further arguments that it takes. */
    private static int input(List<String> args, int at, Map<String, List<String>> others) {
        String arg = args.get(at);
        int equals = arg.indexOf('=');
        List<String> texts =
                others.computeIfAbsent(arg.substring(2, equals < 0 ? arg.length() : equals), any -> new ArrayList<>());
        if (equals >= 0) {
            texts.add(arg.substring(equals + 1));
            return 0;
        }
        String next = at + 1 < args.size() ? args.get(at + 1) : "";
        if (next.isEmpty()
                || next.equals("-")
                || next.startsWith("--")
                || !VALUE.matcher(next).matches()) {
            return 0;
        }
        texts.add(next);
        return 1;
    }

    /** Returns the inputs that were given for all steps. */
    StepInputs inputs() {
        return new StepInputs(others);
    }

    /**
     * Rejects an option that neither the command nor its steps have.
     *
     * @throws BadInputException always; the message names the nearest option
     */
    void rejectOption(String name) {
        unknown.accept(name);
        throw new BadInputException("unknown option --" + PrintableText.of(name));
    }

    /** Returns whether each word is a whole step, which a shell keeps together by quotes. */
    private static boolean isQuoted(List<String> words) {
        return words.stream().anyMatch(word -> word.indexOf(' ') >= 0 || word.equals("-"));
    }

    boolean isQuoted() {
        return isQuoted(words);
    }

    boolean asksForHelp() {
        return given.has("h") || given.has("help");
    }

    boolean has(Option option) {
        return given.has(option.name());
    }

    Optional<String> one(Option option) {
        return all(option).stream().findFirst();
    }

    List<String> all(Option option) {
        return given.all(option.name());
    }

    /** Returns the options that verbs have as well. */
    Map<CommonOption, List<String>> common() {
        return given.common();
    }

    /** Returns the words that are not options. */
    List<String> words() {
        return words;
    }

    /** Returns the help lines about inputs of the steps. */
    static List<String> inputHelp() {
        return List.of(
                "An input of the verbs that no piece has may be added for all steps: --range 8,",
                "or --smoke=true for a flag.");
    }

    /** Returns the help lines of these options. */
    static List<String> help(List<Option> known) {
        List<String> lines = new ArrayList<>();
        for (Option option : known) {
            String use = "  " + option.dashed() + (option.isFlag() ? "" : " " + option.label());
            String line = use + " ".repeat(Math.max(2, INDENT - use.length())) + option.help();
            lines.addAll(TextColumns.hang(line, TextColumns.WIDTH, INDENT));
        }
        return lines;
    }
}
