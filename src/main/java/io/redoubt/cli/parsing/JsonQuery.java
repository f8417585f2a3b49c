package io.redoubt.cli.parsing;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.OneLine;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.procedure.Procedure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Parses a query written as a JSON object; its keys are the long options in camel case. */
public final class JsonQuery {
    /** The key that identifies a question; its answer repeats it. */
    public static final String ID = "id";

    /** The message for a command that is not a question. */
    public static final String ONLY_QUESTIONS =
            "batch accepts only game commands, dice and compare, and foresee and plan as JSON";

    private static final JsonFactory FACTORY = new JsonFactory();
    private static final List<String> FLAG = List.of("true", "false");
    private static final String MODE = "mode";
    private static final String COMMAND = "command";
    private static final Map<String, String> ODDS_OF_MODE = Map.of("odds", "true", "ruling", "false");

    /** The keys whose value is an object of names and their readings. */
    private static final List<String> SETTLING = List.of(CommonOption.READING.key(), "readings");

    /** The texts by key; a null value counts as a missing key. */
    private final Map<String, List<String>> texts = new LinkedHashMap<>();

    private JsonQuery() {}

    /**
     * Parses one query.
     *
     * @param world the environment, which has the games and may name the default game
     * @param format the output format of the batch
     * @throws BadInputException if the line is not such an object
     */
    public static Query of(String line, Environment world, AnswerSettings.Format format) {
        return parsed(line).query(world, format);
    }

    /**
     * Returns the values by key of an object for one of these commands; empty for any other object.
     *
     * @throws BadInputException if the line is not such an object
     */
    public static Optional<Map<String, List<String>>> of(String line, Set<String> commands) {
        if (commands.stream().noneMatch(command -> line.contains('"' + command + '"'))) {
            return Optional.empty();
        }
        Map<String, List<String>> texts = parsed(line).texts;
        return Optional.of(texts)
                .filter(keys -> commands.contains(String.join(" ", keys.getOrDefault(COMMAND, List.of()))));
    }

    private static JsonQuery parsed(String line) {
        JsonQuery query = new JsonQuery();
        try (JsonParser parser = FACTORY.createParser(line)) {
            query.read(parser);
        } catch (JsonParseException e) {
            throw new BadInputException(JsonSyntaxMessage.of(line, e));
        } catch (IOException e) {
            throw new BadInputException("not a JSON object: " + PrintableText.of(String.valueOf(e.getMessage())));
        }
        return query;
    }

