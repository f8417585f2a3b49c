package io.redoubt.cli.command;

import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.parsing.VerbArgumentParser;
import io.redoubt.cli.parsing.VerbArguments;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.ComparisonBuilder;
import io.redoubt.cli.query.OddsRunner;
import io.redoubt.cli.query.ProgressIndicator;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.query.Requirements;
import io.redoubt.cli.query.SweepExpansion;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.report.Answer;
import io.redoubt.report.Comparison;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Parses and compares questions. */
public final class ComparisonRequest {
    static final int MOST_QUESTIONS = 50;

    private static final List<CommonOption> OF_THE_COMMAND = List.of(
            CommonOption.BATTLE,
            CommonOption.FORMAT,
            CommonOption.JSON,
            CommonOption.MARKDOWN,
            CommonOption.COLOR,
            CommonOption.CHART,
            CommonOption.FORCE);

    private final Environment world;
    private final AnswerSettings.Format format;
    private final Consumer<String> tell;
    private final OddsRunner counting;
    private ExitCode exit = ExitCode.ANSWERED;
    private int refused;

    /**
     * Creates a comparison.
     *
     * @param seat the battle whose pieces the questions may name
     * @param format the output format
     * @param tell receives messages besides the answer
     */
    public ComparisonRequest(
            Environment world, Optional<BattleSeat> seat, AnswerSettings.Format format, Consumer<String> tell) {
        this.world = world;
        this.format = format;
        this.tell = tell;
        this.counting = new OddsRunner(new QueryEngine(world), seat, tell);
    }

    /**
     * Returns the comparison.
     *
     * @throws BadInputException if there are fewer than two questions, or one is invalid
     */
    public Comparison of(List<String> questions) {
        if (questions.size() < 2) {
            throw new BadInputException("compare takes two or more questions, each in quotes: "
                    + (questions.isEmpty() ? "two are missing" : "a second one is missing")
                    + " (compare 'shoot …' 'shoot …')");
        }
        if (questions.size() > MOST_QUESTIONS) {
            throw new BadInputException("compare takes " + MOST_QUESTIONS + " questions at most, not "
                    + questions.size() + "; batch answers any number");
        }
        if (questions.stream().noneMatch(question -> question.strip().contains(" "))) {
            throw new BadInputException("compare takes each question in quotes: compare "
                    + PrintableText.quoted(String.join(" ", questions)) + " 'shoot …'");
        }
        List<Query> queries = new ArrayList<>();
        for (String question : questions) {
            queries.add(numbered(queries.size() + 1, () -> query(question)));
        }
        return new QueryEngine(world).together(mostPatient(queries), desk -> compared(questions, queries, desk));
    }

    /** Returns the query with the longest time limit, which applies to all of them together. */
    private Query mostPatient(List<Query> queries) {
        return Collections.max(
                queries,
                Comparator.comparingLong(query -> query.settings()
                        .patience()
                        .orElseGet(() -> ProgressIndicator.defaultLimit(world))
                        .millis()));
    }

    private Comparison compared(List<String> questions, List<Query> queries, QueryEngine desk) {
        OddsRunner sharing = counting.at(desk);
        ComparisonBuilder comparing = new ComparisonBuilder(desk);
        for (int i = 0; i < queries.size(); i++) {
            int number = i + 1;
            Query query = queries.get(i);
            counting.remind(query);
            Answer answer = numbered(number, () -> sharing.answer(query));
            ExitCode one = Requirements.exit(
                    query.settings().requirements(),
                    answer,
                    message -> tell.accept("question " + number + ": " + message));
            refused += one == ExitCode.NOT_ALLOWED ? 1 : 0;
            exit = one == ExitCode.NOT_ALLOWED ? exit : exit.or(one);
            comparing.add(questions.get(i), query, answer);
        }
        exit = refused == queries.size() ? ExitCode.NOT_ALLOWED : exit;
        return comparing.comparison();
    }

    /** Returns the exit code of the last comparison: {@link ExitCode#NOT_ALLOWED} only if every question is refused. */
    public ExitCode exit() {
        return exit;
    }

    /** Runs work on a question and adds its number to errors. */
    private static <T> T numbered(int number, Supplier<T> asking) {
        try {
            return asking.get();
        } catch (BadInputException | ComputationAbortedException e) {
            throw new BadInputException("question " + number + ": " + e.getMessage());
        } catch (FileAccessException e) {
            throw new FileAccessException("question " + number + ": " + e.getMessage());
        }
    }

    private Query query(String text) {
        List<String> words = ShellWords.of(text);
        while (!words.isEmpty() && List.of("redoubt", "odds").contains(words.get(0))) {
            words = words.subList(1, words.size());
        }
        if (words.isEmpty()) {
            throw new BadInputException("the question is empty; write a verb and its options");
        }
        if (VerbInvocation.areOfACommand(words)) {
            throw new BadInputException(words.get(0) + " has no odds; compare takes verbs of a game, or dice");
        }
        VerbInvocation asked = VerbInvocation.of(words, world);
        VerbArgumentParser verb = new VerbArgumentParser(asked.game(), asked.procedure());
        VerbArguments arguments = verb.read(asked.arguments());
        if (arguments.help() != VerbArgumentParser.HelpAsked.NONE) {
            throw new BadInputException("--help is not available in compare; see redoubt "
                    + asked.game().key() + ' ' + asked.procedure().verb() + " --help");
        }
        mustFit(arguments.common());
        Query query = verb.query(arguments, new AnswerSettings.Dice.Counted());
        if (!query.settings().counted()) {
            throw new BadInputException("compare rolls no dice; remove --dice and --seed");
        }
        if (query.settings().until().isPresent()) {
            throw new BadInputException("--until is not available in compare; compare the values it finds");
        }
        if (new SweepExpansion(query).isSweep()) {
            throw new BadInputException("lists and ranges are not allowed in compare; write one question per value");
        }
        return query.with(query.settings().as(format));
    }

    private static void mustFit(Map<CommonOption, List<String>> common) {
        for (CommonOption option : OF_THE_COMMAND) {
            if (common.containsKey(option)) {
                throw new BadInputException(
                        "--" + option.key() + " applies to all questions; give it outside the quotes");
            }
        }
    }
}
