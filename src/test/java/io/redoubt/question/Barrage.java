package io.redoubt.question;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.DescribedProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Gunnery;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** A made-up procedure: so many guns fire, each hits on a 4, and more than three may not fire. */
final class Barrage extends DescribedProcedure<Integer, Integer> {
    static final Sentence HEADLINE = Sentence.of(SentenceTemplate.of("a barrage"));
    static final Quantity<Integer> HITS = new Quantity<>("hits", "hits", hits -> hits);

    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<Integer> GUNS = FIELDS.number("guns", 1, 9, "how many guns");
    static final InputField<String> CALLED = FIELDS.of("called", new FreeTextFormat("NAME", "a name"), "what");

    int counted;

    Barrage() {
        super(
                "barrage",
                "guns fire",
                FIELDS.form(inputs -> inputs.get(GUNS)),
                List.of("gone", "quiet", "hit"),
                new Example("two guns", "--guns 2"));
    }

    @Override
    public void check(Integer guns, Checklist checklist) {
        checklist.fact("guns", guns);
        if (guns > 1) {
            checklist.note(SentenceTemplate.of("{} guns. [GUN-03]"), guns);
        }
        if (guns > 3) {
            checklist.forbid(Gunnery.SMOKED, "All");
        }
    }

    @Override
    public Integer resolve(Integer guns, Umpire umpire) {
        counted++;
        return umpire.count(Gunnery.HIT, Gunnery.atLeast(4), guns);
    }

    @Override
    public Optional<String> suggestionFor(Integer guns, String outcome) {
        return outcome.equals("gone") ? Optional.of("hit") : Optional.empty();
    }

    @Override
    public List<String> displayedOutcomes(Integer guns) {
        return List.of("hit");
    }

    @Override
    public String outcome(Integer guns, Integer hits) {
        return hits == 0 ? "quiet" : "hit";
    }

    @Override
    public List<Quantity<Integer>> quantities(Integer guns) {
        return List.of(HITS);
    }

    @Override
    public Sentence headline(Integer guns) {
        return HEADLINE;
    }

    @Override
    public Sentence verdict(Integer guns, Integer hits) {
        return Sentence.of(SentenceTemplate.of("*{}* of {}. [GUN-03-HOLE]"), hits, guns);
    }

    @Override
    public List<Change> effects(Integer guns, Integer hits, Inputs asked, Participants who) {
        return who.at().stream()
                .map(at -> Change.of(at, asked.find(CALLED).orElse("hits"), hits.toString()))
                .toList();
    }
}
