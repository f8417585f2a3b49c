package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.input.ValueFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Target of an action: a card, a class of fortification, or a normal structure. */
public sealed interface TargetKind extends NamedConstant
        permits FortificationCard, TargetKind.FortificationClass, TargetKind.Normal {
    /** Maximum length of a target in a heading, which leaves room for a seed. */
    int LONGEST_HEADING = 20;

    /** Plain digging, which is not a Fortification (DH-CLASS-02, DH-CLASS-05). */
    enum Normal implements TargetKind, PlainName {
        TRENCH,
        FOXHOLE,
        FIGHTING_POSITION
    }

    /** Returns a short name for a heading: the title without the nation, or else the short name of the card. */
    default String brief() {
        if (!(this instanceof FortificationCard card)) {
            return words();
        }
        String title = card.title();
        String work = title.substring(title.indexOf(' ') + 1);
        return work.length() > LONGEST_HEADING ? id().toUpperCase(Locale.ROOT) : work;
    }

    default Optional<FortificationClass> asWork() {
        if (this instanceof FortificationCard card) {
            return Optional.of(card.work());
        }
        return this instanceof FortificationClass work ? Optional.of(work) : Optional.empty();
    }

    default Optional<FortificationCard> asCard() {
        return this instanceof FortificationCard card ? Optional.of(card) : Optional.empty();
    }

    /**
     * Parses a target: {@code bunker}, {@code fort}, the short name of a card in any case, or a normal structure.
     *
     * @param diggings normal structures that are accepted
     */
    record Format(List<Normal> diggings) implements ValueFormat<TargetKind> {
        public Format() {
            this(List.of(Normal.values()));
        }

        /** Returns a format for Bunkers, Forts and cards only, which have a crew (DH-FIGHT-04). */
        public static Format works() {
            return new Format(List.of());
        }

        @Override
        public TargetKind parse(String text) {
            if (CardCode.isCode(text)) {
                return CardCode.card(text);
            }
            String id = text.toLowerCase(Locale.ROOT);
            return Stream.<TargetKind>concat(Stream.of(FortificationClass.values()), diggings.stream())
                    .filter(each -> each.id().equals(id))
                    .findFirst()
                    .or(() -> Sample.find(id).map(Sample::card))
                    .orElseThrow(() -> new BadValueException("not one of " + String.join(", ", choices())
                            + ", nor a card of your own" + SpellingSuggestion.hint(id, choices())));
        }

        @Override
        public String show(TargetKind value) {
            return value.id();
        }

        @Override
        public String text(TargetKind value) {
            return value.asCard()
                    .filter(FortificationCard::isOwn)
                    .map(CardCode::of)
                    .orElse(show(value));
        }

        @Override
        public String label() {
            return "bunker|fort|CARD";
        }

        @Override
        public String expects() {
            return "one of " + String.join(", ", choices()) + ", or a card of your own";
        }

        @Override
        public List<String> choices() {
            List<NamedConstant> all = new ArrayList<>(List.of(FortificationClass.values()));
            all.addAll(Sample.ALL);
            all.addAll(diggings);
            return all.stream().map(NamedConstant::id).toList();
        }

        @Override
        public boolean namesCards() {
            return true;
        }
    }

    /** The two classes of fortification in this chapter. */
    enum FortificationClass implements TargetKind {
        /** Built for a squad or a section (DH-CLASS-06). */
        BUNKER,
        /** Built for more than a squad (DH-CLASS-07). */
        FORT;

        @Override
        public String words() {
            return this == BUNKER ? "Bunker" : "Fort";
        }

        /** Returns the modifier of the number to Acquire for its size (DH-GUN-08, DH-GUN-09). */
        public int acquire() {
            return this == BUNKER ? 0 : 2;
        }
    }
}
