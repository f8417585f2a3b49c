package io.redoubt.session;

import static io.redoubt.session.NewPlayerMistakesTest.FOW;
import static io.redoubt.session.NewPlayerMistakesTest.VV;
import static io.redoubt.session.NewPlayerMistakesTest.inMemory;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What players mistake about pieces and sides: names, kinds, values, cards, and whose turn it is. */
class PieceMistakesTest {
    private static void refused(String lines, String message) {
        Shell.Result result = inMemory(lines);
        assertTrue(result.err().contains(message), result.err());
        assertEquals(2, result.exit(), result.err());
    }

    /** Several pieces may be meant; a question about odds records nothing and is answered. */
    @Test
    void aKindOfWhichThereAreSeveralIsNotTakenForAPiece() {
        refused(FOW + "add nest n2\nshoot nest tank", "; mg, n2 are of that kind, e.g. shoot mg tank");
        Shell.Result odds = inMemory(FOW + "odds shoot nest tank\ncompare 'shoot nest tank' 'shoot mg tank'");
        assertEquals(0, odds.exit(), odds.err());
        String warning = "nest is not the name of a piece, so none is used; mg is of that kind: shoot mg tank";
        assertEquals(3, odds.err().split(warning, -1).length, odds.err());
        Shell.Result unnamed = inMemory(FOW + "shoot nest --skill trained --firepower 3+ --dice 1");
        assertEquals(0, unnamed.exit(), unnamed.err());
        assertTrue(unnamed.err().contains("no piece was named"), unnamed.err());
        assertTrue(unnamed.err().contains("; mg is of that kind: shoot mg"), unnamed.err());
    }

    /** A counter with two sides is called by its front. */
    @Test
    void aUnitIsFoundByTheFrontOfItsCounter() {
        refused(VV + "shoot h1 5-6-5", "there is no piece or card called 5-6-5; u1 has counter 5-6-5/3: shoot h1 u1");
    }

    @Test
    void aUnitAndAnEmptyHexMayBeMeantInTheOtherOrder() {
        Shell.Result result = inMemory(VV + "add hex mines --position minefield\ncross u1 mines");
        assertEquals(3, result.exit(), result.err());
        assertTrue(result.err().contains("did you mean cross mines u1?"), result.err());
    }

    /** A word that some field reads is a name where it may well be one: alone, first, or a single letter. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "unit leader --counter leader",
                "unit afv",
                "unit a b c",
                "unit x y2 h1-2 b-2",
                "unit gun leader x afv"
            })
    void namesThatAreAlsoValuesRemainNames(String line) {
        Shell.Result result = inMemory(VV + line);
        assertEquals(0, result.exit(), result.err());
    }

    @Test
    void severalPiecesAreRemovedAtOnce() {
        String out = inMemory(VV + "remove h1 h2 u1\nundo\nremove h1\nlist").out();
        assertTrue(out.contains("h1, h2, u1 removed; g1: hex cleared"), out);
        assertTrue(out.contains("h1 removed; g1: hex cleared"), out);
        assertTrue(out.contains("u1  unit of us: counter 5-6-5/3, hex h2"), out);
        assertTrue(inMemory(FOW + "add nest n1..n9\nremove n1..n9").out().contains("n1 … n9 (9 pieces) removed"));
    }

    @Test
    void manyEqualPiecesAreToldOnce() {
        String out = inMemory(FOW + "copy mg n1..n99").out();
        assertTrue(out.endsWith("  n1 … n99: nest, owner ger (99 pieces)\n"), out);
        assertTrue(inMemory(FOW + "copy mg n1 n2").out().endsWith("n1: nest, owner ger · n2: nest, owner ger\n"));
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
        refused(FOW + line, message);
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
}
