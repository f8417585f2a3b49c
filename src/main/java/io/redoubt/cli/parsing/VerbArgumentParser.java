package io.redoubt.cli.parsing;

import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.PictureSettings;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.runtime.OneLine;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The command line of a verb: its picocli specification, built from its form, and the parsing of arguments. */
public final class VerbArgumentParser {
    private final RuleSet game;
    private final Procedure<?, ?> procedure;
    private @Nullable CommandLine line;

    public VerbArgumentParser(RuleSet game, Procedure<?, ?> procedure) {
        this.game = game;
        this.procedure = procedure;
    }

    /** Returns the picocli parser of this verb, created when it is first needed, which is seldom. */
    CommandLine line() {
        if (line == null) {
            line = PicocliAdapter.line(spec());
        }
        return line;
    }

    /** The kinds of help that can be requested. */
    public enum HelpAsked {
        NONE,
        SHORT,
        LONG
    }

    /**
     * Parses arguments.
     *
     * @throws BadInputException if an argument is not valid; the message names it and the nearest valid one
     */
    public VerbArguments read(List<String> args) {
        for (String arg : args) {
            OneLine.mustBe(arg, "", arg);
        }
        return readChecked(args);
    }

    /**
     * Parses the words of a line, which is checked as a whole.
     *
     * @throws BadInputException if an argument is not valid; the message names it and the nearest valid one
     */
    public VerbArguments read(List<String> args, String line) {
        return OneLine.isOne(line) ? readChecked(args) : read(args);
    }

    private VerbArguments readChecked(List<String> args) {
        return readSettled(procedure.hasMap() ? withMap(args) : args);
    }

    private VerbArguments readSettled(List<String> args) {
        Optional<InputField<?>> text = procedure.form().positional();
        if (text.isPresent()) {
            return withText(text.get(), args);
        }
        return readNamed(named(args));
    }

    /**
     * Joins {@code --map} with its file. The file is optional: the next argument is the file only if its name looks
     * like one.
     */
    private List<String> withMap(List<String> args) {
        String map = "--" + CommonOption.MAP.key();
        List<String> settled = new ArrayList<>(args.size());
        for (int i = 0; i < args.size(); i++) {
            String next = i + 1 < args.size() ? args.get(i + 1) : "";
            boolean number = procedure.form().field(CommonOption.MAP.key()).isPresent()
                    && !next.isEmpty()
                    && next.chars().allMatch(c -> c >= '0' && c <= '9');
            if (!args.get(i).equals(map) || number) {
                settled.add(args.get(i));
            } else if (PictureSettings.isFile(next)) {
                settled.add(map + '=' + next);
                i++;
            } else {
                settled.add(map + '=' + PictureSettings.HERE);
            }
        }
        return settled;
    }

    private VerbArguments readNamed(List<String> args) {
        Optional<VerbArguments> usual = VerbArguments.usual(args, procedure.form());
        return usual.isPresent() ? usual.get() : parse(args);
    }

    /**
     * Joins the words before the first option into one text, so that it needs no quotes: {@code dice 2d6 + 3 --odds}.
     * The text may begin with a dash, so it is kept from the option parser.
     */
    private VerbArguments withText(InputField<?> field, List<String> typed) {
        List<String> args = textFirst(typed);
        int words = 0;
        while (words < args.size() && !isOption(args.get(words))) {
            words++;
        }
        VerbArguments read = readNamed(args.subList(words, args.size()));
        return words == 0 ? read : read.with(field, String.join(" ", args.subList(0, words)));
    }

    /**
     * Moves a text that begins with a dash, or follows {@code --}, to the front: it cannot be mistaken for an option.
     */
    private List<String> textFirst(List<String> args) {
        if (args.isEmpty() || !isOption(args.get(0))) {
            return args;
        }
        for (int at = 0; at < args.size(); at++) {
            boolean value = at > 0 && takesValue(args.get(at - 1));
            boolean dashed = args.get(at).startsWith("-") && !isOption(args.get(at));
            if (args.get(at).equals("--") || (dashed && !value)) {
                List<String> first = new ArrayList<>(args.subList(at, args.size()));
                if (args.get(at).equals("--")) {
                    first.remove(0);
                }
                first.addAll(args.subList(0, at));
                return first;
            }
        }
        return args;
    }

    private boolean takesValue(String word) {
        return isOption(word)
                && word.indexOf('=') < 0
                && CommonOption.named(word.replaceFirst("^-+", ""))
                        .filter(CommonOption::isFlag)
                        .isEmpty();
    }

    static boolean isOption(String word) {
        return word.startsWith("--") || word.equals("-h");
    }

