package io.redoubt.cli;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.batch.BatchCommand;
import io.redoubt.cli.command.CardsCommand;
import io.redoubt.cli.command.CompareCommand;
import io.redoubt.cli.command.ConfigCommand;
import io.redoubt.cli.command.LookUpArguments;
import io.redoubt.cli.command.ReadingsCommand;
import io.redoubt.cli.command.RulesCommand;
import io.redoubt.cli.command.VerifyCommand;
import io.redoubt.cli.completion.Candidates;
import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.completion.CompletionCommand;
import io.redoubt.cli.lookahead.ForeseeCommand;
import io.redoubt.cli.lookahead.PlanCommand;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.parsing.ProgramCommand;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.review.ReviewCommand;
import io.redoubt.cli.schema.SchemaCommand;
import java.util.ArrayList;
import java.util.List;

/** The completions after commands other than verbs, as each command defines them. */
public final class CompletedCommands {
    private CompletedCommands() {}

    /**
     * Returns the completions of all commands.
     *
     * @param games the games that they know
     */
    public static List<CommandCompletion> all(GameList games) {
        List<CommandCompletion> all = new ArrayList<>();
        for (ProgramCommand command : ProgramCommand.values()) {
            all.add(words(command, games));
        }
        all.add(CommandCompletion.of("help", List.of(), Candidates.firstWords(games)));
        return all;
    }

    private static CommandCompletion words(ProgramCommand command, GameList games) {
        return switch (command) {
            case PLAY ->
                CommandCompletion.of(
                        command.word(),
                        List.of(Option.of(CommonOption.PATIENCE), LookUpArguments.NO_PAGER),
                        List.of(CommandCompletion.FILE));
            case VERIFY -> VerifyCommand.words();
            case STATE -> ReviewCommand.words(ReviewCommand.Topic.STATE);
            case LOG -> ReviewCommand.words(ReviewCommand.Topic.LOG);
            case LUCK -> ReviewCommand.words(ReviewCommand.Topic.LUCK);
            case REPORT -> ReviewCommand.words(ReviewCommand.Topic.REPORT);
            case FORESEE -> ForeseeCommand.WORDS;
            case PLAN -> PlanCommand.WORDS;
            case BATCH -> BatchCommand.WORDS;
            case RULES -> RulesCommand.words(games);
            case READINGS -> ReadingsCommand.words(games);
            case CARDS -> CardsCommand.words();
            case DICE ->
                new CommandCompletion(
                        command.word(),
                        Candidates.of(
                                games,
                                Catalog.dice(),
                                Catalog.dice().procedures().get(0)),
                        Candidates.formulas());
            case COMPARE -> CompareCommand.WORDS;
            case SCHEMA -> CommandCompletion.of(command.word(), List.of(), SchemaCommand.KINDS);
            case CONFIG -> ConfigCommand.words();
            case COMPLETION -> CommandCompletion.of(command.word(), List.of(), CompletionCommand.SHELLS);
        };
    }
}
