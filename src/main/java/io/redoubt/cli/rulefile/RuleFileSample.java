package io.redoubt.cli.rulefile;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.rulefile.RuleFileGame;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * {@code redoubt rules --sample [NAME]}: a rule file to start from.
 *
 * @param name the name, which is also the key of its game but for the first
 * @param about what it shows
 */
public record RuleFileSample(String name, String about) {
    private static final RuleFileSample FIRST = new RuleFileSample("first", "a whole game in 25 lines");

    /** All samples, the smallest first. */
    private static final List<RuleFileSample> ALL = List.of(
            FIRST,
            new RuleFileSample("bastion", "pools of d6 with saves and damage"),
            new RuleFileSample("ridge", "2d6 on a fire table with column shifts, morale"),
            new RuleFileSample("casemate", "d100 to hit, with hit locations and armour"));

    /**
     * Returns a sample by its name, the first one if there is none.
     *
     * @throws BadInputException if there is no sample of this name
     */
    public static RuleFileSample of(List<String> words) {
        if (words.isEmpty()) {
            return FIRST;
        }
        String asked = String.join(" ", words);
        return ALL.stream()
                .filter(sample -> sample.name.equals(asked))
                .findFirst()
                .orElseThrow(() -> new BadInputException("there is no sample " + asked
                        + SpellingSuggestion.hint(asked, names()) + "; there are " + String.join(", ", names())));
    }

    public static List<String> names() {
        return ALL.stream().map(RuleFileSample::name).toList();
    }

    /** Returns the list of all samples, and how one is printed. */
    public static String list() {
        StringBuilder list = new StringBuilder();
        for (RuleFileSample sample : ALL) {
            list.append(String.format("%-8s  %s%n", sample.name, sample.about));
        }
        return list.append(String.format("%nredoubt rules --sample bastion > bastion.rules%n"))
                .toString();
    }

    /** Returns the text of the file. */
    public String text() {
        try (InputStream in = RuleFileGame.class.getResourceAsStream(name + ".rules")) {
            if (in == null) {
                throw new IllegalStateException("no sample " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
