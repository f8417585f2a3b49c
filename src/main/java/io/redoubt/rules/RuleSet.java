package io.redoubt.rules;

import io.redoubt.rules.card.Deck;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Procedures;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One rulebook: a short list of answers that common code asks for.
 *
 * @param key the game on the command line, for example {@code fow}
 * @param title the name of the game
 * @param edition which book the rulings follow
 * @param made its procedures, each made when it is first asked for
 * @param disputed makes the list of its disputed points; few questions need it
 * @param deck makes its cards; few questions need them
 * @param battle makes what it keeps of named pieces; only a battle needs it
 */
public record RuleSet(
        String key,
        String title,
        String edition,
        Procedures made,
        Supplier<List<Reading<?>>> disputed,
        Supplier<Deck> deck,
        Supplier<BattleRules> battle) {

    /** A rulebook without cards that keeps no pieces. */
    public RuleSet(String key, String title, String edition, Procedures made, Supplier<List<Reading<?>>> disputed) {
        this(key, title, edition, made, disputed, Deck::none, () -> BattleRules.NONE);
    }

    /** A rulebook that keeps no pieces. */
    public RuleSet(
            String key,
            String title,
            String edition,
            Procedures made,
            Supplier<List<Reading<?>>> disputed,
            Supplier<Deck> deck) {
        this(key, title, edition, made, disputed, deck, () -> BattleRules.NONE);
    }

    /** The same rule set, keeping pieces. */
    public RuleSet withBattle(Supplier<BattleRules> other) {
        return new RuleSet(key, title, edition, made, disputed, deck, other);
    }

    /** What it keeps of named pieces between rulings. */
    public BattleRules battleRules() {
        return battle.get();
    }

    /**
     * Fills the form of one of its procedures from the named pieces.
     *
     * @param given the texts by input that were given, which win
     * @throws BadInput if a piece can have no part in it
     */
    public PieceDefaults fill(Procedure<?, ?> procedure, Participants who, Map<String, String> given) {
        if (who.by().isPresent() || who.at().isPresent()) {
            battleRules().mayTakePart(who, procedure.verb());
        }
        PieceDefaults filled = new PieceDefaults(given);
        procedure.fill(who, filled);
        return filled;
    }

    /** Its disputed points. */
    public List<Reading<?>> readings() {
        return disputed.get();
    }

    /** Its cards. */
    public Deck cards() {
        return deck.get();
    }

    /** Its procedures, in the order help lists them. */
    public List<Procedure<?, ?>> procedures() {
        return made.all();
    }

    public Optional<Procedure<?, ?>> procedure(String verb) {
        return made.find(verb);
    }

    /** The words after the game on the command line. */
    public List<String> verbs() {
        return made.verbs();
    }
}
