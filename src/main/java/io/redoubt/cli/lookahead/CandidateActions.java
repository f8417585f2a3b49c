package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.battle.RulingSides;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.Query;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.foresight.search.Action;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The actions that can be tried in a turn: every verb of the game whose inputs can be filled from two pieces. */
final class CandidateActions {
    private static final StepResult NOTHING_OWED = new StepResult.NotDone(StepResult.Cause.POINTLESS, "nothing is due");

    /** Whatever else is on the board, so that the rules need not be asked again for each of the other pieces. */
    private static final StepResult TARGET_GONE =
            new StepResult.NotDone(StepResult.Cause.POINTLESS, "the target is out of action");

    private final Board board;
    private final RuleSet game;
    private final BoardRulings rulings;
    private final Map<String, String> readings;
    private final StepInputs inputs;
    private final Map<Action, Step> actions = new LinkedHashMap<>();
    private final List<PlanningProblem.Acted> acted;
    private final ActionDiagnostics tried;

    /**
     * Creates the plan of the side whose turn it is.
     *
     * @param inputs what fills the inputs that pieces leave open
     * @param acted the actions already taken this turn
     */
    CandidateActions(
            Board board,
            RuleSet game,
            BoardRulings rulings,
            Map<String, String> readings,
            StepInputs inputs,
            List<PlanningProblem.Acted> acted) {
        // A plan needs the warnings against an action, even if the table has them switched off.
        this.board = board.with(List.of(new Change("", Board.REMINDERS, "")));
        this.game = game;
        this.rulings = rulings;
        this.readings = readings;
        this.inputs = inputs;
        this.acted = acted;
        this.tried = new ActionDiagnostics(this.board, game);
    }

    /** Restricts the actions to some actors, targets and verbs; an empty list means no restriction. */
    record ActionFilter(List<String> by, List<String> at, List<String> verbs) {
        private boolean isBy(Piece actor) {
            return by.isEmpty() || by.contains(actor.name());
        }

        private boolean isAt(Piece target) {
            return at.isEmpty() || at.contains(target.name());
        }
    }

    /** Returns why actions are not planned: missing values, pieces that cannot act, and exclusions of the game. */
    Set<String> unplanned() {
        return withLeftOut(tried.exclusions());
    }

    /** Returns these reasons in the short form for text output. */
    Set<String> unplannedInShort() {
        return withLeftOut(tried.hinderedInShort());
    }

    private Set<String> withLeftOut(Set<String> all) {
        game.battleRules().planExclusions().forEach(left -> all.add(SentenceText.cited(left)));
        return all;
    }

    /**
     * Returns the input of the planner.
     *
     * @throws BadInputException if a named piece or verb does not exist, or there is nothing to plan
     */
    PlanningProblem setting(ActionFilter wanted, PlanGoal goal, int turns, Reply reply) {
        ActionFilter narrowing = new ActionFilter(spelled(wanted.by()), spelled(wanted.at()), wanted.verbs());
        List<List<String>> stages = game.battleRules().turnActions();
        mustBeVerbs(narrowing.verbs(), stages);
        for (int stage = 0; stage < stages.size(); stage++) {
            for (String verb : stages.get(stage)) {
                if (narrowing.verbs().isEmpty() || narrowing.verbs().contains(verb)) {
                    tried(verb, stage, narrowing, board.mark(Board.SIDE))
                            .forEach((action, query) -> tried(action, query));
                }
            }
        }
        if (actions.isEmpty()) {
            Set<String> reasons = tried.hinderedInShort();
            throw new BadInputException("there is nothing to plan: "
                    + (tried.isLackingValues() ? "" : reasonForNoActor() + (reasons.isEmpty() ? "" : ": "))
                    + String.join("; ", reasons));
        }
        return new PlanningProblem(
                board,
                actions,
                owed(),
                reply instanceof Reply.Best best ? replies(best, stages) : Map.of(),
                Set.copyOf(acted),
                stage(),
                goal.function(),
                goal.timing(),
                reply.after(new NextTurnStep(game, rulings, readings)),
                turns,
                Math.max(1, RulingSides.all(board).size()),
                game.battleRules().namesOfPieces());
    }

    /** Returns the mandatory actions that rulings can require of any piece. */
    private Map<Action, Step> owed() {
        Map<Action, Step> owed = new LinkedHashMap<>();
        for (String verb : game.battleRules().mandatoryActions()) {
            for (Piece piece : board.pieces()) {
                Action action = Action.owed(verb, piece.name());
                Query query = query(verb, Map.of(Role.AT.option(), piece.name()));
                owed.put(action, state -> isOwed(piece.name(), state) ? heard(action, query, state) : NOTHING_OWED);
            }
        }
        return owed;
    }

    private boolean isOwed(String piece, Board state) {
        return state.piece(piece).flatMap(game.battleRules()::pendingAction).isPresent();
    }

    private StepResult heard(Action owed, Query query, Board state) {
        StepResult upshot = rulings.resolve(query, state);
        if (upshot instanceof StepResult.NotDone not && not.cause() == StepResult.Cause.MISTAKEN) {
            tried.leaveOut(owed + " is not planned: " + not.reason());
        }
        return upshot;
    }

    private Query query(String verb, Map<String, String> named) {
        Procedure<?, ?> procedure = game.procedure(verb).orElseThrow();
        Query query = Query.of(game, procedure, named, AnswerSettings.usual().told());
        return inputs.into(query, board).settledBy(readings);
    }

