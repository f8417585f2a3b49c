package io.redoubt.cli.schema;

import io.redoubt.cli.parsing.Help;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import java.util.List;

/** {@code redoubt schema [KIND]}: prints the JSON Schema of the output of {@code --json}. */
public final class SchemaCommand {
    /** The kinds of JSON lines. */
    public static final List<String> KINDS = Schema.KINDS;

    private final Environment world;

    public SchemaCommand(Environment world) {
        this.world = world;
    }

    public ExitCode run(List<String> args) {
        if (Help.isAsked(args)) {
            world.out().println("Usage: redoubt schema [KIND]");
            world.out().println();
            world.prose().println("Prints a JSON Schema (draft 2020-12) of the lines that --json writes, or of");
            world.prose().println("those of one kind:");
            world.prose().println("  " + String.join(", ", KINDS.subList(0, 7)) + ",");
            world.prose().println("  " + String.join(", ", KINDS.subList(7, KINDS.size())));
            return ExitCode.ANSWERED;
        }
        if (args.size() > 1) {
            throw new BadInputException("schema takes one kind, or nothing for all: " + String.join(", ", KINDS));
        }
        SchemaJson.write(args.isEmpty() ? new Schema(world.games()).ofAll() : of(args.get(0)), world.out());
        return ExitCode.ANSWERED;
    }

    private SchemaNode of(String kind) {
        if (!KINDS.contains(kind)) {
            throw new BadInputException("schema " + PrintableText.of(kind) + ": not one of " + String.join(", ", KINDS)
                    + SpellingSuggestion.hint(kind, KINDS));
        }
        return new Schema(world.games()).of(kind);
    }
}
