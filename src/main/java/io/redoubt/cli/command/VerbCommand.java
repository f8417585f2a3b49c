package io.redoubt.cli.command;

import io.redoubt.cli.battlefile.NamedBattle;
import io.redoubt.cli.parsing.Help;
import io.redoubt.cli.parsing.MissingInputsMessage;
import io.redoubt.cli.parsing.VerbArgumentParser;
import io.redoubt.cli.parsing.VerbArguments;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.query.DescribedPiece;
import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.query.PieceInputFiller;
import io.redoubt.cli.query.PiecePrompt;
import io.redoubt.cli.query.Prompter;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.query.Requirements;
import io.redoubt.cli.query.SweepExpansion;
import io.redoubt.cli.query.TerminalPrompter;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.question.Consequence;
import io.redoubt.report.Answer;
import io.redoubt.report.CsvReport;
import io.redoubt.report.Paint;
import io.redoubt.report.TextReport;
import io.redoubt.report.json.JsonReport;
import io.redoubt.report.markdown.AnswerMarkdown;
import io.redoubt.report.markdown.MarkdownText;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.MissingInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Runs a resolving verb, from its arguments to its exit code. */
public final class VerbCommand {
    private final Environment world;
    private final QueryEngine desk;
    private final Optional<BattleSeat> seat;

    public VerbCommand(Environment world, Optional<BattleSeat> seat) {
        this.world = world;
        this.desk = new QueryEngine(world);
        this.seat = seat;
    }

    /**
     * Resolves one command.
     *
     * @param typed the command as it was typed, for the journal of a battle
     */
    public ExitCode run(VerbInvocation words, String typed) {
        VerbArgumentParser line = new VerbArgumentParser(words.game(), words.procedure());
        VerbArguments arguments = line.read(words.arguments());
        if (arguments.help() != VerbArgumentParser.HelpAsked.NONE) {
            new Help(world).verb(line, words, arguments.help());
            return ExitCode.ANSWERED;
        }
        Query query = line.query(arguments, new AnswerSettings.Dice.Rolled(Optional.empty()));
        PictureWriter.mustBeWritable(world, query.settings().pictures());
        Optional<String> file = query.settings().battle();
        if (seat.isPresent()) {
            NamedBattle.mustBeAbsent(file);
            if (seat.get().mayRule(query) || seat.get().mayRoll(query)) {
                return at(seat.get(), query, typed);
            }
        }
        if (file.isPresent()) {
            return at(file.get(), query, typed);
        }
        return alone(query);
    }

    private ExitCode alone(Query query) {
        SweepExpansion sweeping = new SweepExpansion(query);
        if (sweeping.isSweep()) {
            return new Tables(world, desk, Optional.empty()).tell(query, sweeping);
        }
        InputDialogue.Asked asked;
        try {
            asked = new InputDialogue(desk, atTerminal()).answer(query);
        } catch (MissingInputException first) {
            new MissingInputsMessage(world, desk, query).tell(first);
            return ExitCode.USAGE;
        }
        return tell(asked);
    }

    private ExitCode at(String file, Query query, String typed) {
        boolean counted = query.settings().counted();
        try (NamedBattle named = counted ? NamedBattle.read(world, file) : NamedBattle.open(world, file)) {
            return at(new BattleSeat(named.battle(), atTerminal()), query, typed);
        }
    }

    private ExitCode at(BattleSeat at, Query query, String typed) {
        SweepExpansion sweeping = new SweepExpansion(query);
        if (sweeping.isSweep()) {
            return new Tables(world, desk, Optional.of(at)).tell(query, sweeping);
        }
        Query named = new PiecePrompt(at).named(query);
        Map<String, String> picked = new LinkedHashMap<>(named.inputs());
        picked.keySet().removeAll(query.inputs().keySet());
        String completed = CompletedCommand.of(typed, query.procedure().form(), picked);
        UnnamedPieces pieces = new UnnamedPieces(desk, at.battle().board(), named);
        try {
            return resolveInBattle(at, named, completed);
        } catch (MissingInputException e) {
            throw pieces.explained(e);
        } catch (NotAllowedException e) {
            throw pieces.explained(e);
        } catch (BadInputException e) {
            throw pieces.explained(e);
        }
    }

