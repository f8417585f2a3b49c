package io.redoubt.rules.fow.battle;

import io.redoubt.rules.fow.deployment.DeploymentReadings;
import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.EnumProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Outcome;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.procedure.Situation;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Victory Points for Destroyed Bunkers at the end of the game. */
public final class Victory extends EnumProcedure<Victory.Count, Victory.Bonus> {
    public static final String VERB = "victory";

    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<Integer> DESTROYED =
            FIELDS.number("destroyed", 0, 1000, "enemy Bunkers Destroyed [FOW-VP-03]");
    private static final InputField<Integer> TOTAL =
            FIELDS.number("total", 0, 1000, "enemy Bunkers that were on the table [FOW-VP-03]");
    private static final InputField<Integer> CAPTURED = FIELDS.of(
            "captured",
            WholeNumberFormat.of(0, 1000),
            0,
            "enemy Turrets captured, not among those Destroyed [FOW-VP-03, FOW-ASLT-17]");
    private static final InputField<Integer> OWN_STANDING =
            FIELDS.of("own-standing", WholeNumberFormat.of(0, 1000), 0, "your own Bunkers not Destroyed [FOW-VP-03]");

    /** The effect of the Bunkers on Victory Points. */
    enum Bonus implements Outcome, PlainName {
        NO_BONUS("*NOTHING* is added."),
        BONUS("*ONE MORE* enemy platoon counts as Destroyed.");

        private final SentenceTemplate verdict;

        Bonus(String verdict) {
            this.verdict = SentenceTemplate.of(verdict + " [FOW-VP-03]");
        }

        @Override
        public SentenceTemplate verdict() {
            return verdict;
        }
    }

    /**
     * The count of Bunkers.
     *
     * @param found notes on the rules
     * @param end effect on Victory Points
     */
    record Count(Checklist found, Bonus end) implements Situation<Bonus> {
        private static Count read(Inputs inputs) {
            int destroyed = inputs.get(DESTROYED);
            int enemy = inputs.get(TOTAL);
            int captured = inputs.get(CAPTURED);
            int standing = inputs.get(OWN_STANDING);
            if (destroyed + captured > enemy) {
                throw new BadInputException(
                        "--destroyed " + destroyed + (captured > 0 ? " and --captured " + captured : "")
                                + ": more than the --total of " + enemy + " Bunkers");
            }
            boolean ownCount = standing > 0
                    && inputs.reading(DeploymentReadings.ON_THE_TABLE) == DeploymentReadings.OnTheTable.ALL_BUNKERS;
            int own = ownCount ? standing : 0;
            String whose = ownCount ? "Bunkers of both sides" : "enemy Bunkers";
            int total = enemy + own;
            int left = total - destroyed - captured;
            Checklist list = new Checklist();
            if (captured > 0) {
                list.note("A captured Turret is also Destroyed [FOW-ASLT-17]");
            }
            if (total == 0) {
                list.note("There was no enemy Bunker to Destroy [FOW-VP-03]");
            } else if (total == 1 && !ownCount) {
                list.note(
                        left == 0
                                ? "The only enemy Bunker is Destroyed [FOW-VP-03]"
                                : "The only enemy Bunker is left [FOW-VP-03]");
            } else if (left == 0) {
                list.note("All {} {} are Destroyed [FOW-VP-03]", total, whose);
            } else if (left == 1) {
                list.note("1 of {} {} is left [FOW-VP-03]", total, whose);
            } else {
                list.note("{} of {} {} are left [FOW-VP-03]", left, total, whose);
            }
            return new Count(list, total > 0 && left == 0 ? Bonus.BONUS : Bonus.NO_BONUS);
        }

        @Override
        public Sentence headline() {
            return Sentence.of("Victory Points for Destroyed Bunkers");
        }

        @Override
        public void check(Checklist list) {
            list.addAll(found);
        }

        @Override
        public Bonus resolve(Umpire umpire) {
            return end;
        }
    }

    public Victory() {
        super(
                VERB,
                "Victory Points for Destroyed Bunkers",
                FIELDS.form(Count::read),
                Bonus.class,
                new Example("all three Bunkers Destroyed", "--destroyed 3 --total 3"),
                new Example("one is left", "--destroyed 2 --total 3"),
                new Example("the last one is a captured Turret", "--destroyed 2 --captured 1 --total 3"),
                new Example("no enemy Bunkers", "--destroyed 0 --total 0"));
    }

    @Override
    public List<Quantity<Bonus>> quantities(Count count) {
        return List.of(new Quantity<>("extra-platoons", "more platoons Destroyed", Bonus::ordinal));
    }

    /** Counts the Bunkers on the board; if the user gives a count, captured and own Bunkers are not added to it. */
    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        if (who.side().isEmpty()) {
            return;
        }
        int total = 0;
        int destroyed = 0;
        int captured = 0;
        int own = 0;
        for (Piece piece : who.pieces()) {
            boolean bunker = PieceValues.isBunker(piece) && !piece.owner().isEmpty();
            boolean gone = piece.is(PieceValues.STATE, Condition.DESTROYED);
            if (bunker && piece.owner().equals(who.side())) {
                own += gone ? 0 : 1;
            } else if (bunker) {
                total++;
                captured += piece.is(PieceValues.CAPTURED) ? 1 : 0;
                destroyed += gone && !piece.is(PieceValues.CAPTURED) ? 1 : 0;
            }
        }
        defaults.put(DESTROYED, destroyed);
        defaults.put(TOTAL, total);
        if (!defaults.isGiven(DESTROYED) && !defaults.isGiven(TOTAL) && !defaults.isGiven(CAPTURED)) {
            defaults.put(CAPTURED, captured);
            defaults.put(OWN_STANDING, own);
        }
    }
}
