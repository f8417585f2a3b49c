package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What players type in their first battle: the answer names the line that was meant. */
class NewPlayerMistakesTest {
    private static final String FOW = """
            sides ger us
            add nest mg --owner ger
            add pillbox box --owner ger
            unit tank --skill trained --firepower 3+ --owner us
            next turn
            """;
    private static final String VV = """
            use vv
            sides ger us
            add hex h1 --position trench --owner ger
            unit g1 --counter 4-6-4 --hex h1 --owner ger
            add hex h2
            unit u1 --counter 5-6-5 --hex h2 --owner us
            next turn
            """;
    private static final String DH = """
            use dh
            sides ger us
            add bunker log --card glog --owner ger
            unit men --by small-arms --rof 4 --ap 7 --owner us
            next turn
            """;
    private static final String LG = """
            use lg
            sides red blue
            add building hall --material brick --owner red
            unit gun --hit 7/10 --penetrate 6/10 --owner blue
            next turn
            """;

    @TempDir
    private Path folder;

    private Shell.Result play(String lines) {
        return Shell.plain().from(folder).reading(lines + "\n").type("play x.battle");
    }

    private void answered(String setUp, String line, String message) {
        Shell.Result result = play(setUp + line);
        assertTrue(result.err().contains(message), () -> line + ": " + result.err());
        assertEquals(2, result.exit(), result.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "end turn                   | end ends the whole battle; next turn ends this one",
                "end phase                  | next phase ends this one",
                "turn                       | unknown command turn; did you mean next turn?",
                "delete mg                  | unknown command delete; did you mean remove?",
                "attack mg tank             | unknown command attack; did you mean shoot?",
                "tank shoot mg              | start with the command: shoot mg tank",
                "mg set --state pinned      | start with the command: set mg --state pinned",
                "shoot tank mg              | did you mean shoot mg tank?",
                "shoot mg with tank         | write the names alone: shoot mg tank",
                "shoot at mg tank           | write the names alone: shoot mg tank",
                "shoot mg tank 12in         | did you mean --range 12in?",
                "shoot mg tank —dice 52     | an option begins with two short dashes, --dice",
                "shoot mg —dice 52          | an option begins with two short dashes, --dice",
                "shoot                      | or name pieces of the table: shoot mg tank",
                "shoot mg                   | or name pieces of the table: shoot mg tank",
                "$ redoubt list             | takes commands without $ and the name of the program: list",
                "scripts/redoubt shoot mg   | takes commands without the name of the program: shoot mg",
                "help nest                  | it is a kind of piece: help add nest",
                "nest n2                    | it is a kind of piece: add nest NAME",
                "what-if list               | list is a session command, not a ruling; give it alone",
                "foresee mg=destroyed       | mg=destroyed is a goal, not a step; foresee takes it with --goal",
                "plan shoot mg              | shoot is a command, and a goal says what becomes of pieces",
                "compare shoot mg tank      | compare takes each question in quotes: compare 'shoot mg tank' 'shoot …'",
                "each shoot                 | each shoot needs a target, upon which every piece acts: each shoot mg",
                "each shoot mg tank         | each shoot mg for all pieces, or shoot mg tank for one",
                "owner tank us              | for one piece use set tank --owner us",
                "settle fow.pinned-nest     | settle fow.pinned-nest=both-tests|second-only|no-second",
                "load x.battle              | x.battle is a battle, which play opens from the shell",
                "add nest n2 ger            | ger is a side; for a piece of that side write n2 --owner ger",
                "unit tank2 US              | US is a side; for a piece of that side write tank2 --owner US",
                "set mg --state pinned --state destroyed | --state is given twice: give it once",
                "shoot mg tank --dice 6 6 6 | write the dice as one list: --dice 6,6,6",
                "shoot mg tank --dice 3, 4  | write the dice as one list: --dice 3,4",
                "add trench t               | the kind is trench-line, add trench-line NAME; not one of",
                "add bunker b               | kinds of it are artillery-bunker, anti-aircraft-bunker; not one of",
                "shoot nest tank            | there is no piece called nest; mg is of that kind: shoot mg tank",
                "shoot --at nest --by tank  | there is no piece called nest; mg is of that kind: shoot mg tank",
                "each shoot nest            | there is no piece called nest; mg is of that kind: shoot mg tank",
                "assault pillbox tank       | there is no piece called pillbox; box is of that kind: assault box tank",
                "what-if shoot nest tank    | there is no piece called nest; mg is of that kind: shoot mg tank",
                "foresee 'shoot nest tank'  | there is no piece called nest; mg is of that kind: shoot mg tank",
                "occupy nest                | there is no piece or card called nest; mg is of that kind: occupy mg",
                "shoot mg unit              | there is no piece or card called unit; tank is of that kind: shoot mg tank",
                "shoot nest                 | or name pieces of the table: shoot mg tank",
                "cross trench-line tank     | it is a kind of piece: add trench-line NAME",
                "set nest --state pinned    | there is no piece called nest; mg is of that kind",
                "plan nest=destroyed        | there is no piece called nest; mg is of that kind",
            })
    void theAnswerNamesWhatWasMeant(String line, String message) {
        answered(FOW, line, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "add bunker b   | the kind comes first, add hex NAME --position bunker; not one of unit, hex",
                "add squad s    | the kind is unit, add unit NAME",
                "add pillbox p  | it is a piece of Flames Of War and LaserGrenadiers: in a new battle, type use fow or use lg",
                "shoot          | or name pieces of the table: shoot h1 h2",
                "u1 shoot h1    | start with the command: shoot h1 u1",
                "shoot trench u1 | there is no piece called trench; h1 has position trench: shoot h1 u1",
                "cross trench u1 | there is no piece or card called trench; h1 has position trench: cross h1 u1",
                "cross u1 trench | there is no piece or card called trench; h1 has position trench: cross h1 u1",
                "shoot trench   | or name pieces of the table: shoot h1 h2",
            })
    void inValorAndVictoryToo(String line, String message) {
        answered(VV, line, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot log    | or name pieces of the table: shoot log men",
                "men shoot    | start with the command: shoot men",
                "shoot bunker men | there is no piece called bunker; log is of that kind: shoot log men",
                "shoot glog men | there is no piece called glog; log has card glog: shoot log men",
                "shoot log --by small-arms | or name pieces of the table: shoot log men",
                "add squad s  | add squad: not one of bunker",
            })
    void inDisposableHeroesToo(String line, String message) {
        answered(DH, line, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot hall     | or name pieces of the table: shoot hall gun",
                "add soldier s  | the kind is unit, add unit NAME",
                "shoot building gun | there is no piece or card called building; hall is of that kind: shoot hall gun",
                "shoot gun hall | hall is a building and cannot act; name the acting unit instead; did you mean shoot hall gun?",
            })
    void inLaserGrenadiersToo(String line, String message) {
        answered(LG, line, message);
    }

