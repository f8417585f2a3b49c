package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.ConditionChanges;
import io.redoubt.rules.fow.shared.Mobility;
import io.redoubt.rules.fow.shared.MotivationTest;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.EnumProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Outcome;
import io.redoubt.rules.procedure.Situation;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** A Bunker that counterattacks the assaulting teams (FOW-CTR): its one die, then the enemy's Motivation Test. */
public final class Counterattack extends EnumProcedure<Counterattack.Bunker, Counterattack.End> {
    public static final String VERB = "counterattack";

    /** The result of the Bunker's die, and of the Motivation Test that follows either way. */
    enum End implements Outcome, PlainName {
        TEAM_DESTROYED_CONTINUES("team-destroyed+continues", "One team is *DESTROYED*; the others *CONTINUE*."),
        TEAM_DESTROYED_CANNOT(
                "team-destroyed+cannot-counterattack",
                "One team is *DESTROYED*; the others *CANNOT COUNTERATTACK*. [FOW-CTR-05]"),
        UNHARMED_CONTINUES("enemy-unharmed+continues", "The enemy is *UNHARMED* and *CONTINUES*."),
        UNHARMED_CANNOT(
                "enemy-unharmed+cannot-counterattack",
                "The enemy is *UNHARMED* but *CANNOT COUNTERATTACK*. [FOW-CTR-05]"),
        ELIMINATED("attackers-eliminated", "The last assaulting team: the *ATTACKERS ARE ELIMINATED*.");

        private final String id;
        private final SentenceTemplate verdict;

        End(String id, String verdict) {
            this.id = id;
            this.verdict = SentenceTemplate.of(verdict);
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public SentenceTemplate verdict() {
            return verdict;
        }
    }

    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<Strongpoint> FROM =
            FIELDS.of("from", NamedChoiceFormat.of(Strongpoint.BUNKERS), "the Bunker that counterattacks [FOW-CTR-02]");
    private static final InputField<Condition> STATE =
            FIELDS.choice("state", Condition.UNHARMED, "condition of the Bunker [FOW-CTR-02, FOW-CORE-08]");
    private static final InputField<AdjacentTeam> ADJACENT = FIELDS.choice(
            "adjacent",
            AdjacentTeam.class,
            "teams adjacent to its slit or turret; infantry or gun if any [FOW-CTR-03, FOW-ASLT-05]");
    private static final InputField<Integer> TEAMS_LEFT =
            FIELDS.number("teams-left", 1, 1000, "assaulting teams still there, before the die [FOW-CTR-05]");
    private static final InputField<Grade> MOTIVATION = FIELDS.of(
            "motivation", MotivationTest.RATINGS, "Motivation of the assaulting teams [FOW-CTR-05, FOW-CORE-04]");

    public Counterattack() {
        super(
                VERB,
                "counterattack from a Bunker, with the enemy's Motivation Test",
                FIELDS.form(Bunker::read),
                End.class,
                new Example(
                        "a Nest among Infantry",
                        "--from nest --adjacent infantry --teams-left 5 --motivation confident"),
                new Example("a Turret among tanks", "--from turret --adjacent vehicle --motivation fearless"),
                new Example(
                        "a Pillbox that is Pinned Down, a Gun at its slit",
                        "--from pillbox --state pinned --adjacent gun --motivation reluctant"),
                new Example("the last team", "--from tobruk-pit --adjacent infantry --teams-left 1 --motivation 4+"),
                new Example("no team adjacent", "--from pillbox --adjacent none --motivation confident"));
    }

    @Override
    public Role subject() {
        return Role.BY;
    }

