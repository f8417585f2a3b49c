package io.redoubt.rules.dh.cardset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.CardCode;
import io.redoubt.rules.dh.cards.CardFile;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.Sample;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.damage.AttackSequence;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.inputfile.CardPage;
import io.redoubt.toml.Toml;
import io.redoubt.umpire.RuleId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A card somebody wrote is read cell by cell, as it stands in the file. */
class OwnCardsOfHeroesTest {
    private static final List<String> GAMES = List.of("fow", "vv", "dh", "lg");

    private static final Path FOLDER =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/cards");

    private static List<FortificationCard> cards(String file) throws IOException {
        CardFile read = CardFile.read(new Toml().parse(Files.readString(FOLDER.resolve(file))), GAMES);
        assertEquals(List.of(), read.faults());
        return read.cards();
    }

    @Test
    void everyCellIsRead() throws IOException {
        FortificationCard tower = cards("tower.toml").get(0);
        List<String> facts = new ArrayList<>();
        new FortificationCardPage(tower).facts().forEach((name, value) -> facts.add(name + ": " + value));
        assertEquals(
                List.of(
                        "class: Fort",
                        "target DM: +2",
                        "points: none",
                        "crew: 14 men",
                        "leaders: 2 NCO",
                        "front walls: AV 120 on 1-7",
                        "front vision: AV 30 on 8-10",
                        "side walls: AV 110 on 1-10",
                        "rear walls: AV 100 on 1-9",
                        "rear entrance: AV 40 on 10-10",
                        "top: AV 60",
                        "weapon 1: 88 mm, Main Gun, 4 men, 72\", ROF 1, AP 2, MM -4, DM +3, Indirect",
                        "weapon 2: 37 mm, Main Gun, 2 men, 60\", ROF 2, AP 3, MM +0, DM +0",
                        "weapon 3: Twin MG, Infantry, all-round mount, 2 men, 48\", ROF 6, AP 9, MM -2, DM -3",
                        "weapon 4: Flank MG, Coaxial, side mount, 1 man, 40\", ROF 4, AP 8, MM +0, DM +0, +1 Fire/Acq",
                        "weapon 5: Back MG, Infantry, rear mount, 1 man, 36\", ROF 3, AP 7, MM +0, DM +0",
                        "weapon 6: Rifles, -, - men, 24\", ROF 1, AP 7, MM +0, DM +0",
                        "features: Advanced Sights, Radio",
                        "penetration: 88 mm: 20 20 60 80 100 110 120 120 130 140",
                        "men on weapons: 10",
                        "rifles that fire: 2"),
                facts);
    }

    @Test
    void whatIsLeftOutIsTheUsual() throws IOException {
        FortificationCard cellar = cards("tower.toml").get(1);
        Map<String, String> facts = new FortificationCardPage(cellar).facts();
        assertEquals("+0", facts.get("target DM"));
        assertEquals("-", facts.get("leaders"));
        assertEquals("-", facts.get("features"));
        assertEquals("Bren, Infantry, 2 men, 36\", ROF 2, AP 8, MM +0, DM +0", facts.get("weapon 1"));
        assertEquals("Rifle, -, - men", facts.get("weapon 2"));
        assertEquals(new Weapon.Crew.Unmanned(), cellar.weapons().get(1).serving());
        assertFalse(facts.containsKey("penetration"));
    }

    @Test
    void moreWeaponsThanTheBlankCardHasRoomForAreToldOf() throws IOException {
        List<FortificationCard> cards = cards("tower.toml");
        CardPage tower = new FortificationCardPage(cards.get(0)).sheet();
        assertEquals(
                List.of(
                        "At full strength 10 men serve the weapons and 2 rifles fire.",
                        "The blank card has room for 3 weapons; this one has 6."),
                tower.notes());
        assertEquals("+1 Fire/Acq", tower.blocks().get(1).rows().get(3).get(8));
        assertEquals(
                List.of("At full strength 2 men serve the weapons and 0 rifles fire."),
                new FortificationCardPage(cards.get(1)).sheet().notes());
        assertEquals(3, cards.get(1).weapons().size(), "three are no more than three");
    }

