package io.redoubt.rules.legality;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.inputfile.InputFile;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.RollingUmpire;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Transcript;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is judged without dice: broken rules are the answer and no refusal. */
class LegalityTest {
    private static final SentenceTemplate BROKEN = SentenceTemplate.of("{} stands in the river");
    private static final Sentence HEADLINE = Sentence.of(SentenceTemplate.of("checking"));
    private static final Inputs NOTHING_MORE = new Inputs(Map.of(), Map.of());

    private final Checklist list = new Checklist();

    /** A check of what its name says. */
    private static final class Survey extends LegalityCheck {
        @Override
        public String summary() {
            return "";
        }

        @Override
        public Form<LegalityReport> form() {
            return new Form<>(List.of(), inputs -> LegalityReport.of(HEADLINE, new Checklist()));
        }

        @Override
        public List<Example> examples() {
            return List.of();
        }
    }

    private static String verdict(LegalityReport judged) {
        Survey survey = new Survey();
        Legality result = survey.resolve(judged, new RollingUmpire(new EnteredFaces(List.of()), new Transcript()));
        Sentence verdict = survey.verdict(judged, result);
        return survey.outcome(judged, result) + ", " + verdict.remark().template() + ' ' + verdict.values();
    }

    @Test
    void whateverKeepsTheRulesIsLegal() {
        list.note("All is well.");
        LegalityReport judged = LegalityReport.of(HEADLINE, list);
        assertEquals("legal, *LEGAL*: no rule is broken. []", verdict(judged));
        assertEquals("legal, *LEGAL*: {}. [a strongpoint]", verdict(judged.is("a strongpoint")));
    }

    @Test
    void faultsAreCounted() {
        list.fault(BROKEN, "Alpha");
        LegalityReport judged = LegalityReport.of(HEADLINE, list);
        assertEquals("illegal, *ILLEGAL*: 1 fault. []", verdict(judged));
        list.fault(BROKEN, "Bravo");
        assertEquals("illegal, *ILLEGAL*: {} faults. [2]", verdict(judged.is("a strongpoint")));
    }

    @Test
    void faultsAreFindingsOfTheCheckAndForbidNothing() {
        list.fault(BROKEN, "Alpha");
        Checklist told = new Checklist();
        new Survey().check(LegalityReport.of(HEADLINE, list), told);
        assertEquals(list.findings(), told.findings());
        assertEquals(List.of(), told.objections());
    }

    @Test
    void checkIsOneVerbWithTwoOutcomes() {
        Survey survey = new Survey();
        assertEquals("deploy-check", survey.verb());
        assertEquals(List.of("legal", "illegal"), survey.outcomes());
        assertEquals("legal", Legality.LEGAL.words());
        assertEquals("illegal", Legality.ILLEGAL.words());
    }

    @Test
    void numbersAndWhatItIsAreTaken() {
        List<Quantity<Legality>> totals = List.of(new Quantity<>("points", "points", result -> 7));
        LegalityReport judged = LegalityReport.of(HEADLINE, list).is("a nest").with(totals);
        assertEquals(totals, new Survey().quantities(judged));
        assertEquals("a nest", judged.result());
        assertEquals(totals, judged.is("two nests").totals());
        assertEquals(HEADLINE, new Survey().headline(judged));
    }

    @Test
    void fileIsCalledByTheEndOfItsPath() {
        assertEquals(List.of("caen.toml"), headline("maps/normandy/caen.toml"));
        assertEquals(List.of("caen.toml"), headline("caen.toml"));
        assertEquals(List.of("x".repeat(40)), headline("maps/" + "x".repeat(40)));
        assertEquals(List.of("x".repeat(39) + '…'), headline("maps/" + "x".repeat(41)));
    }

    private List<Object> headline(String path) {
        return LegalityReport.ofFile(new InputFile<>(path, ""), NOTHING_MORE, list)
                .headline()
                .values();
    }

    @Test
    void fileAndSingleQuestionsDoNotMix() {
        Inputs more = new Inputs(Map.of("width", "3"), Map.of());
        BadInputException fault = assertThrows(
                BadInputException.class, () -> LegalityReport.ofFile(new InputFile<>("caen.toml", ""), more, list));
        assertEquals(
                "a deployment file and single questions cannot be combined; remove the file, or --width",
                fault.getMessage());
        assertEquals("3", more.get(InputField.of("width", new FreeTextFormat("N", "a width"), "how wide")));
        assertEquals(
                list,
                LegalityReport.ofFile(new InputFile<>("caen.toml", ""), more, list)
                        .list());
    }

    @Test
    void nothingAskedIsNothingToCheck() {
        BadInputException fault =
                assertThrows(BadInputException.class, () -> LegalityReport.ofQuestions(list, "give --width"));
        assertEquals("nothing to check: give --width", fault.getMessage());
        list.note("Wide enough.");
        assertEquals(
                "checking a deployment",
                LegalityReport.ofQuestions(list, "").headline().remark().template());
    }
}
