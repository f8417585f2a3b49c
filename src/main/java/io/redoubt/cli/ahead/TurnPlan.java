package io.redoubt.cli.ahead;

import io.redoubt.battle.Board;
import io.redoubt.battle.Sides;
import io.redoubt.cli.answering.Query;
import io.redoubt.cli.answering.Settings;
import io.redoubt.foresight.Action;
import io.redoubt.foresight.PlanSetting;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.Upshot;
import io.redoubt.foresight.Worth;
import io.redoubt.report.Wording;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Nearest;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.Role;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What may be tried in a turn: every verb of the game that two pieces alone can fill in. */
final class TurnPlan {
    private static final Upshot NOTHING_OWED = new Upshot.NotDone(Upshot.Cause.POINTLESS, "nothing is owed");

    /** More outcomes than these tell nobody what is missing. */
    private static final int MOST_OUTCOMES = 4;

    private final Board board;
    private final RuleSet game;
    private final Hearings hearings;
    private final Map<String, String> readings;
    private final Map<Action, Step> actions = new LinkedHashMap<>();
    private final Set<String> unplanned = new LinkedHashSet<>();
    private final Set<String> able = new LinkedHashSet<>();
    private final Map<String, String> idle = new LinkedHashMap<>();
    private final Map<String, String> barred = new LinkedHashMap<>();
    private final Map<String, Set<String>> remarks = new LinkedHashMap<>();
    private final Map<String, Set<String>> reasons = new LinkedHashMap<>();
    private final List<PlanSetting.Acted> acted;

    /**
     * The turn of whoever plays on a board.
     *
     * @param acted what was done this turn already
     */
    TurnPlan(
            Board board, RuleSet game, Hearings hearings, Map<String, String> readings, List<PlanSetting.Acted> acted) {
        // Whoever plans wants to know what speaks against an action, though the table may not.
        this.board = board.with(List.of(new Change("", Board.REMINDERS, "")));
        this.game = game;
        this.hearings = hearings;
        this.readings = readings;
        this.acted = acted;
    }

    /** Who may act, at whom, and how; empty for all. */
    record Narrowing(List<String> by, List<String> at, List<String> verbs) {}

    /** Why actions are not among what is planned: who lacks a value, who can do nothing at all, what is no action. */
    Set<String> unplanned() {
        Set<String> all = hindered();
        game.battleRules().leftOutOfPlans().forEach(left -> all.add(Wording.plain(left) + cited(left)));
        return all;
    }

    private static String cited(Sentence sentence) {
        List<RuleId> cites = sentence.remark().cites();
        return cites.isEmpty() ? "" : " (" + cites.get(0) + ")";
    }

    private Set<String> hindered() {
        Set<String> all = new LinkedHashSet<>(unplanned);
        Map<String, String> reasons = new LinkedHashMap<>(barred);
        reasons.putAll(idle); // what it could do otherwise says more than what it never may
        reasons.forEach((piece, reason) -> {
            if (!able.contains(piece)) {
                all.add(reason);
            }
        });
        return all;
    }

    /**
     * The turn to be planned.
     *
     * @throws BadInput if a piece or verb that was named is not there, or there is nothing to plan
     */
    PlanSetting setting(Narrowing narrowing, Worth worth, int turns) {
        narrowing.by().forEach(this::mustBeThere);
        narrowing.at().forEach(this::mustBeThere);
        List<List<String>> stages = game.battleRules().turnActions();
        mustBeVerbs(narrowing.verbs(), stages);
        for (int stage = 0; stage < stages.size(); stage++) {
            for (String verb : stages.get(stage)) {
                if (narrowing.verbs().isEmpty() || narrowing.verbs().contains(verb)) {
                    tried(verb, stage, narrowing);
                }
            }
        }
        if (actions.isEmpty()) {
            throw new BadInput("there is nothing to plan: " + nobody()
                    + (hindered().isEmpty() ? "" : ": " + String.join("; ", hindered())));
        }
        return new PlanSetting(
                board,
                actions,
                owed(),
                Set.copyOf(acted),
                stage(),
                worth,
                new TurnAhead(game, hearings, readings),
                turns,
                Math.max(1, Sides.all(board).size()),
                game.battleRules().namesOfPieces());
    }

    /** What rulings can leave to be done about any piece. */
    private Map<Action, Step> owed() {
        Map<Action, Step> owed = new LinkedHashMap<>();
        for (String verb : game.battleRules().owedActions()) {
            for (Piece piece : board.pieces()) {
                Action action = Action.owed(verb, piece.name());
                Query query = query(verb, Map.of(Role.AT.option(), piece.name()));
                owed.put(action, state -> isOwed(piece.name(), state) ? heard(action, query, state) : NOTHING_OWED);
            }
        }
        return owed;
    }

    private boolean isOwed(String piece, Board state) {
        return state.piece(piece).flatMap(game.battleRules()::stillToDo).isPresent();
    }

    private Upshot heard(Action owed, Query query, Board state) {
        Upshot upshot = hearings.hear(query, state);
        if (upshot instanceof Upshot.NotDone not && not.cause() == Upshot.Cause.MISTAKEN) {
            unplanned.add(owed + " is not planned: " + not.reason());
        }
        return upshot;
    }

    private Query query(String verb, Map<String, String> inputs) {
        Procedure<?, ?> procedure = game.procedure(verb).orElseThrow();
        return new Query(game, procedure, inputs, Settings.usual().told(), Map.of(), Map.of()).settledBy(readings);
    }

