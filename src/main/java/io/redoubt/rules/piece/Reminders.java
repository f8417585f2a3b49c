package io.redoubt.rules.piece;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Role;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects warnings before a ruling about the pieces that take part. They forbid nothing, because a group may have its
 * reasons.
 */
public final class Reminders {
    private final Participants who;
    private final List<Sentence> all = new ArrayList<>();

    public Reminders(Participants who) {
        this.who = who;
    }

    /** Warns if the target belongs to the acting side, which may be a mistake. */
    public Reminders againstTheEnemy() {
        String acting =
                who.by().map(Piece::owner).filter(owner -> !owner.isEmpty()).orElse(who.side());
        who.at()
                .filter(at -> !acting.isEmpty() && at.owner().equals(acting))
                .ifPresent(at -> say("{} is on the same side ({})", at.name(), acting));
        return this;
    }

    /** Warns if it is not the turn of the acting side. */
    public Reminders inTheOwnTurn() {
        who.by()
                .filter(by -> !by.owner().isEmpty()
                        && !who.side().isEmpty()
                        && !by.owner().equals(who.side()))
                .ifPresent(by -> say("it is {}'s turn, not {}'s", who.side(), by.owner()));
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
        who.of(role).filter(piece -> piece.is(flag)).ifPresent(piece -> {
            all.add(Sentence.of(SentenceTemplate.of("{} " + words), piece.name()));
        });
        return this;
    }

    /** Adds a warning that only a game can determine. */
    public Reminders say(Sentence sentence) {
        all.add(sentence);
        return this;
    }

    private void say(String words, Object... values) {
        all.add(Sentence.of(SentenceTemplate.of(words), values));
    }

    public List<Sentence> all() {
        return List.copyOf(all);
    }
}
