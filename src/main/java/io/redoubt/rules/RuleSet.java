package io.redoubt.rules;

import io.redoubt.rules.card.CardSet;
import io.redoubt.rules.input.BadInputException;
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
 * One rulebook: the answers that common code needs.
 *
 * @param key the key of the game on the command line, for example {@code fow}
 * @param title the name of the game
 * @param edition the edition of the book
 * @param made its procedures, each created on first use
 * @param disputed creates the list of its disputed points; few commands need it
 * @param deck creates its cards; few commands need them
 * @param battle creates its rules for named pieces; only a battle needs them
 */
public record RuleSet(
        String key,
        String title,
        String edition,
        Procedures made,
        Supplier<List<Reading<?>>> disputed,
        Supplier<CardSet> deck,
        Supplier<BattleRules> battle) {

    /** Creates a rulebook without cards and without pieces. */
    public RuleSet(String key, String title, String edition, Procedures made, Supplier<List<Reading<?>>> disputed) {
        this(key, title, edition, made, disputed, CardSet::none, () -> BattleRules.NONE);
    }

    /** Creates a rulebook without pieces. */
    public RuleSet(
            String key,
            String title,
            String edition,
            Procedures made,
            Supplier<List<Reading<?>>> disputed,
            Supplier<CardSet> deck) {
        this(key, title, edition, made, disputed, deck, () -> BattleRules.NONE);
    }

    /** Returns this rule set with rules for pieces. */
    public RuleSet withBattle(Supplier<BattleRules> other) {
        return new RuleSet(key, title, edition, made, disputed, deck, other);
    }

    /** Returns its rules for named pieces between rulings. */
    public BattleRules battleRules() {
        return battle.get();
    }

    /**
     * Fills the form of one of its procedures with all values that a ruling mentions.
     *
     * @param given the texts given by the user, by input, which have priority
     * @throws BadInputException if a piece cannot take part
     */
    public PieceDefaults fill(Procedure<?, ?> procedure, Participants who, Map<String, String> given) {
        return fill(procedure, who, new PieceDefaults(given));
    }

    /**
     * Fills the form of one of its procedures from the named pieces.
     *
     * @param filled the defaults to be filled in
     * @return the defaults
     * @throws BadInputException if a piece cannot take part
     */
    public PieceDefaults fill(Procedure<?, ?> procedure, Participants who, PieceDefaults filled) {
        if (who.by().isPresent() || who.at().isPresent()) {
            battleRules().mayTakePart(who, procedure.verb());
        }
        procedure.fill(who, filled);
        return filled;
    }

    /** Returns its disputed points. */
    public List<Reading<?>> readings() {
        return disputed.get();
    }

    /** Returns its cards. */
    public CardSet cards() {
        return deck.get();
    }

    /** Returns its procedures, in the order of the help. */
    public List<Procedure<?, ?>> procedures() {
        return made.all();
    }

    public Optional<Procedure<?, ?>> procedure(String verb) {
        return made.find(verb);
    }

    /** Returns the verbs: the words after the game on the command line. */
    public List<String> verbs() {
        return made.verbs();
    }
}
