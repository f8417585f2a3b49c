package io.redoubt.rules.dh.cards;

import io.redoubt.rules.dh.terms.Work;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A card by its short name, in any case; own cards stand in by their text ({@link CardCode}). */
public final class Cards implements Kind<FortificationCard> {
    private final List<Sample> samples;

    /** Every card. */
    public Cards() {
        this(Sample.ALL);
    }

    private Cards(List<Sample> samples) {
        this.samples = List.copyOf(samples);
    }

    /** The cards of one class of works. */
    public static Cards of(Work work) {
        List<Sample> samples = new ArrayList<>();
        for (Sample sample : Sample.ALL) {
            if (sample.card().work() == work) {
                samples.add(sample);
            }
        }
        return new Cards(samples);
    }

    @Override
    public FortificationCard parse(String text) {
        if (CardCode.isCode(text)) {
            FortificationCard own = CardCode.card(text);
            if (samples.stream().noneMatch(sample -> sample.card().work() == own.work())) {
                throw new BadValue("the card of a " + own.work().words());
            }
            return own;
        }
        String id = text.toLowerCase(Locale.ROOT);
        for (Sample sample : samples) {
            if (sample.id().equals(id)) {
                return sample.card();
            }
        }
        String own = samples.equals(Sample.ALL) ? ", nor a card of your own" : "";
        throw new BadValue("not one of the cards " + String.join(", ", choices()) + own + Nearest.hint(id, choices()));
    }

    @Override
    public String show(FortificationCard value) {
        return value.id();
    }

    @Override
    public String text(FortificationCard value) {
        return value.isOwn() ? CardCode.of(value) : show(value);
    }

    @Override
    public String label() {
        return "CARD";
    }

    @Override
    public String expects() {
        return "a card: " + String.join(", ", choices()) + ", or one of your own";
    }

    @Override
    public List<String> choices() {
        List<String> ids = new ArrayList<>();
        for (Sample sample : samples) {
            ids.add(sample.id());
        }
        return ids;
    }

    @Override
    public boolean namesCards() {
        return true;
    }
}
