package io.redoubt.cli.command;

import io.redoubt.cli.parsing.AnswerSettingsParser;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.Answer;
import io.redoubt.report.HeatTable;
import io.redoubt.report.Paint;
import io.redoubt.report.SweepResult;
import io.redoubt.report.json.JsonReport;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.inputfile.OddsMatrix;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Computes the tables of odds that come with the cards; each cell is an ordinary query. */
final class OddsMatrixOutput {
    private final Environment world;
    private final Paint paint;
    private final boolean json;
    private final QueryEngine desk;

    OddsMatrixOutput(Environment world, Paint paint, boolean json) {
        this.world = world;
        this.paint = paint;
        this.json = json;
        this.desk = new QueryEngine(world);
    }

    ExitCode write(List<RuleSet> games) {
        boolean any = false;
        for (RuleSet game : games) {
            Optional<OddsMatrix> matrix = game.cards().matrix();
            if (matrix.isPresent()) {
                if (any && !json) {
                    world.out().println();
                }
                write(game, matrix.get());
                any = true;
            }
        }
        if (!any) {
            throw new BadInputException(
                    "--matrix: there is no such table for " + games.get(0).title());
        }
        return ExitCode.ANSWERED;
    }

    private void write(RuleSet game, OddsMatrix matrix) {
        List<Answer> answers = new ArrayList<>();
        for (OddsMatrix.Line row : matrix.down().lines()) {
            for (OddsMatrix.Line column : matrix.across().lines()) {
                Map<String, String> inputs = new LinkedHashMap<>(row.inputs());
                inputs.putAll(column.inputs());
                Query query = Query.of(
                        game,
                        game.procedure(matrix.verb()).orElseThrow(),
                        inputs,
                        AnswerSettingsParser.printing(Map.of()));
                answers.add(desk.answer(query));
            }
        }
        if (json) {
            try (JsonReport report = new JsonReport(world.out())) {
                answers.forEach(report::write);
            }
            return;
        }
        SweepResult grid = new SweepResult(List.of(axis(matrix.down()), axis(matrix.across())), answers, matrix.show());
        new HeatTable(world.out(), paint, world.columns()).write(game.title() + " · " + matrix.title(), grid);
    }

    private static SweepResult.Axis axis(OddsMatrix.Side side) {
        List<String> labels = new ArrayList<>();
        side.lines().forEach(line -> labels.add(line.label()));
        return new SweepResult.Axis(side.name(), labels, labels);
    }
}
