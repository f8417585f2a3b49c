package io.redoubt.cli.command;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.config.ConfigFile;
import io.redoubt.cli.config.Setting;
import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.TextColumns;
import io.redoubt.report.json.JsonLines;
import io.redoubt.report.json.ObjectSchema;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Reading;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** {@code redoubt config}: shows the settings in effect and the source of each. */
public final class ConfigCommand {
    private static final String SAMPLE = "sample";
    private static final int KEY = 12;
    private static final int VALUE = 8;
    private static final String NEVER = "never";

    private final Environment world;

    public ConfigCommand(Environment world) {
        this.world = world;
    }

    private static LookUpArguments lookUp() {
        return new LookUpArguments("config", SAMPLE, "print a sample file with every line commented out");
    }

    /** Returns the words that complete this command. */
    public static CommandCompletion words() {
        return lookUp().completed(List.of(SAMPLE));
    }

    public ExitCode run(List<String> args) {
        LookUpArguments lookUp = lookUp();
        LookUpArguments.Wanted wanted = lookUp.read(args);
        if (wanted.help()) {
            lookUp.help(world);
            return ExitCode.ANSWERED;
        }
        if (wanted.words().equals(List.of(SAMPLE))) {
            sample();
            return ExitCode.ANSWERED;
        }
        if (!wanted.words().isEmpty()) {
            throw new BadInputException("config shows all settings; config sample prints a sample file");
        }
        Optional<ConfigFile> file = ConfigFile.of(world);
        if (wanted.json()) {
            json(file);
        } else {
            text(file);
        }
        return ExitCode.ANSWERED;
    }

    private void text(Optional<ConfigFile> file) {
        Optional<Path> place = ConfigFile.place(world);
        say(
                "",
                "Settings from "
                        + place.map(path -> PrintableText.whole(path.toString()))
                                .orElse("no file: HOME is not set")
                        + (place.isEmpty() || file.isPresent() ? "" : ", which does not exist"));
        world.out().println();
        for (Setting setting : Setting.values()) {
            Held held = held(setting, file);
            String where = held.where().orElse("");
            where += setting == Setting.WIDTH ? narrower(held.text(), where) : "";
            String from = where.isEmpty() ? "" : "   (" + where + ")";
            String value = held.text().isEmpty() ? "none" : held.text();
            say(
                    TextColumns.left("  " + setting.key(), KEY + 2),
                    TextColumns.left(PrintableText.whole(value), from.isEmpty() ? 0 : VALUE) + from);
        }
        world.out().println();
        say("", "redoubt config sample prints a sample file.");
    }

    /** Returns a remark if the terminal is narrower than the set width, which it limits. */
    private String narrower(String width, String where) {
        int columns = world.columns();
        return columns < Integer.parseInt(width) ? (where.isEmpty() ? "" : "; ") + columns + " at this terminal" : "";
    }

    private void say(String lead, String text) {
        TextColumns.hang(lead + text, world.columns(), lead.length()).forEach(world.out()::println);
    }

    private void json(Optional<ConfigFile> file) {
        try {
            JsonGenerator json = JsonLines.on(world.out());
            json.writeStartObject();
            json.writeStringField(
                    "file", ConfigFile.place(world).map(Path::toString).orElse(""));
            json.writeBooleanField(
                    "exists", ConfigFile.place(world).filter(Files::exists).isPresent());
            json.writeObjectFieldStart("settings");
            for (Setting setting : Setting.values()) {
                Held held = held(setting, file);
                json.writeObjectFieldStart(setting.key());
                json.writeStringField("value", held.text());
                json.writeStringField("from", held.where().orElse("the usual"));
                json.writeEndObject();
            }
            json.writeEndObject();
            json.writeEndObject();
            JsonLines.end(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void sample() {
        for (Setting setting : Setting.values()) {
            if (setting != Setting.READINGS) {
                comment(setting);
                String quote = setting == Setting.WIDTH ? "" : "\"";
                // No rule file is the default, and an empty value would be refused.
                String value = setting == Setting.RULES ? "bunker.rules" : setting.usual();
                world.out().println("#" + setting.key() + " = " + quote + value + quote);
                world.out().println();
            }
        }
        comment(Setting.READINGS);
        world.out().println("#[readings]");
        Reading<?> first = GameList.BUILT_IN.readings().get(0);
        world.out().println("#" + first.key() + " = \"" + first.ids().get(0) + "\"");
    }

    private void comment(Setting setting) {
        String text = setting.help() + ": " + setting.takes(world.games());
        TextColumns.wrap(text, world.columns() - 2).forEach(line -> world.out().println("# " + line));
    }

    /**
     * A setting in effect.
     *
     * @param where the source, in words; empty for the default
     */
    private record Held(String text, Optional<String> where) {}

    private Held held(Setting setting, Optional<ConfigFile> file) {
        String variable = world.env().getOrDefault(setting.variable(), "");
        Optional<ConfigFile.ConfiguredValue> ofFile = file.flatMap(each -> each.find(setting));
        if (setting == Setting.COLOR && OutputStyle.areRefused(world)) {
            return new Held(NEVER, Optional.of(OutputStyle.REFUSAL));
        }
        // In a session the environment holds the values of the file too.
        if (!variable.isEmpty()
                && ofFile.filter(said -> said.text().equals(variable)).isEmpty()) {
            return new Held(checked(setting, variable), Optional.of(setting.variable()));
        }
        return ofFile.map(said -> new Held(said.text(), Optional.of("line " + said.line())))
                .orElseGet(() -> new Held(setting.usual(), Optional.empty()));
    }

    /** Rejects a value of a variable that every other command refuses. */
    private String checked(Setting setting, String text) {
        try {
            setting.check(text, world.games());
            return text;
        } catch (BadInputException e) {
            throw new BadInputException(setting.variable() + '=' + e.getMessage());
        }
    }

    /** Returns the shape of the settings. */
    public static SchemaNode shape() {
        SchemaNode held = new ObjectSchema()
                .with("value", SchemaNode.text())
                .with("from", SchemaNode.text().told("the usual, a line of the file, or a variable"))
                .object();
        ObjectSchema settings = new ObjectSchema();
        for (String key : List.of("game", "rules", "readings", "dice", "dice-order", "color", "width", "patience")) {
            settings.with(key, held);
        }
        return new ObjectSchema()
                .with("file", SchemaNode.text())
                .with("exists", SchemaNode.truth())
                .with("settings", settings.object())
                .object();
    }
}
