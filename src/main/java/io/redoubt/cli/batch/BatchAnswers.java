package io.redoubt.cli.batch;

import io.redoubt.battle.BattleFileException;
import io.redoubt.cli.parsing.AnswerSettingsParser;
import io.redoubt.cli.parsing.JsonQuery;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.parsing.VerbArgumentParser;
import io.redoubt.cli.parsing.VerbArguments;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.parsing.WordCache;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.query.Requirement;
import io.redoubt.cli.query.Requirements;
import io.redoubt.cli.query.SweepExpansion;
import io.redoubt.cli.runtime.BugTrace;
import io.redoubt.cli.runtime.ByteOrderMark;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.OutOfMemoryMessage;
import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.report.Answer;
import io.redoubt.report.CsvBatch;
import io.redoubt.report.UntilResult;
import io.redoubt.report.json.QuotedStringCache;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.SyntaxException;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.DiceMismatchException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * Answers lines of a batch, with an error in place of the answer if there is one. Each thread has its own instance,
 * which caches the parsers of verbs. Other programs that answer many questions in process (on a cluster, for example)
 * start here too.
 */
public final class BatchAnswers {
    private final Environment world;
    private final AnswerSettings.Format format;
    private final QueryEngine desk;
    private final Map<Procedure<?, ?>, VerbArgumentParser> verbs = new HashMap<>();
    private final AnswerCache remembered = new AnswerCache();
    private final QuotedStringCache words = new QuotedStringCache();
    private final WordCache read = new WordCache();

    /**
     * The result of a chunk whose answers have been written.
     *
     * @param complaints text for standard error
     * @param nanos the time it took, in nanoseconds
     */
    public record Answers(String complaints, ExitCode exit, int lines, long nanos) {}

    /**
     * Starts a batch, or a part of one.
     *
     * @param format JSON or CSV
     */
    public BatchAnswers(Environment world, AnswerSettings.Format format) {
        this.world = world;
        this.format = format;
        this.desk = new QueryEngine(world.unwatched());
    }

    /** Returns the header of the answers; empty if they continue those of another part of the batch. */
    String header(long first) {
        StringWriter text = new StringWriter();
        if (format == AnswerSettings.Format.CSV && first == 1) {
            new CsvBatch(new PrintWriter(text)).header();
        }
        return text.toString();
    }

    /**
     * Answers a chunk.
     *
     * @param out receives the answers one by one
     */
    public Answers answer(Chunk chunk, Writer out) {
        long began = System.nanoTime();
        StringBuilder complaints = new StringBuilder();
        ExitCode exit = ExitCode.ANSWERED;
        try (BatchOutput sink =
                format == AnswerSettings.Format.CSV ? BatchOutput.csv(out) : BatchOutput.json(out, words)) {
            long number = chunk.first();
            for (Chunk.Line line : chunk.lines()) {
                exit = exit.or(answer(number++, line, sink, complaints));
            }
        }
        return new Answers(complaints.toString(), exit, chunk.size(), System.nanoTime() - began);
    }

