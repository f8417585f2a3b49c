package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A battle in a folder of its own, for tests: played by commands, and tampered with. */
final class Field {
    static final List<String> SMALL = List.of(
            "sides germans canadians",
            "add nest mg42 --owner germans",
            "unit sherman --skill trained --rof 2 --firepower 3+ --owner canadians",
            "shoot mg42 --by sherman",
            "shoot mg42 --by sherman --state unharmed --dice 5,1,4,2",
            "next turn");

    private final Path folder;

    Field(Path folder) {
        this.folder = folder;
    }

    /** The small battle, played and found to hold. */
    static Field played(Path folder) {
        Field field = new Field(folder);
        assertEquals(0, field.play(SMALL).exit());
        assertEquals("", field.fault());
        return field;
    }

    /** Fails unless verification finds fault with an entry, and says why. */
    void mustBeFound(int entry, String because) {
        String fault = fault();
        assertTrue(fault.contains("entry " + entry + ": "), fault);
        assertTrue(fault.contains(because), fault);
    }

    Path file() {
        return folder.resolve("caen.battle");
    }

    /** Types commands into a session. */
    Shell.Result play(List<String> commands) {
        return Shell.plain()
                .seeded(7)
                .from(folder)
                .reading(String.join("\n", commands) + "\n")
                .type("play caen.battle");
    }

    Shell.Result shell(String line) {
        return Shell.plain().seeded(7).from(folder).type(line);
    }

    byte[] bytes() {
        try {
            return Files.readAllBytes(file());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void write(byte[] bytes) {
        try {
            Files.write(file(), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What verification says: nothing if the journal holds. */
    String fault() {
        try (Battle battle = Battle.read(file())) {
            Verified.of(battle);
            return "";
        } catch (BattleFileException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /** The JSON object of an entry, without its hash. */
    String forged(int entry) {
        return Forgery.objects(bytes()).get(entry - 1);
    }

    /** Edits the lines of the journal and computes every hash anew, as a cheat would. */
    void forge(UnaryOperator<List<String>> edit) {
        write(Forgery.journal(edit.apply(Forgery.objects(bytes()))));
    }

    /** Replaces something in one entry, which must be there, and computes every hash anew. */
    void forge(int entry, String what, String with) {
        forge(objects -> {
            String object = objects.get(entry - 1);
            if (!object.contains(what)) {
                throw new AssertionError(what + " is not in " + object);
            }
            List<String> edited = new ArrayList<>(objects);
            edited.set(entry - 1, object.replace(what, with));
            return edited;
        });
    }
}
