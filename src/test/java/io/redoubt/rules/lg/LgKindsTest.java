package io.redoubt.rules.lg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.lg.breach.Certainty;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.shared.Material;
import io.redoubt.rules.lg.shared.Penetration.PenetrationTable;
import io.redoubt.rules.lg.shared.Size;
import io.redoubt.rules.lg.shared.TenthsChance;
import io.redoubt.rules.lg.shared.Weapon;
import io.redoubt.rules.lg.shooting.HalfArea.PiecePosition;
import io.redoubt.toml.Toml;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How inputs of LaserGrenadiers are written. */
class LgKindsTest {
    @ParameterizedTest
    @CsvSource({"7/10, 7", "7, 7", "0, 0", "10/10, 10", "70%, 7", "100%, 10", "0%, 0", "1-4, 4", "1-10, 10"})
    void chancesAreTenths(String text, int number) {
        assertEquals(new TenthsChance(number), new TenthsChance.Written().parse(text));
        assertEquals(number + "/10", new TenthsChance.Written().show(new TenthsChance.Written().parse(text)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "11", "11/10", "7/9", "75%", "110%", "-1", "1-11", "2-7", "x", "7.5", "/10", "%", "0007"})
    void otherChancesAreRefused(String text) {
        assertThrows(BadValueException.class, () -> new TenthsChance.Written().parse(text));
    }

    @Test
    void chancesHaveRanges() {
        assertEquals(
                List.of(new TenthsChance(3), new TenthsChance(4), new TenthsChance(5)),
                new TenthsChance.Written().span(new TenthsChance(3), new TenthsChance(5)));
        assertEquals(List.of(), new TenthsChance.Written().span(new TenthsChance(3), new TenthsChance(2)));
    }

    @ParameterizedTest
    @CsvSource({
        "brick, brick",
        "timber-heavy, timber-heavy",
        "heavy timber, timber-heavy",
        "Heavy-Timber, timber-heavy",
        "reinforced concrete, concrete-reinforced",
        "wood-shingle, wood-and-shingle",
        "light stone masonry, stone-masonry-light"
    })
    void materialsAreFoundByTheirWords(String text, String id) {
        assertEquals(id, new Material.Written().parse(text).id());
        assertEquals(id, new Material.Written().show(new Material.Written().parse(text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "timber", "stone", "steel", "concrete concrete"})
    void otherMaterialsAreRefused(String text) {
        assertThrows(BadValueException.class, () -> new Material.Written().parse(text));
    }

    @ParameterizedTest
    @CsvSource({
        "laser, laser",
        "Heavy-Fusion-Rifle, fusion",
        "bolt rifle, bolt",
        "light particle-beam, particle beam",
        "flamer, flamer",
        "flamethrower, flamethrower",
        "high explosive shell, high explosive"
    })
    void weaponsBelongToAFamily(String text, String family) {
        assertEquals(
                family,
                new Weapon.Written(Weapon.Written.Known.TABLES_TOO)
                        .parse(text)
                        .family()
                        .orElseThrow()
                        .name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"chainsaw", "thunderbolt", "plasmatic", "explosive"})
    void otherWeaponsBelongToNone(String text) {
        assertTrue(new Weapon.Written(Weapon.Written.Known.TABLES_TOO)
                .parse(text)
                .family()
                .isEmpty());
    }

    @Test
    void whatIsShownCanBeReadAgain() {
        again(new Weapon.Written(Weapon.Written.Known.TABLES_TOO), "heavy-fusion-rifle");
        again(new PiecePosition.Written(), "1.5,-2");
        again(new PiecePosition.Written(), "-0.25,0");
        again(new Size.Written(), "2in");
        again(new Size.Written(), "5cm");
        again(new Size.Written(), "7");
        again(Section.SECTION.kind(), "left wing=5");
        again(new Certainty.Written(), "99.9%");
        again(new Certainty.Written(), "2/3");
        again(new Certainty.Written(), "1");
        again(new Certainty.Written(), "100%");
        again(new Certainty.Written(), "7/7");
        again(new Certainty.Written(), "0.3333333333");
        again(new FreeTextFormat("WORDS", "a few words"), "the far corner");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0/1", "1/0", "3/2", "1/", "/2", "0.5/1", "-1/2", "101%", "1e-1", "0.33333333333"})
    void noSuchCertainty(String text) {
        assertThrows(BadValueException.class, () -> new Certainty.Written().parse(text));
    }

    @Test
    void choicesCanBeTyped() {
        Weapon.Written weapons = new Weapon.Written(Weapon.Written.Known.CHAPTER);
        for (String each : List.of("laser", "flamethrower", "other")) {
            assertTrue(weapons.choices().contains(each), each);
        }
        weapons.choices().forEach(each -> again(weapons, each));
        Material.Written materials = new Material.Written();
        assertTrue(materials.choices().contains("timber-heavy"));
        materials.choices().forEach(each -> again(materials, each));
    }

    @Test
    void sizesHaveRanges() {
        Size.Written sizes = new Size.Written();
        assertEquals(Size.of(2, "in"), sizes.parse("2in"));
        assertEquals(
                List.of(sizes.parse("1.5cm"), sizes.parse("2.5cm"), sizes.parse("3.5cm")),
                sizes.span(sizes.parse("1.5cm"), sizes.parse("3.5cm")));
        assertEquals(List.of(), sizes.span(sizes.parse("2"), sizes.parse("1")));
    }

    private static <T> void again(ValueFormat<T> kind, String text) {
        assertEquals(text, kind.show(kind.parse(text)));
        assertEquals(kind.parse(text), kind.parse(kind.show(kind.parse(text))));
    }

    @ParameterizedTest
    @CsvSource({"2, 0, true", "0, 2, true", "1.2, 1.6, true", "1.201, 1.6, false", "-2, 0, true", "-2, 0.001, false"})
    void areasAreRound(String depth, String along, boolean within) {
        PiecePosition piece = new PiecePosition.Written().parse(depth + "," + along);
        assertEquals(within, piece.within(Distance.inches(2)));
        assertEquals(!depth.startsWith("-"), piece.behindTheWall());
    }

    @Test
    void tablesTellTheirCells() {
        PenetrationTable table = table("armor-classes = [3, 4, 9]", "attack-factor = 5", "penetrate = [9, 8, 0]");
        assertEquals(new TenthsChance(0), table.chance(5, 9));
        assertEquals(new TenthsChance(9), table.chance(5, 3));
        assertEquals(new TenthsChance(8), table.chance(5, 4));
        assertThrows(BadInputException.class, () -> table.chance(6, 3));
        assertThrows(BadInputException.class, () -> table.chance(5, 5));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "armor-classes = [3, 4] | attack-factor = 5 | penetrate = [9] | has 1 chances for 2 armor classes",
                "armor-classes = [3] | attack-factor = 5 | penetrate = [11] | takes whole numbers from 0 to 10",
                "armor-classes = [3] | attack-factor = 5 | penetrate = [1.5] | takes whole numbers from 0 to 10",
                "armor-classes = [-3] | attack-factor = 5 | penetrate = [1] | takes whole numbers from 0 to 100",
                "armor-classes = [3] | attack-factor = 'x' | penetrate = [1] | takes a number",
                "armor-classes = [3] | attack = 5 | penetrate = [1] | unknown key",
                "armor = [3] | attack-factor = 5 | penetrate = [1] | unknown key",
                "armor-classes = [3] | # no factor | penetrate = [1] | a row needs the key attack-factor"
            })
    void tablesThatCannotBeUsedSayWhy(String columns, String factor, String cells, String why) {
        BadValueException fault = assertThrows(BadValueException.class, () -> table(columns, factor, cells));
        assertTrue(String.valueOf(fault.getMessage()).contains(why), fault.getMessage());
        assertFalse(String.valueOf(fault.getMessage()).isBlank());
    }

    @Test
    void aTableMayNameWeapons() {
        String text = "armor-classes = [3]\n[[row]]\nattack-factor = 5\npenetrate = [9]\n[weapons]\nHeavy-Laser = 5";
        assertEquals(5, PenetrationTable.read(new Toml().parse(text)).weapons().get("heavy laser"));
        assertThrows(
                BadValueException.class,
                () -> PenetrationTable.read(new Toml().parse(text.replace("Heavy-Laser = 5", "laser = 'x'"))));
    }

    @Test
    void aTableNeedsRowsAndNoneTwice() {
        assertThrows(BadValueException.class, () -> PenetrationTable.read(new Toml().parse("armor-classes = [3]")));
        String row = "\n[[row]]\nattack-factor = 5\npenetrate = [1]";
        assertThrows(
                BadValueException.class,
                () -> PenetrationTable.read(new Toml().parse("armor-classes = [3]" + row + row)));
    }

    private static PenetrationTable table(String columns, String factor, String cells) {
        return PenetrationTable.read(new Toml().parse(columns + "\n[[row]]\n" + factor + "\n" + cells));
    }
}
