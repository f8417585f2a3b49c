package io.redoubt.report;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.input.Reading;
import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What was asked, as it was understood.
 *
 * @param game key of the game, for example {@code fow}
 * @param title name of the game
 * @param command the verb
 * @param headline what is being ruled on
 * @param inputs every input that mattered, defaults included
 * @param given the names of the inputs that were given, by whomever; the rest is what the rules take then
 * @param readings every disputed point that mattered, and how it was settled
 * @param unused names of inputs that were given but did not matter
 * @param sources which piece or card filled which input; the rest was given
 * @param facts what the rules say before dice as data for programs, by name
 * @param cards the cards that filled in what was not typed, by the option they were named with
 * @param pieces the pieces of a battle that have a part in it, by the option that names each
 */
public record Asked(
        String game,
        String title,
        String command,
        Sentence headline,
        Map<Field<?>, Object> inputs,
        Set<String> given,
        Map<Reading<?>, Named> readings,
        List<String> unused,
        Map<String, String> sources,
        Map<String, Object> facts,
        Map<String, String> cards,
        Map<String, String> pieces) {}