    /** A light machine gun is carried out and fires (DH-LEAVE-05), and no machine gun attacks like a gun (DH-PEN-15). */
    @Test
    void aWeaponIsWhatItsMountItsCrewAndItsFireSay() {
        assertEquals(Weapon.Kind.LIGHT_MACHINE_GUN, kind("DP", "mount = 'hand'", "crew = 2", "rof = 3", "ap = 8"));
        assertEquals(Weapon.Kind.LIGHT_MACHINE_GUN, kind("BAR", "mount = 'hand'", "crew = 1", "rof = 2", "ap = 8"));
        assertEquals(Weapon.Kind.LIGHT_MACHINE_GUN, kind("Boys", "mount = 'hand'", "crew = 2", "rof = 1", "ap = 7"));
        assertEquals(Weapon.Kind.RIFLES, kind("Rifle", "mount = 'hand'", "crew = 1", "rof = 1", "ap = 8"));
        assertEquals(Weapon.Kind.RIFLES, kind("Rifles", "mount = 'hand'", "crew = '-'", "rof = 2", "ap = 8"));
        assertEquals(Weapon.Kind.RIFLES, kind("Rifles", "mount = 'hand'", "crew = 2", "kind = 'rifles'"));
        assertEquals(Weapon.Kind.MACHINE_GUN, kind("7.5mm MI", "mount = 'main-gun'", "crew = 2", "rof = 4", "ap = 8"));
        assertEquals(Weapon.Kind.MAIN_GUN, kind("37mm", "mount = 'main-gun'", "crew = 2", "rof = 4", "ap = 8"));
        assertEquals(Weapon.Kind.MAIN_GUN, kind("2cm", "mount = 'main-gun'", "crew = 2", "rof = 4", "ap = 5"));
        assertEquals(Weapon.Kind.MAIN_GUN, kind("Mortar", "mount = 'main-gun'", "crew = 2", "rof = 1", "ap = 8"));
        assertEquals(Weapon.Kind.MAIN_GUN, kind("FG", "mount = 'field-gun'", "crew = 2", "rof = 4", "ap = 8"));
        assertEquals(Weapon.Kind.MACHINE_GUN, kind("MG", "mount = 'coaxial'", "crew = 2", "rof = 4", "ap = 8"));
        assertEquals(
                Weapon.Kind.LIGHT_MACHINE_GUN,
                kind("MG", "mount = 'infantry'", "kind = 'light-machine-gun'", "crew = 2", "rof = 4", "ap = 8"));
    }

    @Test
    void onlyTheMensOwnArmsNeedNobody() {
        CardFile read = read("mount = 'infantry'", "crew = '-'", "rof = 4", "ap = 8");
        assertEquals(1, read.faults().size());
        assertTrue(read.faults().get(0).contains("men have to serve a machine gun"), read.faults()::toString);
    }

    private static Weapon.Kind kind(String name, String... keys) {
        List<String> all = new ArrayList<>(List.of(keys));
        all.add("name = '" + name + "'");
        CardFile read = read(all.toArray(new String[0]));
        assertEquals(List.of(), read.faults());
        return read.cards().get(0).weapons().get(0).kind();
    }

    /** A card with this weapon, and one that has a gun of 37mm beside it, which penetrates. */
    private static CardFile read(String... weapon) {
        String named = String.join("\n", weapon).contains("name =") ? "" : "name = 'it'\n";
        return CardFile.read(
                new Toml()
                        .parse(
                                "game = 'dh'\n[[card]]\nname = 'nest'\nclass = 'bunker'\ncrew = 6\nfront = { walls = 40 }\n"
                                        + "side = { walls = 40 }\nrear = { walls = 40 }\ntop = 15\n[[card.weapon]]\nrange = 48\n"
                                        + named + String.join("\n", weapon)
                                        + "\n[[card.weapon]]\nname = '37mm AT'\ncrew = 2\nrange = 48\n"
                                        + "rof = 1\nap = 2\n[card.penetration]\nweapon = '37mm'\n"
                                        + "values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]\n"),
                GAMES);
    }

    /** DH-CARD-BLANK-5: the row of a card is that of the weapon it names, and of no other gun. */
    @Test
    void aRowIsThatOfItsWeapon() throws IOException {
        FortificationCard tower = cards("tower.toml").get(0);
        assertTrue(GunOfCard.of(tower, tower.weapons().get(0)).row().isPresent());
        assertTrue(GunOfCard.of(tower, tower.weapons().get(1)).row().isEmpty());
    }

    /** A row that no weapon of the card would look up is a slip of the pen. */
    @Test
    void aRowOfNoWeaponIsToldOf() {
        assertEquals(
                List.of("line 17, key weapon: the penetration row is for 54mm, but the card has 45mm;"
                        + " did you mean 45mm? (DH-CARD-BLANK-5)"),
                faultsOfARow("weapon = '54mm'"));
        assertEquals(
                List.of("line 18, key gun: unknown key; there are weapon, values"),
                faultsOfARow("weapon = '45mm'\ngun = '45mm'"));
    }

    private static List<String> faultsOfARow(String keys) {
        return CardFile.read(new Toml().parse("""
                        game = 'dh'
                        [[card]]
                        name = 'nest'
                        class = 'bunker'
                        crew = 6
                        front = { walls = 40 }
                        side = { walls = 40 }
                        rear = { walls = 40 }
                        top = 15
                        [[card.weapon]]
                        name = '45mm'
                        crew = 2
                        range = 48
                        rof = 1
                        ap = 2
                        [card.penetration]
                        ROW
                        values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
                        """.replace("ROW", keys)), GAMES).faults();
    }

