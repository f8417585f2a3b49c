package io.redoubt.rules.piece;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Role;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Collects warnings before a ruling about the pieces that take part. They forbid nothing, because a group may have its
 * reasons.
 */
public final class Reminders {
    private final Participants who;
    private final List<Reminder> all = new ArrayList<>();

    public Reminders(Participants who) {
        this.who = who;
    }

    /** Warns if the target belongs to the acting side, which may be a mistake. */
    public Reminders againstTheEnemy() {
        String acting =
                who.by().map(Piece::owner).filter(owner -> !owner.isEmpty()).orElse(who.side());
        who.at()
                .filter(at -> !acting.isEmpty() && at.owner().equals(acting))
                .ifPresent(at -> say(at, "{} is on the same side ({})", acting));
        return this;
    }

    /** Warns if it is not the turn of the acting side. */
    public Reminders inTheOwnTurn() {
        who.by()
                .filter(by -> !by.owner().isEmpty()
                        && !who.side().isEmpty()
                        && !by.owner().equals(who.side()))
                .ifPresent(by -> say(Sentence.of("it is the turn of {}, not of {}", who.side(), by.owner())));
        return this;
    }

    /**
     * Warns if an action that is possible once was already done.
     *
     * @param flag the flag that records it
     * @param done the words after the name of the piece: {@code shot already this turn}
     */
    public Reminders once(InputField<Boolean> flag, String done) {
        return ifIs(Role.BY, flag, done);
    }

    /** Warns if a participating piece has a flag. */
    public Reminders ifIs(Role role, InputField<Boolean> flag, String words) {
        return ifSo(role, piece -> piece.is(flag), words);
    }

    /**
     * Warns if a condition holds for a participating piece.
     *
     * @param words the words after the name of the piece
     */
    public Reminders ifSo(Role role, Predicate<Piece> condition, String words) {
        who.of(role).filter(condition).ifPresent(piece -> say(piece, "{} " + words));
        return this;
    }

    /** Adds a warning about the turn or the inputs. */
    public Reminders say(Sentence sentence) {
        return say(Reminder.of(sentence));
    }

    /** Adds a warning about a piece, whose name fills the first gap. */
    public Reminders say(Piece about, String sentence, Object... further) {
        return say(Reminder.of(about, SentenceTemplate.of(sentence), further));
    }

    /** Adds a warning that only a game can determine. */
    public Reminders say(Reminder reminder) {
        all.add(reminder);
        return this;
    }

    public List<Reminder> all() {
        return List.copyOf(all);
    }
}
