package io.redoubt.cli.parsing;

import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.PictureSettings;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The parsed arguments of a verb.
 *
 * @param inputs texts by field name, in the order of the form
 * @param common the given common options, with their texts
 * @param help the help that is requested, if any
 */
public record VerbArguments(
        Map<String, String> inputs, Map<CommonOption, List<String>> common, VerbArgumentParser.HelpAsked help) {
    /** The key of the positional argument. */
    static final String NAMELESS = "";

    private static final String DASHES = "--";

    /**
     * Parses arguments in their usual notation: full names, each once, each with its value.
     *
     * <p>This fast path saves creating and running a parser at nearly every start and for every line of a batch. Any
     * other notation is left to picocli, which also has the error messages.
     */
    static Optional<VerbArguments> usual(List<String> args, Form<?> form) {
        Given given = new Given();
        OfForm options = new OfForm(form);
        return given.isRead(args, options) ? Optional.of(sorted(given, options)) : Optional.empty();
    }

    /** Parses the values by name in the usual notation; empty if another notation is used. */
    static Optional<Map<String, List<String>>> texts(List<String> args, Options options) {
        Given given = new Given();
        return given.isRead(args, options) ? Optional.of(given.byName()) : Optional.empty();
    }

    /** The values given so far, each with its name as typed; so few that they are found by comparison. */
    private static final class Given {
        private final List<String> names = new ArrayList<>();
        private final List<String> values = new ArrayList<>();

        /** Reads arguments in the usual notation; returns false if another is used. */
        boolean isRead(List<String> args, Options options) {
            for (int i = 0; i < args.size(); i++) {
                String arg = args.get(i);
                int equals = arg.indexOf('=');
                boolean named = arg.startsWith(DASHES);
                String name = !named ? NAMELESS : equals < 0 ? arg : arg.substring(0, equals);
                // Two dashes alone are neither a name nor the positional argument.
                OptionArity taking = name.equals(DASHES) ? OptionArity.NOTHING_KNOWN : options.taking(name);
                if (taking == OptionArity.NOTHING_KNOWN || (taking != OptionArity.VALUES && names.contains(name))) {
                    return false;
                }
                String value;
                if (taking == OptionArity.NO_VALUE) {
                    value = named && equals >= 0 ? "-" : "true";
                } else if (!named) {
                    value = arg;
                } else if (equals >= 0) {
                    value = arg.substring(equals + 1);
                } else {
                    value = ++i < args.size() ? args.get(i) : "-";
                }
                if (value.isEmpty() || value.startsWith("-") || value.startsWith("\"")) {
                    return false;
                }
                names.add(name);
                values.add(value);
            }
            return true;
        }

        Map<String, List<String>> byName() {
            Map<String, List<String>> texts = new HashMap<>();
            for (int i = 0; i < names.size(); i++) {
                texts.computeIfAbsent(plain(names.get(i)), name -> new ArrayList<>(1))
                        .add(values.get(i));
            }
            return texts;
        }

        /** Returns the values of a name, joined as in a list, from the first of them on. */
        String joined(int first) {
            String joined = values.get(first);
            for (int i = first + 1; i < names.size(); i++) {
                if (names.get(i).equals(names.get(first))) {
                    joined = joined + ListFormat.SEPARATOR + values.get(i);
                }
            }
            return joined;
        }
    }

    /**
     * Returns a copy with the condition of {@code --until} and the place of {@code --map} as common options. A form may
     * have an input of either name; the text shows which is meant.
     */
    VerbArguments settled(Form<?> form) {
        if (form.field(CommonOption.UNTIL.key()).isEmpty()
                && form.field(CommonOption.MAP.key()).isEmpty()) {
            return this;
        }
        return settled(form, CommonOption.UNTIL, text -> text.chars().anyMatch(c -> c == '<' || c == '>' || c == '='))
                .settled(
                        form,
                        CommonOption.MAP,
                        text -> text.equals(PictureSettings.HERE) || PictureSettings.isFile(text));
    }

    private VerbArguments settled(Form<?> form, CommonOption option, Predicate<String> isMeant) {
        String text = inputs.getOrDefault(option.key(), "");
        if (form.field(option.key()).isEmpty() || !isMeant.test(text)) {
            return this;
        }
        Map<String, String> others = new LinkedHashMap<>(inputs);
        others.remove(option.key());
        Map<CommonOption, List<String>> all = new EnumMap<>(CommonOption.class);
        all.putAll(common);
        all.put(option, List.of(text));
        return new VerbArguments(others, all, help);
    }

    /**
     * Returns a copy with the text given before all options.
     *
     * @throws BadInputException if there is one already
     */
    VerbArguments with(InputField<?> field, String text) {
        if (inputs.containsKey(field.name())) {
            throw new BadInputException("unexpected argument " + PrintableText.of(inputs.getOrDefault(field.name(), ""))
                    + ": give the question in one place, before the options");
        }
        Map<String, String> more = new LinkedHashMap<>();
        more.put(field.name(), text);
        more.putAll(inputs);
        return new VerbArguments(more, common, help);
    }

    /** The kinds of values that follow an option name. */
    enum OptionArity {
        NO_VALUE,
        VALUE,
        VALUES,
        NOTHING_KNOWN
    }

    /** The known options. */
    interface Options {
        /** Returns what follows an option as typed; the name {@link #NAMELESS} is the positional argument. */
        OptionArity taking(String name);
    }

    /**
     * The inputs of a verb and the common options.
     *
     * @param found the inputs of the names so far; empty for a common option
     */
    private record OfForm(Form<?> form, List<Optional<InputField<?>>> found) implements Options {
        private OfForm(Form<?> form) {
            this(form, new ArrayList<>());
        }

        @Override
        public OptionArity taking(String name) {
            Optional<InputField<?>> field = field(name, form);
            found.add(field);
            if (field.isPresent()) {
                return VerbArguments.taking(
                        field.get().kind().isFlag(), field.get().kind().isRepeatable());
            }
            Optional<CommonOption> option = CommonOption.named(plain(name));
            return option.isEmpty()
                    ? OptionArity.NOTHING_KNOWN
                    : VerbArguments.taking(option.get().isFlag(), option.get().isRepeatable());
        }
    }

    /** Returns the input of a name as typed; the empty name is the positional input. */
    private static Optional<InputField<?>> field(String name, Form<?> form) {
        if (name.equals(NAMELESS)) {
            return form.positional();
        }
        Optional<InputField<?>> field = form.option(name);
        return field.isPresent() && field.get().isPositional() ? Optional.empty() : field;
    }

    /** Returns a name without the dashes before it. */
    static String plain(String typed) {
        return typed.startsWith(DASHES) ? typed.substring(DASHES.length()) : typed;
    }

    static OptionArity taking(boolean flag, boolean repeatable) {
        if (flag) {
            return OptionArity.NO_VALUE;
        }
        return repeatable ? OptionArity.VALUES : OptionArity.VALUE;
    }

    /** Sorts the inputs in the order of the form; the others are common options. */
    private static VerbArguments sorted(Given given, OfForm options) {
        Map<CommonOption, List<String>> common = Map.of();
        List<Optional<InputField<?>>> found = options.found();
        List<InputField<?>> fields = options.form().fields();
        int left = 0;
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i).isPresent()) {
                left++;
            } else {
                common = common.isEmpty() ? new EnumMap<>(CommonOption.class) : common;
                common.computeIfAbsent(
                                CommonOption.named(plain(given.names.get(i))).orElseThrow(),
                                option -> new ArrayList<>(1))
                        .add(given.values.get(i));
            }
        }
        Map<String, String> inputs = new LinkedHashMap<>();
        for (int i = 0; left > 0 && i < fields.size(); i++) {
            InputField<?> field = fields.get(i);
            int first = place(field, found);
            if (first >= 0) {
                inputs.put(field.name(), field.kind().isRepeatable() ? given.joined(first) : given.values.get(first));
                left--;
            }
        }
        return new VerbArguments(inputs, common, VerbArgumentParser.HelpAsked.NONE);
    }

    /** Returns the first place of an input; -1 if it was not given. */
    private static int place(InputField<?> field, List<Optional<InputField<?>>> found) {
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i).isPresent() && found.get(i).get().equals(field)) {
                return i;
            }
        }
        return -1;
    }
}
