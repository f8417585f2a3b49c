package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.shared.Fortification;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.DescribedProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Look-ups: states of fortification of a class of teams, family of a fortification, types of Bunker. */
public final class States extends DescribedProcedure<States.LookUp, String> {
    public static final String VERB = "states";

    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<StateColumn> TEAM_CLASS =
            FIELDS.choice("team-class", StateColumn.class, "class of teams [FOW-STATES-03]");
    private static final InputField<Integer> STATE =
            FIELDS.number("state", 1, 9, "number in the table, to check if it is listed [FOW-STATES-08]");
    private static final InputField<Fortification> TYPE = FIELDS.choice(
            "type", Fortification.class, "fortification whose family is asked for [FOW-GEN-01, FOW-GEN-02]");
    private static final InputField<Boolean> AS_BUNKER =
            FIELDS.flag("as-bunker", "ask if the type counts as a Bunker [FOW-BUNK-09, FOW-BUNK-02]");

    private static final List<String> LISTED = List.of("not-listed", "listed");
    private static final List<String> FAMILIES = List.of("strongpoint", "barrier", "both");
    private static final List<String> BUNKER = List.of("not-a-bunker", "bunker");

    /**
     * A question with its answer.
     *
     * @param answers all possible answers to a question of this kind
     */
    record LookUp(Sentence headline, Checklist found, List<String> answers, String answer, Sentence verdict) {}

    public States() {
        super(
                VERB,
                "look up states of fortification, families, types of Bunker",
                FIELDS.form(States::read),
                Stream.of(LISTED, FAMILIES, BUNKER).flatMap(List::stream).toList(),
                new Example("states of fortification of tanks", "--team-class tanks"),
                new Example("Foxholes for tanks?", "--team-class tanks --state 1"),
                new Example("a Gun Pit for machine-guns?", "--team-class machine-guns --state 2"),
                new Example("the family of a Trench Line", "--type trench-line"),
                new Example("the family of a Minefield", "--type minefield"),
                new Example("is a Gun Pit a Bunker?", "--type gun-pit --as-bunker"),
                new Example("is a Tobruk Pit a Bunker?", "--type tobruk-pit --as-bunker"));
    }

    private static LookUp read(Inputs inputs) {
        Optional<Fortification> type = inputs.find(TYPE);
        Optional<StateColumn> column = inputs.find(TEAM_CLASS);
        if (type.isPresent() && column.isPresent()) {
            throw new BadInputException("--team-class and --type cannot be combined; give only one");
        }
        if (type.isPresent()) {
            return inputs.get(AS_BUNKER) ? bunker(type.get()) : family(type.get());
        }
        return column(inputs.get(TEAM_CLASS), inputs.find(STATE));
    }

    /** Looks up the states listed for a class of teams, or one of them. */
    private static LookUp column(StateColumn column, Optional<Integer> state) {
        Checklist list = new Checklist();
        list.note(
                SentenceTemplate.of("{}: {} [FOW-STATES-01, FOW-STATES-08]").citingFirst(column.rule()),
                column,
                column.listed());
        list.fact("states", column.facts());
        if (state.isPresent() && state.get() == StateColumn.UNUSED_NUMBER) {
            list.note("The table has no number 8 [FOW-STATES-08]");
        }
        boolean listed = state.isEmpty() || column.lists(state.get());
        Sentence verdict = state.isEmpty()
                ? Sentence.of("{}: *{}*.", column, column.listed())
                : Sentence.of(
                        listed ? "{} is *LISTED* for {}." : "{} is *NOT LISTED* for {}.",
                        column.name(state.get()),
                        column);
        return new LookUp(
                Sentence.of("states of fortification of {}", column),
                list,
                LISTED,
                LISTED.get(listed ? 1 : 0),
                verdict);
    }

    private static LookUp family(Fortification type) {
        Checklist list = new Checklist();
        list.fact("family", type.family().id());
        boolean both = type.family() == Fortification.Family.BOTH;
        if (both) {
            list.note("Exception: a {} is both a strongpoint and a barrier [FOW-GEN-02]", type);
        } else {
            list.note(
                    switch (type) {
                        case ANTI_TANK_OBSTACLE ->
                            "{}: a {}, whether a ditch, a solid barrier or dragons' teeth [FOW-GEN-01, FOW-GEN-07]";
                        case STREET_BARRICADE -> "A {} is a {} [FOW-BARR-01, FOW-GEN-01]";
                        default -> "A {} is a {} [FOW-GEN-01]";
                    },
                    type,
                    type.family());
        }
        return new LookUp(
                Sentence.of("family of fortification: {}", type),
                list,
                FAMILIES,
                type.family().id(),
                Sentence.of("{}: *{}*.", type, both ? "strongpoint and barrier" : type.family()));
    }

    private static LookUp bunker(Fortification type) {
        Checklist list = new Checklist();
        list.fact("bunker", type.isBunker());
        switch (type) {
            case NEST, HMG_NEST, FLAK_NEST, TOBRUK_PIT ->
                list.note("{}: a Nest, one of the three types of Bunker [FOW-BUNK-03, FOW-BUNK-02]", type);
            case PILLBOX, HMG_PILLBOX ->
                list.note("{}: a Pillbox, one of the three types of Bunker [FOW-BUNK-05, FOW-BUNK-02]", type);
            case TURRET -> list.note("{}: a Turret, one of the three types of Bunker [FOW-BUNK-07, FOW-BUNK-02]", type);
            default -> {
                // Other types are not Bunkers, or the word for all of them.
            }
        }
        list.note("Bunker always means Nests, Pillboxes and Turrets alike [FOW-BUNK-09, FOW-BUNK-02]");
        if (type.isBunker()) {
            list.note("Every Bunker is an Independent team [FOW-FIGHT-03]");
        }
        return new LookUp(
                Sentence.of("whether a {} counts as a Bunker", type),
                list,
                BUNKER,
                BUNKER.get(type.isBunker() ? 1 : 0),
                Sentence.of(type.isBunker() ? "A {} *IS A BUNKER*." : "A {} is *NOT A BUNKER*.", type));
    }

    @Override
    public void check(LookUp question, Checklist list) {
        list.addAll(question.found());
    }

    @Override
    public String resolve(LookUp question, Umpire umpire) {
        return question.answer();
    }

    @Override
    public List<String> outcomes(LookUp question) {
        return question.answers();
    }

    @Override
    public String outcome(LookUp question, String result) {
        return result;
    }

    @Override
    public Sentence headline(LookUp question) {
        return question.headline();
    }

    @Override
    public Sentence verdict(LookUp question, String result) {
        return question.verdict();
    }
}
