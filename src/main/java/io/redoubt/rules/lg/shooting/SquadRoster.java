package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.lg.shared.FireMode;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The squads among the troops in a structure, and the distribution of losses: each piece that is hit rolls for its own
 * armor (LG-CORE-04), so its squad matters.
 *
 * @param all in the order of losses; empty if the troops are not divided
 */
record SquadRoster(List<Squad> all, Sharing sharing) {
    /**
     * Pieces of one unit inside a structure.
     *
     * @param name of the unit; of the structure for unnamed pieces
     * @param armor its armor class if the classes differ (LG-CORE-03)
     */
    record Squad(String name, int pieces, Optional<Integer> armor) {
        /** Largest number of pieces in a structure. */
        static final int MOST = 1000;

        /** Returns the squad without an armor class of its own. */
        Squad likeAll() {
            return new Squad(name, pieces, Optional.empty());
        }
    }

    /** The notation {@code guards=2}, or {@code guards=2:4} with its armor class. */
    static final class Written implements ValueFormat<Squad> {
        private static final WholeNumberFormat PIECES = WholeNumberFormat.of(1, Squad.MOST);

        @Override
        public Squad parse(String text) {
            int equals = text.lastIndexOf('=');
            if (equals < 0) {
                throw new BadValueException("takes " + expects());
            }
            String name = PieceNameFormat.of(text.substring(0, equals));
            String[] numbers = text.substring(equals + 1).split(":", 2);
            Optional<Integer> armor = numbers.length == 1
                    ? Optional.empty()
                    : Optional.of(SharedInputs.ARMOR.kind().parse(numbers[1]));
            return new Squad(name, PIECES.parse(numbers[0]), armor);
        }

        @Override
        public String show(Squad value) {
            return value.name()
                    + '='
                    + value.pieces()
                    + value.armor().map(own -> ":" + own).orElse("");
        }

        @Override
        public String label() {
            return "NAME=PIECES[:ARMOR]";
        }

        @Override
        public String expects() {
            return "a unit and its number of pieces there, like guards=2, or guards=2:4 with their armor class";
        }
    }

    /**
     * The troops out of action.
     *
     * @param bySquad losses of each squad, in the order of {@link SquadRoster}; empty if they are not divided
     */
    record TroopCasualties(int all, List<Integer> bySquad) {
        static final TroopCasualties NOBODY = new TroopCasualties(0, List.of());

        TroopCasualties {
            bySquad = List.copyOf(bySquad);
        }

        /** Adds casualties that are not assigned to a squad. */
        TroopCasualties and(int more) {
            return more == 0 ? this : new TroopCasualties(all + more, bySquad);
        }

        /** Adds casualties of each squad. */
        TroopCasualties and(List<Integer> more) {
            List<Integer> sums = new ArrayList<>(more.size());
            int sum = all;
            for (int i = 0; i < more.size(); i++) {
                sums.add(of(i) + more.get(i));
                sum += more.get(i);
            }
            return sum == all ? this : new TroopCasualties(sum, sums);
        }

        int of(int squad) {
            return bySquad.isEmpty() ? 0 : bySquad.get(squad);
        }
    }

    /** Distributions of losses among squads. */
    enum Sharing {
        /** From the first squad to the last. */
        IN_ORDER,
        /** By the dice of each squad. */
        BY_DICE,
        /** By the players. */
        BY_HAND
    }

    /** Largest number of distributions that can be counted in a short time. */
    private static final int MOST_WAYS = 1_000;

    private static final int MOST_WAYS_OF_SEVERAL = 300;

    private static final SentenceTemplate TOO_MANY = SentenceTemplate.of(
            "There are too many ways to spread losses over {} units; use set for the casualties, or give fewer with "
                    + "--squad [LG-CORE-04]");

    SquadRoster {
        all = List.copyOf(all);
    }

