package io.redoubt.cli.lookahead;

import io.redoubt.cli.command.ChangeText;
import io.redoubt.cli.command.VerbCommand;
import io.redoubt.cli.parsing.VerbArgumentParser;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.query.PieceInputFiller;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.query.SweepExpansion;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.StepResult;
import io.redoubt.report.Percent;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Change;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code what-if}: shows the changes of each outcome of a ruling, and its probability. */
public final class WhatIf {
    private final Environment world;
    private final BattleSeat seat;

    public WhatIf(Environment world, BattleSeat seat) {
        this.world = world;
        this.seat = seat;
    }

    /** Resolves a verb with its arguments and prints its outcomes. */
    public ExitCode run(List<String> words) {
        VerbInvocation asked = VerbInvocation.of(words, world);
        VerbArgumentParser line = new VerbArgumentParser(asked.game(), asked.procedure());
        Query query = line.query(line.read(asked.arguments()), new AnswerSettings.Dice.Counted());
        if (!query.settings().counted()) {
            throw new BadInputException("what-if rolls no dice; remove --dice and --seed");
        }
        PieceInputFiller.FilledQuery staged = seat.fill(query);
        if (new SweepExpansion(staged.query()).isSweep()) {
            throw new BadInputException("what-if takes one question; use odds for lists and ranges");
        }
        if (!(new BoardRulings(new QueryEngine(world))
                        .resolveOrThrow(query, seat.battle().board())
                instanceof StepResult.Done happens)) {
            return new VerbCommand(world, Optional.of(seat)).run(asked, "");
        }
        Map<String, Fraction> chances = new LinkedHashMap<>();
        Map<String, EffectRange> changes = new LinkedHashMap<>();
        query.procedure().outcomes().forEach(outcome -> chances.put(outcome, Fraction.ZERO));
        for (OutcomeBranch way : happens.ways()) {
            chances.merge(way.outcome(), way.chance(), Fraction::plus);
            changes.computeIfAbsent(way.outcome(), any -> new EffectRange()).add(way.changes());
        }
        chances.forEach((outcome, chance) -> {
            EffectRange range = changes.get(outcome);
            if (range != null) {
                tell(outcome, chance, range.changes(), query.game());
            }
        });
        return ExitCode.ANSWERED;
    }

    private void tell(String outcome, Fraction chance, List<Change> changes, RuleSet game) {
        String after = changes.isEmpty() ? "no change" : ChangeText.of(changes, game);
        String lead = TextColumns.right(Percent.of(chance), 8) + "  " + outcome + ": ";
        for (String text : TextColumns.wrap(after, world.columns() - 2 - lead.length())) {
            world.out().println("  " + lead + text);
            lead = " ".repeat(lead.length());
        }
    }
}
