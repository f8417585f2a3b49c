package io.redoubt.rules.piece;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Role;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;

/**
 * What players should think of before a ruling, gathered from the pieces that take part. None of it forbids anything:
 * a table may have its reasons.
 */
public final class Reminders {
    private final Participants who;
    private final List<Sentence> all = new ArrayList<>();

    public Reminders(Participants who) {
        this.who = who;
    }

    /** It is done to the enemy: a target of one's own side may be a slip. */
    public Reminders againstTheEnemy() {
        String acting =
                who.by().map(Piece::owner).filter(owner -> !owner.isEmpty()).orElse(who.side());
        who.at()
                .filter(at -> !acting.isEmpty() && at.owner().equals(acting))
                .ifPresent(at -> say("{} is of {} as well", at.name(), acting));
        return this;
    }

    /** It is done in the turn of the side that does it. */
    public Reminders inTheOwnTurn() {
        who.by()
                .filter(by -> !by.owner().isEmpty()
                        && !who.side().isEmpty()
                        && !by.owner().equals(who.side()))
                .ifPresent(by -> say("it is the turn of {}, not of {}", who.side(), by.owner()));
        return this;
    }

    /**
     * Something that is done once.
     *
     * @param flag set when it was done
     * @param done what it did, after its name: {@code shot already this turn}
     */
    public Reminders once(Field<Boolean> flag, String done) {
        return ifIs(Role.BY, flag, done);
    }

    /** Something that should be known of a piece that takes part. */
    public Reminders ifIs(Role role, Field<Boolean> flag, String words) {
        who.of(role).filter(piece -> piece.is(flag)).ifPresent(piece -> {
            all.add(Sentence.of(Remark.of("{} " + words), piece.name()));
        });
        return this;
    }

    /** Something only a game can tell. */
    public Reminders say(Sentence sentence) {
        all.add(sentence);
        return this;
    }

    private void say(String words, Object... values) {
        all.add(Sentence.of(Remark.of(words), values));
    }

    public List<Sentence> all() {
        return List.copyOf(all);
    }
}
