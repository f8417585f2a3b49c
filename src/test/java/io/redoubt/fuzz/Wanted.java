package io.redoubt.fuzz;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import io.redoubt.catalog.Catalog;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.InputField;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A question that can be written in every form there is.
 *
 * @param game the word before the verb; empty for dice
 * @param verb the word on the command line
 * @param options what is given, in order; a name may stand there more than once
 */
record Wanted(String game, String verb, List<Option> options) {
    /** How an option is written on the command line. */
    enum Style {
        NAMED,
        FLAG,
        BARE
    }

    /**
     * One option.
     *
     * @param name without dashes
     * @param value what it is given; {@code true} for a flag
     */
    record Option(String name, String value, Style style) {
        static Option of(InputField<?> field, String value) {
            Style style = field.isPositional() ? Style.BARE : field.kind().isFlag() ? Style.FLAG : Style.NAMED;
            return new Option(field.name(), style == Style.BARE ? value.replaceFirst("^-+", "0-") : value, style);
        }

        static Option common(String name, String value) {
            return new Option(name, value, Style.NAMED);
        }
    }

    /** The form that it fills. */
    Form<?> form() {
        RuleSet rules = game.isEmpty() ? Catalog.dice() : Catalog.game(game).orElseThrow();
        return rules.procedure(verb).orElseThrow().form();
    }

    /** The words of a command line. */
    List<String> words() {
        List<String> words = new ArrayList<>(game.isEmpty() ? List.of(verb) : List.of(game, verb));
        for (Option option : options) {
            String name = "--" + option.name();
            switch (option.style()) {
                case BARE -> words.add(option.value());
                case FLAG -> words.add(name);
                // What begins with a dash would be an option of its own.
                case NAMED ->
                    words.addAll(
                            option.value().startsWith("-")
                                    ? List.of(name + '=' + option.value())
                                    : List.of(name, option.value()));
            }
        }
        return words;
    }

    /** A line of a batch or a session. */
    String line() {
        return String.join(" ", words().stream().map(RandomText::quoted).toList());
    }

    /** The same question as a JSON object. */
    String json() {
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (Option option : options) {
            values.computeIfAbsent(InputField.key(option.name()), key -> new ArrayList<>())
                    .add(option.value());
        }
        StringBuilder json = new StringBuilder("{\"command\":").append(text(verb));
        if (!game.isEmpty()) {
            json.append(",\"game\":").append(text(game));
        }
        values.forEach((key, all) -> {
            List<String> texts = all.stream().map(Wanted::text).toList();
            json.append(',').append(text(key)).append(':');
            json.append(texts.size() == 1 ? texts.get(0) : "[" + String.join(",", texts) + "]");
        });
        return json.append('}').toString();
    }

    private static String text(String value) {
        return '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(value)) + '"';
    }
}
