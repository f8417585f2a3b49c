package io.redoubt.rules.dh.leaving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Crews that leave, and units of men held against counting by hand: every small case, the stupid way. */
class LeaveTest {
    /** DH-LEAVE-10, DH-LEAVE-11: no other number of units has a mean size nearer to a section. */
    @Test
    void unitsComeAsNearAsPossibleToSections() {
        for (int men = 1; men <= 60; men++) {
            for (int section = 1; section <= 14; section++) {
                List<Integer> sizes = Leaving.nearest(men, section);
                assertEquals(men, sizes.stream().mapToInt(size -> size).sum());
                assertTrue(sizes.get(0) - sizes.get(sizes.size() - 1) <= 1, "levelled, the largest first");
                for (int units = 1; units <= men; units++) {
                    // The distances of the two means from a section, both times the product of the numbers of units.
                    int off = Math.abs(men - section * units) * sizes.size();
                    int ours = Math.abs(men - section * sizes.size()) * units;
                    assertTrue(ours < off || (ours == off && sizes.size() <= units), men + " men, " + section);
                }
            }
        }
    }

    @Test
    void fullSectionsAndARest() {
        assertEquals(List.of(10, 10, 4), Leaving.full(24, 10));
        assertEquals(List.of(8, 8, 8), Leaving.full(24, 8));
        assertEquals(List.of(3), Leaving.full(3, 8));
    }

    @Test
    void aCrewThatLeavesBecomesInfantry() {
        Piece fort = new Piece("fort", "fort", Map.of("card", "conc", "crew", "23", "owner", "germans", "pins", "1"));
        Piece taken = new Piece("fort-crew-2", "unit", Map.of());
        Piece also = new Piece("fort-crew-2.2", "unit", Map.of());
        Participants who = new Participants(Optional.of(fort), Optional.empty(), List.of(fort, taken, also), "");
        List<String> expected = new ArrayList<>();
        List.of("1 8", "2.3 8", "3 7").forEach(unit -> {
            String name = "fort-crew-" + unit.split(" ", -1)[0];
            expected.add(name + " kind=unit");
            expected.add(name + " owner=germans");
            expected.add(name + " men=" + unit.split(" ", -1)[1]);
            expected.add(name + " pins=1");
            expected.add(name + " by=small-arms");
            expected.add(name + " rof=1");
            expected.add(name + " from=conc");
            expected.add(name + " home=fort");
            expected.add(name + " left=this-turn");
        });
        expected.addAll(List.of("fort crew=0", "fort pins=", "fort left=this-turn"));
        Inputs asked = new Inputs(Map.of("from", "conc", "crew", "23", "section", "8"), Map.of());
        Leave leave = new Leave();
        List<String> changes = new ArrayList<>();
        leave.effects(leave.form().read(asked), Leaving.Departure.LEAVES, asked, who)
                .forEach(change -> changes.add(change.piece() + ' ' + change.key() + '=' + change.value()));
        assertEquals(expected, changes);
    }
}