    @Test
    void aCardStandsForWorksOfItsClassAlone() throws IOException {
        FortificationCard tower = cards("tower.toml").get(0);
        String code = CardCode.of(tower);
        assertEquals(
                "tower",
                FortificationCard.Format.of(TargetKind.FortificationClass.FORT)
                        .parse(code)
                        .id());
        BadValueException wrong = assertThrows(
                BadValueException.class,
                () -> FortificationCard.Format.of(TargetKind.FortificationClass.BUNKER)
                        .parse(code));
        assertTrue(String.valueOf(wrong.getMessage()).contains("the card of a Fort"), wrong.getMessage());
        assertEquals(
                List.of("conc"),
                FortificationCard.Format.of(TargetKind.FortificationClass.FORT).choices());
        assertEquals("tower", new TargetKind.Format().parse(code).id());
        assertTrue(new TargetKind.Format().namesCards());
    }

    /** What a hit can strike is told apart by its faces and its place. */
    @Test
    void thePartsOfASideDiffer() throws IOException {
        FortificationCard tower = cards("tower.toml").get(0);
        List<AttackSequence.StruckPart> parts = new ArrayList<>();
        for (Armour.Band band : tower.armour().rear()) {
            parts.add(part(tower, band));
        }
        assertEquals(
                List.of(100, 40),
                parts.stream().map(each -> each.band().armour()).toList());
        Armour.Band walls = parts.get(0).band();
        Armour.Band entrance = parts.get(1).band();
        assertEquals(parts.get(0), part(tower, walls));
        assertEquals(parts.get(0).hashCode(), part(tower, walls).hashCode());
        assertNotEquals(parts.get(0), parts.get(1));
        assertNotEquals(parts.get(0).hashCode(), parts.get(1).hashCode());
        Armour.Band swapped = new Armour.Band(entrance.location(), walls.from(), walls.to(), walls.armour());
        assertNotEquals(parts.get(0), part(tower, swapped));
        assertNotEquals((Object) parts.get(0), "something else");
    }

    private static AttackSequence.StruckPart part(FortificationCard card, Armour.Band band) {
        return AttackSequence.StruckPart.of(
                band,
                card.penetration().orElseThrow(),
                0,
                AttackReadings.EqualArmour.PENETRATES,
                RuleId.of("DH-CARD-FMT-4"));
    }

    @Test
    void aKeyAboveTheCardsThatIsUnknownIsRefused() {
        BadValueException fault = assertThrows(
                BadValueException.class,
                () -> CardFile.read(new Toml().parse("gmae = 'dh'\n[[card]]\nname = 'nest'\n"), GAMES));
        assertTrue(fault.getMessage().contains("unknown key"), fault::getMessage);
    }

    /** A heading has room for 20 letters after the nation; a longer title gives way to the short name. */
    @Test
    void aTitleIsShortenedIfItExceedsTheHeading() {
        assertEquals(
                "Bunker of 20 letters", titled("German Bunker of 20 letters").brief());
        assertEquals("NEST", titled("German Bunker of 21 letters.").brief());
    }

    private static FortificationCard titled(String title) {
        FortificationCard pit = Sample.PIT.card();
        return new FortificationCard(
                "nest",
                title,
                pit.work(),
                pit.damageModifier(),
                pit.crew(),
                pit.armour(),
                pit.weapons(),
                pit.features(),
                pit.penetration(),
                FortificationCard.Cites.OWN);
    }

    @Test
    void aCardIsChosenFromThoseOfItsClass() {
        FortificationCard.Format forts = FortificationCard.Format.of(TargetKind.FortificationClass.FORT);
        assertEquals("a card: conc, or one of your own", forts.expects());
        assertEquals(
                "a card: slog, pit, t34, glog, atb, hmgb, conc, h35, or one of your own",
                new FortificationCard.Format().expects());
        assertEquals("CARD", forts.label());
    }

    /** What redoubt cards --file refuses is not passed before the game either. */
    @Test
    void twoCardsOfOneNameAndAGameThatIsNoneAreRefused() throws IOException {
        CardFile read = CardFile.read(new Toml().parse(Files.readString(FOLDER.resolve("twice.toml"))), GAMES);
        assertEquals(
                List.of(
                        "line 11: a second card is called A1; the first is in line 1",
                        "line 22, key game: xx is not a game; use one of fow, vv, dh, lg"),
                read.faults());
        CardFile others = CardFile.read(new Toml().parse(Files.readString(FOLDER.resolve("slog.toml"))), GAMES);
        assertEquals(1, others.others());
        assertEquals(List.of(), others.faults());
    }
}
