package io.redoubt.cli;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.ahead.ForeseeCommand;
import io.redoubt.cli.ahead.PlanCommand;
import io.redoubt.cli.answering.CommonOption;
import io.redoubt.cli.command.BatchCommand;
import io.redoubt.cli.command.CardsCommand;
import io.redoubt.cli.command.CompareCommand;
import io.redoubt.cli.command.ConfigCommand;
import io.redoubt.cli.command.ReadingsCommand;
import io.redoubt.cli.command.RulesCommand;
import io.redoubt.cli.command.VerifyCommand;
import io.redoubt.cli.completion.CommandWords;
import io.redoubt.cli.completion.Completable;
import io.redoubt.cli.completion.CompletionCommand;
import io.redoubt.cli.line.CommandArguments.Option;
import io.redoubt.cli.schema.SchemaCommand;
import java.util.List;

/** What a shell completes after the commands that are no verbs of a game, as each command knows it itself. */
public final class CompletedCommands {
    private CompletedCommands() {}

    public static List<CommandWords> all() {
        return List.of(
                CommandWords.of("play", List.of(Option.of(CommonOption.PATIENCE)), List.of(CommandWords.FILE)),
                VerifyCommand.words(),
                BatchCommand.WORDS,
                RulesCommand.words(),
                ReadingsCommand.words(),
                CardsCommand.words(),
                ConfigCommand.words(),
                new CommandWords(
                        Catalog.DICE,
                        Completable.of(
                                Catalog.dice(), Catalog.dice().procedures().get(0)),
                        Completable.formulas()),
                ForeseeCommand.WORDS,
                PlanCommand.WORDS,
                CommandWords.of("completion", List.of(), CompletionCommand.SHELLS),
                CompareCommand.WORDS,
                CommandWords.of("schema", List.of(), SchemaCommand.KINDS),
                CommandWords.of("help", List.of(), Completable.firstWords()));
    }
}
