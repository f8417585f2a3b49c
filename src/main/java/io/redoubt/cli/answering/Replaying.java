package io.redoubt.cli.answering;

import io.redoubt.battle.Call;
import io.redoubt.battle.Ruling;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.process.World;
import io.redoubt.report.Answer;
import io.redoubt.report.Paint;
import io.redoubt.report.TextReport;
import io.redoubt.report.Wording;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.procedure.Procedure;
import java.util.Map;

/** Rulings of a journal, given again from their dice. */
public final class Replaying {
    private final World world;
    private final AnswerDesk desk;

    public Replaying(World world) {
        this.world = world;
        this.desk = new AnswerDesk(world);
    }

    /** Tells a ruling step by step, as it was told then. */
    public void tell(Ruling ruling) {
        Paint paint = Colours.wanted(world, Settings.Color.AUTO) ? Paint.colour() : Paint.plain();
        new TextReport(world.out(), paint, world.columns()).write(answer(ruling));
    }

    /** What came of a ruling, in words. */
    public String verdict(Ruling ruling) {
        return answer(ruling) instanceof Answer.Ruled ruled ? Wording.plain(ruled.verdict()) : ruling.outcome();
    }

    /** What a ruling was about, in words. */
    public String headline(Ruling ruling) {
        return Wording.plain(answer(ruling).asked().headline());
    }

    private Answer answer(Ruling ruling) {
        Call call = ruling.call();
        RuleSet game = Catalog.game(call.game())
                .orElseThrow(() -> new BadInput("this Redoubt does not know the game " + Escaped.of(call.game())));
        Procedure<?, ?> procedure = game.procedure(call.verb())
                .orElseThrow(() -> new BadInput("this Redoubt does not know the verb " + Escaped.of(call.verb())));
        Settings settings = Settings.again(ruling.thrown().faces(), call.readings());
        return desk.answer(new Query(game, procedure, call.inputs(), settings, call.sources(), Map.of()));
    }
}
