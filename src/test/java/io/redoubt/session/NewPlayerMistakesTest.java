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
    static final String FOW = """
            sides ger us
            add nest mg --owner ger
            add pillbox box --owner ger
            unit tank --skill trained --firepower 3+ --owner us
            next turn
            """;
    static final String VV = """
            use vv
            sides ger us
            add hex h1 --position trench --owner ger
            unit g1 --counter 4-6-4 --hex h1 --owner ger
            add hex h2
            unit u1 --counter 5-6-5 --hex h2 --owner us
            next turn
            """;
    static final String DH = """
            use dh
            sides ger us
            add bunker log --card glog --owner ger
            unit men --by small-arms --rof 4 --ap 7 --owner us
            next turn
            """;
    static final String LG = """
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
                "unit t2 trained            | trained is a value of --skill, not a name; use unit t2 --skill trained",
                "unit t2 skill trained      | skill is an option, with two dashes; use unit t2 --skill trained",
                "unit t2 3+ --rof 2         | --motivation or --second-firepower, not a name; use unit t2 --skill 3+ --rof 2",
                "add nest n2 pinned         | pinned is a value of --state, not a name; use add nest n2 --state pinned",
                "unit t2 --range 12in       | unknown option --range of a unit; it belongs to shoot, gap: shoot … --range 12in",
                "set mg --range=12in        | unknown option --range of a nest; it belongs to shoot, gap: shoot … --range=12in",
                "unit t2 --dice 3,4         | unknown option --dice of a unit; it belongs to rulings: shoot … --dice 3,4",
                "set mg box --state pinned  | use set mg --state pinned and set box --state pinned",
                "remove mg, box             | write names with spaces between them, without commas: mg box",
                "remove mg mg               | remove: mg is named twice",
                "remove mg hill             | there is no piece called hill",
                "add nest n8, n9            | write names with spaces between them, without commas: n8 n9",
                "copy mg n8,n9              | write names with spaces between them, without commas: n8 n9",
                "sides ger, us              | write names with spaces between them, without commas: ger us",
                "shoot mg tank --rof 1-3    | a range is 1..3, with --odds",
                "odds mg                    | odds takes a verb before the names of pieces: odds shoot mg",
                "odds mg tank               | odds takes a verb before the names of pieces: odds shoot mg tank",
                "what-if tank               | what-if takes a verb before the names of pieces: what-if shoot TARGET tank",
                "each mg                    | each takes a verb before the names of pieces: each shoot mg",
                "odds shot mg tank          | odds takes a verb, and shot is none; did you mean shoot?",
                "log 0                      | log 0: the number of last entries to show is a whole number from 1 to 100000",
                "log -3                     | log -3: the number of last entries to show is a whole number from 1",
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
                "unit c1 4-6-4  | 4-6-4 is a value of --counter or --half, not a name; use unit c1 --counter 4-6-4",
                "add unit c1 4-6-4/2 --hex h1 | not a name; use unit c1 --counter 4-6-4/2 --hex h1",
                "unit 4-6-4     | not a name; use unit NAME --counter 4-6-4",
                "unit c1 leader pinned | leader is a value of --counter or --half, not a name; use unit c1 --counter leader --pinned",
                "add hex h3 trench | trench is a value of --position, not a name; use add hex h3 --position trench",
                "set u1 --grenades | unknown option --grenades of a unit; it belongs to shoot, assault: shoot … --grenades",
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
                "add bunker b glog | glog is a value of --card, not a name; use add bunker b --card glog",
                "unit m --shots 3 | unknown option --shots of a unit; it belongs to shoot: shoot … --shots 3",
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
                "add building b brick | brick is a value of --material or --roofs, not a name; use add building b --material brick",
                "add building b --method known | it belongs to shoot: shoot … --method known",
                "shoot gun hall | hall is a building and cannot act; name the acting unit instead; did you mean shoot hall gun?",
            })
    void inLaserGrenadiersToo(String line, String message) {
        answered(LG, line, message);
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

    static Shell.Result inMemory(String lines) {
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
