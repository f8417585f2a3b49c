package io.redoubt.rules.dh.counterattack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.dh.cards.CardCode;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.Sample;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.cardset.FortificationCardPage;
import io.redoubt.rules.dh.shared.CrewReadings;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Piece;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Men on weapons and units of men, held against counting by hand: every small case, the stupid way. */
class AllocationTest {
    private static final int MOST_MEN = 13;
    private static final Inputs STANDARD = new Inputs(Map.of(), Map.of());

    private static List<Weapon> weapons(int... needs) {
        List<Weapon> weapons = new ArrayList<>();
        for (int i = 0; i < needs.length; i++) {
            weapons.add(new Weapon(
                    "W" + i,
                    Weapon.Kind.MACHINE_GUN,
                    new Weapon.Crew.Men(needs[i]),
                    Weapon.Mount.INFANTRY,
                    Weapon.Arc.FRONT,
                    Optional.of(new Weapon.Profile(48, 4, 8, 0, 0)),
                    Weapon.Special.NONE,
                    RuleId.of("DH-CARD-FMT-6")));
        }
        return weapons;
    }

    /** The best that can be done, over all subsets of the weapons. */
    private static int mostServed(int men, int... needs) {
        int most = 0;
        for (int subset = 0; subset < 1 << needs.length; subset++) {
            int needed = 0;
            for (int i = 0; i < needs.length; i++) {
                needed += (subset >> i & 1) * needs[i];
            }
            if (needed <= men) {
                most = Math.max(most, Integer.bitCount(subset));
            }
        }
        return most;
    }

    /** DH-CREW-01, DH-CREW-02: as many weapons as possible; half of the rest, but only if all are served. */
    @Test
    void asManyWeaponsAsTheMenCanServe() {
        for (int a = 1; a < 6; a++) {
            for (int b = 1; b < 6; b++) {
                for (int c = 1; c < 6; c++) {
                    for (int men = 0; men <= MOST_MEN; men++) {
                        everySizeOfCrew(men, a, b, c);
                    }
                }
            }
        }
    }

    private static void everySizeOfCrew(int men, int... needs) {
        List<Weapon> all = weapons(needs);
        CrewAssignment manning =
                CrewAssignment.read(CrewAssignment.order(List.of(), all, men), List.of(), men, MOST_MEN, STANDARD);
        String which = men + " men, needs " + List.of(needs[0], needs[1], needs[2]);
        assertEquals(mostServed(men, needs), manning.served().size(), which);
        assertEquals(men, manning.serving() + manning.spare(), which);
        assertEquals(all.size(), manning.served().size() + manning.idle().size(), which);
        int rifles = manning.idle().isEmpty() ? (men - needs[0] - needs[1] - needs[2]) / 2 : 0;
        assertEquals(rifles, manning.riflemen(), which);
        if (manning.served().size() == 1) {
            // The first on the card that so many men can serve.
            Weapon first = all.stream()
                    .filter(weapon -> ((Weapon.Crew.Men) weapon.serving()).men() <= men)
                    .findFirst()
                    .orElseThrow();
            assertEquals(first, manning.served().get(0), which);
        }
    }

    @Test
    void whatTheOwnerPicksComesFirst() {
        List<Weapon> all = weapons(1, 4, 1);
        List<Weapon> picked = List.of(all.get(1));
        List<Weapon> order = CrewAssignment.order(picked, List.of(all.get(0), all.get(2)), 5);
        CrewAssignment manning = CrewAssignment.read(order, List.of(), 5, MOST_MEN, STANDARD);
        assertEquals(List.of(all.get(1), all.get(0)), manning.served());
        assertEquals(List.of(all.get(2)), manning.idle());
    }

