package io.redoubt.rules.legality;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.tablemap.Point;
import io.redoubt.rules.tablemap.RuleViolation;
import io.redoubt.rules.tablemap.ViolationCollector;
import java.util.List;

/** Collects what the rules say of a whole table: each broken rule with the item on the map that breaks it. */
public final class LegalityAudit {
    private final Checklist list;
    private final ViolationCollector flaws = new ViolationCollector();

    /** Creates an audit that adds its findings to a checklist. */
    public LegalityAudit(Checklist list) {
        this.list = list;
    }

    /** Adds something that holds: a sentence with its rules in brackets, and the values of its gaps. */
    public void note(String sentence, Object... values) {
        list.note(sentence, values);
    }

    /** Adds a rule that an item of the map breaks. */
    public void fault(String item, String sentence, Object... values) {
        list.fault(sentence, values);
        flaws.on(list.broken(), item);
    }

    /** Adds a rule that the way between two items breaks, which is so long in words. */
    public void fault(Point from, Point to, String length, String sentence, Object... values) {
        list.fault(sentence, values);
        flaws.between(list.broken(), from, to, length);
    }

    /** Runs a check of many items, and returns whether all of them keep its rule. */
    public boolean holds(Runnable check) {
        int before = list.broken();
        check.run();
        return list.broken() == before;
    }

    /** Runs a check that adds to the checklist: whatever it finds broken is broken by one item. */
    public void of(String item, Runnable check) {
        flaws.on(list::broken, item, check);
    }

    /** Returns the broken rules that have a place on the map. */
    public List<RuleViolation> flaws() {
        return flaws.found();
    }
}
