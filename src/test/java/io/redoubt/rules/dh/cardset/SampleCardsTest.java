package io.redoubt.rules.dh.cardset;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.PenetrationRow;
import io.redoubt.rules.dh.cards.Sample;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The sample cards as data: no cell was mistyped, and no rule stands for two cells. */
class SampleCardsTest {
    /** DH-CARD-ATB-9 and its like: each row is so many tenths of its die, but for the first value of the 7.5cm. */
    @Test
    void rowsThatFollowAFormula() {
        Map<Sample, Integer> tenths = Map.of(
                Sample.SLOG,
                120,
                Sample.PIT,
                13,
                Sample.T34,
                130,
                Sample.GLOG,
                13,
                Sample.ATB,
                175,
                Sample.HMGB,
                13,
                Sample.CONC,
                100,
                Sample.H35,
                30);
        int odd = 0;
        for (Sample sample : Sample.ALL) {
            PenetrationRow row = sample.card().penetration().orElseThrow();
            for (int die = 1; die <= PenetrationRow.COLUMNS; die++) {
                int computed = (tenths.get(sample) * die + 5) / 10;
                odd += row.at(die) == computed ? 0 : 1;
            }
        }
        assertEquals(1, odd);
        assertEquals(17, Sample.ATB.card().penetration().orElseThrow().at(1));
    }

    /** Every face of a location roll leads to one part, on every side of every card. */
    @Test
    void bandsTakeEachFaceOnce() {
        for (Sample sample : Sample.ALL) {
            for (Armour.Facing facing : Armour.Facing.values()) {
                for (int face = 1; face <= 10; face++) {
                    int parts = 0;
                    for (Armour.Band band : sample.card().armour().bands(facing)) {
                        parts += band.holds(face) ? 1 : 0;
                    }
                    assertEquals(1, parts, sample + " " + facing + ' ' + face);
                }
            }
        }
    }

    @Test
    void eachCellHasARuleOfItsOwn() {
        Set<String> rules = new HashSet<>();
        int cells = 0;
        for (Sample sample : Sample.ALL) {
            FortificationCard card = sample.card();
            FortificationCard.Cites cites = card.cites();
            rules.add(cites.header().toString());
            rules.add(cites.crew().toString());
            for (Armour.Facing facing : Armour.Facing.values()) {
                rules.add(cites.of(facing).toString());
            }
            card.weapons().forEach(weapon -> rules.add(weapon.cite().toString()));
            rules.add(cites.features().toString());
            rules.add(card.penetration().orElseThrow().cite().toString());
            rules.add(cites.riflemen().toString());
            cites.note().ifPresent(note -> rules.add(note.toString()));
            cells += 9 + card.weapons().size() + (cites.note().isPresent() ? 1 : 0);
        }
        assertEquals(89, cells);
        assertEquals(cells, rules.size());
    }
}
