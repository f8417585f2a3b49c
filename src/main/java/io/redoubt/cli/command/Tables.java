package io.redoubt.cli.command;

import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.query.OddsRunner;
import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.query.Requirements;
import io.redoubt.cli.query.SweepExpansion;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.Answer;
import io.redoubt.report.CsvReport;
import io.redoubt.report.HeatTable;
import io.redoubt.report.OddsTable;
import io.redoubt.report.Paint;
import io.redoubt.report.SweepResult;
import io.redoubt.report.UntilResult;
import io.redoubt.report.json.JsonReport;
import io.redoubt.report.markdown.SweepMarkdown;
import io.redoubt.report.picture.SweepPicture;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Answers queries with lists and ranges by a table with one answer per combination. */
final class Tables {
    private final Environment world;
    private final QueryEngine desk;
    private final OddsRunner counting;

    /**
     * Creates tables for this environment.
     *
     * @param seat the battle whose pieces may be named
     */
    Tables(Environment world, QueryEngine desk, Optional<BattleSeat> seat) {
        this.world = world;
        this.desk = desk;
        this.counting = new OddsRunner(desk, seat, world::tell);
    }

    ExitCode tell(Query query, SweepExpansion sweeping) {
        AnswerSettings settings = query.settings();
        PictureWriter picturing = new PictureWriter(world, settings);
        picturing.noMap();
        sweeping.named().forEach(counting::remind);
        if (settings.until().isPresent()) {
            UntilResult first =
                    desk.together(query, one -> sweeping.first(settings.until().get(), counting.at(one)::answer));
            mustKnow(settings.show(), List.of(first.found().answer()));
            write(settings, first);
            picturing.chart(
                    () -> SweepPicture.of(new SweepResult(List.of(first.reached()), first.answers(), settings.show())));
            return Requirements.exit(settings, first, world::tell);
        }
        SweepResult grid = desk.together(query, one -> sweeping.answers(counting.at(one)::answer));
        mustKnow(settings.show(), grid.answers());
        switch (settings.format()) {
            case TEXT -> new HeatTable(world.out(), paint(settings), world.columns()).write(grid);
            case JSON -> {
                try (JsonReport json = new JsonReport(world.out())) {
                    grid.answers().forEach(json::write);
                }
            }
            case CSV -> new CsvReport(world.out()).write(grid);
            case MARKDOWN -> new SweepMarkdown(world.out()).write(grid);
        }
        picturing.chart(() -> SweepPicture.of(grid));
        return exit(settings, grid);
    }

    private void write(AnswerSettings settings, UntilResult first) {
        switch (settings.format()) {
            case TEXT -> new HeatTable(world.out(), paint(settings), world.columns()).write(first, settings.show());
            case JSON -> {
                try (JsonReport json = new JsonReport(world.out())) {
                    json.write(first);
                }
            }
            case CSV -> new CsvReport(world.out()).write(first);
            case MARKDOWN -> new SweepMarkdown(world.out()).write(first, settings.show());
        }
    }

    /** Returns the exit code of a table: {@link ExitCode#NOT_ALLOWED} if every combination is refused. */
    private ExitCode exit(AnswerSettings settings, SweepResult grid) {
        ExitCode exit = ExitCode.ANSWERED;
        int refused = 0;
        for (int i = 0; i < grid.answers().size(); i++) {
            String where = grid.place(i) + ": ";
            ExitCode one = Requirements.exit(
                    settings.requirements(), grid.answers().get(i), message -> world.tell(where + message));
            if (one == ExitCode.NOT_ALLOWED) {
                refused++;
                if (!settings.requirements().isEmpty()) {
                    world.tell(where + "not allowed, so the required condition is not met");
                    exit = exit.or(ExitCode.UNMET);
                }
            } else {
                exit = exit.or(one);
            }
        }
        return refused == grid.answers().size() ? ExitCode.NOT_ALLOWED : exit;
    }

    /** Checks that {@code --show} is known to at least one answer, because not every combination has every number. */
    static void mustKnow(String show, List<Answer> answers) {
        Set<String> known = new LinkedHashSet<>();
        for (Answer answer : answers) {
            if (answer instanceof Answer.Counted counted) {
                known.addAll(counted.odds().outcomes().keySet());
                for (OddsTable.Amount amount : counted.odds().quantities()) {
                    known.addAll(amount.names());
                }
            }
        }
        if (!show.isEmpty() && !known.isEmpty() && !known.contains(show)) {
            throw new BadInputException("--show " + PrintableText.of(show) + ": not one of " + String.join(", ", known)
                    + SpellingSuggestion.hint(show, List.copyOf(known)));
        }
    }

    private Paint paint(AnswerSettings settings) {
        return OutputStyle.paint(world, settings.color());
    }
}
