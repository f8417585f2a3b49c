package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.cli.query.Upkeep.UpkeepMessage;
import io.redoubt.report.SentenceText;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which events of the start of a turn are told in one sentence. */
class TurnMessagesTest {
    private static UpkeepMessage expired(String words, String name) {
        return new UpkeepMessage("", Sentence.of(words, name), List.of());
    }

    private static List<String> told(UpkeepMessage... messages) {
        List<String> told = new ArrayList<>();
        new TurnMessages(List.of(messages))
                .joined()
                .forEach(each -> told.add(each.piece() + '|' + SentenceText.plain(each.sentence()) + each.rolls()));
        return told;
    }

    @Test
    void piecesThatMayActAreNamedTogether() {
        assertEquals(
                List.of("|a1, a2 and tank may act again[]", "|sap is no longer Gone to Ground[]", "|b1 may move[]"),
                told(
                        expired("{} may act again", "a1"),
                        expired("{} is no longer Gone to Ground", "sap"),
                        expired("{} may act again", "a2"),
                        expired("{} may move", "b1"),
                        expired("{} may act again", "tank")));
    }

    @Test
    void whatIsSaidOfOneAloneStaysApart() {
        Sentence rallies = Sentence.of("It rallies without a die");
        assertEquals(
                List.of(
                        "n1, n2|It rallies without a die[]",
                        "n3|It rallies without a die[4 passed]",
                        "|gone[]",
                        "|gone[]"),
                told(
                        new UpkeepMessage("n1", rallies, List.of()),
                        new UpkeepMessage("n3", rallies, List.of("4 passed")),
                        new UpkeepMessage("", Sentence.of("gone"), List.of()),
                        new UpkeepMessage("n2", rallies, List.of()),
                        new UpkeepMessage("", Sentence.of("gone"), List.of())));
    }
}
