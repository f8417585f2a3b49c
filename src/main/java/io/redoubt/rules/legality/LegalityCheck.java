package io.redoubt.rules.legality;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.tablemap.TableMap;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** {@code deploy-check}: it lists all broken rules instead of refusing. A game provides its form and examples. */
public abstract class LegalityCheck implements Procedure<LegalityReport, Legality> {
    /** The verb on the command line. */
    public static final String VERB = "deploy-check";

    private static final SentenceTemplate LEGAL = SentenceTemplate.of("*LEGAL*: no rule is broken.");
    private static final SentenceTemplate LEGAL_THING = SentenceTemplate.of("*LEGAL*: {}.");
    private static final SentenceTemplate ONE_FAULT = SentenceTemplate.of("*ILLEGAL*: 1 fault.");
    private static final SentenceTemplate FAULTS = SentenceTemplate.of("*ILLEGAL*: {} faults.");

    @Override
    public final String verb() {
        return VERB;
    }

    @Override
    public final void check(LegalityReport judged, Checklist checklist) {
        checklist.addAll(judged.list());
    }

    @Override
    public final Legality resolve(LegalityReport judged, Umpire umpire) {
        return judged.legality();
    }

    @Override
    public final List<String> outcomes() {
        return Legality.IDS;
    }

    @Override
    public final String outcome(LegalityReport judged, Legality result) {
        return result.id();
    }

    @Override
    public final List<Quantity<Legality>> quantities(LegalityReport judged) {
        return judged.totals();
    }

    @Override
    public final Optional<TableMap> map(LegalityReport judged) {
        return judged.map().map(Supplier::get);
    }

    @Override
    public final Sentence headline(LegalityReport judged) {
        return judged.headline();
    }

    @Override
    public final Sentence verdict(LegalityReport judged, Legality result) {
        int faults = judged.list().broken();
        return switch (result) {
            case LEGAL -> judged.result().isEmpty() ? Sentence.of(LEGAL) : Sentence.of(LEGAL_THING, judged.result());
            case ILLEGAL -> faults == 1 ? Sentence.of(ONE_FAULT) : Sentence.of(FAULTS, faults);
        };
    }
}
