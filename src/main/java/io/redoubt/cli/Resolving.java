package io.redoubt.cli;

import io.redoubt.report.Answer;
import io.redoubt.report.CsvReport;
import io.redoubt.report.Grid;
import io.redoubt.report.HeatTable;
import io.redoubt.report.JsonReport;
import io.redoubt.report.Paint;
import io.redoubt.report.TextReport;
import io.redoubt.rules.BadInput;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.MissingInput;
import io.redoubt.rules.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A resolving verb from its arguments to its exit code. */
final class Resolving {
    private final World world;
    private final Desk desk;

    Resolving(World world) {
        this.world = world;
        this.desk = new Desk(world);
    }

    Exit run(Words words) {
        VerbLine line = new VerbLine(words.game(), words.procedure());
        Arguments arguments = line.read(words.arguments());
        if (arguments.help() != VerbLine.HelpAsked.NONE) {
            new Help(world).verb(line, words, arguments.help());
            return Exit.ANSWERED;
        }
        Query query = line.query(arguments, new Settings.Dice.Rolled(Optional.empty()));
        Sweeping sweeping = new Sweeping(query);
        if (sweeping.isSweep()) {
            return sweep(query, sweeping);
        }
        Answer answer = answer(query);
        mustKnow(query.settings().show(), answer);
        write(query, answer);
        return Requirements.exit(query.settings().requirements(), answer, this::tell);
    }

    /** Missing inputs are asked for where somebody can answer. */
    private Answer answer(Query query) {
        boolean askable = world.terminal().in()
                && world.terminal().err()
                && query.settings().format() == Settings.Format.TEXT;
        if (!askable) {
            return desk.answer(query);
        }
        Map<String, String> inputs = new LinkedHashMap<>(query.inputs());
        Asking asking = new Asking(world);
        while (true) {
            try {
                return desk.answer(query.with(inputs));
            } catch (MissingInput missing) {
                inputs.put(missing.field().name(), asking.ask(missing.field()));
            }
        }
    }

    private void write(Query query, Answer answer) {
        switch (query.settings().format()) {
            case TEXT -> new TextReport(world.out(), paint(query.settings())).write(answer);
            case JSON -> {
                try (JsonReport json = new JsonReport(world.out())) {
                    json.write(answer);
                }
            }
            case CSV -> new CsvReport(world.out()).write(answer);
        }
    }

    private Exit sweep(Query query, Sweeping sweeping) {
        Grid grid = sweeping.answers(desk);
        for (Answer answer : grid.answers()) {
            if (answer instanceof Answer.Counted) {
                mustKnow(query.settings().show(), answer);
            }
        }
        switch (query.settings().format()) {
            case TEXT -> new HeatTable(world.out(), paint(query.settings())).write(grid);
            case JSON -> {
                try (JsonReport json = new JsonReport(world.out())) {
                    grid.answers().forEach(json::write);
                }
            }
            case CSV -> new CsvReport(world.out()).write(grid);
        }
        Exit exit = Exit.ANSWERED;
        int refused = 0;
        for (int i = 0; i < grid.answers().size(); i++) {
            String where = String.join(", ", grid.values(i)) + ": ";
            Exit one = Requirements.exit(
                    query.settings().requirements(), grid.answers().get(i), message -> tell(where + message));
            if (one == Exit.NOT_ALLOWED) {
                refused++;
                if (!query.settings().requirements().isEmpty()) {
                    tell(where + "not allowed, so what is required does not hold");
                    exit = exit.or(Exit.UNMET);
                }
            } else {
                exit = exit.or(one);
            }
        }
        return refused == grid.answers().size() ? Exit.NOT_ALLOWED : exit;
    }

    private void tell(String message) {
        world.err().println("redoubt: " + message);
    }

    private static void mustKnow(String show, Answer answer) {
        if (show.isEmpty() || !(answer instanceof Answer.Counted counted)) {
            return;
        }
        List<String> known = new ArrayList<>(counted.odds().outcomes().keySet());
        counted.odds().quantities().forEach(amount -> known.add(amount.name()));
        if (!known.contains(show)) {
            throw new BadInput("--show " + Escaped.of(show) + ": not one of " + String.join(", ", known)
                    + Nearest.hint(show, known));
        }
    }

    private Paint paint(Settings settings) {
        return Colours.wanted(world, settings.color()) ? Paint.colour() : Paint.plain();
    }
}
