package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.Field;
import io.redoubt.rules.Procedure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Completion scripts are made from the forms and offer everything that can be typed. */
class CompletionTest {
    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void aScriptOffersEveryCommandOptionAndValue(String shell) {
        Shell.Result result = Shell.plain().type("completion " + shell);
        assertEquals(0, result.exit());
        assertEquals("", result.err());
        assertEquals(CompletionCommand.script(shell), result.out());
        for (String command : Cli.COMMANDS) {
            assertTrue(result.out().contains(command), command);
        }
        for (Procedure<?, ?> procedure : Catalog.games().get(0).procedures()) {
            for (Field<?> field : procedure.form().fields()) {
                if (!field.isPositional()) {
                    assertTrue(result.out().contains(field.name()), field.name());
                }
                field.kind().choices().forEach(value -> assertTrue(result.out().contains(value), value));
            }
        }
        for (CommonOption option : CommonOption.values()) {
            assertTrue(result.out().contains(option.key()), option.key());
            option.choices().forEach(value -> assertTrue(result.out().contains(value), value));
        }
        Catalog.readings()
                .forEach(reading ->
                        reading.ids().forEach(id -> assertTrue(result.out().contains(reading.key() + '=' + id), id)));
        assertTrue(result.out().endsWith("\n"));
        assertFalse(result.out().contains("\r"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "bash zsh", "bash extra"})
    void oneShellIsNamed(String shells) {
        Shell.Result result = Shell.plain().type("completion " + shells);
        assertEquals(2, result.exit());
        assertEquals("redoubt: completion takes a shell: bash, zsh, fish\n", result.err());
    }

    @Test
    void anotherShellIsRefusedWithTheNearest() {
        Shell.Result result = Shell.plain().type("completion zhs");
        assertEquals(2, result.exit());
        assertTrue(result.err().startsWith("redoubt: completion zhs: not one of bash, zsh, fish"), result.err());
        assertTrue(Shell.plain().type("completion bsh").err().endsWith("; did you mean bash?\n"));
    }
}
