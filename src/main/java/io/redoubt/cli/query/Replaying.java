package io.redoubt.cli.query;

import io.redoubt.battle.Board;
import io.redoubt.battle.RecordedQuery;
import io.redoubt.battle.Ruling;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.report.Answer;
import io.redoubt.report.Paint;
import io.redoubt.report.SentenceText;
import io.redoubt.report.TextReport;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.DiceMismatchException;
import io.redoubt.umpire.Seed;
import java.util.List;
import java.util.Map;

/** Resolves recorded rulings again with their recorded dice. */
public final class Replaying {
    private final Environment world;
    private final QueryEngine desk;

    public Replaying(Environment world) {
        this.world = world;
        this.desk = new QueryEngine(world);
    }

    /**
     * Prints a ruling step by step, as it was printed when it was made.
     *
     * @param before the board on which it was made, whose pieces the steps name
     */
    public void tell(Ruling ruling, Board before) {
        Paint paint = OutputStyle.paint(world, AnswerSettings.Color.AUTO);
        try {
            new TextReport(world.out(), paint, world.columns(), OutputStyle.order(world)).write(answer(ruling, before));
        } catch (BadInputException | BadValueException | DiceMismatchException e) {
            world.tell(
                    "this ruling was made by an earlier version and cannot be repeated by this one: " + e.getMessage());
        }
    }

    /**
     * A ruling in words.
     *
     * @param headline the subject of the ruling
     * @param verdict the result
     */
    public record Told(String headline, String verdict) {}

    /** Returns a ruling in words; if the current rules cannot resolve it again, in the words of the journal. */
    public Told told(Ruling ruling) {
        try {
            Answer answer = desk.answer(query(ruling));
            return new Told(
                    SentenceText.plain(answer.asked().headline()),
                    answer instanceof Answer.Ruled ruled ? SentenceText.plain(ruled.verdict()) : ruling.outcome());
        } catch (BadInputException | BadValueException | DiceMismatchException e) {
            return new Told(ruling.call().verb(), ruling.outcome());
        }
    }

    private Answer answer(Ruling ruling, Board before) {
        QueryEngine.Answered answered = desk.ask(query(ruling));
        if (!(answered.answer() instanceof Answer.Ruled ruled)) {
            return answered.answer();
        }
        RecordedQuery call = ruling.call();
        List<String> names = answered.consequence().orElseThrow().names(before.participants(call.by(), call.at()));
        return ruled.named(names).rolledFrom(Seed.parse(ruling.thrown().seed()));
    }

    private Query query(Ruling ruling) {
        RecordedQuery call = ruling.call();
        RuleSet game = world.games()
                .game(call.game())
                .orElseThrow(() ->
                        new BadInputException("this Redoubt does not know the game " + PrintableText.of(call.game())));
        Procedure<?, ?> procedure = game.procedure(call.verb())
                .orElseThrow(() ->
                        new BadInputException("this Redoubt does not know the verb " + PrintableText.of(call.verb())));
        AnswerSettings settings = AnswerSettings.again(ruling.thrown().faces(), call.readings());
        return new Query(game, procedure, call.inputs(), settings, call.sources(), Map.of(), Map.of());
    }
}
