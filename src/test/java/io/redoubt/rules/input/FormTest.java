package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Forms, rule sets and checklists find and keep what they were given. */
class FormTest {
    private static final InputField<Integer> ROF =
            InputField.of("rof", WholeNumberFormat.of(1, 100), "rate of fire").or(1);
    private static final InputField<Integer> TEAMS =
            InputField.of("teams", WholeNumberFormat.of(1, 100), "teams").or(2);
    private static final SentenceTemplate SEEN = SentenceTemplate.of("{} is seen [FOW-SHOT-05]");
    private static final SentenceTemplate TOO_FAR = SentenceTemplate.of("{} is too far [FOW-SHOT-06]");

    @Test
    void aFormMakesItsSituationOfTheInputs() {
        Form<Integer> form = new Form<>(List.of(ROF, TEAMS), inputs -> inputs.get(ROF) * inputs.get(TEAMS));
        assertEquals(2, form.read(new Inputs(Map.of(), Map.of())));
        assertEquals(15, form.read(new Inputs(Map.of("rof", "3", "teams", "5"), Map.of())));
    }

    @Test
    void aFormRefusesWhatCannotBeReadThoughNobodyLookedAtIt() {
        Form<Integer> form = new Form<>(List.of(ROF, TEAMS), inputs -> inputs.get(ROF));
        assertEquals(3, form.read(new Inputs(Map.of("rof", "3", "teams", "5"), Map.of())));
        Inputs nonsense = new Inputs(Map.of("rof", "3", "teams", "many"), Map.of());
        BadInputException fault = assertThrows(BadInputException.class, () -> form.read(nonsense));
        assertEquals("--teams many: takes a whole number from 1 to 100", fault.getMessage());
        Inputs foreign = new Inputs(Map.of("range", "far"), Map.of());
        assertEquals(1, form.read(foreign));
    }

    @Test
    void aFormFindsItsInputsByName() {
        Form<Integer> form = new Form<>(List.of(ROF, TEAMS), inputs -> 0);
        assertEquals(Optional.of(TEAMS), form.field("teams"));
        assertEquals(Optional.of(ROF), form.field("rof"));
        assertEquals(Optional.empty(), form.field("range"));
    }

    @Test
    void aRuleSetFindsItsProceduresByVerb() {
        RuleSet game = Catalog.games().get(0);
        for (String verb : game.verbs()) {
            assertEquals(verb, game.procedure(verb).orElseThrow().verb());
        }
        assertEquals(game.procedures().size(), game.verbs().size());
        assertEquals(Optional.empty(), game.procedure("surrender"));
    }

    @Test
    void aChecklistKeepsEveryFindingAndTellsTheObjectionsApart() {
        Checklist checklist = new Checklist();
        assertEquals(List.of(), checklist.objections());
        checklist.note(SEEN, "it");
        checklist.forbid(TOO_FAR, "it");
        checklist.forbid(SEEN, "that");
        assertEquals(3, checklist.findings().size());
        assertTrue(checklist.findings().get(0).allowed());
        assertFalse(checklist.findings().get(1).allowed());
        List<Step.Finding> objections = checklist.objections();
        assertEquals(
                List.of(TOO_FAR, SEEN),
                objections.stream().map(f -> f.sentence().remark()).toList());
        assertEquals(List.of("that"), objections.get(1).sentence().values());
        assertEquals(Optional.empty(), objections.get(0).place());
        assertEquals(Optional.empty(), checklist.findings().get(0).place());
    }

    @Test
    void everyDefaultOfEveryGameIsReadBackAsItIsShown() {
        for (RuleSet game : Catalog.games()) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                procedure.form().fields().forEach(FormTest::readsItsDefaultBack);
            }
        }
    }

    private static <T> void readsItsDefaultBack(InputField<T> field) {
        field.standard()
                .ifPresent(value -> assertEquals(value, field.parse(field.kind().show(value)), field.name()));
    }
}
