package io.redoubt.cli.command;

import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.parsing.AnswerSettingsParser;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.parsing.PicocliAdapter;
import io.redoubt.cli.parsing.ProgramCommand;
import io.redoubt.cli.parsing.VerbArgumentParser;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.input.BadInputException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The command line of a look-up command: search words and output options. */
public final class LookUpArguments {
    /** The option that switches the pager off; the program removes it from the line before a command reads it. */
    public static final Option NO_PAGER =
            Option.flag(ProgramCommand.NO_PAGER.substring(2), "long text directly, without a pager");

    private final CommandLine line;
    private final String name;
    private final List<Option> own;

    private LookUpArguments(String name, PositionalParamSpec words, String synopsis, List<Option> own) {
        this.name = name;
        this.own = own;
        this.line = PicocliAdapter.line(PicocliAdapter.command(name, words, options(), synopsis));
    }

    /**
     * Creates the command line of a look-up command.
     *
     * @param more options of its own besides the common ones; each takes a text, or nothing
     */
    LookUpArguments(String name, String label, String help, Option... more) {
        this(name, PicocliAdapter.words(label, help), "[" + label + "]", List.of(more));
    }

    /**
     * Creates the command line of a command about a file.
     *
     * @param synopsis the words after the options, for help
     * @param more options of its own besides the common ones
     */
    public static LookUpArguments of(String name, String label, String help, String synopsis, Option... more) {
        return new LookUpArguments(name, PicocliAdapter.words(label, help), synopsis, List.of(more));
    }

    /**
     * The parsed command line.
     *
     * @param words the words to search for
     * @param json whether to answer in JSON
     * @param color when to use colour
     * @param help whether only help is requested
     * @param more the values of its own options by name without dashes; empty for a flag
     */
    public record Wanted(
            List<String> words, boolean json, AnswerSettings.Color color, boolean help, Map<String, String> more) {}

    private List<Option> options() {
        List<Option> options = new ArrayList<>(own);
        options.add(Option.format("text", "json"));
        options.add(Option.of(CommonOption.JSON));
        options.add(Option.of(CommonOption.COLOR));
        ProgramCommand.of(name).filter(ProgramCommand.LONG::contains).ifPresent(command -> options.add(NO_PAGER));
        return options;
    }

    /**
     * Returns the words that complete the command.
     *
     * @param words the entries that can be looked up
     */
    public CommandCompletion completed(List<String> words) {
        return CommandCompletion.of(name, options(), words);
    }

    public Wanted read(List<String> args) {
        ParseResult parsed = PicocliAdapter.parse(line, args, "redoubt " + name + " --help");
        List<String> words = parsed.matchedPositionalValue(0, List.of());
        if (words.stream().anyMatch(String::isBlank)) {
            throw new BadInputException(
                    "redoubt " + name + ": the search word is empty; give one, or none to list everything");
        }
        AnswerSettings settings = AnswerSettingsParser.printing(VerbArgumentParser.common(parsed, common()));
        boolean json = settings.format() == AnswerSettings.Format.JSON;
        if (!json && settings.format() != AnswerSettings.Format.TEXT) {
            throw new BadInputException(
                    "--format " + CommonOption.word(settings.format()) + ": this command answers as text or json");
        }
        return new Wanted(
                words,
                json,
                settings.color(),
                VerbArgumentParser.help(parsed) != VerbArgumentParser.HelpAsked.NONE,
                more(parsed));
    }

    /** Returns the common options whose names are not those of own ones. */
    private List<CommonOption> common() {
        List<CommonOption> common = new ArrayList<>(CommonOption.ALL);
        common.removeIf(each -> own.stream().anyMatch(option -> option.name().equals(each.key())));
        return common;
    }

    private Map<String, String> more(ParseResult parsed) {
        Map<String, String> given = new LinkedHashMap<>();
        for (Option option : own) {
            if (parsed.hasMatchedOption("--" + option.name())) {
                Object value = parsed.matchedOptionValue("--" + option.name(), "");
                given.put(option.name(), value instanceof String text ? text : "");
            }
        }
        return given;
    }

    public void help(Environment world) {
        line.usage(world.prose(), CommandLine.Help.Ansi.OFF);
    }
}
