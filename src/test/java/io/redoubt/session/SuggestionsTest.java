package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.MasterSeed;
import io.redoubt.cli.Shell;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Change;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Tab offers, and what is painted as a mistake. */
class SuggestionsTest {
    private final SessionContext table = table();
    private final Suggestions suggestions = new Suggestions(table);

    private static SessionContext table() {
        Environment world = Shell.silent(Environment.Terminal.NONE);
        Battle battle = Battle.inMemory("fow", MasterSeed.fresh(() -> 1));
        battle.record(
                "add",
                List.of(),
                List.of(new Change("mg42", Change.KIND, "nest"), new Change("sherman", Change.KIND, "unit")));
        return new SessionContext(world, new BattleSeat(battle, Optional.empty()), "caen.battle", Optional::empty);
    }

    private List<String> after(String... before) {
        return suggestions.after(List.of(before)).stream()
                .map(Suggestion::value)
                .toList();
    }

    private List<String> completing(String word, String... before) {
        return suggestions.completing(List.of(before), word).stream()
                .map(Suggestion::value)
                .toList();
    }

    @Test
    void aListGoesOnWithTheOtherNames() {
        assertEquals(List.of("mg42,sherman"), completing("mg42,", "odds", "shoot"));
        assertEquals(List.of("mg42,sherman"), completing("mg42,sh", "odds", "shoot"));
        assertTrue(completing("sherman,", "odds", "shoot", "mg42", "--by").contains("sherman,mg42"));
        assertTrue(completing("trained,", "odds", "shoot", "--skill").contains("trained,veteran"));
        assertFalse(suggestions.isMistake(List.of("odds", "shoot"), "mg42,n2", false));
    }

    @Test
    void aFormulaGoesOnInWords() {
        assertEquals(List.of("then", "vs"), completing("", "dice", "6d6"));
        assertEquals(List.of("then"), completing("TH", "odds", "dice", "6d6", "+", "2"));
        assertEquals(List.of("hit"), completing("h", "dice", "6d6", "then"));
        assertEquals(
                List.of("hit", "wound", "save", "damage"),
                completing("", "dice", "6d6", "then").subList(0, 4));
        assertTrue(completing("", "dice", "6d6", "then", "wound").contains(">=4"));
        assertEquals(List.of("d3", "d6"), completing("", "dice", "6d6", "then", "damage"));
        assertTrue(completing("", "dice", "d20", "vs").contains("2d20kh1"));
        assertEquals(List.of("4d6kh3"), completing("4d6k", "dice"));
    }

    @Test
    void optionsFollowAFormula() {
        assertTrue(completing("--", "dice", "6d6").containsAll(List.of("--odds", "--seed")));
        assertFalse(completing("", "dice", "6d6", "--odds").contains("then"));
        assertTrue(completing("y", "dice", "(2d6)>=7", "--odds", "--show").contains("yes"));
        assertFalse(suggestions.isMistake(List.of("dice", "6d6"), "--odds", false));
        assertTrue(suggestions.isMistake(List.of("dice", "6d6"), "--skill", false));
    }

    @Test
    void diceThatAreNotOfferedAreNoSlip() {
        assertEquals(List.of(), completing("max", "dice"));
        assertEquals(List.of(), completing("6d", "dice"));
    }

    @Test
    void aConditionToCountOnToIsNoMistake() {
        assertFalse(suggestions.isMistake(List.of("lg", "gap", "--until"), "breached>=90%", false));
        assertFalse(suggestions.isMistake(List.of("odds", "shoot", "--until"), "destroyed>=90%", false));
    }

    @Test
    void whateverHelpOffersItTellsOf() {
        String pieces = "add nest mg42\nunit sherman\n";
        for (String word : after("help")) {
            Shell.Result help =
                    Shell.plain().reading(pieces + "help " + word + "\n").type("play");
            assertEquals(0, help.exit(), word + ": " + help.err());
            if (!word.equals("help")) {
                Shell.Result option =
                        Shell.plain().reading(pieces + word + " --help\n").type("play");
                assertEquals(help, option, word);
            }
        }
        assertEquals(
                Shell.plain().reading(pieces + "help add unit\n").type("play").out(),
                Shell.plain().reading(pieces + "add unit --help\n").type("play").out());
    }

