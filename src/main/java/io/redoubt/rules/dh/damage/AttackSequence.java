package io.redoubt.rules.dh.damage;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.PenetrationRow;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.D10Chance;
import io.redoubt.rules.procedure.Checklist;
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
 * Steps of an attack before the results table: Acquire, hit, location, penetration. Unneeded steps are absent.
 *
 * @param parts parts of the side that is struck; empty if the attack always penetrates
 */
public record AttackSequence(
        Optional<Acquiring> acquire, Optional<RequiredRoll> hit, List<StruckPart> parts, Optional<PenetrationRow> row) {
    public record Acquiring(Test test, RequiredRoll need) {}

    public static final AttackSequence THROUGH =
            new AttackSequence(Optional.empty(), Optional.empty(), List.of(), Optional.empty());

    private static final Test TO_HIT = Test.of("To hit [DH-GUN-04, DH-CORE-06, DH-CORE-01]", Die.D10, "hit", "miss");
    private static final Test PENETRATION =
            Test.of("Penetration [DH-GUN-06, DH-CARD-FMT-7, DH-GUN-07]", Die.D10, "penetrates", "bounces");
    private static final TotalRoll LOCATION = TotalRoll.of("Location [DH-GUN-05, DH-CARD-FMT-4]");
    private static final DiceTotal ONE_DIE = DiceTotal.of(1, Die.D10);
    private static final SentenceTemplate ONE_PART =
            SentenceTemplate.of("{} on every face: no location roll [DH-GUN-05]");

    public AttackSequence {
        parts = List.copyOf(parts);
    }

    public static Acquiring acquiring(RequiredRoll need, RuleId size) {
        Test test = Test.of("Acquire", Die.D10, "Acquired", "not Acquired");
        return new Acquiring(test.citingFirst(RuleId.of("DH-GUN-03"), size, RuleId.of("DH-CORE-05")), need);
    }

    public void check(Checklist list) {
        if (parts.isEmpty()) {
            return;
        }
        StringBuilder side = new StringBuilder();
        int hundredths = 0;
        for (StruckPart part : parts) {
            Armour.Band band = part.band();
            side.append(side.length() > 0 ? "; " : "").append(part.words());
            side.append(band.location() == Armour.Location.TOP ? ", no location roll" : " on " + band.faces());
            hundredths += part.hundredths();
        }
        StruckPart first = parts.get(0);
        boolean top = first.band().location() == Armour.Location.TOP;
        RuleId form = RuleId.of(top ? "DH-CARD-FMT-5" : "DH-CARD-FMT-4");
        list.note(SentenceTemplate.of("It strikes {}").citingFirst(first.cite(), RuleId.of("DH-GUN-05"), form), side);
        List<RuleId> cites = new ArrayList<>(List.of(RuleId.of("DH-GUN-06")));
        row.ifPresent(from -> cites.add(from.cite()));
        list.note(
                SentenceTemplate.of("A hit by the {} penetrates with {}").citing(cites),
                row.map(PenetrationRow::weapon).orElse("weapon"),
                new D10Chance.Hundredths(hundredths));
    }

    /** Rolls these steps and returns the event that stops the attack; empty if it reaches the table. */
    public Optional<FortificationState.Event> stopped(Umpire umpire) {
        if (acquire.isPresent()
                && !umpire.test(acquire.get().test(), acquire.get().need())) {
            return Optional.of(FortificationState.Event.NOT_ACQUIRED);
        }
        if (hit.isPresent() && !umpire.test(TO_HIT, hit.get())) {
            return Optional.of(FortificationState.Event.MISSED);
        }
        if (!parts.isEmpty() && !umpire.test(PENETRATION, struck(umpire).need())) {
            return Optional.of(FortificationState.Event.NO_PENETRATION);
        }
        return Optional.empty();
    }

    private StruckPart struck(Umpire umpire) {
        if (parts.size() == 1) {
            umpire.note(ONE_PART, parts.get(0).band().location());
            return parts.get(0);
        }
        return umpire.lookUp(LOCATION, ONE_DIE, this::part);
    }

    private StruckPart part(int face) {
        return parts.stream()
                .filter(part -> part.band().holds(face))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no part of the side on a " + face));
    }

    /**
     * Part of a fortification that a hit can strike, and the roll to penetrate it.
     *
     * @param cite rule of this side of the card
     */
    public record StruckPart(Armour.Band band, RequiredRoll need, RuleId cite) implements Row {
        private static final int FACES = 10;

        /**
         * Creates a part. It needs the lowest die whose value is enough, because the values of a row never fall.
         *
         * @param modifier modifier of the die
         */
        public static StruckPart of(
                Armour.Band band, PenetrationRow row, int modifier, AttackReadings.EqualArmour equal, RuleId cite) {
            int enough = band.armour() + (equal == AttackReadings.EqualArmour.PENETRATES ? 0 : 1);
            int die = 1;
            while (die <= FACES && row.at(die + modifier) < enough) {
                die++;
            }
            String value = die > FACES ? "at most " + row.at(FACES + modifier) : row.at(die + modifier) + " on " + die;
            String reason =
                    row.weapon() + " against " + band.location().words() + ", AV " + band.armour() + " (" + value + ')';
            List<Modifier> modifiers =
                    modifier == 0 ? List.of() : List.of(new Modifier(modifier, "on the die, in that"));
            return new StruckPart(band, new RequiredRoll(Target.atLeast(die), reason, modifiers), cite);
        }

        /** Returns the number of ways out of a hundred to strike this part and penetrate it. */
        int hundredths() {
            return (band.to() - band.from() + 1) * need.target().faces(Die.D10);
        }

        @Override
        public String words() {
            return band.location().words() + ", AV " + band.armour();
        }

        @Override
        public List<RuleId> cites() {
            return List.of(cite);
        }
    }
}
