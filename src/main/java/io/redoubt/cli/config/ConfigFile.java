package io.redoubt.cli.config;

import io.redoubt.catalog.GameList;
import io.redoubt.cli.runtime.ByteOrderMark;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.UserFolder;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.Value;
import io.redoubt.storage.FileErrorText;
import io.redoubt.storage.RegularFile;
import io.redoubt.toml.Toml;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The user's settings file, {@code config.toml} in the user's own folder. No other folder is searched. */
public final class ConfigFile {
    private static final String NAME = "config.toml";

    /** Maximum size, far above any list of settings; keeps a wrong file from filling the memory. */
    private static final int MOST_BYTES = 1 << 20;

    private final String name;
    private final List<String> lines;
    private final GameList games;
    private final Map<Setting, ConfiguredValue> said = new EnumMap<>(Setting.class);

    /**
     * The value of a setting in the file.
     *
     * @param line the line, from 1
     */
    public record ConfiguredValue(String text, int line) {}

    private ConfigFile(String name, String content, GameList games) {
        this.name = name;
        this.lines = content.lines().toList();
        this.games = games;
    }

    /** Returns the path of the file, which need not exist; empty if the environment has no home folder. */
    public static Optional<Path> place(Environment world) {
        Optional<Path> folder = UserFolder.config(world.env());
        return folder.isEmpty() ? Optional.empty() : Optional.of(folder.get().resolve(NAME));
    }

    /**
     * Reads the file of the user; empty if there is none.
     *
     * @throws FileAccessException if it exists but cannot be read
     * @throws BadInputException if something in it is invalid; the message gives the position
     */
    public static Optional<ConfigFile> of(Environment world) {
        Optional<Path> place = place(world);
        if (place.isEmpty() || !Files.exists(place.get())) {
            return Optional.empty();
        }
        ConfigFile file =
                new ConfigFile(PrintableText.whole(place.get().toString()), content(place.get()), world.games());
        file.read();
        return Optional.of(file);
    }

    /** Returns an environment with the settings of the file, which apply if the environment does not set them. */
    public static Environment applied(Environment world) {
        Optional<ConfigFile> file = of(world);
        if (file.isEmpty()) {
            return world;
        }
        Map<String, String> variables = new LinkedHashMap<>();
        file.get().said.forEach((setting, said) -> {
            if (world.env().getOrDefault(setting.variable(), "").isEmpty()) {
                variables.put(setting.variable(), said.text());
            }
        });
        return variables.isEmpty() ? world : world.with(variables);
    }

    /** Returns the value of a setting, if the file has one. */
    public Optional<ConfiguredValue> find(Setting setting) {
        return Optional.ofNullable(said.get(setting));
    }

    private static String content(Path path) {
        try (InputStream in = RegularFile.open(path)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new FileAccessException(
                        PrintableText.of(path.toString()) + " is larger than 1 MiB: is it the right file?");
            }
            return ByteOrderMark.stripped(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new FileAccessException(PrintableText.of(path.toString()) + " cannot be read: " + FileErrorText.of(e)
                    + "; correct it or move it away");
        }
    }

    private void read() {
        FileTable table;
        try {
            table = new Toml().parse(String.join("\n", lines) + "\n");
        } catch (BadValueException e) {
            throw new BadInputException(name + ", " + e.getMessage());
        }
        for (Entry entry : table.entries().values()) {
            Setting setting = setting(entry);
            String text = setting == Setting.READINGS ? readings(entry) : text(entry);
            boolean mayBeWritten = setting == Setting.GAME && table.entries().containsKey(Setting.RULES.key());
            if (setting != Setting.READINGS && !mayBeWritten) {
                checked(setting, text, entry);
            }
            said.put(setting, new ConfiguredValue(text, entry.line()));
        }
    }

    private Setting setting(Entry entry) {
        List<String> keys = new ArrayList<>();
        for (Setting setting : Setting.values()) {
            if (setting.key().equals(entry.key())) {
                return setting;
            }
            keys.add(setting.key());
        }
        String nearest = SpellingSuggestion.hint(entry.key(), keys);
        throw fault(
                entry,
                keyColumn(entry),
                "there is no setting " + PrintableText.of(entry.key())
                        + (nearest.isEmpty() ? "; there are " + String.join(", ", keys) : nearest));
    }

    /** Returns the readings. A key that contains a dot is either quoted, or read as a nested table. */
    private String readings(Entry entry) {
        Map<String, Entry> points = new LinkedHashMap<>();
        try {
            points("", entry.table(), points);
        } catch (BadValueException e) {
            throw fault(entry, keyColumn(entry), Setting.READINGS.key() + " is a table: write [readings]");
        }
        List<String> texts = new ArrayList<>();
        points.forEach((key, value) -> {
            String text = key + '=' + text(value);
            checked(Setting.READINGS, text, value);
            texts.add(text);
        });
        return String.join(" ", texts);
    }

    private static void points(String lead, FileTable table, Map<String, Entry> points) {
        for (Entry entry : table.entries().values()) {
            if (entry.value() instanceof Value.Nested nested) {
                points(lead + entry.key() + '.', nested.table(), points);
            } else {
                points.put(lead + entry.key(), entry);
            }
        }
    }

    private String text(Entry entry) {
        try {
            String text = entry.asText();
            if (!text.isBlank()) {
                return text;
            }
        } catch (BadValueException e) {
            throw fault(
                    entry, valueColumn(entry), PrintableText.of(entry.key()) + " takes a text in quotes or a number");
        }
        throw fault(entry, valueColumn(entry), PrintableText.of(entry.key()) + " is empty; remove the line");
    }

    private void checked(Setting setting, String text, Entry entry) {
        try {
            setting.check(text, games);
        } catch (BadInputException e) {
            String lead = setting == Setting.READINGS ? "" : setting.key() + ' ';
            throw fault(entry, valueColumn(entry), lead + e.getMessage());
        }
    }

    private BadInputException fault(Entry entry, int column, String message) {
        return new BadInputException(name + ", line " + entry.line() + ", column " + column + ": " + message);
    }

    private String line(Entry entry) {
        return entry.line() > lines.size() ? "" : lines.get(entry.line() - 1);
    }

    private int keyColumn(Entry entry) {
        return Math.max(0, line(entry).indexOf(entry.key())) + 1;
    }

    /** Returns the column of the value, if it begins on the line of its key. */
    private int valueColumn(Entry entry) {
        String line = line(entry);
        int at = line.indexOf('=') + 1;
        while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
            at++;
        }
        return at + 1;
    }
}
