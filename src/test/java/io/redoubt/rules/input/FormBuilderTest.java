package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Fields join a form by being declared, in that order, and are what they would be if they were made elsewhere. */
class FormBuilderTest {
    private static final RuleId RULE = RuleId.of("FOW-SHOT-05");

    private final FormBuilder fields = new FormBuilder();

    private static String told(InputField<?> field) {
        return field.name() + ": " + field.kind().expects() + ", " + field.help() + ", " + field.cites();
    }

    @Test
    void everyWayToDeclareAFieldHandsItBack() {
        InputField<Integer> rof = fields.number("rof", 1, 6, "rate of fire [FOW-SHOT-05]");
        InputField<Colour> paint = fields.choice("paint", Colour.class, "paint [FOW-SHOT-05]");
        InputField<Colour> flag = fields.choice("flag", Colour.BLUE, "flag [FOW-SHOT-05]");
        InputField<Boolean> smoke = fields.flag("smoke", "fire smoke [FOW-SHOT-05]");
        InputField<Distance> range = fields.of("range", new DistanceFormat(), "how far [FOW-SHOT-05]");
        InputField<Integer> teams = fields.of("teams", WholeNumberFormat.of(1, 9), 2, "how many [FOW-SHOT-05]");
        assertEquals("rof: a whole number from 1 to 6, rate of fire, [FOW-SHOT-05]", told(rof));
        assertEquals("paint: one of red, dark-green, blue, paint, [FOW-SHOT-05]", told(paint));
        assertEquals("flag: one of red, dark-green, blue, flag, [FOW-SHOT-05]", told(flag));
        assertEquals("smoke: true or false, fire smoke, [FOW-SHOT-05]", told(smoke));
        assertEquals("how far", range.help());
        assertEquals("teams: a whole number from 1 to 9, how many, [FOW-SHOT-05]", told(teams));
        assertEquals(Optional.empty(), rof.standard());
        assertEquals(Optional.empty(), paint.standard());
        assertEquals(Optional.of(Colour.BLUE), flag.standard());
        assertEquals(Optional.of(false), smoke.standard());
        assertEquals(Optional.of(2), teams.standard());
        assertEquals(List.of(rof, paint, flag, smoke, range, teams), fields.all());
    }

    @Test
    void fieldsMadeElsewhereJoinInTheirPlace() {
        InputField<Integer> rof = InputField.number("rof", 1, 6, "rate of fire");
        InputField<Boolean> smoke = InputField.flag("smoke", "fire smoke");
        InputField<Boolean> dug = InputField.flag("dug-in", "in cover");
        assertSame(dug, fields.add(dug));
        assertSame(fields, fields.with(rof, smoke));
        assertEquals(List.of(dug, rof, smoke), fields.all());
    }

    @Test
    void formHasEveryFieldDeclaredSoFar() {
        InputField<Integer> rof = fields.number("rof", 1, 6, "rate of fire");
        Form<Integer> form = fields.form(inputs -> inputs.get(rof));
        fields.flag("late", "declared after the form");
        assertEquals(List.of(rof), form.fields());
        assertEquals(4, form.read(new Inputs(Map.of("rof", "4"), Map.of())));
    }
}
