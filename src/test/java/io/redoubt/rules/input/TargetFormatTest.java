package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.umpire.Target;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A target is read with or without its plus, or by a grade the rulebook names. */
class TargetFormatTest {
    private static final Grade CONSCRIPT = new Grade("conscript", "Conscript", Target.atLeast(5));
    private static final Grade TRAINED = new Grade("trained", "Trained", Target.atLeast(4));
    private static final Grade VETERAN = new Grade("veteran", "Veteran", Target.atLeast(3));

    private final TargetFormat plain = TargetFormat.of(1, 6);
    private final TargetFormat skill = TargetFormat.of(2, 6, CONSCRIPT, TRAINED, VETERAN);

    @Test
    void aTargetIsTheSameWithAndWithoutItsPlus() {
        for (int number = 1; number <= 6; number++) {
            Grade grade = plain.parse(number + "+");
            assertEquals(Target.atLeast(number), grade.target());
            assertEquals(number + "+", grade.id());
            assertEquals(number + "+", grade.words());
            assertEquals(grade, plain.parse(Integer.toString(number)));
            assertEquals(grade, plain.parse(plain.show(grade)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "+", "0", "0+", "7", "7+", "-3", "3-", "3++", " 3+", "3 +", "99999999999+", "trained"})
    void whatIsNoTargetIsRefused(String text) {
        BadValueException fault = assertThrows(BadValueException.class, () -> plain.parse(text));
        assertEquals("takes a target from 1+ to 6+", fault.getMessage().split(";", -1)[0]);
    }

    @Test
    void theBoundsOfGradedTargetsHoldForBareNumbers() {
        assertThrows(BadValueException.class, () -> skill.parse("1+"));
        assertEquals(Target.atLeast(2), skill.parse("2+").target());
        assertEquals(Target.atLeast(6), skill.parse("6").target());
        assertThrows(BadValueException.class, () -> skill.parse("7"));
    }

    @Test
    void aGradeIsReadByItsName() {
        assertSame(TRAINED, skill.parse("trained"));
        assertSame(VETERAN, skill.parse(skill.show(VETERAN)));
    }

    @Test
    void aMistypedGradeIsToldTheNearest() {
        BadValueException fault = assertThrows(BadValueException.class, () -> skill.parse("vetran"));
        assertEquals(
                "takes conscript, trained, veteran, or a target from 2+ to 6+; did you mean veteran?",
                fault.getMessage());
    }

    @Test
    void aGradeIsExplainedWithItsTarget() {
        assertEquals("trained 4+", skill.explain(TRAINED));
        assertEquals("4+", skill.explain(skill.parse("4")));
    }

    @Test
    void helpNamesTheGradesBeforeTheNumbers() {
        assertEquals("N+", plain.label());
        assertEquals("conscript|trained|veteran|N+", skill.label());
        assertEquals(List.of("1+", "2+", "3+", "4+", "5+", "6+"), plain.choices());
        assertEquals(List.of("conscript", "trained", "veteran"), skill.choices());
    }

    @Test
    void aRangeOfTargetsTakesBothEnds() {
        assertEquals(List.of("2+", "3+", "4+"), shown(plain, "2", "4+"));
        assertEquals(List.of("4+"), shown(plain, "4", "4"));
        assertEquals(List.of(), shown(plain, "4", "2"));
    }

    @Test
    void aRangeOfGradesFollowsTheOrderOfTheBook() {
        assertEquals(List.of("conscript", "trained", "veteran"), shown(skill, "conscript", "veteran"));
        assertEquals(List.of("trained"), shown(skill, "trained", "trained"));
        assertEquals(List.of("conscript"), shown(skill, "conscript", "conscript"));
        assertEquals(List.of(), shown(skill, "veteran", "trained"));
    }

    @Test
    void aRangeFromAGradeToANumberCountsItsTargets() {
        assertEquals(List.of("3+", "4+", "5+"), shown(skill, "veteran", "5+"));
        assertEquals(List.of("3+", "4+", "5+"), shown(skill, "3+", "conscript"));
    }

    private static List<String> shown(TargetFormat targets, String from, String to) {
        return targets.span(targets.parse(from), targets.parse(to)).stream()
                .map(targets::show)
                .toList();
    }
}