    /** Returns the current stage of the turn. */
    private int stage() {
        return acted.stream().mapToInt(PlanningProblem.Acted::stage).max().orElse(0);
    }

    private boolean isOver(Action action) {
        return action.stage() < stage() || acted.contains(new PlanningProblem.Acted(action.by(), action.stage()));
    }

    private String reasonForNoActor() {
        String playing = board.mark(Board.SIDE);
        boolean others = !playing.isEmpty()
                && board.pieces().stream()
                        .anyMatch(
                                piece -> !side(piece).isEmpty() && !side(piece).equals(playing));
        return others
                ? "it is the turn of " + PrintableText.of(playing)
                        + ", and no piece of that side can act on another (try next turn)"
                : "no piece can act on another; add pieces first";
    }

    /** Returns the actions of the other side in its turn. */
    private Map<Action, Step> replies(Reply.Best best, List<List<String>> stages) {
        Map<Action, Step> replies = new LinkedHashMap<>();
        ActionFilter all = new ActionFilter(List.of(), List.of(), List.of());
        for (int stage = 0; stage < stages.size(); stage++) {
            for (String verb : stages.get(stage)) {
                tried(verb, stage, all, best.side()).forEach((action, query) -> {
                    boolean isOwned = board.piece(action.by())
                            .filter(piece -> side(piece).equals(best.side()))
                            .isPresent();
                    if (isOwned && tried.isPlanned(action, query, rulings.resolve(query, best.board()), false)) {
                        replies.put(action, state -> rulings.resolveBriefly(query, state));
                    }
                });
            }
        }
        return replies;
    }

    /** Returns the actions of a side that is playing, before the rules are asked about them. */
    private Map<Action, Query> tried(String verb, int stage, ActionFilter narrowing, String playing) {
        Map<Action, Query> found = new LinkedHashMap<>();
        for (Piece by : board.pieces()) {
            String own = side(by);
            boolean theirs = playing.isEmpty() || own.isEmpty() || own.equals(playing);
            if (!theirs || !isWanted(by, Role.BY, narrowing::isBy)) {
                continue;
            }
            for (Piece at : board.pieces()) {
                String acting = own.isEmpty() ? playing : own;
                boolean enemy = side(at).isEmpty() || !side(at).equals(acting);
                if (enemy
                        && isWanted(at, Role.AT, narrowing::isAt)
                        && !at.name().equals(by.name())) {
                    choices(verb, by, at, stage, found);
                }
            }
        }
        return found;
    }

    /** Returns whether a piece is wanted in a part, and not the same as another one that is. */
    private boolean isWanted(Piece piece, Role role, Predicate<Piece> wanted) {
        return wanted.test(piece)
                && game.battleRules()
                        .sameAs(piece, role, board.pieces())
                        .filter(wanted)
                        .isEmpty();
    }

    private String side(Piece piece) {
        return game.battleRules().sideOf(piece, board.pieces());
    }

    /** Adds each choice with which one piece may do this to another. */
    private void choices(String verb, Piece by, Piece at, int stage, Map<Action, Query> found) {
        Procedure<?, ?> procedure = game.procedure(verb).orElseThrow();
        for (Map<String, String> choice : procedure.choices(board.participants(Optional.of(by), Optional.of(at)))) {
            List<String> options = new ArrayList<>();
            choice.forEach((input, value) -> options.add("--" + input + ' ' + PrintableText.quoted(value)));
            Map<String, String> named = new LinkedHashMap<>(choice);
            named.put(Role.BY.option(), by.name());
            named.put(Role.AT.option(), at.name());
            found.put(new Action(verb, by.name(), at.name(), String.join(" ", options), stage), query(verb, named));
        }
    }

    private void tried(Action action, Query query) {
        if (tried.isPlanned(action, query, rulings.resolve(query, board), isOver(action))) {
            actions.put(action, new RuledStep(action, query));
            rulings.resolveBriefly(query, board); // the first board is known even if no time is left for the search
        }
    }

    /** An action as the rules resolve it. */
    private final class RuledStep implements Step {
        private final Action action;
        private final Query query;

        RuledStep(Action action, Query query) {
            this.action = action;
            this.query = query;
        }

        @Override
        public StepResult on(Board state) {
            return isGone(action.at(), state) ? TARGET_GONE : rulings.resolveBriefly(query, state);
        }

        @Override
        public boolean isForAnyPiece() {
            return true;
        }
    }

    private boolean isGone(String target, Board state) {
        return state.piece(target).filter(game.battleRules()::isGone).isPresent();
    }

    /** Returns the record of the actions that were tried. */
    ActionDiagnostics tried() {
        return tried;
    }

    /** Returns the names of pieces in their own spelling. */
    private List<String> spelled(List<String> names) {
        List<String> spelled = new ArrayList<>();
        for (String name : names) {
            spelled.add(
                    board.find(name).map(Piece::name).orElseThrow(() -> new BadInputException(board.unknown(name))));
        }
        return spelled;
    }

    private void mustBeVerbs(List<String> verbs, List<List<String>> stages) {
        List<String> known = new ArrayList<>();
        stages.forEach(known::addAll);
        for (String verb : verbs) {
            if (!known.contains(verb)) {
                throw new BadInputException("--verbs " + PrintableText.of(verb) + ": a turn of " + game.title()
                        + " is planned with " + String.join(", ", known) + SpellingSuggestion.hint(verb, known));
            }
        }
    }
}