    /**
     * Returns arguments with the options of the names right after the verb: {@code gunhouse sherman} becomes
     * {@code --at gunhouse --by sherman}.
     *
     * @throws BadInputException if such an option is given too
     */
    public List<String> named(List<String> args) {
        if (!isName(args, 0)) {
            return args;
        }
        Role subject = procedure.subject();
        String second = (subject == Role.BY ? Role.AT : Role.BY).option();
        List<String> named = new ArrayList<>(args);
        // The name of an option without its dashes is a slip, not a piece.
        if (isName(args, 1) && isOptionName(second) && !isOptionName(args.get(1))) {
            mustBeGivenOnce(args, 1, "--" + second, "after " + args.get(0));
            named.add(1, "--" + second);
        }
        mustBeGivenOnce(args, 0, "--" + subject.option(), "directly after " + procedure.verb());
        named.add(0, "--" + subject.option());
        return named;
    }

    private static boolean isName(List<String> args, int at) {
        return args.size() > at
                && !args.get(at).isEmpty()
                && "-\u2013\u2014".indexOf(args.get(at).charAt(0)) < 0;
    }

    private boolean isOptionName(String name) {
        return procedure.form().field(name).isPresent()
                || CommonOption.beside(procedure).stream()
                        .anyMatch(common -> common.key().equals(name));
    }

    private void mustBeGivenOnce(List<String> args, int at, String option, String where) {
        if (args.contains(option) || args.stream().anyMatch(arg -> arg.startsWith(option + '='))) {
            String name = PrintableText.of(args.get(at));
            throw new BadInputException(name + ' ' + PrintableText.of(where) + " is short for " + option + ' ' + name
                    + ", and " + option + " is given too: remove one of them" + (at == 0 ? other(args) : ""));
        }
    }

    /** Suggests the option for the other piece, which the name after the verb may have been meant for. */
    private String other(List<String> args) {
        String option = (procedure.subject() == Role.BY ? Role.AT : Role.BY).option();
        boolean open = isOptionName(option) && !isName(args, 1) && !args.contains("--" + option);
        return open ? ", or write --" + option + ' ' + PrintableText.of(args.get(0)) : "";
    }

    /** Parses arguments with picocli alone. */
    VerbArguments parse(List<String> args) {
        ParseResult parsed = PicocliAdapter.parse(line(), args, name() + " --help");
        Map<String, String> inputs = new LinkedHashMap<>();
        for (InputField<?> field : procedure.form().fields()) {
            OptionSpec option = parsed.matchedOption("--" + field.name());
            if (field.isPositional() && parsed.hasMatchedPositional(0)) {
                inputs.put(field.name(), parsed.matchedPositional(0).<String>getValue());
            } else if (option != null) {
                inputs.put(field.name(), text(field, option));
            }
        }
        return new VerbArguments(inputs, common(parsed, CommonOption.beside(procedure)), help(parsed));
    }

    public static HelpAsked help(ParseResult parsed) {
        if (parsed.hasMatchedOption("--help")) {
            return HelpAsked.LONG;
        }
        return parsed.hasMatchedOption("-h") ? HelpAsked.SHORT : HelpAsked.NONE;
    }

    public Query query(VerbArguments arguments, AnswerSettings.Dice otherwise) {
        VerbArguments settled = arguments.settled(procedure.form());
        AnswerSettings settings = new AnswerSettingsParser(game, procedure).read(settled.common(), otherwise);
        return Query.of(game, procedure, settled.inputs(), settled.common(), settings);
    }

    private static String text(InputField<?> field, OptionSpec option) {
        if (field.kind().isRepeatable()) {
            return String.join(ListFormat.SEPARATOR, option.<List<String>>getValue());
        }
        return field.kind().isFlag() ? "true" : option.<String>getValue();
    }

    /** Returns the given ones of these common options, with their texts. */
    public static Map<CommonOption, List<String>> common(ParseResult parsed, List<CommonOption> options) {
        Map<CommonOption, List<String>> common = new EnumMap<>(CommonOption.class);
        for (CommonOption option : options) {
            OptionSpec matched = parsed.matchedOption("--" + option.key());
            if (matched != null) {
                common.put(option, option.isFlag() ? List.of("true") : texts(option, matched));
            }
        }
        return common;
    }

    private static List<String> texts(CommonOption option, OptionSpec matched) {
        return option.isRepeatable() ? matched.<List<String>>getValue() : List.of(matched.<String>getValue());
    }

    private String name() {
        String verb = procedure.verb();
        return game.key().equals(verb) ? "redoubt " + verb : "redoubt " + game.key() + ' ' + verb;
    }

    private CommandSpec spec() {
        CommandSpec spec = CommandSpec.create().name(name());
        for (InputField<?> field : procedure.form().fields()) {
            if (field.isPositional()) {
                spec.addPositional(PicocliAdapter.positional(field));
            } else {
                spec.addOption(Option.of(field).spec());
            }
        }
        for (CommonOption option : CommonOption.beside(procedure)) {
            spec.addOption(Option.of(option).spec());
        }
        spec.addOption(PicocliAdapter.flag("-h", "this help in short"));
        spec.addOption(PicocliAdapter.flag("--help", "this help with examples"));
        return spec;
    }
}
