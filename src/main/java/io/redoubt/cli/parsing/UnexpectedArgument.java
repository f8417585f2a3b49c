package io.redoubt.cli.parsing;

import io.redoubt.cli.query.CommonOption;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.SpellingSuggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * An argument that a command does not take, and the advice about it: a missing dash, dice that are not joined, a unit
 * apart from its number, or the target after the options.
 */
final class UnexpectedArgument {
    /** Maximum length of a word after a number that may be its unit: {@code 12 in}. */
    private static final int LONGEST_UNIT = 2;

    private static final Pattern NUMBER = Pattern.compile("[0-9]+([.,/][0-9]+)?");
    private static final Pattern UNIT = Pattern.compile("[a-zA-Z\"']{1," + LONGEST_UNIT + "}");
    private static final Pattern DISTANCE = Pattern.compile("[0-9]+([.,][0-9]+)?(in|cm|\"|'')");
    private static final String RANGE = "--range";

    /** Dashes that a text program puts in place of two short ones. */
    private static final Pattern LONG_DASHES = Pattern.compile("^[\u2013\u2014]+");

    /** Words that join names in a sentence. */
    private static final List<String> LINKS =
            List.of("with", "using", "from", "on", "to", "against", "and", "at", "by");

    private static final String TARGET = "--" + Role.AT.option();

    private final String argument;
    private final List<String> args;
    private final CommandSpec spec;
    private final int at;

    private UnexpectedArgument(String argument, List<String> args, CommandSpec spec) {
        this.argument = argument;
        this.args = args;
        this.spec = spec;
        this.at = place(argument, args, spec);
    }

    /** Returns the first place of an argument where it is not the value of an option. */
    private static int place(String argument, List<String> args, CommandSpec spec) {
        for (int at = 0; at < args.size(); at++) {
            boolean isValue = at > 0 && spec.findOption(args.get(at - 1)) != null;
            if (args.get(at).equals(argument) && !isValue) {
                return at;
            }
        }
        return args.indexOf(argument);
    }

    /**
     * Returns the error for an argument.
     *
     * @param args all arguments of the command
     * @param help the command that prints its help
     */
    static BadInputException error(String argument, List<String> args, CommandSpec spec, String help) {
        UnexpectedArgument unexpected = new UnexpectedArgument(argument, args, spec);
        String what = argument.startsWith("-") ? "unknown option " : "unexpected argument ";
        return new BadInputException(what + PrintableText.of(argument) + unexpected.advice() + " (" + help + ")");
    }

    private String advice() {
        if (spec.findOption("--" + argument) != null) {
            return "; did you mean --" + PrintableText.of(argument) + "?";
        }
        if (argument.startsWith("-")) {
            return hint();
        }
        String dashed = "--" + LONG_DASHES.matcher(argument).replaceFirst("");
        if (LONG_DASHES.matcher(argument).find() && spec.findOption(dashed.split("=", -1)[0]) != null) {
            return ": an option begins with two short dashes, " + PrintableText.of(dashed);
        }
        if (DISTANCE.matcher(argument).matches() && spec.findOption(RANGE) != null) {
            return "; did you mean " + RANGE + ' ' + PrintableText.quoted(argument) + "?";
        }
        if (linked().isPresent()) {
            return "; write the names alone: " + linked().get();
        }
        if (isAfterValue()) {
            String option = args.get(at - 2);
            String value = args.get(at - 1);
            if (option.equals("--" + CommonOption.DICE.key())
                    && NUMBER.matcher(argument).matches()) {
                List<String> faces = new ArrayList<>(List.of(value));
                args.subList(at, args.size()).stream()
                        .takeWhile(face -> !VerbArgumentParser.isOption(face))
                        .forEach(faces::add);
                return ": write the dice as one list: " + option + ' '
                        + PrintableText.of(String.join(",", faces).replaceAll(",+", ","));
            }
            if (NUMBER.matcher(value).matches() && UNIT.matcher(argument).matches()) {
                return ": if it belongs to " + option + ", join or quote it: " + option + ' '
                        + PrintableText.of(value + argument) + " or '" + PrintableText.of(value + ' ' + argument) + "'";
            }
        }
        return isTarget() ? "; the target comes first: " + targetFirst() : hint();
    }

    /** Returns the line without a word like {@code with} that was taken for the name of a piece; empty without one. */
    private Optional<String> linked() {
        List<String> words = new ArrayList<>();
        for (String arg : args.subList(0, at + 1)) {
            if (!arg.startsWith("--")) {
                words.add(arg);
            }
        }
        boolean linking = words.removeIf(LINKS::contains);
        return linking && words.size() == 2 && args.get(0).startsWith("--")
                ? Optional.of(line(words))
                : Optional.empty();
    }

    private boolean isAfterValue() {
        return at > 1 && args.get(at - 2).startsWith("--") && spec.findOption(args.get(at - 2)) != null;
    }

    /** Returns whether the argument may be the name of the target, which only stands before the options. */
    private boolean isTarget() {
        return spec.findOption(TARGET) != null
                && VerbArgumentParser.isOption(args.get(0))
                && args.stream().noneMatch(arg -> arg.equals(TARGET) || arg.startsWith(TARGET + '='));
    }

    private String targetFirst() {
        List<String> words = new ArrayList<>(args);
        words.remove(at);
        words.add(0, argument);
        return line(words);
    }

    /** Returns a command of this verb. */
    private String line(List<String> words) {
        String verb = spec.name().substring(spec.name().lastIndexOf(' ') + 1);
        return verb + ' ' + PrintableText.of(String.join(" ", words));
    }

    /** Suggests the nearest known option. */
    private String hint() {
        List<String> known = new ArrayList<>();
        for (OptionSpec option : spec.options()) {
            known.addAll(List.of(option.names()));
        }
        int equals = argument.indexOf('=');
        return SpellingSuggestion.hint(equals < 0 ? argument : argument.substring(0, equals), known);
    }
}
