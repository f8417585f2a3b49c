package io.redoubt.cli.answering;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.Call;
import io.redoubt.battle.Roll;
import io.redoubt.battle.Ruling;
import io.redoubt.battle.Sides;
import io.redoubt.exact.Fraction;
import io.redoubt.question.Consequence;
import io.redoubt.report.Answer;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.umpire.Seed;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A place at a battle: questions are filled from its pieces, take its dice, and are written to it before anybody is
 * told what came of them.
 */
public final class BattleDesk {
    private final Battle battle;
    private final Optional<Person> person;
    private final Map<Role, String> last = new EnumMap<>(Role.class);

    /**
     * A place at a battle.
     *
     * @param person who can be asked there
     */
    public BattleDesk(Battle battle, Optional<Person> person) {
        this.battle = battle;
        this.person = person;
    }

    /** The pieces of this ruling are those meant again where the next question names none. */
    public void remember(PieceFilling.Staged staged) {
        if (!staged.by().isEmpty()) {
            last.put(Role.BY, staged.by());
        }
        if (!staged.at().isEmpty()) {
            last.put(Role.AT, staged.at());
        }
    }

    /** The piece that had this part in the last ruling here, if it is still on the table. */
    Optional<String> last(Role role) {
        return Optional.ofNullable(last.get(role))
                .filter(name -> battle.board().acting(name).isPresent());
    }

    public Battle battle() {
        return battle;
    }

    public Optional<Person> person() {
        return person;
    }

    /** Whether a question is one for this battle: of its game, or about one of its pieces. */
    public boolean mayRule(Query query) {
        Board board = battle.board();
        boolean named = false;
        for (Role role : Role.values()) {
            named |=
                    board.acting(query.inputs().getOrDefault(role.option(), "")).isPresent();
        }
        return named || board.mark(Board.GAME).equals(query.game().key());
    }

    /** Whose dice the battle takes. */
    public DiceMode mode() {
        return DiceMode.of(battle.board().mark(Board.DICE)).orElse(DiceMode.APP);
    }

    /** The seed whose turn it is. */
    private Seed due(int ahead) {
        if (battle.isOver()) {
            throw new BadInput("the battle is over and its seed revealed: the program rolls no more dice for it "
                    + "(dice mine takes yours)");
        }
        return battle.secret()
                .orElseThrow(() -> new BadInput("the program cannot roll: " + battle.secretPlace()
                        + " with the seed of the battle is not there, or is not the one it was founded on; dice mine "
                        + "takes your own dice"))
                .seed(battle.board().rolled() + ahead);
    }

    /** A question with its pieces and its dice. */
    public PieceFilling.Staged stage(Query query) {
        return stage(query, battle.board(), 0);
    }

    /**
     * A question with its pieces and its dice.
     *
     * @param board the pieces as they stand by then
     * @param ahead how many rulings with the program's dice come before it and are not written down yet
     */
    public PieceFilling.Staged stage(Query query, Board board, int ahead) {
        PieceFilling.Staged staged = new PieceFilling(board).stage(query);
        return staged.with(dice(staged.query(), ahead));
    }

    private Query dice(Query query, int ahead) {
        Settings settings = query.settings();
        if (settings.dice() instanceof Settings.Dice.Rolled rolled) {
            if (rolled.seed().isPresent()) {
                throw new BadInput("--seed: a battle takes its dice from its own seed, so that an opponent can check "
                        + "them; --dice takes yours");
            }
            Settings.Dice dice = new Settings.Dice.Thrown(new TableDice(mode(), () -> due(ahead), person));
            settings = settings.with(dice, settings.readings());
        }
        return query.with(settings);
    }

    /**
     * Writes a ruling down, if it took dice or changed anything.
     *
     * @param typed the command as it was typed
     * @return what it changed
     */
    public List<Change> record(PieceFilling.Staged staged, Answer.Ruled ruled, Consequence<?> came, String typed) {
        Ruling ruling = ruling(staged, battle.board(), ruled, came);
        if (!ruling.thrown().faces().isEmpty() || !ruling.effects().isEmpty()) {
            battle.record(typed, List.of(ruling), List.of());
        }
        return ruling.effects();
    }

    /** What the journal keeps of a ruling. */
    Ruling ruling(PieceFilling.Staged staged, Board board, Answer.Ruled ruled, Consequence<?> came) {
        Query query = staged.query();
        boolean befalls = staged.by().isEmpty() && query.procedure().actor() == Role.AT;
        // Dice that touch no piece are nobody's luck.
        Sides sides = staged.touchesNothing()
                ? new Sides("", "")
                : Sides.of(board, befalls ? staged.at() : staged.by(), staged.at());
        Call call = new Call(
                query.game().key(),
                query.procedure().verb(),
                query.inputs(),
                fromPieces(query, staged),
                query.settings().readings(),
                staged.by(),
                staged.at(),
                sides.acting(),
                sides.other());
        Map<String, String> odds = new LinkedHashMap<>();
        for (Map.Entry<String, Fraction> outcome : ruled.odds().outcomes().entrySet()) {
            odds.put(outcome.getKey(), outcome.getValue().toString());
        }
        return new Ruling(
                call,
                query.settings().dice().thrown(ruled.dice()),
                ruled.outcome(),
                ruled.amounts(),
                odds,
                Roll.of(ruled.steps()),
                staged.reminders(),
                came.effects(board.participants(staged.by(), staged.at())));
    }

    /** What a card filled in counts as given: cards are not part of the battle. */
    private static Map<String, String> fromPieces(Query query, PieceFilling.Staged staged) {
        Map<String, String> sources = new LinkedHashMap<>(query.sources());
        sources.values()
                .removeIf(source -> !source.equals(staged.by())
                        && !source.equals(staged.at())
                        && query.cards().containsValue(source));
        return sources;
    }
}