    /**
     * A Bunker's counterattack, judged while its inputs are read.
     *
     * @param found notes and objections before any dice
     * @param adjacent teams that can be hit
     * @param isLast true if a hit destroys the last assaulting team
     * @param motivation score of the enemy's Motivation Test; empty if the counterattack is refused and none was given
     */
    record Bunker(
            Strongpoint from, Checklist found, AdjacentTeam adjacent, boolean isLast, Optional<RequiredRoll> motivation)
            implements Situation<End> {
        private static Bunker read(Inputs in) {
            Strongpoint from = in.get(FROM);
            Condition state = in.get(STATE);
            from.mustAllow(state);
            Checklist list = new Checklist();
            switch (state) {
                case UNHARMED, PINNED ->
                    list.note("The Bunker passes its own Motivation Test without a roll [FOW-FIGHT-04]");
                case BAILED_OUT ->
                    list.forbid("A Bailed Out Turret cannot counterattack (core rules) [FOW-CORE-08, FOW-CTR-02]");
                case DESTROYED -> list.forbid("A Destroyed Bunker cannot counterattack [FOW-CTR-02]");
            }
            if (state == Condition.PINNED) {
                list.note("Pinned Down until its next Starting Step; it still fights "
                        + "[FOW-CTR-02, FOW-FIGHT-07, FOW-FIGHT-08]");
            }
            AdjacentTeam adjacent = in.get(ADJACENT);
            Optional<Integer> left = adjacent.mayBeLost() ? in.find(TEAMS_LEFT) : Optional.empty();
            switch (adjacent) {
                case INFANTRY, GUN -> {
                    list.note("Adjacent: {}; a hit Destroys one team, no save [FOW-CTR-03]", adjacent);
                    if (left.isEmpty()) {
                        list.note("No --teams-left given: assumed more than one [FOW-CTR-05]");
                    }
                }
                case VEHICLE ->
                    list.note("Only vehicles adjacent: a Bunker's hits cannot be assigned to them "
                            + "[FOW-ASLT-05, FOW-CTR-03]");
                case NONE ->
                    list.note("No team is adjacent: no die; only the enemy's test remains [FOW-CTR-03, FOW-CTR-05]");
            }
            boolean able = list.objections().isEmpty();
            Optional<Grade> motivation = able ? Optional.of(in.get(MOTIVATION)) : in.find(MOTIVATION);
            return new Bunker(
                    from,
                    list,
                    adjacent,
                    left.equals(Optional.of(1)),
                    motivation.map(grade -> RequiredRoll.of(grade.target(), grade.words() + " enemy")));
        }

        @Override
        public Sentence headline() {
            return Sentence.of("counterattacking from a {}", from);
        }

        @Override
        public void check(Checklist list) {
            list.addAll(found);
        }

        @Override
        public End resolve(Umpire umpire) {
            boolean destroyed = destroysOne(umpire);
            if (destroyed && isLast) {
                umpire.note("No assaulting team is left: no Motivation Test [FOW-CTR-05]");
                return End.ELIMINATED;
            }
            boolean goesOn = umpire.test(MotivationTest.TO_COUNTERATTACK, motivation.orElseThrow());
            if (destroyed) {
                return goesOn ? End.TEAM_DESTROYED_CONTINUES : End.TEAM_DESTROYED_CANNOT;
            }
            return goesOn ? End.UNHARMED_CONTINUES : End.UNHARMED_CANNOT;
        }

        private boolean destroysOne(Umpire umpire) {
            return switch (adjacent) {
                case INFANTRY, GUN -> umpire.test(BunkerDie.AT_TEAM, BunkerDie.NEED);
                case VEHICLE -> {
                    // The Bunker rolls its one die, but no result can hit a vehicle.
                    umpire.test(BunkerDie.AT_VEHICLES, BunkerDie.NEED);
                    yield false;
                }
                case NONE -> false;
            };
        }

        @Override
        public List<End> possible() {
            if (!adjacent.mayBeLost()) {
                return List.of(End.UNHARMED_CONTINUES, End.UNHARMED_CANNOT);
            }
            return isLast
                    ? List.of(End.UNHARMED_CONTINUES, End.UNHARMED_CANNOT, End.ELIMINATED)
                    : List.of(
                            End.TEAM_DESTROYED_CONTINUES,
                            End.TEAM_DESTROYED_CANNOT,
                            End.UNHARMED_CONTINUES,
                            End.UNHARMED_CANNOT);
        }
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        PieceValues.mustBeUnit(who.at());
        who.at().filter(PieceValues::isSpent).ifPresent(piece -> {
            throw new NotAllowedException(
                    "no teams are left in " + PrintableText.of(piece.name()) + " for a counterattack to hit");
        });
        PieceValues.target(FROM, who.by(), defaults);
        defaults.take(who.by(), STATE);
        defaults.takeAs(TEAMS_LEFT, PieceValues.TEAMS, who.at());
        defaults.take(who.at(), MOTIVATION);
        // The type of a unit does not tell its place, so a given --adjacent has precedence.
        who.at()
                .filter(piece -> !defaults.isGiven(ADJACENT))
                .ifPresent(piece -> defaults.put(ADJACENT, adjacent(piece), piece));
    }

    private static AdjacentTeam adjacent(Piece piece) {
        return switch (piece.value(PieceValues.AS).orElse(Mobility.INFANTRY)) {
            case INFANTRY, MAN_PACKED_GUN, CAVALRY -> AdjacentTeam.INFANTRY;
            case GUN -> AdjacentTeam.GUN;
            case FULLY_TRACKED, HALF_TRACKED, WHEELED, JEEP, WAGON, MOTORCYCLE -> AdjacentTeam.VEHICLE;
        };
    }

    @Override
    public List<Change> effects(Bunker bunker, End end, Inputs asked, Participants who) {
        ConditionChanges changes = new ConditionChanges();
        who.at().ifPresent(piece -> {
            if (end == End.TEAM_DESTROYED_CONTINUES || end == End.UNHARMED_CONTINUES) {
                changes.drop(piece, PieceValues.ASSAULTED); // another round of the same assault
            }
            switch (end) {
                case TEAM_DESTROYED_CONTINUES, TEAM_DESTROYED_CANNOT -> changes.fewer(piece, PieceValues.TEAMS, 1);
                case ELIMINATED -> {
                    changes.fewer(piece, PieceValues.TEAMS, 1);
                    changes.set(piece, PieceValues.DESTROYED, true);
                }
                case UNHARMED_CONTINUES, UNHARMED_CANNOT -> {
                    // All teams are still there.
                }
            }
        });
        return changes.all();
    }

    /** The teams adjacent to the slit or turret of a Bunker, or anywhere adjacent to a Nest. */
    enum AdjacentTeam implements NamedConstant {
        INFANTRY("Infantry"),
        GUN("a Gun"),
        VEHICLE("only vehicles"),
        NONE("no team");

        private final String words;

        AdjacentTeam(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }

        boolean mayBeLost() {
            return this == INFANTRY || this == GUN;
        }
    }
}
