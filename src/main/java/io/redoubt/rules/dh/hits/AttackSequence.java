package io.redoubt.rules.dh.hits;

import io.redoubt.rules.dh.cards.Band;
import io.redoubt.rules.dh.cards.Location;
import io.redoubt.rules.dh.cards.PenetrationRow;
import io.redoubt.rules.dh.terms.CardRule;
import io.redoubt.rules.dh.terms.Hundredths;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The way of an attack to the results table: Acquire, hit, location, penetration; what is not asked for is skipped.
 *
 * @param acquire what Acquiring needs, and its test
 * @param hit what hitting needs
 * @param parts the parts of the side that is struck; none where the attack penetrates by itself
 * @param row the penetration row, where one is used
 */
public record AttackSequence(
        Optional<Acquiring> acquire, Optional<Need> hit, List<StruckPart> parts, Optional<PenetrationRow> row) {
    /** A test that Acquires. */
    public record Acquiring(Test test, Need need) {}

    /** An attack that penetrates by itself. */
    public static final AttackSequence THROUGH =
            new AttackSequence(Optional.empty(), Optional.empty(), List.of(), Optional.empty());

    private static final Test TO_HIT =
            Test.of("To hit", Die.D10, "hit", "miss", Rule.GUN_04, Rule.CORE_06, Rule.CORE_01);
    private static final Test PENETRATION =
            Test.of("Penetration", Die.D10, "penetrates", "bounces", Rule.GUN_06, CardRule.FMT_7, Rule.GUN_07);
    private static final Lookup LOCATION = Lookup.of("Location", Rule.GUN_05, CardRule.FMT_4);
    private static final Score ONE_DIE = Score.of(1, Die.D10);
    private static final Remark ONE_PART = Remark.of("{} whatever the die: no location roll", Rule.GUN_05);

    public AttackSequence {
        parts = List.copyOf(parts);
    }

    public static Acquiring acquiring(Need need, RuleId size) {
        return new Acquiring(
                Test.of("Acquire", Die.D10, "Acquired", "not Acquired", Rule.GUN_03, size, Rule.CORE_05), need);
    }

    public void check(Checklist list) {
        if (parts.isEmpty()) {
            return;
        }
        StringBuilder side = new StringBuilder();
        int hundredths = 0;
        for (StruckPart part : parts) {
            Band band = part.band();
            String faces = band.from() == band.to() ? "" + band.from() : band.from() + "-" + band.to();
            side.append(side.length() > 0 ? "; " : "").append(part.words());
            side.append(band.location() == Location.TOP ? ", no location roll" : " on " + faces);
            hundredths += part.hundredths();
        }
        StruckPart first = parts.get(0);
        RuleId form = first.band().location() == Location.TOP ? CardRule.FMT_5 : CardRule.FMT_4;
        list.note(Remark.of("It strikes {}", first.cite(), Rule.GUN_05, form), side);
        List<RuleId> cites = new ArrayList<>(List.of(Rule.GUN_06));
        row.ifPresent(from -> cites.add(from.cite()));
        list.note(
                new Remark("A hit by the {} penetrates with {}", List.copyOf(cites)),
                row.map(PenetrationRow::weapon).orElse("weapon"),
                new Hundredths(hundredths));
    }

    /** What the attack comes to before the table: nothing if it gets there. */
    public Optional<WorkState.Event> stopped(Umpire umpire) {
        if (acquire.isPresent()
                && !umpire.test(acquire.get().test(), acquire.get().need())) {
            return Optional.of(WorkState.Event.NOT_ACQUIRED);
        }
        if (hit.isPresent() && !umpire.test(TO_HIT, hit.get())) {
            return Optional.of(WorkState.Event.MISSED);
        }
        if (!parts.isEmpty() && !umpire.test(PENETRATION, struck(umpire).need())) {
            return Optional.of(WorkState.Event.NO_PENETRATION);
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
        for (StruckPart part : parts) {
            if (part.band().holds(face)) {
                return part;
            }
        }
        throw new IllegalStateException("no part of the side on a " + face);
    }
}