    /** The stage the turn is in. */
    private int stage() {
        return acted.stream().mapToInt(PlanSetting.Acted::stage).max().orElse(0);
    }

    private boolean isOver(Action action) {
        return action.stage() < stage() || acted.contains(new PlanSetting.Acted(action.by(), action.stage()));
    }

    private String nobody() {
        String playing = board.mark(Board.SIDE);
        boolean others = !playing.isEmpty()
                && board.pieces().stream()
                        .anyMatch(
                                piece -> !side(piece).isEmpty() && !side(piece).equals(playing));
        return others
                ? "it is the turn of " + Escaped.of(playing) + ", and no piece of that side can do anything to another"
                        + " (next turn leads on)"
                : "no piece can do anything to another; add pieces first";
    }

    private void tried(String verb, int stage, Narrowing narrowing) {
        String playing = board.mark(Board.SIDE);
        for (Piece by : board.pieces()) {
            String own = side(by);
            boolean theirs = playing.isEmpty() || own.isEmpty() || own.equals(playing);
            if (!theirs || (!narrowing.by().isEmpty() && !narrowing.by().contains(by.name()))) {
                continue;
            }
            for (Piece at : board.pieces()) {
                String acting = own.isEmpty() ? playing : own;
                boolean enemy = side(at).isEmpty() || !side(at).equals(acting);
                boolean wanted = narrowing.at().isEmpty() || narrowing.at().contains(at.name());
                if (enemy && wanted && !at.name().equals(by.name())) {
                    tried(new Action(verb, by.name(), at.name(), stage));
                }
            }
        }
    }

    private String side(Piece piece) {
        return game.battleRules().sideOf(piece, board.pieces());
    }

    private void tried(Action action) {
        Query query = query(action.verb(), Map.of(Role.BY.option(), action.by(), Role.AT.option(), action.at()));
        Upshot now = hearings.hear(query, board);
        if (now instanceof Upshot.NotDone not) {
            switch (not.cause()) {
                case LACKING -> {
                    unplanned.add(lacking(action, not));
                    return;
                }
                case MISTAKEN -> {
                    return; // pieces such as these have no part in it
                }
                case FORBIDDEN, POINTLESS -> {
                    barred.putIfAbsent(action.by(), now(action, not.reason()));
                    reason(action, action.verb() + ": " + not.reason());
                }
            }
        } else if (now instanceof Upshot.Happens happens) {
            remarks.computeIfAbsent(action.at(), any -> new LinkedHashSet<>()).addAll(happens.remarks());
            comesTo(happens).ifPresent(outcomes -> reason(action, action.verb() + outcomes));
            if (!happens.reminders().isEmpty()) {
                idle.putIfAbsent(action.by(), now(action, String.join("; ", happens.reminders())));
            } else if (isOver(action)) {
                idle.put(action.by(), now(action, "it acted already in that step of the turn"));
            } else {
                able.add(action.by());
            }
        }
        actions.put(action, state -> hearings.hear(query, state));
    }

    private static String now(Action action, String reason) {
        return Escaped.of(action.by()) + " does not " + action.verb() + ' ' + Escaped.of(action.at()) + " now: "
                + reason;
    }

    private void reason(Action action, String reason) {
        reasons.computeIfAbsent(action.at(), any -> new LinkedHashSet<>()).add(reason);
    }

    private static Optional<String> comesTo(Upshot.Happens happens) {
        Set<String> outcomes = new LinkedHashSet<>();
        happens.ways().forEach(way -> outcomes.add(way.outcome()));
        return outcomes.contains("") || outcomes.size() > MOST_OUTCOMES
                ? Optional.empty()
                : Optional.of(" comes to " + String.join(" or ", outcomes));
    }

    /** What the rules said, before dice, of what can be done to a piece. */
    Set<String> remarks(String piece) {
        return remarks.getOrDefault(piece, Set.of());
    }

    /** Why nothing more comes of what is done to a piece: what forbids it, and what it comes to where it is done. */
    Set<String> reasons(String piece) {
        return reasons.getOrDefault(piece, Set.of());
    }

    private String lacking(Action action, Upshot.NotDone not) {
        for (String name : List.of(action.by(), action.at())) {
            boolean mayHave = board.piece(name)
                    .flatMap(piece ->
                            PieceKind.of(piece.kind(), game.battleRules().kinds()))
                    .flatMap(kind -> kind.field(not.input()))
                    .isPresent();
            if (mayHave) {
                return Escaped.of(name) + " has no --" + not.input() + ": " + action.verb() + ' '
                        + Escaped.of(action.at())
                        + (name.equals(action.by()) ? "" : " by " + Escaped.of(action.by())) + " is not planned";
            }
        }
        return action.verb() + ' ' + Escaped.of(action.at()) + " by " + Escaped.of(action.by())
                + " is not planned, since no piece says this: " + not.reason();
    }

    private void mustBeThere(String name) {
        if (board.piece(name).isEmpty()) {
            throw new BadInput(board.unknown(name));
        }
    }

    private void mustBeVerbs(List<String> verbs, List<List<String>> stages) {
        List<String> known = new ArrayList<>();
        stages.forEach(known::addAll);
        for (String verb : verbs) {
            if (!known.contains(verb)) {
                throw new BadInput("--verbs " + Escaped.of(verb) + ": a turn of " + game.title() + " is planned with "
                        + String.join(", ", known) + Nearest.hint(verb, known));
            }
        }
    }
}