    /** Several pieces may be meant; a question about odds records nothing and is answered. */
    @Test
    void aKindOfWhichThereAreSeveralIsNotTakenForAPiece() {
        answered(FOW + "add nest n2\n", "shoot nest tank", "; mg, n2 are of that kind, e.g. shoot mg tank");
        Shell.Result odds = inMemory(FOW + "odds shoot nest tank\ncompare 'shoot nest tank' 'shoot mg tank'");
        assertEquals(0, odds.exit(), odds.err());
        String warning = "nest is not the name of a piece, so none is used; mg is of that kind: shoot mg tank";
        assertEquals(3, odds.err().split(warning, -1).length, odds.err());
        Shell.Result unnamed = inMemory(FOW + "shoot nest --skill trained --firepower 3+ --dice 1");
        assertEquals(0, unnamed.exit(), unnamed.err());
        assertTrue(unnamed.err().contains("no piece was named"), unnamed.err());
        assertTrue(unnamed.err().contains("; mg is of that kind: shoot mg"), unnamed.err());
    }

    @Test
    void aUnitAndAnEmptyHexMayBeMeantInTheOtherOrder() {
        Shell.Result result = play(VV + "add hex mines --position minefield\ncross u1 mines");
        assertEquals(3, result.exit(), result.err());
        assertTrue(result.err().contains("did you mean cross mines u1?"), result.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sides ger us fr      | ger and us and fr play; it is the turn of us",
                "sides fr us          | fr and us play; it is the turn of us",
                "sides fr it          | fr and it play; it is the turn of fr",
                "next\\nsides us ger | us and ger play; it is the turn of ger",
            })
    void theSideWhoseTurnItIsKeepsItWhenSidesChange(String lines, String told) {
        String out = inMemory(FOW + lines.replace("\\n", "\n")).out();
        assertTrue(out.contains(told), out);
    }

