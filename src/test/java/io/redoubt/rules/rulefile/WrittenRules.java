package io.redoubt.rules.rulefile;

import io.redoubt.exact.Fraction;
import io.redoubt.odds.Distribution;
import io.redoubt.question.Question;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.rulefile.model.RuleFile;
import io.redoubt.rules.rulefile.syntax.ReservedWords;
import io.redoubt.rules.rulefile.syntax.RuleFileReader;
import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Rule files of tests. */
final class WrittenRules {
    static final ReservedWords RESERVED =
            new ReservedWords(List.of("fow", "dice"), List.of("play", "plan", "set"), List.of("seed", "odds", "dice"));

    /** The beginning of a file with a test of a d6. */
    static final String HEAD = "game g \"G\"\n[A-1] One\nWords.\n\ntest hit \"To hit\" d6 [A-1]: \"hit\" / \"miss\"\n";

    private WrittenRules() {}

    static RuleFile read(String text) {
        RuleFileReader.Result result = RuleFileReader.read(text, RESERVED);
        return result.file()
                .orElseThrow(() -> new AssertionError(result.faults().toString()));
    }

    /** Returns the faults of a file, one per line. */
    static String faults(String text) {
        return RuleFileReader.read(text, RESERVED).faults().stream()
                .map(Object::toString)
                .collect(Collectors.joining("\n"));
    }

    /** Returns the faults of a verb whose lines follow the head. */
    static String faultsOfVerb(String lines) {
        return faults(HEAD + "verb v \"V\"\n" + lines);
    }

    static Question<?, ?> question(String text, String... inputs) {
        Procedure<?, ?> procedure = RuleFileGame.of(read(text)).procedures().get(0);
        Map<String, String> given = new LinkedHashMap<>();
        for (int i = 0; i < inputs.length; i += 2) {
            given.put(inputs[i], inputs[i + 1]);
        }
        return Question.of(procedure, new Inputs(given, Map.of()));
    }

    /** Returns a question to a verb whose lines follow the head. */
    static Question<?, ?> ofVerb(String lines, String... inputs) {
        return question(HEAD + "verb v \"V\"\n" + lines, inputs);
    }

    /** Returns the chances of the outcomes that are possible. */
    static String chances(Question<?, ?> question) {
        return question.chances().entrySet().stream()
                .filter(each -> each.getValue().signum() > 0)
                .map(each -> each.getKey() + ' ' + each.getValue())
                .collect(Collectors.joining(", "));
    }

    /** Returns the distribution of the first number. */
    static String numbers(Question<?, ?> question) {
        return distribution(question).entrySet().stream()
                .map(each -> each.getKey() + ": " + each.getValue())
                .collect(Collectors.joining(", "));
    }

    static <S, O> Map<Integer, Fraction> distribution(Question<S, O> question) {
        Quantity<O> quantity = question.quantities().get(0);
        Distribution<Integer> all = question.distribution(quantity);
        return all.values().stream()
                .sorted()
                .collect(Collectors.toMap(value -> value, all::of, Fraction::plus, LinkedHashMap::new));
    }

    /** Returns the outcome of dice, all of which must be used. */
    static String outcome(Question<?, ?> question, Integer... faces) {
        EnteredFaces given = new EnteredFaces(List.of(faces));
        String outcome = question.roll(given).consequence().outcome();
        given.allUsed();
        return outcome;
    }

    /** Returns the findings of a ruling without dice. */
    static List<String> findings(Question<?, ?> question) {
        return question.roll(new EnteredFaces(List.of())).steps().stream()
                .filter(Step.Finding.class::isInstance)
                .map(step -> SentenceText.plain(((Step.Finding) step).sentence()))
                .toList();
    }
}