    private ExitCode answer(long number, Chunk.Line line, BatchOutput sink, StringBuilder complaints) {
        String text = (number == 1 ? ByteOrderMark.stripped(line.text()) : line.text()).strip();
        if (text.isEmpty() || text.startsWith("#")) {
            return ExitCode.ANSWERED;
        }
        Optional<String> known = remembered.answer(text);
        if (known.isPresent()) {
            sink.again(known.get());
            return ExitCode.ANSWERED;
        }
        try {
            if (!line.whole()) {
                throw new BadInputException("the line is longer than " + LineReader.LONGEST + " bytes");
            }
            Consumer<String> complain = message -> complaints
                    .append("redoubt: line ")
                    .append(number)
                    .append(": ")
                    .append(message)
                    .append('\n');
            boolean json = text.startsWith("{");
            sink.begin(json ? QuestionId.of(text) : Optional.empty());
            Optional<Map<String, List<String>>> ahead =
                    json ? JsonQuery.of(text, LookAheadLine.COMMANDS) : Optional.empty();
            if (ahead.isPresent()) {
                return ahead(ahead.get(), sink, complain);
            }
            List<String> words = json ? List.of() : plain(ShellWords.of(text, read));
            Optional<Map<String, List<String>>> compared =
                    json ? JsonQuery.of(text, CompareLine.COMMANDS) : CompareLine.keys(words);
            if (compared.isPresent()) {
                return new CompareLine(world.unwatched(), format, complain)
                        .answer(compared.get(), comparison -> sink.compare(number, comparison));
            }
            Query asked = json ? JsonQuery.of(text, world, format) : query(text, words);
            // Writing an answer is charged as work in the format of the batch, whatever format the line gives.
            Query query = asked.with(asked.settings().as(format));
            SweepExpansion sweeping = new SweepExpansion(query);
            Optional<Requirement> until = query.settings().until();
            if (sweeping.isSweep() && until.isEmpty()) {
                throw new BadInputException("lists and ranges are not allowed in a batch; ask one question per line");
            }
            if (query.settings().battle().isPresent()) {
                throw new BadInputException("--battle is not available in a batch; give the values directly");
            }
            if (until.isPresent()) {
                UntilResult first = desk.together(query, one -> sweeping.first(until.get(), one::answer));
                sink.first(number, first);
                return Requirements.exit(query.settings(), first, complain);
            }
            Answer answer = desk.answer(query);
            sink.answer(number, answer);
            ExitCode exit = Requirements.exit(query.settings().requirements(), answer, complain);
            if (exit == ExitCode.ANSWERED && remembered.isWorthKeeping(text) && isLasting(query)) {
                sink.said().ifPresent(said -> remembered.keep(text, said));
            }
            return exit;
        } catch (BadInputException | ComputationAbortedException | DiceMismatchException e) {
            OptionalInt column =
                    e instanceof SyntaxException misread ? OptionalInt.of(misread.column()) : OptionalInt.empty();
            sink.error(number, String.valueOf(e.getMessage()), column, ExitCode.USAGE);
            return ExitCode.USAGE;
        } catch (FileAccessException | BattleFileException e) {
            sink.error(number, String.valueOf(e.getMessage()), OptionalInt.empty(), ExitCode.FILE);
            return ExitCode.FILE;
        } catch (OutOfMemoryError e) {
            sink.error(number, OutOfMemoryMessage.exhausted(), OptionalInt.empty(), ExitCode.USAGE);
            return ExitCode.USAGE;
        } catch (RuntimeException | StackOverflowError e) {
            complaints.append("redoubt: line ").append(number).append(": a bug in Redoubt\n");
            BugTrace.lines(e).forEach(each -> complaints.append(each).append('\n'));
            sink.error(number, "a bug in Redoubt: " + e, OptionalInt.empty(), ExitCode.BUG);
            return ExitCode.BUG;
        }
    }

    private ExitCode ahead(Map<String, List<String>> keys, BatchOutput sink, Consumer<String> complain) {
        StringWriter answer = new StringWriter();
        StringWriter messages = new StringWriter();
        ExitCode exit = new LookAheadLine(world.unwatched())
                .answer(keys, new PrintWriter(answer, true), new PrintWriter(messages, true));
        messages.toString().lines().forEach(message -> complain.accept(message.replaceFirst("^redoubt: ", "")));
        sink.line(answer.toString());
        return exit;
    }

    private static List<String> plain(List<String> typed) {
        return !typed.isEmpty() && typed.get(0).equals("redoubt") ? typed.subList(1, typed.size()) : typed;
    }

    /** Returns whether the answer depends on the line alone: no dice are rolled for it, and no file is read. */
    private static boolean isLasting(Query query) {
        for (String name : query.inputs().keySet()) {
            Optional<InputField<?>> field = query.procedure().form().field(name);
            if (field.isPresent() && field.get().kind().isFile()) {
                return false;
            }
        }
        return query.settings().counted()
                && query.settings().cards().isEmpty()
                && query.settings().battle().isEmpty();
    }

    private Query query(String line, List<String> words) {
        if (words.isEmpty() || VerbInvocation.areOfACommand(words)) {
            boolean isAhead = !words.isEmpty() && LookAheadLine.COMMANDS.contains(words.get(0));
            throw new BadInputException(isAhead ? LookAheadLine.AS_OBJECT : JsonQuery.ONLY_QUESTIONS);
        }
        VerbInvocation asked = VerbInvocation.of(words, world);
        VerbArgumentParser verb =
                verbs.computeIfAbsent(asked.procedure(), procedure -> new VerbArgumentParser(asked.game(), procedure));
        VerbArguments arguments = verb.read(asked.arguments(), line);
        if (arguments.help() != VerbArgumentParser.HelpAsked.NONE) {
            throw new BadInputException("--help is not available in a batch; see redoubt "
                    + asked.game().key() + ' ' + asked.procedure().verb() + " --help");
        }
        Query query = verb.query(arguments, new AnswerSettings.Dice.Counted());
        AnswerSettingsParser.mustFit(arguments.common(), query.settings(), format);
        return query;
    }
}
