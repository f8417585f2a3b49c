package io.redoubt.rules.vv.casualties;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.UpkeepStep;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.EnumProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Outcome;
import io.redoubt.rules.procedure.Situation;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitChanges;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitReminders;
import io.redoubt.rules.vv.shared.LeadershipModifier;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.rules.vv.shared.RollModifier;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The attempt of a pinned unit to rally (core 14.7, 14.8). */
public final class Rally extends EnumProcedure<Rally.Pinned, Rally.RallyResult> {
    /** The kind of unit that rallies: ordinary infantry needs 6, all others 7. */
    enum Who implements PlainName {
        INFANTRY(6),
        ELITE(7),
        LEADER(7),
        GUN(7),
        VEHICLE(7);

        private final int need;

        Who(int need) {
            this.need = need;
        }

        static Who of(Unit unit) {
            if (unit.isLeader()) {
                return LEADER;
            }
            return switch (unit.unitClass()) {
                case GUN -> GUN;
                case VEHICLE, AFV -> VEHICLE;
                case INFANTRY -> unit.is(UnitFields.ELITE) ? ELITE : INFANTRY;
            };
        }
    }

    enum RallyResult implements Row, PlainName, Outcome {
        PINNED("The unit stays *PINNED* until its owner's next Command Phase."),
        RALLIED("The unit is *RALLIED*.");

        private final SentenceTemplate verdict;

        RallyResult(String verdict) {
            this.verdict = SentenceTemplate.of(verdict);
        }

        @Override
        public SentenceTemplate verdict() {
            return verdict;
        }
    }

    public static final String VERB = "rally";
    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<Who> AS = FIELDS.choice("as", Who.INFANTRY, "type of the unit [VV-CORE-25]");
    private static final InputField<Integer> LEADER =
            FIELDS.of("leader", new LeadershipModifier(), 0, "modifier of an unpinned leader in its hex [VV-CORE-25]");
    private static final InputField<Phase> PHASE =
            FIELDS.choice("phase", Phase.AFTER_ACTION, "phase of its owner [VV-CORE-24, VV-CORE-25]");

    /** The automatic rally of every pinned unit at the start of its owner's turn. */
    public static final UpkeepStep OF_ITSELF = new UpkeepStep(VERB, Map.of(PHASE.name(), Phase.COMMAND.id()));

    private static final TotalRoll ROLL = TotalRoll.low("rally roll [VV-CORE-25]");

    public Rally() {
        super(
                VERB,
                "a pinned unit tries to rally",
                FIELDS.form(Pinned::read),
                RallyResult.class,
                new Example("a squad with a leader", "--as infantry --leader 1"),
                new Example("elite infantry", "--as elite"),
                new Example("a Gun", "--as gun"),
                new Example("a vehicle", "--as vehicle"),
                new Example("a leader on his own", "--as leader"),
                new Example("in the Command Phase", "--phase command"));
    }

    /**
     * A pinned unit.
     *
     * @param factors modifiers of its roll
     */
    record Pinned(Who who, List<RollModifier> factors, Phase phase) implements Situation<RallyResult> {
        private static Pinned read(Inputs in) {
            Phase phase = in.get(PHASE);
            Who who = in.get(AS);
            int leader = phase == Phase.AFTER_ACTION ? in.get(LEADER) : 0;
            return new Pinned(
                    who,
                    leader == 0
                            ? List.of()
                            : List.of(new RollModifier(
                                    -leader, "leader", "{}: an unpinned leader in the hex [VV-CORE-25]")),
                    phase);
        }

        @Override
        public Sentence headline() {
            return Sentence.of("{} trying to rally", who == Who.ELITE ? "elite infantry" : who.words());
        }

        @Override
        public void check(Checklist list) {
            switch (phase) {
                case COMMAND ->
                    list.note("In its owner's Command Phase every pinned unit rallies without a roll [VV-CORE-24]");
                case AFTER_ACTION -> {
                    RollModifier.note(factors, list);
                    list.note(
                            "{} must be {} or less in the After-Action Phase [VV-CORE-25]",
                            new RollModifier.Sum(factors),
                            who.need);
                }
                case FIRE, MOVEMENT, DEFENSIVE_FIRE, ADVANCE_AND_ASSAULT ->
                    list.forbid(
                            "Units rally in the After-Action and the Command Phase of their owner only [VV-CORE-25, VV-CORE-24]");
            }
        }

        @Override
        public RallyResult resolve(Umpire umpire) {
            if (phase == Phase.COMMAND) {
                return RallyResult.RALLIED;
            }
            int most = who.need;
            return umpire.lookUp(
                    ROLL,
                    RollModifier.score(factors).against(most, "the number to rally"),
                    roll -> roll <= most ? RallyResult.RALLIED : RallyResult.PINNED);
        }
    }

    @Override
    public List<String> worstToBest() {
        return outcomes();
    }

    /** Returns AT: a rally happens to the unit that is named. */
    @Override
    public Role actor() {
        return Role.AT;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        HexOccupancy table = new HexOccupancy(who);
        Phase.of(who).ifPresent(phase -> defaults.put(PHASE, phase));
        who.at().ifPresent(piece -> {
            Unit unit = pinned(piece);
            defaults.put(AS, Who.of(unit), piece);
            // The modifier of a pinned leader is 0, so no leader helps himself.
            int leader = table.leadership(who.at());
            if (leader > 0) {
                defaults.put(LEADER, leader, table.hex().orElse(piece));
            }
        });
    }

    private static Unit pinned(Piece piece) {
        String name = PrintableText.of(piece.name());
        if (!Unit.isOne(piece)) {
            throw new BadInputException(name + " is a hex: " + VERB + " with one of the units in it");
        }
        if (!piece.is(UnitFields.PINNED)) {
            throw new NotAllowedException(name + " is not pinned, so it cannot rally");
        }
        return new Unit(piece);
    }

    @Override
    public List<Reminder> reminders(Participants who, Inputs asked) {
        UnitReminders reminders = new UnitReminders(who).inTurnOfAffectedSide();
        Optional<Phase> meant = asked.peekOrDefault(PHASE);
        return reminders
                .meant(meant, RuleId.of("VV-CORE-24"), Phase.COMMAND)
                .meant(meant, RuleId.of("VV-CORE-25"), Phase.AFTER_ACTION)
                .all();
    }

    @Override
    public List<Change> effects(Pinned unit, RallyResult result, Inputs asked, Participants who) {
        UnitChanges changes = new UnitChanges(new HexOccupancy(who));
        if (result == RallyResult.RALLIED) {
            who.at().ifPresent(piece -> changes.drop(piece, UnitFields.PINNED));
        }
        return changes.all();
    }
}
