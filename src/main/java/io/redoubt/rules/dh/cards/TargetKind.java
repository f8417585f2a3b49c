package io.redoubt.rules.dh.cards;

import io.redoubt.rules.dh.terms.Work;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.input.PlainName;
import java.util.Locale;
import java.util.Optional;

/** What can be named as the object of an action: a card, a work of a class, or a normal structure. */
public sealed interface TargetKind extends Named {
    /** Letters of a heading that leave room for a seed beside it. */
    int LONGEST_HEADING = 20;

    /** A work with a card. */
    record OfCard(FortificationCard card) implements TargetKind {
        @Override
        public String id() {
            return card.id();
        }

        @Override
        public String words() {
            return card.title();
        }
    }

    /** A Bunker or Fort about which no more is known. */
    record OfClass(Work work) implements TargetKind {
        @Override
        public String id() {
            return work.id();
        }

        @Override
        public String words() {
            return work.words();
        }
    }

    /** Plain digging, which is no Fortification (DH-CLASS-02, DH-CLASS-05). */
    enum Normal implements TargetKind, PlainName {
        TRENCH,
        FOXHOLE,
        FIGHTING_POSITION
    }

    /** A few words for a heading: without the nation, and no longer than there is room for. */
    default String brief() {
        if (!(this instanceof OfCard of)) {
            return words();
        }
        String title = of.card().title();
        String work = title.substring(title.indexOf(' ') + 1);
        return work.length() > LONGEST_HEADING ? id().toUpperCase(Locale.ROOT) : work;
    }

    /** Its class, if it is a Fortification. */
    default Optional<Work> asWork() {
        if (this instanceof OfCard of) {
            return Optional.of(of.card().work());
        }
        return this instanceof OfClass of ? Optional.of(of.work()) : Optional.empty();
    }

    /** Its card, if it has one. */
    default Optional<FortificationCard> asCard() {
        return this instanceof OfCard of ? Optional.of(of.card()) : Optional.empty();
    }
}
