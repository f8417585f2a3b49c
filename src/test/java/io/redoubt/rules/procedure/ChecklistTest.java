package io.redoubt.rules.procedure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said before dice: notes allow, objections forbid, faults are an answer. */
class ChecklistTest {
    private final Checklist list = new Checklist();

    @Test
    void notesForbidNothing() {
        list.note(Gunnery.SMOKED, "Alpha");
        list.note("A clear day. [GUN-01]");
        assertEquals(List.of(), list.objections());
        assertEquals(0, list.broken());
        assertTrue(list.findings().stream().allMatch(Step.Finding::allowed));
        assertEquals(List.of(Gunnery.AIM), list.findings().get(1).cites());
    }

    @Test
    void objectionIsToldAmongTheFindings() {
        list.note(Gunnery.SMOKED, "Alpha");
        list.forbid("Nobody fires. [GUN-02]");
        list.forbid(Gunnery.SMOKED, "Bravo");
        assertEquals(3, list.findings().size());
        assertEquals(list.findings().subList(1, 3), list.objections());
        assertFalse(list.objections().get(0).allowed());
        assertEquals(2, list.broken());
    }

    @Test
    void faultIsBrokenAndForbidsNothing() {
        list.fault(Gunnery.SMOKED, "Alpha");
        assertEquals(1, list.broken());
        assertEquals(List.of(), list.objections());
        assertFalse(list.findings().get(0).allowed());
    }

    @Test
    void factsStandInOneOrderAndAreNotForOthersToChange() {
        list.fact("width", 3);
        list.fact("depth", 2);
        assertEquals(List.of("depth", "width"), new ArrayList<>(list.facts().keySet()));
        assertThrows(UnsupportedOperationException.class, () -> list.facts().put("height", 1));
    }

    @Test
    void anotherListIsTakenOverWhole() {
        Checklist other = new Checklist();
        other.fact("width", 3);
        other.note("A clear day.");
        other.forbid("Nobody fires. [GUN-02]");
        other.fault(Gunnery.SMOKED, "Alpha");
        list.addAll(other);
        assertEquals(other.findings(), list.findings());
        assertEquals(other.objections(), list.objections());
        assertEquals(other.facts(), list.facts());
        assertEquals(2, list.broken());
    }
}
