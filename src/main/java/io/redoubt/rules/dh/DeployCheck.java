package io.redoubt.rules.dh;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.TableParser;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** What may be played: which structures are fortifications, their class, own cards. Broken rules are its answer. */
final class DeployCheck implements Procedure<DeployCase, Legality> {
    private static final Remark LEGAL = Remark.of("*LEGAL*: no rule is broken.");
    private static final Remark LEGAL_THING = Remark.of("*LEGAL*: {}.");
    private static final Remark ONE_FAULT = Remark.of("*ILLEGAL*: 1 fault.");
    private static final Remark FAULTS = Remark.of("*ILLEGAL*: {} faults.");

    private static final List<Example> EXAMPLES = List.of(
            new Example("a foxhole by another name", "--structure fighting-position --cover hard"),
            new Example("a trench that wants to be more", "--structure trench --as-fortification"),
            new Example("room for ten men, squads of ten", "--houses 10 --squad 10"),
            new Example("room for twelve men, squads of ten", "--houses 12 --squad 10"),
            new Example("the group calls it a Fort all the same", "--houses 8 --squad 10 --label fort"),
            new Example("a card of the book", "--structure conc --provided-by scenario --role counter-attack"),
            new Example("without the variant", "--structure bunker --reading dh.model=plain-cover"),
            new Example("somebody wants points for it", "--points 50 --provided-by nobody"),
            new Example("a turret nobody wrote on the card", "--mount all-round --on-card no --on-record no"),
            new Example("a rear mount on the card, in a modern game", "--mount rear --on-card yes --period modern"));

    private final TableParser parser;

    /**
     * The procedure.
     *
     * @param parser reads the language of card files
     */
    DeployCheck(TableParser parser) {
        this.parser = parser;
    }

    @Override
    public String verb() {
        return "deploy-check";
    }

    @Override
    public String summary() {
        return "what is a fortification, Bunker or Fort, and own cards";
    }

    @Override
    public Form<DeployCase> form() {
        return DeployForm.of(parser);
    }

    @Override
    public void check(DeployCase deploy, Checklist list) {
        list.addAll(deploy.list());
    }

    @Override
    public Legality resolve(DeployCase deploy, Umpire umpire) {
        return deploy.legality();
    }

    @Override
    public List<String> outcomes() {
        return Legality.IDS;
    }

    @Override
    public String outcome(DeployCase deploy, Legality result) {
        return result.id();
    }

    @Override
    public Sentence headline(DeployCase deploy) {
        return deploy.headline();
    }

    @Override
    public Sentence verdict(DeployCase deploy, Legality result) {
        int faults = deploy.list().broken();
        return switch (result) {
            case LEGAL -> deploy.result().isEmpty() ? Sentence.of(LEGAL) : Sentence.of(LEGAL_THING, deploy.result());
            case ILLEGAL -> faults == 1 ? Sentence.of(ONE_FAULT) : Sentence.of(FAULTS, faults);
        };
    }

    @Override
    public List<String> notes() {
        return List.of("A file of own cards is TOML; redoubt cards --help tells how to write one.");
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }
}
