package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.battle.RulingSides;
import io.redoubt.battle.TurnStart;
import io.redoubt.cli.query.PieceRanking;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Parses what the other side does between two turns of a plan. */
final class ReplyParser {
    private static final String BEST = "best";
    private static final String EACH = "each";

    private final Environment world;
    private final BoardRulings rulings;
    private final RuleSet game;
    private final Map<String, String> readings;
    private final StepInputs inputs;

    /**
     * Creates a parser.
     *
     * @param readings the reading of disputed rules for all steps, by key
     * @param inputs what fills the inputs that a step and its pieces leave open
     */
    ReplyParser(
            Environment world, BoardRulings rulings, RuleSet game, Map<String, String> readings, StepInputs inputs) {
        this.world = world;
        this.rulings = rulings;
        this.game = game;
        this.readings = readings;
        this.inputs = inputs;
    }

    /**
     * Parses the reply.
     *
     * @param text the text of the option; empty if it was not given
     * @param turns the number of turns that are planned
     * @throws BadInputException if there is no turn of the other side, or the text is not a list of steps
     */
    Reply read(Optional<String> text, Board board, int turns, PlanGoal goal) {
        if (text.isEmpty()) {
            return new Reply.Nothing();
        }
        if (turns == 1) {
            throw new BadInputException("--reply needs --turns 2 or more: the other side replies between your turns");
        }
        if (RulingSides.all(board).size() != 2) {
            throw new BadInputException("--reply needs two sides on the table; begin with: sides us them");
        }
        String side = board.mark(Board.SIDE);
        TurnStart next = TurnStart.after(board);
        Board turned = board.with(next.changes(board, game.battleRules()));
        if (text.get().strip().equals(BEST)) {
            return new Reply.Best(next.side(), turned.with(List.of(new Change("", Board.REMINDERS, ""))));
        }
        List<Function<Board, List<Step>>> parts = new ArrayList<>();
        for (List<String> words : StepParser.split(text.get())) {
            parts.add(part(words, turned));
        }
        if (parts.isEmpty()) {
            throw new BadInputException("--reply takes steps, each VERB, or best: --reply 'shoot gun --by mg'");
        }
        Function<Board, List<Step>> steps = now -> {
            List<Step> all = new ArrayList<>();
            parts.forEach(part -> all.addAll(part.apply(now)));
            return all;
        };
        return new Reply.Commands(text.get(), new ReplyStep(side, steps, goal::isDecided));
    }

    private Function<Board, List<Step>> part(List<String> words, Board turned) {
        if (words.get(0).equals(EACH)) {
            return each(words.subList(1, words.size()), turned);
        }
        Step step = step(words, turned);
        return any -> List.of(step);
    }

    private Step step(List<String> words, Board turned) {
        StepParser.Read step = new StepParser(world, rulings, game, readings, inputs).read(words);
        if (step.nature() == StepParser.StepType.TURN || step.nature() == StepParser.StepType.PHASE) {
            throw new BadInputException("--reply: " + step.text() + " ends the turn by itself; remove it");
        }
        StepResult now = step.step(turned).on(turned);
        if (now instanceof StepResult.NotDone not && isMistake(not)) {
            throw new BadInputException("--reply: " + not.reason());
        }
        return step.step(turned);
    }

    /** Parses a verb that every piece of the other side does that can. */
    private Function<Board, List<Step>> each(List<String> words, Board turned) {
        Procedure<?, ?> procedure = words.stream()
                .findFirst()
                .<Procedure<?, ?>>flatMap(game::procedure)
                .orElseThrow(() -> new BadInputException(
                        "--reply: each takes a verb: each " + game.verbs().get(0) + " …"));
        boolean isNamed = words.size() > 1 && !words.get(1).startsWith("--");
        Role subject = procedure.subject();
        Role role = isNamed ? (subject == Role.BY ? Role.AT : Role.BY) : subject;
        Map<String, String> known = isNamed ? Map.of(subject.option(), words.get(1)) : Map.of();
        Function<Board, List<Step>> each = now -> {
            List<Step> steps = new ArrayList<>();
            for (String piece :
                    new PieceRanking(now, game).of(procedure, role, known).sensible()) {
                List<String> one = new ArrayList<>(words);
                one.addAll(List.of("--" + role.option(), piece));
                steps.add(new StepParser(world, rulings, game, readings, inputs)
                        .read(one)
                        .step(turned));
            }
            return steps;
        };
        mustBePossible(words, each.apply(turned), turned);
        return each;
    }

    /** Rejects a verb that no piece can do at the beginning of the turn. */
    private static void mustBePossible(List<String> words, List<Step> steps, Board turned) {
        String mistake = "no piece can do that";
        for (Step step : steps) {
            if (!(step.on(turned) instanceof StepResult.NotDone not) || !isMistake(not)) {
                return;
            }
            mistake = not.reason();
        }
        throw new BadInputException("--reply: each " + PrintableText.of(String.join(" ", words)) + ": " + mistake);
    }

    private static boolean isMistake(StepResult.NotDone not) {
        return not.cause() == StepResult.Cause.MISTAKEN || not.cause() == StepResult.Cause.LACKING;
    }
}
