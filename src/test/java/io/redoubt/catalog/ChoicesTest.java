package io.redoubt.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can be chosen can be typed, comes back as it was typed, and has words for the table. */
class ChoicesTest {
    private static List<Procedure<?, ?>> procedures() {
        List<Procedure<?, ?>> all = new ArrayList<>();
        for (RuleSet game : Catalog.games()) {
            all.addAll(game.procedures());
        }
        return all;
    }

    @Test
    void everyChoiceIsAValueWithWords() {
        int named = 0;
        for (Procedure<?, ?> procedure : procedures()) {
            for (InputField<?> field : procedure.form().fields()) {
                for (String choice : field.kind().choices()) {
                    named += hasWords(field.kind(), choice) ? 1 : 0;
                }
            }
        }
        assertTrue(named > 300, "only " + named + " choices have names");
    }

    private static <T> boolean hasWords(ValueFormat<T> kind, String choice) {
        T value = kind.parse(choice);
        assertEquals(choice, kind.show(value));
        if (!(value instanceof NamedConstant name)) {
            return false;
        }
        assertFalse(name.words().isBlank(), choice);
        return true;
    }

    @Test
    void everyProcedureSaysWhatItIsForAndShowsHow() {
        for (Procedure<?, ?> procedure : procedures()) {
            assertFalse(procedure.summary().isBlank(), procedure.verb());
            assertFalse(procedure.examples().isEmpty(), procedure.verb());
        }
    }
}
