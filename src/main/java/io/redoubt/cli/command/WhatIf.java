package io.redoubt.cli.command;

import io.redoubt.cli.answering.AnswerDesk;
import io.redoubt.cli.answering.BattleDesk;
import io.redoubt.cli.answering.EffectRange;
import io.redoubt.cli.answering.PieceFilling;
import io.redoubt.cli.answering.Query;
import io.redoubt.cli.answering.Settings;
import io.redoubt.cli.answering.Sweeping;
import io.redoubt.cli.line.VerbLine;
import io.redoubt.cli.line.Words;
import io.redoubt.cli.process.Exit;
import io.redoubt.cli.process.World;
import io.redoubt.exact.Fraction;
import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.report.Columns;
import io.redoubt.report.Percent;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What each outcome of a ruling would change, and how likely it is; nothing is rolled and nothing changes. */
public final class WhatIf {
    private final World world;
    private final BattleDesk seat;

    public WhatIf(World world, BattleDesk seat) {
        this.world = world;
        this.seat = seat;
    }

    /** Looks ahead from a verb and its arguments. */
    public Exit run(List<String> words) {
        Words asked = Words.of(words, world.env());
        VerbLine line = new VerbLine(asked.game(), asked.procedure());
        Query query = line.query(line.read(asked.arguments()), new Settings.Dice.Counted());
        if (!query.settings().counted()) {
            throw new BadInput("what-if rolls nothing: leave --dice and --seed out");
        }
        PieceFilling.Staged staged = seat.stage(query);
        if (new Sweeping(staged.query()).isSweep()) {
            throw new BadInput("what-if looks at one question; odds takes lists and ranges");
        }
        AnswerDesk desk = new AnswerDesk(world);
        desk.mustKnowNames(staged.query(), seat.battle().board());
        Query prepared = desk.prepared(staged.query());
        Question<?, ?> question = desk.question(prepared);
        if (!question.isAllowed()) {
            return new Resolving(world, Optional.of(seat)).run(asked, "");
        }
        Participants who = seat.battle().board().participants(staged.by(), staged.at());
        Map<String, EffectRange> prospects = prospects(question, who);
        question.chances().forEach((outcome, chance) -> {
            EffectRange prospect = prospects.get(outcome);
            if (prospect != null) {
                tell(outcome, chance, prospect.changes());
            }
        });
        return Exit.ANSWERED;
    }

    private static Map<String, EffectRange> prospects(Question<?, ?> question, Participants who) {
        Map<String, EffectRange> prospects = new HashMap<>();
        for (Consequence<?> each : question.consequences()) {
            prospects.computeIfAbsent(each.outcome(), any -> new EffectRange()).add(each.effects(who));
        }
        return prospects;
    }

    private void tell(String outcome, Fraction chance, List<Change> changes) {
        String after = changes.isEmpty() ? "nothing changes" : ChangeText.of(changes);
        String lead = Columns.right(Percent.of(chance), 8) + "  " + outcome + ": ";
        for (String text : Columns.wrap(after, world.columns() - 2 - lead.length())) {
            world.out().println("  " + lead + text);
            lead = " ".repeat(lead.length());
        }
    }
}
