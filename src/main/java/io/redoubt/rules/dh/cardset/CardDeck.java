package io.redoubt.rules.dh.cardset;

import io.redoubt.rules.card.Card;
import io.redoubt.rules.card.Card.Part;
import io.redoubt.rules.card.CardSet;
import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.CardCode;
import io.redoubt.rules.dh.cards.CardReader;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.Sample;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.inputfile.FileErrors;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.OddsMatrix;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The eight sample cards (DH-CONCEPT-02, DH-FIGHT-02) and own cards (DH-CARD-BLANK-1). */
public final class CardDeck implements CardSet {
    private static final List<String> NOTES = List.of(
            "  [[card]]                        # a card like those of the book",
            "  game = \"dh\"",
            "  name = \"kaponier\"               # what you type after --at or --from",
            "  title = \"Caponier at the mill\"",
            "  class = \"bunker\"                # or \"fort\"",
            "  dm = 0",
            "  crew = 10",
            "  leaders = \"1 NCO\"",
            "  front = { walls = 75, vision = 10 }      # AV; faces too: walls = [1, 9, 250]",
            "  side = { walls = 75 }",
            "  rear = { walls = 50, entrance = 25 }",
            "  top = 25",
            "  features = [\"basic-sights\"]     # advanced-sights, radio",
            "  [[card.weapon]]",
            "  name = \"45mm\"",
            "  kind = \"main-gun\"               # machine-gun, light-machine-gun, rifles",
            "  crew = 3                        # or \"all\"; rifles \"-\"",
            "  mount = \"main-gun\"              # infantry, coaxial, field-gun, hand",
            "  arc = \"front\"                   # side, rear, all-round where so mounted",
            "  range = 48",
            "  rof = 1",
            "  ap = 1",
            "  mm = -1",
            "  dm = -1",
            "  special = \"none\"                # no-acquire, fire-acquire, indirect",
            "  [card.penetration]",
            "  weapon = \"45mm\"",
            "  values = [12, 24, 36, 48, 60, 72, 84, 96, 108, 120]");

    @Override
    public List<Card> samples() {
        return Sample.ALL.stream().map(sample -> sample(sample.card())).toList();
    }

    @Override
    public Optional<Card> read(FileTable table, FileErrors faults) {
        return new CardReader(table, faults).card().map(CardDeck::own);
    }

    @Override
    public List<String> notes() {
        return NOTES;
    }

    /** Returns the penetration chances of each gun of the samples against each of their sides. */
    @Override
    public Optional<OddsMatrix> matrix() {
        List<OddsMatrix.Line> down = new ArrayList<>();
        for (Sample sample : Sample.ALL) {
            for (Armour.Facing facing : Armour.Facing.values()) {
                down.add(new OddsMatrix.Line(
                        sample.id() + ' ' + facing.id(), Map.of("at", sample.id(), "facing", facing.id())));
            }
        }
        List<OddsMatrix.Line> across = new ArrayList<>();
        for (Sample sample : Sample.ALL) {
            FortificationCard card = sample.card();
            String last = "";
            for (Weapon weapon : card.weapons()) {
                if (weapon.kind() == Weapon.Kind.MAIN_GUN
                        && !weapon.name().equals(last)
                        && GunOfCard.of(card, weapon).row().isPresent()) {
                    last = weapon.name();
                    String gun = sample.id() + ':' + weapon.typed();
                    across.add(new OddsMatrix.Line(weapon.name(), Map.of("gun", gun)));
                }
            }
        }
        return Optional.of(new OddsMatrix(
                "chances that a hit penetrates",
                "penetrate",
                "penetrates",
                new OddsMatrix.Side("target", down),
                new OddsMatrix.Side("gun", across)));
    }

    /** Returns a sample card, which forms find by its name. */
    private static Card sample(FortificationCard card) {
        return card(card, new LinkedHashMap<>(Map.of("at", card.id())), card.id());
    }

    /** Returns an own card, with the values that a form asks of a target. */
    private static Card own(FortificationCard card) {
        Map<String, String> at = new LinkedHashMap<>();
        at.put("at", card.work().id());
        at.put("crew", String.valueOf(card.crew().men()));
        at.put("target-dm", String.valueOf(card.damageModifier()));
        ValueFormat<List<Armour.Band>> bands = new ListFormat<>(new Armour.BandFormat());
        for (Armour.Facing facing : Armour.Facing.ROLLED) {
            at.put(facing.id(), bands.show(card.armour().bands(facing)));
        }
        at.put("top", String.valueOf(card.armour().top()));
        List<String> heavy = card.heavyWeapons();
        if (!heavy.isEmpty()) {
            at.put("heavy-weapon", String.join(ListFormat.SEPARATOR, heavy));
        }
        return card(card, at, CardCode.of(card));
    }

    /**
     * Returns the card in the form common to all games.
     *
     * @param from text that represents it when it acts
     */
    private static Card card(FortificationCard card, Map<String, String> at, String from) {
        // The target of these options is the fortification that acts in others.
        at.put("from", from);
        at.put("structure", from);
        at.put("card", from);
        FortificationCardPage sheet = new FortificationCardPage(card);
        List<Part> parts = new ArrayList<>();
        for (Weapon weapon : card.weapons()) {
            if (weapon.kind() != Weapon.Kind.RIFLES) {
                parts.add(new Part(weapon.typed(), by(card, weapon, from)));
            }
        }
        Map<String, String> by =
                parts.isEmpty() ? Map.of("from", from) : parts.get(0).by();
        return new Card(card.id(), card.title(), sheet.sheet(), sheet.facts(), by, at, parts, sheet.cites());
    }

    /** Returns the inputs that a weapon of the fortification gives to its user. */
    private static Map<String, String> by(FortificationCard card, Weapon weapon, String from) {
        Map<String, String> by = new LinkedHashMap<>();
        by.put("from", from);
        by.put("by", weapon.kind() == Weapon.Kind.MAIN_GUN ? "main-gun" : "small-arms");
        by.put("gun", new GunOfCard.Format().text(GunOfCard.of(card, weapon)));
        return by;
    }
}