    /** Reads the squads; rejects a repeated name, and too many pieces. */
    static SquadRoster read(Inputs in) {
        SquadRoster squads = new SquadRoster(in.find(Shoot.SQUAD).orElse(List.of()), Sharing.IN_ORDER);
        Set<String> names = new HashSet<>();
        for (Squad squad : squads.all) {
            if (!names.add(squad.name())) {
                throw new BadInputException(
                        "--squad " + PrintableText.of(squad.name()) + " is given twice; give it once, with the total");
            }
        }
        if (squads.pieces() > Squad.MOST) {
            throw new BadInputException(
                    "--squad: " + squads.pieces() + " pieces are too many; the maximum is " + Squad.MOST);
        }
        return squads;
    }

    /** Returns the index of the squad that takes the next casualty; 0 if the troops are not divided. */
    int nextSquadIndex(int out) {
        int place = 0;
        int passed = 0;
        for (Squad squad : all) {
            passed += squad.pieces();
            place += passed <= out ? 1 : 0;
        }
        return Math.min(place, Math.max(0, all.size() - 1));
    }

    /** Returns whether squads have armor of their own and the ruling assigns casualties to them. */
    boolean areArmoredApart() {
        return sharing != Sharing.BY_HAND
                && all.stream().anyMatch(squad -> squad.armor().isPresent());
    }

    int pieces() {
        int pieces = 0;
        for (Squad squad : all) {
            pieces += squad.pieces();
        }
        return pieces;
    }

    /** Returns these squads for a given attack and notes the distribution of losses. */
    SquadRoster forAttack(Shot.Method method, TroopTargets.Reached reached, int troops, int attacks, Checklist list) {
        if (all.isEmpty()) {
            return this;
        }
        boolean one = reached instanceof TroopTargets.Reached.OnePiece;
        if (one && method != Shot.Method.EXPLORATORY) {
            if (all.size() > 1) {
                list.note(
                        SentenceTemplate.of("Assumes that {} is the target; to fire at another unit, name that unit "
                                        + "instead of the structure")
                                .citingFirst(RuleId.of(method == Shot.Method.DIRECT ? "LG-ATTACK-05" : "LG-KNOWN-01")),
                        all.get(0).name());
            }
            return this;
        }
        if (troops != pieces()) {
            list.note(
                    "{} of {} pieces are reached, but not which; use set for the casualties, or give --squad for "
                            + "each unit reached [LG-CORE-04]",
                    troops,
                    pieces());
            return new SquadRoster(all, Sharing.BY_HAND);
        }
        if (ways(one ? attacks : Squad.MOST) > (attacks == 1 ? MOST_WAYS : MOST_WAYS_OF_SEVERAL)) {
            list.note(TOO_MANY, all.size());
            return new SquadRoster(all, Sharing.BY_HAND);
        }
        return new SquadRoster(all, Sharing.BY_DICE);
    }

    /** Returns a warning for the look-ahead commands, whose boards do not show which squad takes the casualties. */
    static Optional<Sentence> reminder(Inputs asked) {
        SquadRoster squads = new SquadRoster(asked.peekOrDefault(Shoot.SQUAD).orElse(List.of()), Sharing.IN_ORDER);
        boolean area = asked.peekOrDefault(SharedInputs.FIRE_MODE).equals(Optional.of(FireMode.AREA))
                || asked.peekOrDefault(SharedInputs.EFFECT_AREA).orElse(false)
                || asked.peekOrDefault(SharedInputs.NUCLEAR).orElse(false);
        return area && squads.ways(Squad.MOST) > MOST_WAYS
                ? Optional.of(Sentence.of(TOO_MANY, squads.all.size()))
                : Optional.empty();
    }

    /** Returns the number of distributions of at most this many losses per squad. */
    private int ways(int most) {
        int ways = 1;
        for (Squad squad : all) {
            if (ways <= MOST_WAYS) {
                ways *= Math.min(squad.pieces(), most) + 1;
            }
        }
        return ways;
    }