    @Test
    void beforeTheBattleBeginsTheFirstSidePlaysFirst() {
        String set = "sides ger us\nadd nest mg --owner ger\nunit tank --skill trained --firepower 3+\n";
        assertTrue(inMemory(set + "sides us ger").out().contains("it is the turn of us"));
        assertTrue(inMemory(set + "shoot mg tank\nsides us ger").out().contains("play; it is the turn of ger"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "add nest x --from-card pillbox   | the card pillbox is for the kind pillbox, not nest: add pillbox NAME --from-card pillbox",
                "add pillbox x --from-card mg-nest | the card mg-nest is for the kind nest, not pillbox: add nest NAME --from-card mg-nest",
                "unit x --from-card pillbox       | the card pillbox is for the kind pillbox, not unit: add pillbox NAME",
                "set mg --from-card tank-turret   | the card tank-turret is for the kind turret, not nest",
                "add nest x --from-card at-gun-75 | the card at-gun-75 is for the kind unit or gun-pit, not nest: add unit NAME",
            })
    void aCardOfAnotherKindIsRefused(String line, String message) {
        answered(FOW, line, message);
    }

    @Test
    void aCardOfItsKindIsTaken() {
        String out = inMemory(FOW + "add nest x --from-card mg-nest\nunit y --from-card at-gun-75\n"
                        + "add gun-pit z --from-card at-gun-75")
                .out();
        assertTrue(out.contains("x: nest, rof 6"), out);
        assertTrue(out.contains("y: unit, skill trained"), out);
        assertTrue(out.contains("z: gun-pit"), out);
    }

    @Test
    void linesCopiedFromThePagesOfTheManualAreCommands() {
        Shell.Result result = play(FOW + "< note mg seen\nfow> note box < hidden\n< exit\nnothing");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("mg: note seen"), result.out());
        assertTrue(result.out().contains("box: note < hidden"), result.out());
    }

    /** A piece that did not move was listed as moved false, and as moved in the header of its rulings. */
    @ParameterizedTest
    @ValueSource(strings = {"no", "false"})
    void aFlagThatIsDeniedIsCleared(String no) {
        Shell.Result result = play(FOW + "set tank --moved\nset tank --moved " + no + "\nlist tank");
        assertTrue(result.out().contains("tank: no longer moved\n"), () -> result.out() + result.err());
        assertTrue(result.out().endsWith("tank  unit of us: skill trained, firepower 3+\n"), result.out());
        assertTrue(unkept(VV + "set g1 --pinned=" + no + "\nlist g1").endsWith("counter 4-6-4/2, hex h1\n"), no);
    }

    private static String unkept(String lines) {
        return inMemory(lines).out();
    }

    private static Shell.Result inMemory(String lines) {
        return Shell.plain().reading(lines + "\n").type("play");
    }

    @Test
    void rulesAndReadingsAreThoseOfTheGameOfTheBattle() {
        Shell.Result result = play(VV + "readings\nrules trench\nrules fow-nest-4");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("\nvv.wire-penalty"), result.out());
        assertFalse(result.out().contains("\nfow."), result.out());
        assertTrue(result.out().contains("\nVV-20.10-2 "), result.out());
        assertFalse(result.out().contains("\nFOW-TRENCH"), result.out());
        assertTrue(result.out().contains("\nFOW-NEST-04 "), result.out());
    }

    @Test
    void theEndOfABattleIsAskedForAtATerminalBecauseItCannotBeUndone() {
        String asked = "End the whole battle?";
        String goesOn = Seated.play("fow", "end", "", "end", "no", "add nest mg", "exit");
        assertEquals(2, goesOn.split("The battle goes on; next turn ends this turn", -1).length - 1, goesOn);
        assertFalse(goesOn.contains("The battle has ended"), goesOn);
        String ended = Seated.play("fow", "end", "yes", "exit");
        assertTrue(ended.contains(asked), ended);
        assertTrue(ended.contains("The battle has ended"), ended);
    }

    @Test
    void aSideMayBeWrittenInAnyCase() {
        Shell.Result result = play(FOW + "add nest n2 --owner GER\nlist\n");
        assertTrue(result.out().contains("n2: nest, owner ger"), result.out());
        assertFalse(result.out().contains("GER"), result.out());
    }
}
