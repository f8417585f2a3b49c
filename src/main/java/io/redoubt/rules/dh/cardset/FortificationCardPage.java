package io.redoubt.rules.dh.cardset;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.counterattack.CrewAssignment;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.inputfile.CardPage;
import io.redoubt.rules.inputfile.CardPage.Block;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Printed page of a card: head, armour, weapons and penetration row. */
public final class FortificationCardPage {
    /** Heads of the ten penetration values (DH-CARD-FMT-7). */
    static final List<String> COLUMNS = List.of("<2", "2", "3", "4", "5", "6", "7", "8", "9", "10+");

    /** Number of weapons on the blank card (DH-CARD-BLANK-4). */
    private static final int ROOM = 3;

    private static final String TURRET = "The parts named under armour are those of the tank turret.";
    private static final String INDIRECT = "It fires indirectly as well, by the artillery rules of the core book.";

    private final FortificationCard card;

    public FortificationCardPage(FortificationCard card) {
        this.card = card;
    }

    CardPage sheet() {
        List<Block> blocks = new ArrayList<>(List.of(armour(), weapons()));
        card.penetration().ifPresent(row -> {
            List<String> heads = new ArrayList<>(List.of("penetration d10"));
            heads.addAll(COLUMNS);
            List<String> cells = new ArrayList<>(List.of(row.weapon()));
            cells.addAll(row.cells());
            blocks.add(new Block(heads, List.of(cells)));
        });
        return new CardPage(List.of(head(), crew()), blocks, notes());
    }

    /** Returns all values by name. */
    public Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("class", card.work().words());
        facts.put("target DM", signed(card.damageModifier()));
        facts.put("points", "none");
        facts.put("crew", FortificationState.men(card.crew().men()));
        facts.put("leaders", card.crew().leaders().isEmpty() ? "-" : card.crew().leaders());
        for (Armour.Facing facing : Armour.Facing.ROLLED) {
            for (Armour.Band band : card.armour().bands(facing)) {
                facts.put(
                        facing.words() + ' ' + band.location().id(),
                        "AV " + band.armour() + " on " + band.from() + '-' + band.to());
            }
        }
        facts.put("top", "AV " + card.armour().top());
        int number = 1;
        for (Weapon weapon : card.weapons()) {
            facts.put("weapon " + number++, String.join(", ", summary(weapon)));
        }
        facts.put("features", features());
        card.penetration().ifPresent(row -> {
            facts.put("penetration", row.weapon() + ": " + String.join(" ", row.cells()));
        });
        CrewAssignment full = CrewAssignment.full(card);
        facts.put("men on weapons", String.valueOf(full.serving()));
        facts.put("rifles that fire", String.valueOf(full.riflemen()));
        return facts;
    }

    /** Returns the rules of its cells. */
    List<RuleId> cites() {
        FortificationCard.Cites cells = card.cites();
        Set<RuleId> cites = new LinkedHashSet<>(
                List.of(cells.header(), cells.crew(), cells.front(), cells.side(), cells.rear(), cells.top()));
        card.weapons().forEach(weapon -> cites.add(weapon.cite()));
        cites.add(cells.features());
        card.penetration().ifPresent(row -> cites.add(row.cite()));
        cites.add(cells.riflemen());
        cells.note().ifPresent(cites::add);
        return List.copyOf(cites);
    }

    private String head() {
        return card.work().words() + ", DM " + signed(card.damageModifier()) + ", no points";
    }

    private String crew() {
        String leaders =
                card.crew().leaders().isEmpty() ? "" : ", " + card.crew().leaders() + " among them";
        String features = card.features().isEmpty() ? "" : "; " + features();
        return FortificationState.men(card.crew().men()) + leaders + features;
    }

    private String features() {
        List<String> words = new ArrayList<>();
        card.features().forEach(feature -> words.add(feature.words()));
        return words.isEmpty() ? "-" : String.join(", ", words);
    }

    private Block armour() {
        List<List<String>> rows = new ArrayList<>();
        for (Armour.Location location : Armour.Location.ROLLED) {
            List<String> cells = new ArrayList<>(List.of(location.words()));
            for (Armour.Facing facing : Armour.Facing.ROLLED) {
                String faces = "";
                String value = "";
                for (Armour.Band band : card.armour().bands(facing)) {
                    if (band.location() == location) {
                        faces = band.faces();
                        value = String.valueOf(band.armour());
                    }
                }
                cells.add(faces);
                cells.add(value);
            }
            cells.add(
                    location == Armour.Location.WALLS
                            ? String.valueOf(card.armour().top())
                            : "");
            rows.add(cells);
        }
        return new Block(List.of("armour (AV)", "d10", "front", "d10", "side", "d10", "rear", "top"), rows);
    }

    private Block weapons() {
        List<List<String>> rows = new ArrayList<>();
        for (Weapon weapon : card.weapons()) {
            List<String> cells = new ArrayList<>(List.of(
                    weapon.name(),
                    weapon.mount().words() + turned(weapon),
                    weapon.serving().words()));
            weapon.profile()
                    .ifPresentOrElse(
                            profile -> cells.addAll(List.of(
                                    String.valueOf(profile.rateOfFire()),
                                    profile.range() + "\"",
                                    String.valueOf(profile.armourPiercing()),
                                    signed(profile.damageModifier()),
                                    signed(profile.moraleModifier()))),
                            () -> cells.addAll(List.of("", "", "", "", "")));
            cells.add(special(weapon.special()));
            rows.add(cells);
        }
        return new Block(List.of("weapon", "mount", "men", "ROF", "range", "AP", "DM", "MM", "special"), rows);
    }

    /** Returns the last column, spelt out where there is space. */
    private static String special(Weapon.Special special) {
        return switch (special) {
            case NONE -> "";
            case NO_ACQUIRE -> "no Acquire";
            case FIRE_AND_ACQUIRE, INDIRECT -> special.words();
        };
    }

    private static List<String> summary(Weapon weapon) {
        List<String> parts =
                new ArrayList<>(List.of(weapon.name(), weapon.mount().words() + turned(weapon)));
        parts.add(weapon.serving().words() + (weapon.serving().words().equals("1") ? " man" : " men"));
        weapon.profile().ifPresent(profile -> {
            parts.add(profile.range() + "\"");
            parts.add("ROF " + profile.rateOfFire());
            parts.add("AP " + profile.armourPiercing());
            parts.add("MM " + signed(profile.moraleModifier()));
            parts.add("DM " + signed(profile.damageModifier()));
        });
        if (weapon.special() != Weapon.Special.NONE) {
            parts.add(weapon.special().words());
        }
        return parts;
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        CrewAssignment full = CrewAssignment.full(card);
        notes.add("At full strength " + FortificationState.men(full.serving())
                + (full.serving() == 1 ? " serves" : " serve") + " the weapons and " + full.riflemen()
                + (full.riflemen() == 1 ? " rifle fires." : " rifles fire."));
        if (card.cites().note().isPresent()) {
            notes.add(card.work() == TargetKind.FortificationClass.FORT ? INDIRECT : TURRET);
        }
        if (card.weapons().size() > ROOM) {
            notes.add("The blank card has room for " + ROOM + " weapons; this one has "
                    + card.weapons().size() + '.');
        }
        return notes;
    }

    /** Returns an arc other than the flat front. */
    private static String turned(Weapon weapon) {
        return weapon.arc() == Weapon.Arc.FRONT ? "" : ", " + weapon.arc().words();
    }

    private static String signed(int number) {
        return number < 0 ? String.valueOf(number) : "+" + number;
    }
}
