package io.redoubt.cli.command;

import io.redoubt.cli.parsing.CommandArguments;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.parsing.PicocliAdapter;
import io.redoubt.rules.card.Card;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Parses the options that describe a piece. */
public final class PieceArguments {
    /** The option that names a card with initial values. */
    static final String CARD = "from-card";

    /** The word that removes a value. */
    static final String NONE = "none";

    private static final int LONGEST_TEXT = 1_000;

    /** The options of every kind of piece. */
    public static final List<Option> COMMON = List.of(
            new Option(Piece.OWNER, "SIDE", "its side (owner)"),
            new Option(Piece.PLACE, "TEXT", "its position, in your own words"),
            new Option(Piece.NOTE, "TEXT", "a note"));

    private final PieceKind kind;
    private final BiFunction<InputField<?>, String, String> standIn;

    public PieceArguments(PieceKind kind) {
        this(kind, (field, text) -> text);
    }

    /**
     * Creates a parser for a piece whose values may name the user's own cards.
     *
     * @param standIn returns the text that represents a card in a field, from the typed text
     */
    public PieceArguments(PieceKind kind, BiFunction<InputField<?>, String, String> standIn) {
        this.kind = kind;
        this.standIn = standIn;
    }

    /** Returns all options of such a piece. */
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (InputField<?> field : kind.fields()) {
            Option option = Option.of(field);
            options.add(option.isFlag() ? option.offering(List.of("true", "false")) : option);
        }
        options.addAll(COMMON);
        return options;
    }

    /**
     * Parses options; a flag is removed by {@code =false}, any other value by {@code none}.
     *
     * @return texts by name, in the notation of the fields; an empty text removes a value
     * @throws BadInputException if an option is invalid; the message names it
     */
    public Map<String, String> read(List<String> args) {
        return read(args, name -> {
            throw new BadInputException("--from-card: no cards here");
        });
    }

    /**
     * Parses options, where a card may provide values that were not typed.
     *
     * @param cards finds a card by its name
     */
    Map<String, String> read(List<String> args, Function<String, Card> cards) {
        CommandArguments given =
                CommandArguments.ofOptions(args, options(), () -> PicocliAdapter.line(spec()), "help add " + kind.id());
        Map<String, String> values = new LinkedHashMap<>();
        if (given.has(CARD)) {
            values.putAll(of(cards.apply(given.all(CARD).get(0))));
        }
        for (InputField<?> field : kind.fields()) {
            if (given.has(field.name())) {
                values.put(field.name(), value(field, given.all(field.name())));
            }
        }
        for (Option common : COMMON) {
            if (given.has(common.name())) {
                values.put(common.name(), text(common.name(), given.all(common.name())));
            }
        }
        return values;
    }

    /** Returns the values of a card that such a piece can have. */
    private Map<String, String> of(Card card) {
        Map<String, String> values = new LinkedHashMap<>();
        for (Map<String, String> side : List.of(card.by(), card.at())) {
            side.forEach((name, text) -> kind.field(name)
                    .filter(field -> field.kind().reads(text))
                    .ifPresent(field -> values.putIfAbsent(name, value(field, List.of(text)))));
        }
        if (values.isEmpty()) {
            throw new BadInputException("the card " + card.name() + " has no values for a " + kind.id());
        }
        return values;
    }

    /** Returns a free text. */
    static String text(String name, List<String> texts) {
        String text = texts.equals(List.of(NONE)) ? "" : String.join(" ", texts);
        if (text.length() > LONGEST_TEXT) {
            throw new BadInputException("--" + name + ": longer than " + LONGEST_TEXT + " characters");
        }
        return text;
    }

    private <T> String value(InputField<T> field, List<String> texts) {
        if (texts.equals(List.of(NONE)) || texts.equals(List.of("false"))) {
            return "";
        }
        if (texts.size() > 1 && !field.kind().isRepeatable()) {
            throw new BadInputException("--" + field.name() + " is given twice: give it once");
        }
        String text = String.join(ListFormat.SEPARATOR, texts);
        try {
            String read = field.kind().text(field.kind().parse(standIn.apply(field, text)));
            return field.kind().isFlag() && read.equals("false") ? "" : read;
        } catch (BadValueException e) {
            String which = field.kind().isRepeatable() ? "" : " " + PrintableText.of(text);
            throw new BadInputException("--" + field.name() + which + ": " + e.getMessage());
        }
    }

    private CommandSpec spec() {
        CommandSpec spec = CommandSpec.create().name("add " + kind.id());
        spec.addOption(OptionSpec.builder("--" + CARD)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .arity("1")
                .build());
        for (Option each : options()) {
            OptionSpec.Builder option = OptionSpec.builder(each.dashed())
                    .type(List.class)
                    .auxiliaryTypes(String.class)
                    .description(each.help().replace("%", "%%"));
            spec.addOption(
                    each.isFlag()
                            ? option.arity("0..1").fallbackValue("true").build()
                            : option.arity("1").build());
        }
        return spec;
    }
}