    /** What cannot be taken back, like the end of a battle, is not done by a slip. */
    @Test
    void aCommandThatTakesNothingTakesNothing() {
        int count = 0;
        for (Command command : Session.commands(table).values()) {
            if (command.use().equals(command.name())) {
                count++;
                assertThrows(
                        BadInputException.class,
                        () -> command.action().run(List.of("now"), command.name() + " now"),
                        command.name());
            }
        }
        assertTrue(count >= 4);
        assertFalse(table.battle().isOver());
    }

    @Test
    void anOwnerIsOneOfTheSides() {
        table.record("sides", List.of(new Change("", Board.SIDES, "ger,can")));
        assertEquals(List.of("ger", "can"), after("add", "nest", "n1", "--owner"));
        assertEquals(List.of("ger", "can"), completing("", "set", "mg42", "--owner"));
        assertEquals(List.of("ger", "can"), completing("", "unit", "x", "--owner"));
    }

    @Test
    void optionsWaitUntilSomebodyBeginsOne() {
        assertEquals(List.of("mg42", "sherman"), completing("", "shoot"));
        assertTrue(completing("-", "shoot").contains("--by"));
        assertTrue(completing("", "shoot", "mg42").contains("sherman"), "the second word is the piece that acts");
        assertTrue(completing("", "shoot", "mg42", "sherman").contains("--range"), "nothing else could stand there");
    }

    /** A journal may be an opponent's. */
    @Test
    void aNameThatWouldSteerTheTerminalIsNotOffered() {
        table.battle()
                .record(
                        "add",
                        List.of(),
                        List.of(
                                new Change("x\u001b[8m", Change.KIND, "nest"),
                                new Change("mg42", Change.KIND, "nest\u001b[8m")));
        assertEquals(List.of("mg42", "sherman"), completing("", "shoot"));
        assertEquals("nest\\u{1b}[8m", suggestions.after(List.of("show")).get(0).help());
    }

    @Test
    void everyCommandVerbAndGameCanStandFirst() {
        List<String> first = after();
        for (String word : List.of("shoot", "deploy-check", "add", "unit", "undo", "what-if", "fow", "rules", "exit")) {
            assertTrue(first.contains(word), word);
            assertTrue(suggestions.isKnown(word), word);
        }
        assertTrue(suggestions.isKnown("quit"));
        assertFalse(suggestions.isKnown("shot"));
        assertTrue(suggestions.after(List.of()).stream()
                .filter(next -> next.value().equals("shoot"))
                .allMatch(next -> next.help().contains("Bunker")));
    }

    @Test
    void aVerbTakesAPieceOrItsOptions() {
        List<String> next = after("shoot");
        assertEquals("mg42", next.get(0));
        assertTrue(next.contains("--firepower"));
        assertTrue(after("fow", "shoot").contains("--firepower"));
        assertTrue(after("odds", "shoot").contains("mg42"));
        assertTrue(after("odds").contains("gap"));
        assertTrue(after("fow").contains("gap"));
    }

    @Test
    void whatWasGivenIsNotOfferedAgain() {
        assertFalse(after("shoot", "mg42", "--rof", "2").contains("--rof"));
        assertFalse(after("shoot", "mg42", "--rof", "2").contains("mg42"));
        assertTrue(after("shoot", "mg42", "--rof", "2").contains("--skill"));
    }

    @Test
    void anOptionTakesItsValuesOrAPiece() {
        assertEquals(
                List.of("conscript", "trained", "veteran"),
                after("shoot", "mg42", "--skill").subList(0, 3));
        assertEquals(List.of("mg42", "sherman"), after("shoot", "--by").subList(0, 2));
        assertTrue(after("shoot", "--by").contains("at-gun-75"), "cards, too");
        assertTrue(after("shoot", "--at").containsAll(List.of("mg42", "nest", "pillbox")));
        assertTrue(after("shoot", "--smoke").contains("--skill"), "a flag takes none");
    }