    private void read(JsonParser parser) throws IOException {
        Set<String> keys = new HashSet<>();
        parser.nextToken();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String key = parser.currentName();
            if (!keys.add(key)) {
                throw new BadInputException("the key " + PrintableText.of(key) + " appears twice in the object");
            }
            JsonToken value = parser.nextToken();
            if (key.equals(ID)) {
                mustIdentify(value);
            } else if (value != JsonToken.VALUE_NULL) {
                texts.put(key, values(key, parser));
            }
        }
        if (parser.nextToken() != null) {
            throw new BadInputException("unexpected text after the JSON object");
        }
    }

    private static void mustIdentify(JsonToken value) {
        if (value != JsonToken.VALUE_STRING && !value.isNumeric()) {
            throw new BadInputException("the value of id must be a text or a number");
        }
    }

    private static List<String> values(String key, JsonParser parser) throws IOException {
        List<String> values = new ArrayList<>();
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_ARRAY) {
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                values.add(scalar(key, parser));
            }
        } else if (token == JsonToken.START_OBJECT && SETTLING.contains(key)) {
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                parser.nextToken();
                OneLine.mustBe(name, "a name in ", key);
                values.add(name + '=' + scalar(key, parser));
            }
        } else {
            values.add(scalar(key, parser));
        }
        return values;
    }

    private static String scalar(String key, JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == null || !token.isScalarValue() || token == JsonToken.VALUE_NULL) {
            throw new BadInputException(
                    "the value of " + PrintableText.of(key) + " must be a text, a number, true or false");
        }
        String text = parser.getText();
        OneLine.mustBe(text, "the value of ", key);
        return text;
    }

    private Query query(Environment world, AnswerSettings.Format format) {
        Optional<String> game = one("game");
        Optional<String> command = one(COMMAND);
        if (command.isEmpty()) {
            throw new BadInputException("missing key command (the verb, e.g. shoot)");
        }
        List<String> words = game.isEmpty() || command.get().equals("dice")
                ? List.of(command.get())
                : List.of(game.get(), command.get());
        if (VerbInvocation.areOfACommand(words)) {
            throw new BadInputException(ONLY_QUESTIONS);
        }
        VerbInvocation asked = VerbInvocation.of(words, world);
        readMode(asked.procedure().form());
        // A ruling without a roll prints an empty list, and an empty list requests a ruling again.
        texts.computeIfPresent(CommonOption.DICE.key(), (key, faces) -> List.of(String.join(",", faces)));
        AnswerSettings.Dice dice = new AnswerSettings.Dice.Counted();
        Map<CommonOption, List<String>> common = new EnumMap<>(CommonOption.class);
        for (CommonOption option : CommonOption.beside(asked.procedure())) {
            List<String> values = option.isRepeatable() ? take(option.key()) : takeOne(option.key());
            if (option.isFlag() && !values.isEmpty() && !FLAG.contains(values.get(0))) {
                throw new BadInputException("the key " + option.key() + " takes true or false");
            }
            if (option == CommonOption.READING) {
                values.addAll(take("readings"));
            }
            boolean off = option.isFlag() && values.equals(List.of("false"));
            if (!values.isEmpty() && !off) {
                common.put(option, values);
            }
            if (off && option == CommonOption.ODDS) {
                dice = new AnswerSettings.Dice.Rolled(Optional.empty());
            }
        }
        VerbArguments arguments =
                new VerbArguments(inputs(asked.procedure()), common, VerbArgumentParser.HelpAsked.NONE);
        Query query = new VerbArgumentParser(asked.game(), asked.procedure()).query(arguments, dice);
        AnswerSettingsParser.mustFit(common, query.settings(), format);
        return query;
    }

    /**
     * Reads the key {@code mode}, which answers have too. Some verbs have an input of this name, but none with these
     * values; with such an input, {@code "odds":false} requests a ruling.
     */
    private void readMode(Form<?> form) {
        List<String> modes = texts.getOrDefault(MODE, List.of());
        if (modes.size() == 1 && ODDS_OF_MODE.containsKey(modes.get(0))) {
            texts.remove(MODE);
            String odds = ODDS_OF_MODE.get(modes.get(0));
            List<String> said = take(CommonOption.ODDS.key());
            if (!said.isEmpty() && !said.equals(List.of(odds))) {
                throw new BadInputException("the keys mode and odds cannot be combined; give only one");
            }
            texts.put(CommonOption.ODDS.key(), List.of(odds));
        } else if (!modes.isEmpty() && form.field(MODE).isEmpty()) {
            throw new BadInputException("the key mode takes odds or ruling");
        }
    }

    private Map<String, String> inputs(Procedure<?, ?> procedure) {
        Map<String, String> inputs = new LinkedHashMap<>();
        for (InputField<?> field : procedure.form().fields()) {
            List<String> values = field.kind().isRepeatable() ? take(field.key()) : takeOne(field.key());
            if (!values.isEmpty()) {
                inputs.put(field.name(), String.join(ListFormat.SEPARATOR, values));
            }
        }
        if (!texts.isEmpty()) {
            throw unknown(texts.keySet().iterator().next(), procedure);
        }
        return inputs;
    }

    private static BadInputException unknown(String key, Procedure<?, ?> procedure) {
        List<String> known = new ArrayList<>(List.of("game", COMMAND));
        procedure.form().fields().forEach(field -> known.add(field.key()));
        return new BadInputException("unknown key " + PrintableText.of(key) + SpellingSuggestion.hint(key, known));
    }

    private Optional<String> one(String key) {
        List<String> values = takeOne(key);
        return values.isEmpty() ? Optional.empty() : Optional.of(values.get(0));
    }

    /** Takes the value of a key that has a single value; empty if the key is missing. */
    private List<String> takeOne(String key) {
        boolean there = texts.containsKey(key);
        List<String> values = take(key);
        if (there && values.size() != 1) {
            throw new BadInputException("the key " + key + " takes one value, not a list");
        }
        return values;
    }

    private List<String> take(String key) {
        List<String> values = texts.remove(key);
        return values == null ? new ArrayList<>() : values;
    }
}
