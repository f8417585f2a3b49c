package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A journal that was tampered with is found out, even when every hash was computed anew. */
class JournalVerifierTest {
    private static final String SHOT = "shoot mg42 --by sherman --state unharmed";

    @TempDir
    private Path folder;

    private Field field = new Field(Path.of(""));

    @BeforeEach
    void play() {
        field = Field.played(folder);
    }

    @Test
    void everyChangeOfASingleByteIsFound() {
        byte[] whole = field.bytes();
        List<String> missed = new ArrayList<>();
        for (int at = 0; at < whole.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                missed.addAll(missed(whole, at, (byte) (whole[at] ^ (1 << bit))));
            }
            for (char other : "\n }\"0a".toCharArray()) {
                missed.addAll(missed(whole, at, (byte) other));
            }
        }
        assertTrue(whole.length > 1_500, "a battle of " + whole.length + " bytes");
        assertEquals(List.of(), missed);
    }

    private static List<String> missed(byte[] whole, int at, byte other) {
        if (whole[at] == other) {
            return List.of();
        }
        byte[] changed = whole.clone();
        changed[at] = other;
        try {
            JournalReader lines =
                    JournalReader.read("caen.battle", new ByteArrayInputStream(changed), (entry, line) -> {});
            return List.of("byte " + at + " as " + other + " gives " + lines.count() + " entries");
        } catch (BattleFileException e) {
            return List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aMissingLineIsFoundAndNamed() {
        List<String> lines = new ArrayList<>(
                new String(field.bytes(), StandardCharsets.UTF_8).lines().toList());
        lines.remove(3);
        field.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        field.mustBeFound(4, "one before it is missing");
    }

    @Test
    void anEditedOutcomeIsFound() {
        field.forge(6, "\"outcome\":\"pinned\"", "\"outcome\":\"destroyed\"");
        field.mustBeFound(6, "its dice give pinned, not destroyed");
    }

    @Test
    void editedDiceDoNotFitTheirSeed() {
        String entry = field.forged(5);
        String dice = entry.substring(entry.indexOf("\"dice\":["), entry.indexOf(']', entry.indexOf("\"dice\":[")));
        String first = dice.substring(0, "\"dice\":[".length());
        field.forge(
                5, dice, first + (dice.charAt(first.length()) == '6' ? '5' : '6') + dice.substring(first.length() + 1));
        assertTrue(field.fault().contains("entry 5: "), field.fault());
    }

    /** With another seed and its dice everything fits but the secret. */
    @Test
    void aSeedOfOnesOwnIsNotTheOneThatWasDue() {
        Field other = new Field(folder.resolve("other"));
        assertTrue(folder.resolve("other").toFile().mkdir());
        io.redoubt.cli.Shell.plain()
                .seeded(99)
                .from(folder.resolve("other"))
                .reading(String.join("\n", Field.SMALL) + "\n")
                .type("play caen.battle");
        String luckier = other.forged(5);
        field.forge(objects -> {
            List<String> edited = new ArrayList<>(objects);
            edited.set(4, luckier);
            return edited;
        });
        field.mustBeFound(5, "its seed is out of order");
    }

    @Test
    void anotherSecretThanTheCommittedOneIsFound() throws Exception {
        assertEquals(0, field.play(List.of("end")).exit());
        assertEquals("", field.fault());
        field.forge(8, "\"over\",\"0000", "\"over\",\"1000");
        field.mustBeFound(8, "does not match the commitment in entry 1");
        assertTrue(Files.notExists(folder.resolve("caen.battle.seed")));
    }

    @Test
    void editedOddsAreFound() {
        field.forge(6, "\"unharmed\":\"4/9\"", "\"unharmed\":\"5/9\"");
        field.mustBeFound(6, "its recorded odds are wrong");
    }

    @Test
    void editedChancesOfRollsAreFound() {
        field.forge(6, "\"chance\":\"1/2\"", "\"chance\":\"1/3\"");
        field.mustBeFound(6, "its rolls do not follow");
    }

    @Test
    void editedEffectsAreFound() {
        field.forge(6, "[\"mg42\",\"state\",\"pinned\"]", "[\"mg42\",\"state\",\"destroyed\"]");
        field.mustBeFound(6, "do not follow from its outcome");
    }

    @Test
    void anInputThePieceDidNotHaveIsFound() {
        field.forge(6, "\"skill\":\"trained\"", "\"skill\":\"veteran\"");
        field.mustBeFound(6, "sherman did not have this skill then");
    }

    @Test
    void aRulingTheRulesForbidIsFound() {
        field.forge(6, "\"inputs\":{", "\"inputs\":{\"range\":\"20in\",");
        field.mustBeFound(6, "the rules do not allow it");
    }

    @Test
    void anUndoOfSomethingElseIsFound() {
        assertEquals(0, field.play(List.of("undo")).exit());
        field.forge(8, "\"of\":7", "\"of\":6");
        field.mustBeFound(8, "cannot undo entry 6");
    }

    @Test
    void withoutTheSecretEverythingButTheSeedsIsChecked() throws Exception {
        Files.delete(folder.resolve("caen.battle.seed"));
        assertEquals("", field.fault());
        assertTrue(field.shell("verify caen.battle").out().contains("not checked: the secret is not revealed"));
        field.forge(6, "\"outcome\":\"pinned\"", "\"outcome\":\"destroyed\"");
        field.mustBeFound(6, "dice give pinned");
    }

    @Test
    void verifyTellsWhatItChecked() {
        assertEquals(
                """
                caen.battle: valid
                  entries  7, hash chain intact
                  rulings  2, each replayed with the same outcome, odds and effects
                  dice     %d rolled by the program, 4 entered by players
                  seeds    each used in order, derived from the secret kept with the file
                  hash     %s: keep a copy of it to prove later that no entry
                           before it was changed or cut off
                """.formatted(rolled(), last().substring(0, 16)),
                field.shell("verify caen.battle").out());
    }

    private String last() {
        String line = new String(field.bytes(), StandardCharsets.UTF_8).strip();
        return line.substring(line.lastIndexOf("\"hash\":\"") + 8, line.length() - 2);
    }

    private int rolled() {
        try (Battle battle = Battle.read(field.file())) {
            return battle.entries().get(4).rulings().get(0).thrown().faces().size();
        }
    }

    @Test
    void everyRollOfTheProgramTakesTheNextSeed() {
        assertEquals(0, field.play(java.util.Collections.nCopies(3, SHOT)).exit());
        assertEquals("", field.fault());
        try (Battle battle = Battle.read(field.file())) {
            List<String> seeds = new ArrayList<>();
            battle.entries()
                    .forEach(entry -> entry.rulings().stream()
                            .filter(ruling -> ruling.thrown().isRolled())
                            .forEach(ruling -> seeds.add(ruling.thrown().seed())));
            MasterSeed secret = battle.secret().orElseThrow();
            assertEquals(
                    List.of(
                            secret.seed(0).toString(),
                            secret.seed(1).toString(),
                            secret.seed(2).toString(),
                            secret.seed(3).toString()),
                    seeds);
        }
        // The same ruling with the dice of the one before: a die rolled once and used twice.
        String before = field.forged(8);
        field.forge(objects -> {
            List<String> edited = new ArrayList<>(objects);
            edited.set(8, before.replace("\"n\":8", "\"n\":9"));
            return edited;
        });
        field.mustBeFound(9, "its seed is out of order");
    }

    @Test
    void editedNumbersAreFound() {
        assertEquals(
                0,
                field.play(List.of("shoot mg42 --by sherman --smoke --state unharmed --dice 5,1"))
                        .exit());
        assertEquals("", field.fault());
        field.forge(8, "\"markers\":1", "\"markers\":3");
        field.mustBeFound(8, "its numbers do not follow");
    }

    @Test
    void aRulingAgainstWhatWasSettledIsFound() {
        field.play(List.of("settle firepower-tests=per-weapon", SHOT));
        assertEquals("", field.fault());
        field.forge(9, "\"fow.firepower-tests\":\"per-weapon\"", "\"fow.bogging\":\"core\"");
        field.mustBeFound(9, "it ignored the group's settled readings");
    }

    @Test
    void diceThatNobodyRolledAreFound() {
        field.forge(6, "[5,1,4,2],\"entered\":[0,1,2,3]", "[5,1,4,2,6],\"entered\":[0,1,2,3,4]");
        field.mustBeFound(6, "it records more dice than the ruling used");
    }

    /** Versions differ in which outcomes without a chance they name: no journal is forged because of that. */
    @Test
    void anOutcomeThatCannotComeAboutNeedNotBeNamed() {
        field.forge(5, "\"bailed-out\":\"0/1\",", "");
        assertEquals("", field.fault());
    }
}
