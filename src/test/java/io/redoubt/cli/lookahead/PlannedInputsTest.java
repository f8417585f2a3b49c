package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.Shell;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.foresight.StepResult;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every input that keeps an action from being planned can be given: by a piece, or for all steps. */
class PlannedInputsTest {
    private static final int MOST_INPUTS = 40;
    private static final int MOST_CHOICES = 3;
    private static final Map<String, String> NOTHING = Map.of();

    /** Texts of many kinds of values; the first that an input reads is tried. */
    private static final List<String> TEXTS = List.of(
            "3",
            "10",
            "3+",
            "5/10",
            "1/2",
            "4-6-4",
            "20",
            "1,2,3,4,5,6,7,8,9,10",
            "6,12,18,24,30,36,42,48,54,60",
            "walls:1-10:75");

    @ParameterizedTest
    @CsvSource({"fow, anti-tank firepower hits team", "vv, attack defend defenders", "dh, ap", "lg, ''"})
    void everyInputThatAPlanLacksCanBeGiven(String key, String perhaps) {
        RuleSet game = Catalog.game(key).orElseThrow();
        BoardRulings rulings = new BoardRulings(new QueryEngine(Shell.silent(Environment.Terminal.NONE)));
        Set<String> given = new TreeSet<>();
        for (List<String> stage : game.battleRules().turnActions()) {
            for (String verb : stage) {
                Procedure<?, ?> procedure = game.procedure(verb).orElseThrow();
                for (PieceKind by : game.battleRules().kinds()) {
                    for (Map<String, String> set : by.id().equals(PieceKind.UNIT) ? each(by) : List.of(NOTHING)) {
                        for (PieceKind at : game.battleRules().kinds()) {
                            given.addAll(fill(game, procedure, by, set, at, rulings));
                        }
                    }
                }
            }
        }
        assertEquals(perhaps, String.join(" ", given), "inputs that only the options of a plan give");
    }

    /** No value, and each value of a unit alone: with a weapon of its own, other inputs are needed. */
    private static List<Map<String, String>> each(PieceKind kind) {
        List<Map<String, String>> each = new ArrayList<>(List.of(NOTHING));
        for (InputField<?> field : kind.fields()) {
            if (field.kind().isFlag()) {
                each.add(Map.of(field.name(), "true"));
            }
            List<String> texts =
                    field.kind().choices().isEmpty() ? TEXTS : field.kind().choices();
            texts.stream()
                    .filter(text -> !field.kind().isFlag() && field.kind().reads(text))
                    .limit(MOST_CHOICES)
                    .forEach(text -> each.add(Map.of(field.name(), text)));
        }
        return each;
    }

    /** Gives whatever is missing until nothing is; returns what no piece could take. */
    private static Set<String> fill(
            RuleSet game,
            Procedure<?, ?> procedure,
            PieceKind by,
            Map<String, String> set,
            PieceKind at,
            BoardRulings rulings) {
        Board board = StartingBoards.empty(game)
                .with(List.of(new Change("actor", Change.KIND, by.id()), new Change("target", Change.KIND, at.id())));
        for (Map.Entry<String, String> value : set.entrySet()) {
            board = board.with(List.of(new Change("actor", value.getKey(), value.getValue())));
        }
        Map<String, List<String>> options = new LinkedHashMap<>();
        for (int i = 0; i < MOST_INPUTS; i++) {
            Query query = Query.of(
                            game,
                            procedure,
                            Map.of("by", "actor", "at", "target"),
                            AnswerSettings.usual().told())
                    .settledBy(Map.of());
            StepInputs inputs = new StepInputs(options);
            if (!(rulings.resolve(inputs.into(query, board), board) instanceof StepResult.NotDone not)
                    || not.cause() != StepResult.Cause.LACKING) {
                return options.keySet();
            }
            String lacked = not.input().orElse("");
            String told = procedure.verb() + " of a " + by.id() + " at a " + at.id() + ": " + not.reason();
            InputField<?> field = procedure.form().fields().stream()
                    .filter(each -> each.keptAs().equals(lacked))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(told));
            Optional<String> piece = StepInputs.pieceWithout(field, query, board);
            if (piece.isPresent()) {
                String name = piece.get();
                PieceKind kind = name.equals("actor") ? by : at;
                assertFalse(board.piece(name).orElseThrow().values().containsKey(lacked), told);
                board = board.with(
                        List.of(new Change(name, lacked, text(kind.field(lacked).orElseThrow(), told))));
            } else {
                assertFalse(options.containsKey(field.name()), told);
                String text = text(field, told);
                options.put(field.name(), List.of(text));
                assertEquals(text, typed(field.name(), text), told);
            }
        }
        throw new AssertionError("never complete: " + procedure.verb() + " of a " + by.id() + " at a " + at.id());
    }

    private static String text(InputField<?> field, String told) {
        List<String> texts = new ArrayList<>(field.kind().choices());
        texts.addAll(TEXTS);
        return texts.stream()
                .filter(field.kind()::reads)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no text for --" + field.name() + ": " + told));
    }

    /** What a command line makes of an option of a plan that is an input of its steps. */
    private static String typed(String name, String text) {
        LookAheadArguments line = LookAheadArguments.read(
                List.of("n1=destroyed", "--" + name, text),
                LookAheadArguments.Words.GOAL,
                PlanCommand.WORDS.options(),
                "help plan");
        assertTrue(line.words().equals(List.of("n1=destroyed")), name + ' ' + text);
        return line.inputs().texts().getOrDefault(name, "");
    }
}
