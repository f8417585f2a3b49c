package io.redoubt.rules.input;

import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One input of a procedure, declared once: options, help, completion, prompts, JSON keys and sweeps are derived from
 * it.
 *
 * @param <T> the type of the parsed value
 */
public final class InputField<T> {
    /** Two values with a hyphen or an en dash between them, which other programs write for a range. */
    private static final Pattern HYPHEN = Pattern.compile("(\\S+?) ?[-\u2013] ?(\\S+)");

    private final String name;
    private final ValueFormat<T> kind;
    private final SentenceTemplate help;
    private final Optional<T> standard;
    private final boolean positional;
    private final String keptAs;
    private final Optional<Role> holder;
    private final String key;

    private InputField(
            String name,
            ValueFormat<T> kind,
            SentenceTemplate help,
            Optional<T> standard,
            boolean positional,
            String keptAs,
            Optional<Role> holder) {
        this.name = name;
        this.kind = kind;
        this.help = help;
        this.standard = standard;
        this.positional = positional;
        this.keptAs = keptAs;
        this.holder = holder;
        this.key = key(name);
    }

    /**
     * Creates an input without a default.
     *
     * @param name the name in lower case with hyphens, as on the command line
     * @param help one line of help without values and default, with the rules that require the input in brackets
     */
    public static <T> InputField<T> of(String name, ValueFormat<T> kind, String help) {
        return new InputField<>(name, kind, SentenceTemplate.of(help), Optional.empty(), false, name, Optional.empty());
    }

    /** Returns this input with rules that require it, none of which is the main one. */
    public InputField<T> citingAlike(List<RuleId> cites) {
        return new InputField<>(name, kind, help.citingAlike(cites), standard, positional, keptAs, holder);
    }

    /** Creates a choice between all constants of an enum, without a default. */
    public static <T extends Enum<T> & NamedConstant> InputField<T> choice(String name, Class<T> of, String help) {
        return of(name, NamedChoiceFormat.of(of.getEnumConstants()), help);
    }

    /** Creates a choice between all constants of the default's enum. */
    public static <T extends Enum<T> & NamedConstant> InputField<T> choice(String name, T standard, String help) {
        return choice(name, standard.getDeclaringClass(), help).or(standard);
    }

    /** Creates a whole number within bounds, both included. */
    public static InputField<Integer> number(String name, int least, int most, String help) {
        return of(name, WholeNumberFormat.of(least, most), help);
    }

    /** Creates a flag, which is set by naming it. */
    public static InputField<Boolean> flag(String name, String help) {
        return of(name, new FlagFormat(), help).or(false);
    }

    /** Returns this input with a default. */
    public InputField<T> or(T value) {
        return new InputField<>(name, kind, help, Optional.of(value), positional, keptAs, holder);
    }

    /** Returns this input, given on the command line without its name. */
    public InputField<T> positional() {
        return new InputField<>(name, kind, help, standard, true, keptAs, holder);
    }

    /** Returns this input, filled from a piece's value of another name. */
    public InputField<T> keptAs(InputField<T> value) {
        return new InputField<>(name, kind, help, standard, positional, value.name(), holder);
    }

    /** Returns the name of the corresponding value of a piece; usually the name of the input. */
    public String keptAs() {
        return keptAs;
    }

    /** Returns this input, filled from the piece in this role if that piece has a value for it. */
    InputField<T> heldBy(Role role) {
        return new InputField<>(name, kind, help, standard, positional, keptAs, Optional.of(role));
    }

    /** Returns the role of the piece that fills this input; empty if the procedure derives it, or nothing fills it. */
    public Optional<Role> holder() {
        return holder;
    }

    public boolean isPositional() {
        return positional;
    }

    public String name() {
        return name;
    }

    public ValueFormat<T> kind() {
        return kind;
    }

    public String help() {
        return help.template();
    }

    /** Returns what it takes, for a text that gives its help too: only one of them says that it is repeatable. */
    public String expects() {
        return kind instanceof ListFormat<?> list && help().contains(ListFormat.REPEATABLE)
                ? list.one().expects()
                : kind.expects();
    }

    public Optional<T> standard() {
        return standard;
    }

    public List<RuleId> cites() {
        return help.cites();
    }

    /** Returns the rules that help shows: the main one, or all if they are alike. */
    public List<RuleId> shownRules() {
        return help.shownRules();
    }

    /** Returns the JSON key of this input: its name in camel case. */
    public String key() {
        return key;
    }

    /** Returns the JSON key of a name in lower case with hyphens. */
    public static String key(String name) {
        if (name.indexOf('-') < 0) {
            return name;
        }
        StringBuilder key = new StringBuilder(name.length());
        boolean upper = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '-') {
                upper = true;
            } else {
                key.append(upper ? Character.toUpperCase(c) : c);
                upper = false;
            }
        }
        return key.toString();
    }

    /**
     * Parses a value of this input.
     *
     * @throws BadInputException naming this input
     */
    T parse(String text) {
        try {
            return kind.parse(text);
        } catch (BadValueException e) {
            throw bad(text, e);
        }
    }

    private BadInputException bad(String text, BadValueException e) {
        String message = String.valueOf(e.getMessage());
        if (e.column().isPresent()) {
            return new SyntaxException(text, e.column().getAsInt(), message);
        }
        // The message of a file contains its path and the line, and the content should not be printed.
        String which = kind.isRepeatable() ? "" : " " + PrintableText.of(text);
        String what = positional ? PrintableText.of(text) : "--" + name + which;
        return new BadInputException((kind.isFile() ? "" : what + ": ") + message + range(text));
    }

    /** Returns the range that a text with a hyphen was meant for; empty if it is none. */
    private String range(String text) {
        Matcher hyphen = HYPHEN.matcher(text);
        if (!hyphen.matches() || !kind.reads(hyphen.group(1)) || !kind.reads(hyphen.group(2))) {
            return "";
        }
        try {
            boolean isEmpty = kind.span(kind.parse(hyphen.group(1)), kind.parse(hyphen.group(2)))
                    .isEmpty();
            return isEmpty ? "" : "; a range is " + hyphen.group(1) + ".." + hyphen.group(2) + ", with --odds";
        } catch (BadValueException e) {
            return ""; // no order
        }
    }

    /**
     * Returns the values of a text, if this kind of input has lists and ranges of its own.
     *
     * @throws BadInputException if it cannot be read
     */
    public Optional<List<String>> alternatives(String text) {
        try {
            return kind.alternatives(text);
        } catch (BadValueException e) {
            throw bad(text, e);
        }
    }

    /**
     * Returns every value of a list ({@code a,b}) or range ({@code a..b}), in the notation of users.
     *
     * @throws BadInputException naming this input
     */
    public List<String> sweep(String text) {
        return new Sweep<>(this).values(text);
    }
}