    @Test
    void commandsKnowWhatFollowsThem() {
        assertTrue(after("add").contains("pillbox"));
        assertEquals(List.of(), after("add", "pillbox"));
        assertTrue(after("add", "pillbox", "gunhouse").contains("--slits"));
        assertTrue(after("unit", "pak40").contains("--owner"));
        assertEquals(List.of("mg42", "sherman"), after("set"));
        assertTrue(after("set", "sherman").contains("--anti-tank"));
        assertEquals(List.of("mg42", "sherman"), after("remove"));
        assertEquals(List.of("app", "mine", "mixed"), after("dice").subList(0, 3));
        assertTrue(after("dice").contains("4d6kh3"));
        assertEquals(List.of("turn"), after("next"));
        assertTrue(after("settle").contains("fow.firepower-tests=per-weapon"));
        assertTrue(after("readings").contains("fow.bogging"));
        assertTrue(after("use").contains("fow"));
        assertTrue(after("help").contains("shoot"));
        assertEquals(List.of(), after("unit"));
        assertEquals(List.of(), after("no-such-word"));
    }

    @Test
    void anOptionNobodyKnowsIsAMistake() {
        assertTrue(suggestions.isOption(List.of("shoot", "mg42"), "--rof"));
        assertTrue(suggestions.isOption(List.of("shoot", "mg42"), "--rof=2"));
        assertFalse(suggestions.isOption(List.of("shoot", "mg42"), "--roff"));
        assertFalse(suggestions.isOption(List.of("odds", "shoot"), "--roff"));
        assertTrue(suggestions.isOption(List.of("unit", "pak40"), "--skill"));
        assertFalse(suggestions.isOption(List.of("unit", "pak40"), "--slits"));
        assertTrue(suggestions.isOption(List.of("no-such-word"), "--roff"), "nothing is known of it");
    }

    @ParameterizedTest
    @CsvSource({
        "shot,true",
        "shoot mg42 --roff,true",
        "shoot mg42 --skill foo,true",
        "shoot mg42 --skill 7+,true",
        "odds shoot mg42 --skill foo,true",
        "fow shoot mg42 --line-of-sight maybe,true",
        "shoot mg42 --rof x,true",
        "add bunkr,true",
        "use chess,true",
        "next round,true",
        "show mg43,true",
        "shoot,false",
        "shoot gunhose,false",
        "shoot --at gunhose,false",
        "shoot mg42 --by nobody,false",
        "shoot mg42 --skill 3+,false",
        "odds shoot mg42 --skill 2+..6+,false",
        "odds shoot mg42 --skill trained;veteran,false",
        "shoot mg42 --smoke mg42,false",
        "add pillbox,false",
        "add pillbox mill,false",
        "show mg42,false",
        "list nest,false",
        "no-such-word at all,true"
    })
    void wordsThatCannotBeRightAreMistakes(String line, boolean wrong) {
        List<String> words = List.of(line.replace(';', ',').split(" "));
        boolean mistaken = false;
        for (int i = 0; i < words.size(); i++) {
            mistaken |= suggestions.isMistake(words.subList(0, i), words.get(i), false);
        }
        assertEquals(wrong, mistaken);
    }

    @Test
    void aWordIsNotWrongWhileItMayBecomeRight() {
        assertFalse(suggestions.isMistake(List.of(), "sho", true));
        assertTrue(suggestions.isMistake(List.of(), "shot", true));
        assertFalse(suggestions.isMistake(List.of("shoot"), "--sk", true));
        assertFalse(suggestions.isMistake(List.of("shoot", "--skill"), "vet", true));
        assertTrue(suggestions.isMistake(List.of("shoot", "--skill"), "vet", false));
        assertTrue(suggestions.isMistake(List.of("shoot", "--skill"), "vex", true));
        assertFalse(suggestions.isMistake(List.of("shoot", "--range"), "12c", true));
        assertTrue(suggestions.isMistake(List.of("shoot", "--range"), "12c", false));
        assertFalse(suggestions.isMistake(List.of("show"), "mg", true));
    }

    @Test
    void theStatusNamesTheBattle() {
        assertEquals("caen.battle · turn 1 · dice: app · luck 0", new Status(table).line());
    }

    /** Outside a session its words are known for what they are. */
    @Test
    void theWordsOfSessionsAreThoseTheShellKnowsOf() {
        Set<String> words = new TreeSet<>(Session.commands(table).keySet());
        words.removeAll(VerbInvocation.COMMANDS);
        assertEquals(new TreeSet<>(VerbInvocation.OF_SESSIONS), words);
    }
}
