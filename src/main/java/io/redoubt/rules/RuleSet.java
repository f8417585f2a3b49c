package io.redoubt.rules;

import io.redoubt.rules.card.Deck;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One rulebook: a short list of answers that common code asks for.
 *
 * @param key the game on the command line, for example {@code fow}
 * @param title the name of the game
 * @param edition which book the rulings follow
 * @param procedures its procedures, in the order help lists them
 * @param disputed makes the list of its disputed points; few questions need it
 * @param deck makes its cards; few questions need them
 * @param battle makes what it keeps of named pieces; only a battle needs it
 */
public record RuleSet(
        String key,
        String title,
        String edition,
        List<Procedure<?, ?>> procedures,
        Supplier<List<Reading<?>>> disputed,
        Supplier<Deck> deck,
        Supplier<BattleRules> battle) {

    /** A rulebook without cards that keeps no pieces. */
    public RuleSet(
            String key,
            String title,
            String edition,
            List<Procedure<?, ?>> procedures,
            Supplier<List<Reading<?>>> disputed) {
        this(key, title, edition, procedures, disputed, Deck::none, () -> BattleRules.NONE);
    }

    /** A rulebook that keeps no pieces. */
    public RuleSet(
            String key,
            String title,
            String edition,
            List<Procedure<?, ?>> procedures,
            Supplier<List<Reading<?>>> disputed,
            Supplier<Deck> deck) {
        this(key, title, edition, procedures, disputed, deck, () -> BattleRules.NONE);
    }

    /** The same rule set, keeping pieces. */
    public RuleSet withBattle(Supplier<BattleRules> other) {
        return new RuleSet(key, title, edition, procedures, disputed, deck, other);
    }

    /** What it keeps of named pieces between rulings. */
    public BattleRules battleRules() {
        return battle.get();
    }

    /** Its disputed points. */
    public List<Reading<?>> readings() {
        return disputed.get();
    }

    /** Its cards. */
    public Deck cards() {
        return deck.get();
    }

    public Optional<Procedure<?, ?>> procedure(String verb) {
        for (Procedure<?, ?> procedure : procedures) {
            if (procedure.verb().equals(verb)) {
                return Optional.of(procedure);
            }
        }
        return Optional.empty();
    }

    /** The words after the game on the command line. */
    public List<String> verbs() {
        List<String> verbs = new ArrayList<>(procedures.size());
        for (Procedure<?, ?> procedure : procedures) {
            verbs.add(procedure.verb());
        }
        return verbs;
    }
}
