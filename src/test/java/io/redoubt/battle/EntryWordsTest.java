package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An entry whose words do not fit what it changes is found, even when every hash was computed anew. */
class EntryWordsTest {
    @TempDir
    private Path folder;

    private Field field = new Field(Path.of(""));

    @BeforeEach
    void play() {
        field = Field.played(folder);
        assertEquals(
                0,
                field.play(java.util.List.of("note mg42 hull down", "dice mine", "undo"))
                        .exit());
        assertEquals("", field.fault());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8 | [\"mg42\",\"note\",\"hull down\"] | [\"mg42\",\"state\",\"destroyed\"] | its command does not change that",
                "8 | [\"mg42\",\"note\",\"hull down\"] | [\"mg42\",\"note\",\"hull up\"]    | its command does not change that",
                "8 | note mg42 hull down | note mg43 hull down     | its command cannot be carried out: there is no piece",
                "8 | note mg42 hull down | next turn               | its command does not change that",
                "8 | note mg42 hull down | shoot mg42 --by sherman | cannot be carried out: shoot does not change",
                "8 | note mg42 hull down | exit                    | cannot be carried out: exit does not change",
                "2 | [\"\",\"side\",\"germans\"] | [\"\",\"side\",\"canadians\"]           | its command does not change that",
                "6 | \"words\":\"shoot mg42 | \"words\":\"note mg42                    | its command does not rule on shoot",
                "6 | \"words\":\"shoot mg42 | \"words\":\"vv shoot mg42                | its command does not rule on shoot",
                "7 | \"words\":\"next turn\" | \"words\":\"note mg42 x\"               | its command does not change that",
                "9 | \"dice\",\"mine\"      | \"dice\",\"app\"                         | its command does not change that",
                "9 | \"dice\",\"mine\"      | \"throws\",\"0\"                         | no command changes the throws",
                "1 | [\"\",\"turn\",\"1\"]  | [\"\",\"turn\",\"7\"]                      | a battle is founded by",
                "10 | \"words\":\"undo\"    | \"words\":\"undo\",\"changes\":[[\"mg42\",\"state\",\"destroyed\"]] | refers to another entry",
            })
    void whatAnEntrySaysIsWhatItChanges(int entry, String was, String is, String because) {
        field.forge(entry, was, is);
        field.mustBeFound(entry, because);
    }

    @Test
    void aRulingChangesNothingBesideItsEffects() {
        String effects = field.forged(6);
        field.forge(
                6,
                effects,
                effects.substring(0, effects.length() - 1) + ",\"changes\":[[\"sherman\",\"note\",\"lost\"]]}");
        field.mustBeFound(6, "its command does not change that");
    }

    /** What a card of the user's own says is known where the card is: elsewhere it is counted, and named. */
    @Test
    void valuesOfACardThatIsNotAtHandAreCounted() throws IOException {
        Path cards = Files.createDirectories(folder.resolve("config/redoubt")).resolve("cards.toml");
        Files.writeString(
                cards, "[[card]]\nname = \"churchill\"\ngame = \"fow\"\n[card.by]\nrof = 2\nskill = \"veteran\"\n");
        Path file = folder.resolve("own.battle");
        var played = io.redoubt.cli.Shell.in(java.util.Map.of(
                        "XDG_CONFIG_HOME", folder.resolve("config").toString()))
                .from(folder)
                .reading("unit c1..c2 --from-card churchill --owner us\n")
                .type("play own.battle");
        assertEquals(0, played.exit(), played.err());
        var verified = field.shell("verify own.battle");
        assertTrue(
                verified.out()
                        .startsWith(
                                "own.battle: valid, except 1 command with a missing or different card that could not be checked\n"),
                verified.out());
        Files.write(
                file,
                Forgery.journal(Forgery.objects(Files.readAllBytes(file)).stream()
                        .map(object -> object.replace("[\"c2\",\"kind\"", "[\"c3\",\"kind\""))
                        .toList()));
        var forged = field.shell("verify own.battle");
        assertEquals(4, forged.exit(), forged.out());
    }
}
