package io.redoubt.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards fill in what was not typed, and whatever was typed wins. */
class CardInputFillerTest {
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));
    private static final String MILL =
            ROOT.resolve("src/test/resources/cards/mill.toml").toString();

    @TempDir
    Path folder;

    private static Object exact(String command) {
        Shell.Result result = Shell.plain().type(command + " --odds --json");
        assertEquals("", result.err());
        return Json.object(result.out()).get("exact");
    }

    /** In every game an own card wins over a card of the game and over a word of a form, and it is said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dh penetrate --gun t34:76.2mm --at slog --odds | penetrates  1/1",
                "dh penetrate --by slog --at glog --odds | penetrates   1/50",
                "dh penetrate --gun slog:45mm --at glog --odds | penetrates   1/50",
                "dh shoot --by small-arms --shots 6 --ap 8 --at slog --odds | at bunker, crew 4",
                "dh counterattack --from slog | 4 of 4 men",
                "fow shoot --at nest --weapon flame-thrower --skill trained --odds | shooting at a Pillbox",
            })
    void ownCardsWin(String command, String told) throws IOException {
        String file = ROOT.resolve("src/test/resources/cards/slog.toml").toString();
        Shell.Result named = Shell.plain().type(command + " --cards " + file);
        assertTrue(
                named.err().contains("is your own card (" + file + "), not the game's card of this name"), named.err());
        assertTrue(named.out().contains(told), named.out());
        Path settings = Files.createDirectories(folder.resolve("redoubt"));
        Files.copy(Path.of(file), settings.resolve("cards.toml"));
        Shell.Result settled =
                Shell.in(Map.of("XDG_CONFIG_HOME", folder.toString())).type(command);
        assertEquals(named.out(), settled.out());
        assertTrue(settled.err().contains("is your own card"), settled.err());
    }

    /** What a piece of a battle is stays so, whatever cards there are later. */
    @Test
    void ownCardsChangeNoPieceThatIsOnTheTable() throws IOException {
        Shell shell = Shell.in(Map.of("XDG_CONFIG_HOME", folder.toString()));
        String battle = "play " + folder.resolve("one.battle");
        shell.reading("use dh\nadd bunker s --card slog\nadd gun g --card t34\n")
                .type(battle);
        Path settings = Files.createDirectories(folder.resolve("redoubt"));
        Files.copy(ROOT.resolve("src/test/resources/cards/slog.toml"), settings.resolve("cards.toml"));
        Shell.Result later = shell.reading("""
                        counterattack s
                        penetrate s --by g
                        add bunker own --card slog
                        counterattack own
                        """).type(battle);
        assertTrue(later.out().contains("12 of 12 men"), later.out());
        assertTrue(later.out().contains("Walls, AV 75 on 1-8"), later.out());
        assertTrue(later.out().contains("4 of 4 men"), later.out());
    }

    /** A card gives the same odds as its values typed by hand. */
    /** Every weapon of an own card is planned as those of a sample are. */
    @Test
    void anOwnWorkMayFireEachOfItsWeapons() throws IOException {
        Path settings = Files.createDirectories(folder.resolve("redoubt"));
        Files.copy(Path.of(MILL), settings.resolve("cards.toml"));
        String plan = Shell.in(Map.of("XDG_CONFIG_HOME", folder.toString()))
                .reading("""
                        use dh
                        sides sov ger
                        add bunker w --card glog --owner ger --guts 6/10
                        add bunker k --card kaponier --owner sov --acquire 5/10 --hit 5/10 --accuracy 5
                        """)
                .type("plan 'crew(w)<=9' --verbs shoot -")
                .out();
        assertTrue(plan.contains("shoot w --by k --gun kaponier:25mm"), plan);
        assertTrue(plan.contains("shoot w --by k --gun kaponier:Light-MG"), plan);
    }

    /** It would be another file in every folder, as the one of the history would. */
    @Test
    void aFolderOfSettingsThatIsNotAbsoluteIsPassedOver() throws IOException {
        Path settings = Files.createDirectories(folder.resolve("settings/redoubt"));
        Files.copy(Path.of(MILL), settings.resolve("cards.toml"));
        String relative = Path.of("")
                .toAbsolutePath()
                .relativize(folder.resolve("settings").toRealPath())
                .toString();
        Shell shell = Shell.in(Map.of("XDG_CONFIG_HOME", relative, "HOME", folder.toString()));
        assertEquals(2, shell.type("dh counterattack --from kaponier").exit());
        Files.move(folder.resolve("settings"), folder.resolve(".config"));
        assertEquals(0, shell.type("dh counterattack --from kaponier").exit());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot --by at-gun-75 --at mg-nest | shoot --skill trained --rof 2 --firepower 3+ --at nest",
                "shoot --by AT-GUN-75 --at nest | shoot --skill trained --rof 2 --firepower 3+ --at nest",
                "shoot --by at-gun-75 --at nest --rof 3 | shoot --skill trained --rof 3 --firepower 3+ --at nest",
                "assault --by veteran-rifles --at pillbox --slits 1 | assault --team 4xveteran@A --at pillbox --slits 1",
                "counterattack --by mg-nest --adjacent gun --motivation 4+"
                        + " | counterattack --from nest --adjacent gun --motivation 4+",
                "dh shoot --by glog --at pit --guts 6/10"
                        + " | dh shoot --by small-arms --ap 8 --rof 6 --mm=-3 --at pit --guts 6/10",
                "dh shoot --by slog:maxim --at pit --guts 6/10"
                        + " | dh shoot --by small-arms --ap 8 --rof 4 --mm=-3 --at pit --guts 6/10",
                "dh shoot --by t34 --at glog --acquire 6 --hit 5 --guts 6"
                        + " | dh shoot --by main-gun --gun t34:76.2mm --at glog --acquire 6 --hit 5 --guts 6",
                "dh counterattack --by conc | dh counterattack --from conc",
                "dh counterattack --at conc | dh counterattack --from conc",
            })
    void aCardIsItsValues(String named, String typed) {
        assertEquals(exact(typed), exact(named));
    }

    @Test
    void theAnswerTellsWhichCardsFilledIn() {
        String text =
                Shell.plain().type("shoot --by at-gun-75 --at mg-nest --odds").out();
        assertTrue(text.contains("\nfrom mg-nest: at nest; from at-gun-75: "), text);
        assertFalse(text.contains("Made no difference"), "nobody typed what the card has in vain");
        Map<String, Object> json = Json.object(Shell.plain()
                .type("shoot --by at-gun-75 --at mg-nest --odds --json")
                .out());
        assertEquals(Map.of("at", "mg-nest", "by", "at-gun-75"), json.get("cards"));
    }

    @Test
    void ownCardsOfAFile() {
        String own = " --cards " + MILL;
        assertEquals(
                exact("dh shoot --by main-gun --gun t34:76.2mm --at bunker --crew 7 --target-dm=-1"
                        + " --front walls:1-8:60 --front vision:9-10:12 --heavy-weapon 25mm --heavy-weapon LMG"
                        + " --acquire 6 --hit 5 --guts 6"),
                exact("dh shoot --by t34 --at kaponier --acquire 6 --hit 5 --guts 6" + own));
        assertEquals(
                exact("dh shoot --by main-gun --penetration 5,10,15,20,25,30,35,40,45,50 --weapon-dm=-2 --mm=-1"
                        + " --at glog --acquire 6 --hit 5 --guts 6"),
                exact("dh shoot --by kaponier:25mm --at glog --acquire 6 --hit 5 --guts 6" + own));
        assertEquals(
                exact("assault --at pillbox --slits 2 --team 2xtrained@A --team 1xtrained@B"),
                exact("assault --at gunhouse --team 2xtrained@A --team 1xtrained@B" + own));
        assertTrue(Shell.plain()
                .type("dh counterattack --from kaponier --crew 3" + own)
                .out()
                .contains("SOME WEAPONS fire: 25mm."));
        assertTrue(Shell.plain()
                .type("dh deploy-check --structure kaponier" + own)
                .out()
                .contains("Caponier at the mill: its card says Bunker"));
        assertTrue(Shell.plain()
                .type("dh leave --from kaponier --section 8" + own)
                .out()
                .contains("Light MGs go along: Light MG"));
    }

    /** The user's own file is found beside other settings, and read only for names nobody else knows. */
    @Test
    void ownCardsOfTheUser() throws IOException {
        Path settings = Files.createDirectories(folder.resolve("redoubt"));
        Files.copy(Path.of(MILL), settings.resolve("cards.toml"));
        Shell xdg = Shell.in(Map.of("XDG_CONFIG_HOME", folder.toString()));
        assertEquals(0, xdg.type("dh counterattack --from kaponier").exit());
        assertTrue(xdg.type("cards").out().contains("kaponier"));
        Path home = folder.resolve("home");
        Files.createDirectories(home.resolve(".config"));
        Files.move(settings, home.resolve(".config/redoubt"));
        Shell atHome = Shell.in(Map.of("HOME", home.toString()));
        assertEquals(0, atHome.type("dh counterattack --from kaponier").exit());
        assertEquals(2, xdg.type("dh counterattack --from kaponier").exit());
        Files.writeString(home.resolve(".config/redoubt/cards.toml"), "not TOML at all [");
        assertEquals(0, atHome.type("dh counterattack --from slog").exit(), "samples need no file");
        Shell.Result broken = atHome.type("shoot --at nest --by kaponier");
        assertEquals(2, broken.exit());
        assertTrue(broken.err().contains("your own cards: "), broken.err());
        Shell.Result list = atHome.type("cards");
        assertEquals(0, list.exit());
        assertTrue(list.out().contains("slog") && list.err().contains(", line 1, column 5"), list.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot --by at-gun --at nest | --by at-gun: no card has this name; did you mean at-gun-75?",
                "shoot --by slog --at nest | --by slog: no card has this name",
                "shoot --at nest --by tiger --skill trained --firepower 3+ | --by tiger: no card has this name",
                "dh shoot --by slog:mortar --at pit | --by slog:mortar: not one of small-arms",
                "dh shoot --by glog:MG34 --at pit | ; the card glog has MG34-HMG; did you mean glog:MG34-HMG?",
                "shoot --at mg-nst | ; nor is it a card; did you mean mg-nest? (redoubt cards lists them)",
                "dh counterattack --from slogg | --from slogg: not one of bunker, fort, slog",
                "shoot --by at-gun-75 --at nest --cards no-such.toml --odds | no-such.toml does not exist",
            })
    void namesThatAreNoCards(String command, String message) {
        Shell.Result result = Shell.plain().type(command);
        boolean file = message.contains("exist");
        assertEquals(file ? 0 : 2, result.exit() == 4 ? 0 : result.exit(), result.out());
        assertTrue(result.err().contains(message) || file, result.err());
    }

    @Test
    void listsOfCardsMakeATable() {
        Shell.Result result = Shell.plain().type("shoot --by at-gun-75,veteran-rifles --at mg-nest,nest --odds");
        assertEquals(0, result.exit(), result.err());
        List<String> lines = result.lines();
        assertTrue(lines.get(lines.size() - 2).startsWith("mg-nest "), result.out());
        assertTrue(lines.get(lines.size() - 1).startsWith("nest "), result.out());
        assertEquals(
                lines.get(lines.size() - 2).substring(8).strip(),
                lines.get(lines.size() - 1).substring(4).strip());
        Shell.Result one = Shell.plain().type("shoot --by at-gun-75,rifle --at nest --odds");
        assertEquals(2, one.exit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"nowhere.toml", "src"})
    void aFileOfCardsThatIsNamedMustBeThereEvenIfNoCardIsNeeded(String file) {
        Shell.Result result = Shell.plain().type("shoot --at nest --skill 3 --firepower 3 --odds --cards " + file);
        assertEquals(4, result.exit());
        assertEquals("", result.out());
        assertTrue(result.err().startsWith("redoubt: " + file), result.err());
    }

    @Test
    void aBatchNamesCardsToo() {
        Shell.Result result = Shell.plain().reading("""
                        shoot --by at-gun-75 --at mg-nest
                        {"command":"shoot","by":"at-gun-75","at":"mg-nest"}
                        {"game":"dh","command":"counterattack","from":"slog"}
                        {"command":"shoot","by":"nobody","at":"nest"}
                        """).type("batch");
        assertEquals(2, result.exit());
        List<String> lines = result.lines();
        assertEquals(lines.get(0), lines.get(1));
        assertTrue(lines.get(2).contains("\"all-weapons\":1.0"), lines.get(2));
        assertTrue(lines.get(3).startsWith("{\"line\":4,\"error\":\"--by nobody: no card has this name"), lines.get(3));
    }
}
