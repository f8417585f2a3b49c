package io.redoubt.rules.vv;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Choice;
import io.redoubt.rules.Example;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Role;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** A pinned unit tries to rally (core 14.7, 14.8). */
final class Rally implements Procedure<Rally.Pinned, Rally.Spirit> {
    /** Who rallies: most do on 7, the rank and file on 6. */
    enum Who implements Way {
        INFANTRY(6),
        ELITE(7),
        LEADER(7),
        GUN(7),
        VEHICLE(7);

        private final int need;

        Who(int need) {
            this.need = need;
        }
    }

    /** How the unit stands afterwards. */
    enum Spirit implements Row, Way {
        PINNED,
        RALLIED
    }

    /**
     * A pinned unit.
     *
     * @param leader modifier of an unpinned leader in its hex
     */
    record Pinned(Who who, int leader, Phase phase) {}

    private static final Field<Who> AS = Field.of("as", Choice.of(Who.values()), "what the unit is", Rule.CORE_25)
            .or(Who.INFANTRY);
    private static final Field<Integer> LEADER = Field.of(
                    "leader", new Leadership(), "modifier of an unpinned leader in its hex", Rule.CORE_25)
            .or(0);
    private static final Field<Phase> PHASE = Field.of(
                    "phase", Choice.of(Phase.values()), "phase of its owner", Rule.CORE_24, Rule.CORE_25)
            .or(Phase.AFTER_ACTION);
    private static final Form<Pinned> FORM = new Form<>(List.of(AS, LEADER, PHASE), Rally::read);
    private static final List<String> OUTCOMES = List.of(Spirit.PINNED.id(), Spirit.RALLIED.id());
    private static final Lookup ROLL = Lookup.of("rally roll", Rule.CORE_25);

    private static final Remark HEADLINE = Remark.of("{} trying to rally");
    private static final Remark AUTOMATIC =
            Remark.of("In its owner's Command Phase every pinned unit rallies, no roll", Rule.CORE_24);
    private static final Remark ATTEMPT = Remark.of("{} must be {} or less in the After-Action Phase", Rule.CORE_25);
    private static final Remark TOO_EARLY = Remark.of(
            "Units rally in the After-Action and the Command Phase of their owner only", Rule.CORE_25, Rule.CORE_24);
    private static final Remark BY_LEADER = Remark.of("{}: an unpinned leader in the hex", Rule.CORE_25);
    private static final Remark RALLIED = Remark.of("The unit is *RALLIED*.");
    private static final Remark PINNED = Remark.of("The unit stays *PINNED* until its owner's next Command Phase.");

    private static Pinned read(Inputs in) {
        Phase phase = in.get(PHASE);
        Who who = in.get(AS);
        return new Pinned(who, phase == Phase.AFTER_ACTION ? in.get(LEADER) : 0, phase);
    }

    private static List<Factor> factors(Pinned unit) {
        return unit.leader() == 0 ? List.of() : List.of(new Factor(-unit.leader(), "leader", BY_LEADER));
    }

    @Override
    public String verb() {
        return "rally";
    }

    /** A rally befalls a unit. */
    @Override
    public Role actor() {
        return Role.AT;
    }

    @Override
    public String summary() {
        return "a pinned unit tries to rally";
    }

    @Override
    public Form<Pinned> form() {
        return FORM;
    }

    @Override
    public void check(Pinned unit, Checklist list) {
        switch (unit.phase()) {
            case COMMAND -> list.note(AUTOMATIC);
            case AFTER_ACTION -> {
                Factor.note(factors(unit), list);
                list.note(ATTEMPT, new Factor.Sum(factors(unit)), unit.who().need);
            }
            case FIRE, MOVEMENT, DEFENSIVE_FIRE, ADVANCE_AND_ASSAULT -> list.forbid(TOO_EARLY);
        }
    }

    @Override
    public Spirit resolve(Pinned unit, Umpire umpire) {
        if (unit.phase() == Phase.COMMAND) {
            return Spirit.RALLIED;
        }
        int most = unit.who().need;
        Optional<Modifier> against = Optional.of(new Modifier(most, "the number to rally"));
        Score score = new Score(2, Die.D6, Factor.modifiers(factors(unit)), against);
        return umpire.lookUp(ROLL, score, roll -> roll <= most ? Spirit.RALLIED : Spirit.PINNED);
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public String outcome(Pinned unit, Spirit result) {
        return result.id();
    }

    @Override
    public Sentence headline(Pinned unit) {
        return Sentence.of(
                HEADLINE,
                unit.who() == Who.ELITE ? "elite infantry" : unit.who().words());
    }

    @Override
    public Sentence verdict(Pinned unit, Spirit result) {
        return Sentence.of(result == Spirit.RALLIED ? RALLIED : PINNED);
    }

    @Override
    public List<Example> examples() {
        return List.of(
                new Example("a squad with a leader", "--as infantry --leader 1"),
                new Example("elite infantry", "--as elite"),
                new Example("a Gun", "--as gun"),
                new Example("a vehicle", "--as vehicle"),
                new Example("a leader on his own", "--as leader"),
                new Example("in the Command Phase", "--phase command"));
    }
}