    private ExitCode resolveInBattle(BattleSeat at, Query query, String typed) {
        PieceInputFiller.FilledQuery staged = at.fill(query);
        at.remember(staged);
        desk.mustKnowNames(staged.query(), at.battle().board());
        DescribedPiece described =
                new DescribedPiece(staged.query(), at.battle().board());
        if (query.settings().counted()) {
            described.warning().ifPresent(this::tell);
        } else {
            described.mustBeNamed();
        }
        String anyway = !staged.reminders().isEmpty() && desk.mayBeAllowed(staged.query()) ? " (ruling anyway)" : "";
        staged.reminders().forEach(reminder -> tell(reminder + anyway));
        world.err().flush(); // reminders come before the dice and before the ruling
        InputDialogue.Asked asked = new InputDialogue(desk, at.person()).answer(desk.prepared(staged.query()));
        Answer answer = asked.answered().answer();
        PieceInputFiller.FilledQuery completed = staged.with(asked.query(), asked.prompted());
        List<Change> changes = List.of();
        if (answer instanceof Answer.Ruled ruled) {
            Consequence<?> came = asked.answered().consequence().orElseThrow();
            asked = asked.with(ruled.named(came.names(at.battle().board().participants(staged.by(), staged.at()))));
            changes = at.record(
                    completed,
                    ruled,
                    came,
                    CompletedCommand.of(typed, query.procedure().form(), asked.prompted()));
        } else if (seat.isPresent() && !asked.prompted().isEmpty()) {
            changes = at.keep(completed);
        }
        ExitCode exit = tell(asked);
        boolean idle = staged.touchesNothing()
                && answer instanceof Answer.Ruled rolled
                && !rolled.dice().isEmpty()
                && !at.mayRoll(query)
                && !at.battle().board().pieces().isEmpty();
        if (idle && asked.query().settings().format() == AnswerSettings.Format.TEXT) {
            tell("no piece was named: the ruling changes nothing on the table and does not count towards luck"
                    + described.advice(Role.AT).map(advice -> "; " + advice).orElse(""));
        }
        if (answer instanceof Answer.Ruled
                && !changes.isEmpty()
                && asked.query().settings().format() == AnswerSettings.Format.MARKDOWN) {
            world.out().println("- Changes: " + MarkdownText.of(ChangeText.of(changes, query.game())));
        }
        if (!changes.isEmpty() && asked.query().settings().format() == AnswerSettings.Format.TEXT) {
            String undo = seat.isPresent() ? "type undo to reverse" : "undo it in a session";
            new ChangeText(world, paint(asked.query().settings())).write(changes, query.game(), undo);
            stillToDo(at, asked.query(), changes);
        }
        return exit;
    }

    /** Prints pending actions of the changed pieces. */
    private void stillToDo(BattleSeat at, Query query, List<Change> changes) {
        Set<String> names = new LinkedHashSet<>();
        changes.forEach(change -> names.add(change.piece()));
        for (String name : names) {
            at.battle()
                    .board()
                    .piece(name)
                    .flatMap(query.game().battleRules()::pendingAction)
                    .ifPresent(sentence -> new ChangeText(world, paint(query.settings())).say(sentence));
        }
    }

    /** Returns the user at the terminal; empty if a prompt could not be seen or answered. */
    private Optional<Prompter> atTerminal() {
        return world.terminal().in() && world.terminal().err()
                ? Optional.of(new TerminalPrompter(world))
                : Optional.empty();
    }

    private ExitCode tell(InputDialogue.Asked asked) {
        Query query = asked.query();
        Answer answer = asked.answered().answer();
        Tables.mustKnow(query.settings().show(), List.of(answer));
        PictureWriter picturing = new PictureWriter(world, query.settings());
        Optional<Runnable> map = picturing.map(asked.answered().question(), answer);
        write(query, answer);
        map.ifPresent(Runnable::run);
        picturing.chart(answer);
        return Requirements.exit(query.settings().requirements(), answer, this::tell);
    }

    private void write(Query query, Answer answer) {
        switch (query.settings().format()) {
            case TEXT ->
                new TextReport(world.out(), paint(query.settings()), world.columns(), OutputStyle.order(world))
                        .write(answer, query.settings().show());
            case JSON -> {
                try (JsonReport json = new JsonReport(world.out())) {
                    json.write(answer);
                }
            }
            case CSV -> new CsvReport(world.out()).write(answer);
            case MARKDOWN ->
                new AnswerMarkdown(world.out(), OutputStyle.order(world))
                        .write(answer, query.settings().show());
        }
    }

    private void tell(String message) {
        world.tell(message);
    }

    private Paint paint(AnswerSettings settings) {
        return OutputStyle.paint(world, settings.color());
    }
}