    /** Records casualties in a structure. If the players distribute them, only the loss of all is recorded. */
    void applyCasualties(TroopCasualties fallen, StructureOccupants inside, SequentialChanges marks) {
        switch (sharing) {
            case IN_ORDER -> applyInOrder(fallen.all(), inside, marks);
            case BY_DICE -> {
                for (int i = 0; i < all.size(); i++) {
                    marks.lose(inside, all.get(i).name(), fallen.of(i));
                }
            }
            case BY_HAND -> {
                if (fallen.all() >= pieces()) {
                    applyInOrder(fallen.all(), inside, marks);
                }
            }
        }
    }

    /** Records casualties from the first squad to the last, or among all occupants without squads. */
    private void applyInOrder(int fallen, StructureOccupants inside, SequentialChanges marks) {
        if (all.isEmpty()) {
            marks.lose(inside, fallen);
        }
        int left = fallen;
        for (Squad squad : all) {
            marks.lose(inside, squad.name(), Math.min(left, squad.pieces()));
            left -= Math.min(left, squad.pieces());
        }
    }

    /** Fills in the targets in a structure, by squad if there are several; rejects squads that are not there. */
    static void fill(StructureOccupants inside, PieceDefaults defaults) {
        Optional<List<Squad>> given = defaults.given(Shoot.SQUAD);
        List<Squad> there = of(inside);
        if (given.isPresent()) {
            given.get().forEach(squad -> mustBeThere(squad, there, inside));
            defaults.put(
                    SharedInputs.TROOPS, new SquadRoster(given.get(), Sharing.IN_ORDER).pieces(), inside.structure());
            return;
        }
        inside.count(SharedInputs.TROOPS, defaults);
        if (there.size() > 1) {
            boolean alike = there.stream().map(Squad::armor).distinct().count() == 1;
            // A typed armor class applies to all.
            List<Squad> squads = alike || defaults.isGiven(SharedInputs.ARMOR)
                    ? there.stream().map(Squad::likeAll).toList()
                    : there;
            defaults.put(Shoot.SQUAD, squads, inside.structure());
        }
    }

    /** Fills in the armor class of the targets if they have one class; that of a unit before that of all inside. */
    static void armor(StructureOccupants inside, PieceDefaults defaults) {
        Set<Optional<Integer>> classes = new HashSet<>();
        List<Squad> there = of(inside);
        for (Squad squad : defaults.given(Shoot.SQUAD).orElse(there)) {
            there.stream().filter(each -> each.name().equals(squad.name())).forEach(each -> classes.add(each.armor()));
        }
        if (classes.isEmpty()) {
            classes.add(inside.structure().value(SharedInputs.ARMOR));
        }
        if (classes.size() == 1) {
            classes.iterator().next().ifPresent(one -> defaults.put(SharedInputs.ARMOR, one, inside.structure()));
        }
    }

    private static List<Squad> of(StructureOccupants inside) {
        List<Squad> squads = new ArrayList<>();
        Optional<Integer> ofAll = inside.structure().value(SharedInputs.ARMOR);
        if (inside.nameless() > 0) {
            squads.add(new Squad(inside.structure().name(), inside.nameless(), ofAll));
        }
        for (Piece unit : inside.units()) {
            Optional<Integer> own = unit.value(SharedInputs.ARMOR);
            squads.add(new Squad(unit.name(), StructureOccupants.strength(unit), own.or(() -> ofAll)));
        }
        return squads;
    }

    private static void mustBeThere(Squad squad, List<Squad> there, StructureOccupants inside) {
        for (Squad each : there) {
            if (each.name().equals(squad.name()) && each.pieces() >= squad.pieces()) {
                return;
            }
        }
        throw new BadInputException("--squad " + PrintableText.of(squad.name()) + '=' + squad.pieces()
                + ": not that many pieces of that name in "
                + PrintableText.of(inside.structure().name()) + " can be hit");
    }
}
