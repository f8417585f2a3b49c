package io.redoubt.report;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.Reading;
import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A question in its parsed form.
 *
 * @param game the key of the game, for example {@code fow}
 * @param title the name of the game
 * @param command the verb
 * @param headline the subject of the ruling
 * @param inputs every input that was used, including defaults
 * @param given the names of the inputs given by any source; the others have defaults
 * @param readings every disputed point that was consulted, with its reading
 * @param unused the names of inputs that were given but not used
 * @param sources the piece or card that supplied each input; the others were given
 * @param facts the findings before dice as data for programs, by name
 * @param cards the cards that supplied inputs, by the option that named them
 * @param pieces the participating pieces of a battle, by the option that names each
 */
public record QuestionSummary(
        String game,
        String title,
        String command,
        Sentence headline,
        Map<InputField<?>, Object> inputs,
        Set<String> given,
        Map<Reading<?>, NamedConstant> readings,
        List<String> unused,
        Map<String, String> sources,
        Map<String, Object> facts,
        Map<String, String> cards,
        Map<String, String> pieces) {}