    /** DH-Q18: whatever the owner picked, the men who are left serve as many of the others as they can. */
    @Test
    void asManyOfTheOthersAsTheMenCanServe() {
        for (int needs = 0; needs < 81 * 4; needs++) {
            int[] each = {1 + needs % 3, 1 + needs / 3 % 3, 1 + needs / 9 % 3, 1 + needs / 27 % 3};
            List<Weapon> all = weapons(each);
            int picks = needs / 81;
            for (int men = 0; men <= MOST_MEN; men++) {
                int left = men;
                int served = 0;
                for (int i = 0; i < picks; i++) {
                    boolean enough = each[i] <= left;
                    left -= enough ? each[i] : 0;
                    served += enough ? 1 : 0;
                }
                int[] others = Arrays.copyOfRange(each, picks, each.length);
                List<Weapon> order = CrewAssignment.order(all.subList(0, picks), all.subList(picks, all.size()), men);
                CrewAssignment manning = CrewAssignment.read(order, List.of(), men, MOST_MEN, STANDARD);
                String which = men + " men, " + picks + " picked, needs " + Arrays.toString(each);
                assertEquals(served + mostServed(left, others), manning.served().size(), which);
                assertEquals(all.subList(0, picks), order.subList(0, picks), which);
            }
        }
    }

    /** DH-CREW-03, DH-Q19: a weapon of the whole crew needs somebody, or everybody who is on the card. */
    @Test
    void theWholeCrewIsSomebodyOrEverybody() {
        Weapon cannon = Sample.T34.card().weapons().get(0);
        assertEquals(new Weapon.Crew.AllCrew(), cannon.serving());
        Inputs everybody = new Inputs(Map.of(), Map.of("dh.all-crew", "full-complement"));
        for (int men = 0; men <= 4; men++) {
            List<Weapon> one = List.of(cannon);
            assertEquals(
                    men > 0,
                    CrewAssignment.read(one, List.of(), men, 4, STANDARD)
                            .served()
                            .equals(one),
                    men + " men");
            assertEquals(
                    men == 4,
                    CrewAssignment.read(one, List.of(), men, 4, everybody)
                            .served()
                            .equals(one),
                    men + " men");
        }
    }

    @Test
    void sidesAreCompleted() {
        assertEquals(List.of("front", "side", "rear"), new Counterattack.Bearing.Sides().choices());
    }

    /** An own card stands in for its name as one text, nothing lost. */
    @Test
    void cardsSurviveBeingWritten() {
        for (Sample sample : Sample.ALL) {
            FortificationCard card = sample.card();
            String code = CardCode.of(card);
            assertTrue(CardCode.isCode(code));
            FortificationCard read = CardCode.card(code);
            assertEquals(code, CardCode.of(read));
            assertEquals(new FortificationCardPage(card).facts(), new FortificationCardPage(read).facts());
            assertEquals(FortificationCard.Cites.OWN, read.cites());
            // Kept in full, shown by its name: on a piece, as a target, and with each weapon.
            assertEquals(code, new FortificationCard.Format().text(read));
            assertEquals(card.id(), Piece.shown(new FortificationCard.Format().text(read)));
            assertEquals(code, new TargetKind.Format().text(read));
            assertEquals(card.id(), new FortificationCard.Format().text(card));
            GunOfCard.Format guns = new GunOfCard.Format();
            for (Weapon weapon : read.weapons()) {
                GunOfCard gun = GunOfCard.of(read, weapon);
                GunOfCard again = guns.parse(guns.text(gun));
                assertEquals(weapon.name(), again.weapon().name());
                assertEquals(CardCode.of(read), CardCode.of(again.card()));
            }
        }
    }

