package io.redoubt.rules.dh.damage;

import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.input.Inputs;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Effects of a hit that penetrated, from the results table for Fortifications.
 *
 * @param weaponModifier DM of the weapon
 * @param targetModifier DM of the target
 * @param tableDie die on the table, if already rolled
 * @param heavy weapons that can be lost, in the order of the attacker
 * @param flames cause of the hit
 * @param morale Guts Check of the crew; empty if no check is possible
 */
public record PenetrationEffects(
        int weaponModifier,
        int targetModifier,
        Optional<Integer> tableDie,
        List<String> heavy,
        Source flames,
        Optional<CrewGutsCheck> morale,
        Ways ways) {
    public enum Source {
        GUN,
        FLAMES
    }

    /** Readings of disputed rules of the table. */
    public record Ways(
            AttackReadings.Ten ten,
            AttackReadings.BlastDice dice,
            AttackReadings.EarlierHits earlier,
            AttackReadings.LowestRow lowest,
            AttackReadings.FlamePins flamePins) {
        private static final int FIRST_BLAST = 3;
        private static final int NINE = 9;
        private static final int TEN = 10;

        /**
         * Asks for each reading only if it can make a difference.
         *
         * @param lowest lowest total of one attack
         * @param highest highest total of one attack
         */
        public static Ways read(Inputs in, int attacks, int lowest, int highest, int crew, Source source) {
            boolean series = attacks > 1;
            AttackReadings.Ten ten = series || (lowest <= TEN && highest >= TEN)
                    ? in.reading(AttackReadings.TOTAL_OF_TEN)
                    : AttackReadings.TOTAL_OF_TEN.standard();
            boolean few = crew > 0 && (series || (crew < DICE && lowest <= TEN && highest >= FIRST_BLAST));
            AttackReadings.BlastDice dice =
                    few ? in.reading(AttackReadings.BLAST_DICE) : AttackReadings.BLAST_DICE.standard();
            // A single attack only notes hits, which count from the next attack on.
            boolean counts = series || in.hasNonDefaultReading(AttackReadings.EARLIER_HITS);
            AttackReadings.EarlierHits earlier =
                    counts ? in.reading(AttackReadings.EARLIER_HITS) : AttackReadings.EARLIER_HITS.standard();
            AttackReadings.LowestRow row = series || lowest < FIRST_BLAST
                    ? in.reading(AttackReadings.LOWEST_ROW)
                    : AttackReadings.LOWEST_ROW.standard();
            boolean routs = lowest <= (ten == AttackReadings.Ten.ROUTED ? TEN : NINE) && highest >= NINE;
            AttackReadings.FlamePins flames = source == Source.FLAMES && crew > 0 && (series || routs)
                    ? in.reading(AttackReadings.FLAME_PINS)
                    : AttackReadings.FLAME_PINS.standard();
            return new Ways(ten, dice, earlier, row, flames);
        }
    }

    private static final int DICE = 10;

    private static final TotalRoll TABLE =
            TotalRoll.high("Results table [DH-GUN-07, DH-PEN-01, DH-PEN-02, DH-PEN-03, DH-PEN-11]");
    private static final TotalRoll BY_FLAMES =
            TotalRoll.high("Results table [DH-FLAME-03, DH-FLAME-02, DH-PEN-01, DH-PEN-02, DH-PEN-03, DH-PEN-11]");
    private static final Test CASUALTIES = Test.of("Blast [DH-PEN-04]", Die.D10, "casualty", "unhurt");
    private static final SentenceTemplate GIVEN = SentenceTemplate.of(
            "Results table, die {} as given: total {}, {} [DH-GUN-07, DH-PEN-01, DH-PEN-02, DH-PEN-03, DH-PEN-11]");
    private static final SentenceTemplate LOST =
            SentenceTemplate.of("The attacker names the {}: destroyed [DH-PEN-15]");
    private static final SentenceTemplate NOTHING_TO_LOSE =
            SentenceTemplate.of("No heavy weapon left to lose; the rest of the row counts [DH-PEN-16, DH-PEN-17]");
    private static final SentenceTemplate ROUT =
            SentenceTemplate.of("The survivors Rout 9\" and leave as infantry [DH-PEN-09, DH-LEAVE-03, DH-LEAVE-04]");

    public FortificationState hit(FortificationState state, Umpire umpire) {
        PenetratingHit row = row(state, umpire);
        FortificationState struck = blast(row, state.happened(FortificationState.Event.of(row)), umpire);
        return switch (row.fate()) {
            case STANDS -> shaken(row, struck, umpire);
            case DESTROYED ->
                struck.manned()
                        ? routed(struck.ending(FortificationState.Condition.DESTROYED), umpire)
                        : struck.ending(FortificationState.Condition.DESTROYED);
            case ELIMINATED ->
                (struck.manned() ? struck.without(struck.men()) : struck)
                        .ending(FortificationState.Condition.ELIMINATED);
        };
    }

    private PenetratingHit row(FortificationState state, Umpire umpire) {
        int modifier = weaponModifier + targetModifier + state.marks();
        if (tableDie.isPresent()) {
            int total = tableDie.get() + modifier;
            PenetratingHit row = row(total);
            umpire.note(GIVEN.citing(cites(row)), tableDie.get(), total, row);
            return row;
        }
        DiceTotal score = new DiceTotal(1, Die.D10, modifiers(state.marks()), Optional.empty());
        TotalRoll table = flames == Source.FLAMES ? BY_FLAMES : TABLE;
        return umpire.lookUp(table, score, this::row);
    }

    /** Returns the row of a total by the readings of the group. */
    private PenetratingHit row(int total) {
        PenetratingHit row = PenetratingHit.of(total, ways.ten());
        boolean nothing = row == PenetratingHit.NO_EFFECT && ways.lowest() == AttackReadings.LowestRow.NOTHING;
        return nothing ? PenetratingHit.NOTHING : row;
    }

    private List<RuleId> cites(PenetratingHit row) {
        List<RuleId> cites = new ArrayList<>(row.cites());
        cites.addAll(flames == Source.FLAMES ? BY_FLAMES.cites() : TABLE.cites());
        return cites;
    }

    private List<Modifier> modifiers(int marks) {
        List<Modifier> all = new ArrayList<>(3);
        add(all, weaponModifier, "DM of the weapon");
        add(all, targetModifier, "DM of the target");
        add(all, marks, ways.earlier() == AttackReadings.EarlierHits.EACH_PH ? "PH before" : "hits before");
        return all;
    }

    private static void add(List<Modifier> all, int value, String reason) {
        if (value != 0) {
            all.add(new Modifier(value, reason));
        }
    }

    private FortificationState blast(PenetratingHit row, FortificationState state, Umpire umpire) {
        if (row.blast() == 0 || !state.manned()) {
            return state;
        }
        int dice = ways.dice() == AttackReadings.BlastDice.TEN ? DICE : Math.min(DICE, state.men());
        return state.without(umpire.count(CASUALTIES, RequiredRoll.of(Target.atMost(row.blast())), dice));
    }

    /** Applies a row that leaves the fortification standing: a check, PH, and perhaps the loss of a weapon. */
    private FortificationState shaken(PenetratingHit row, FortificationState state, Umpire umpire) {
        if (row == PenetratingHit.NOTHING) {
            return state;
        }
        int marks = ways.earlier() == AttackReadings.EarlierHits.EACH_PH ? row.marks() : 1;
        FortificationState checked =
                morale.map(check -> check.check(state, umpire)).orElse(state).marked(marks);
        if (row != PenetratingHit.HEAVY || heavy.isEmpty()) {
            return checked;
        }
        if (checked.lost() >= heavy.size()) {
            umpire.note(NOTHING_TO_LOSE);
            return checked;
        }
        umpire.note(LOST, heavy.get(checked.lost()));
        return checked.weaponLost();
    }

    private FortificationState routed(FortificationState state, Umpire umpire) {
        umpire.note(ROUT);
        boolean pins = flames == Source.GUN || ways.flamePins() == AttackReadings.FlamePins.THREE;
        return (pins ? state.pinned(PieceFields.ROUT) : state).left(FortificationState.CrewLocation.ROUTED);
    }

    /**
     * Rows of the results table for Fortifications. Two more represent the disputed total of 10, and one the lowest row
     * read as no effect.
     */
    public enum PenetratingHit implements Row {
        NOTHING("no effect (disputed): no Guts Check, no PH", 1, 0, 0),
        NO_EFFECT("no damage; Guts Check, 1 PH", 1, 0, 1),
        LIGHT("blast at AP 3, Guts Check, 1 PH", 2, 3, 1),
        MEDIUM("blast at AP 6, Guts Check, 2 PH", 3, 6, 2),
        HEAVY("blast at AP 8, Guts Check, 2 PH, heaviest weapon lost", 4, 8, 2),
        DESTROYED("destroyed, blast at AP 9, survivors Routed", 5, 9, 0),
        TEN_DESTROYED("total of 10 (disputed): destroyed, blast at AP 9, survivors Routed", 5, 9, 0),
        TEN_ELIMINATED("total of 10 (disputed): destroyed with all men inside", 6, 0, 0),
        ELIMINATED("destroyed with all men inside", 6, 0, 0);

        private static final int TEN = 10;

        private final String words;
        private final int number;
        private final int blast;
        private final int marks;

        PenetratingHit(String words, int number, int blast, int marks) {
            this.words = words;
            this.number = number;
            this.blast = blast;
            this.marks = marks;
        }

        /** Returns the row of a total. */
        public static PenetratingHit of(int total, AttackReadings.Ten ten) {
            if (total == TEN) {
                return ten == AttackReadings.Ten.ELIMINATED ? TEN_ELIMINATED : TEN_DESTROYED;
            }
            if (total <= 2) {
                return NO_EFFECT;
            }
            return switch (total) {
                case 3, 4 -> LIGHT;
                case 5, 6 -> MEDIUM;
                case 7, 8 -> HEAVY;
                case 9 -> DESTROYED;
                default -> ELIMINATED;
            };
        }

        /** Returns the number of the row, from 1 at the top. */
        public int number() {
            return number;
        }

        /** Returns the AP of its blast, 0 if it has none. */
        int blast() {
            return blast;
        }

        int marks() {
            return marks;
        }

        FortificationState.Condition fate() {
            return switch (number) {
                case 5 -> FortificationState.Condition.DESTROYED;
                case 6 -> FortificationState.Condition.ELIMINATED;
                default -> FortificationState.Condition.STANDS;
            };
        }

        @Override
        public String words() {
            return words;
        }

        @Override
        public List<RuleId> cites() {
            return switch (this) {
                case NOTHING, NO_EFFECT -> List.of(RuleId.of("DH-PEN-05"));
                case LIGHT -> List.of(RuleId.of("DH-PEN-06"));
                case MEDIUM -> List.of(RuleId.of("DH-PEN-07"));
                case HEAVY -> List.of(RuleId.of("DH-PEN-08"));
                case DESTROYED -> List.of(RuleId.of("DH-PEN-09"));
                case ELIMINATED -> List.of(RuleId.of("DH-PEN-10"));
                // A total of 10 is in two rows; the one that applies comes first.
                case TEN_DESTROYED -> List.of(RuleId.of("DH-PEN-09"), RuleId.of("DH-PEN-10"));
                case TEN_ELIMINATED -> List.of(RuleId.of("DH-PEN-10"), RuleId.of("DH-PEN-09"));
            };
        }
    }
}
