package io.redoubt.rules.legality;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.inputfile.InputFile;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A subject that was checked against the rules. It is judged as soon as it is read, because nothing depends on dice.
 *
 * @param headline the subject
 * @param list all findings of the rules
 * @param result the result in words; may be empty
 * @param totals the quantities
 * @param map draws it as it was judged, if it is about a table
 */
public record LegalityReport(
        Sentence headline,
        Checklist list,
        String result,
        List<Quantity<Legality>> totals,
        Optional<Supplier<TableMap>> map) {
    private static final int LONGEST_NAME = 40;

    private static final SentenceTemplate OF_FILE = SentenceTemplate.of("checking the deployment {}");
    private static final SentenceTemplate OF_QUESTIONS = SentenceTemplate.of("checking a deployment");

    public LegalityReport {
        totals = List.copyOf(totals);
    }

    public static LegalityReport of(Sentence headline, Checklist list) {
        return new LegalityReport(headline, list, "", List.of(), Optional.empty());
    }

    /**
     * Creates the report on a deployment from a file.
     *
     * @param inputs the inputs, which must contain no others
     * @throws BadInputException if they do
     */
    public static LegalityReport ofFile(InputFile<?> file, Inputs inputs, Checklist list) {
        if (!inputs.unused().isEmpty()) {
            throw new BadInputException(
                    "a deployment file and single questions cannot be combined; remove the file, or --"
                            + String.join(", --", inputs.unused()));
        }
        return of(Sentence.of(OF_FILE, name(file.path())), list);
    }

    /**
     * Creates the report on a deployment given by options.
     *
     * @param examples examples of options, for the error if there are none
     * @throws BadInputException if no option was given
     */
    public static LegalityReport ofQuestions(Checklist list, String examples) {
        if (list.findings().isEmpty()) {
            throw new BadInputException("nothing to check: " + examples);
        }
        return of(Sentence.of(OF_QUESTIONS), list);
    }

    /** Returns this report with a result. */
    public LegalityReport is(String what) {
        return new LegalityReport(headline, list, what, totals, map);
    }

    /** Returns this report with quantities. */
    public LegalityReport with(List<Quantity<Legality>> numbers) {
        return new LegalityReport(headline, list, result, numbers, map);
    }

    /** Returns this report with a map. */
    public LegalityReport on(Supplier<TableMap> table) {
        return new LegalityReport(headline, list, result, totals, Optional.of(table));
    }

    /** Charges work on a file before it is done: it may contain more pieces than can be compared in time. */
    public static void spend(double units, Inputs inputs) {
        inputs.spend(units, "check fewer pieces at once");
    }

    Legality legality() {
        return list.broken() == 0 ? Legality.LEGAL : Legality.ILLEGAL;
    }

    /** Returns the last part of a path, short enough for a headline. */
    private static String name(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        String whole = PrintableText.whole(name);
        return whole.length() <= LONGEST_NAME ? whole : PrintableText.of(name, LONGEST_NAME - 1);
    }
}