    /** DH-FIGHT-06, DH-FIGHT-07, DH-FIGHT-08: every bearing, every mount. */
    @Test
    void everyBearingIsOneOfThreeSides() {
        for (int degrees = 0; degrees < 360; degrees++) {
            Counterattack.Bearing side = Counterattack.Bearing.of(degrees);
            int off = Math.min(degrees, 360 - degrees);
            for (CrewReadings.FrontEdge edge : CrewReadings.FrontEdge.values()) {
                boolean front = off < 90 || (off == 90 && edge == CrewReadings.FrontEdge.IN_FRONT);
                assertEquals(front, side.isReachedBy(Weapon.Arc.FRONT, edge), degrees + " front");
                assertTrue(side.isReachedBy(Weapon.Arc.ALL_ROUND, edge), degrees + " all round");
                boolean flank = off >= 90 && off <= 135;
                assertEquals(flank, side.isReachedBy(Weapon.Arc.SIDE, edge), degrees + " side");
                boolean rear = off > 135;
                assertEquals(rear, side.isReachedBy(Weapon.Arc.REAR, edge), degrees + " rear");
            }
        }
    }

    /** DH-CREW-01: a weapon is manned once, and only if the card has it. */
    @Test
    void aWeaponIsPickedAsOftenAsItIsThere() {
        FortificationCard log = Sample.GLOG.card();
        List<String> both = List.of("MG34", "MG34");
        assertEquals(2, CrewAssignment.of(log, 10, List.of(), both).served().size());
        List<String> three = List.of("MG34", "MG34", "MG34");
        assertThrows(BadInputException.class, () -> CrewAssignment.of(log, 10, List.of(), three));
        assertEquals(
                1, CrewAssignment.of(log, 10, List.of("MG34"), both).served().size());
    }

    /** Four or five men are left over; one of them belongs to a lost weapon, which matters if halves are rounded up. */
    @Test
    void aManOfALostWeaponFiresNoRifle() {
        Map<String, String> tied = Map.of("dh.men-of-a-lost-weapon", "tied");
        assertEquals(1, riflemen(4, tied));
        assertEquals(2, riflemen(5, tied));
        assertEquals(2, riflemen(5, Map.of("dh.men-of-a-lost-weapon", "tied", "dh.half-the-rest", "round-up")));
        assertEquals(3, riflemen(5, Map.of("dh.half-the-rest", "round-up")));
    }

    /** Half of five and half of four men are two, so one tied man matters only under a reading that tells them apart. */
    @Test
    void aTiedManIsNotDisputedIfHalvesAreEqual() {
        assertFalse(isTiedDisputed(5, Map.of()));
        assertTrue(isTiedDisputed(4, Map.of()));
        assertTrue(isTiedDisputed(5, Map.of("dh.half-the-rest", "round-up")));
        assertTrue(isTiedDisputed(5, Map.of("dh.rifle-pit", "all")));
    }

    private static boolean isTiedDisputed(int men, Map<String, String> readings) {
        Inputs in = new Inputs(Map.of(), readings);
        CrewAssignment.read(List.of(), weapons(1), men, MOST_MEN, in);
        return in.readings().containsKey(CrewReadings.LOST_WEAPON);
    }

    private static int riflemen(int men, Map<String, String> readings) {
        return CrewAssignment.read(List.of(), weapons(1), men, MOST_MEN, new Inputs(Map.of(), readings))
                .riflemen();
    }

    /** Rifles that two men serve are not the arms of everyone: half of one man fires none. */
    @Test
    void onlyUnmannedRiflesAreTheArmsOfAll() {
        Map<String, String> readings = Map.of("dh.short-handed", "half-the-rest", "dh.rifle-pit", "all");
        for (Weapon.Crew crew : List.of(new Weapon.Crew.Men(2), new Weapon.Crew.Unmanned())) {
            Weapon rifles = new Weapon(
                    "Rifles",
                    Weapon.Kind.RIFLES,
                    crew,
                    Weapon.Mount.HAND,
                    Weapon.Arc.FRONT,
                    Optional.empty(),
                    Weapon.Special.NONE,
                    RuleId.of("DH-CARD-FMT-6"));
            int fire = CrewAssignment.read(List.of(rifles), List.of(), 1, MOST_MEN, new Inputs(Map.of(), readings))
                    .riflemen();
            assertEquals(crew instanceof Weapon.Crew.Unmanned ? 1 : 0, fire);
        }
    }
}
