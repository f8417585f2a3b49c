package io.redoubt.rules.dh.cards;

import io.redoubt.rules.dh.terms.Work;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.input.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is attacked: {@code bunker}, {@code fort}, a card by its short name in any case, or a normal structure. */
public final class TargetKinds implements Kind<TargetKind> {
    private final List<TargetKind.Normal> diggings;

    /** All of them. */
    public TargetKinds() {
        this(List.of(TargetKind.Normal.values()));
    }

    private TargetKinds(List<TargetKind.Normal> diggings) {
        this.diggings = diggings;
    }

    /** Bunkers, Forts and cards alone: what has a crew (DH-FIGHT-04). */
    public static TargetKinds works() {
        return new TargetKinds(List.of());
    }

    @Override
    public TargetKind parse(String text) {
        if (CardCode.isCode(text)) {
            return new TargetKind.OfCard(CardCode.card(text));
        }
        String id = text.toLowerCase(Locale.ROOT);
        for (Work work : Work.values()) {
            if (work.id().equals(id)) {
                return new TargetKind.OfClass(work);
            }
        }
        for (Sample sample : Sample.ALL) {
            if (sample.id().equals(id)) {
                return new TargetKind.OfCard(sample.card());
            }
        }
        for (TargetKind.Normal normal : diggings) {
            if (normal.id().equals(id)) {
                return normal;
            }
        }
        throw new BadValue("not one of " + String.join(", ", choices()) + ", nor a card of your own"
                + Nearest.hint(id, choices()));
    }

    @Override
    public String show(TargetKind value) {
        return value.id();
    }

    @Override
    public String text(TargetKind value) {
        return value.asCard().filter(FortificationCard::isOwn).map(CardCode::of).orElse(show(value));
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
        List<String> ids = new ArrayList<>();
        add(ids, List.of(Work.values()));
        add(ids, Sample.ALL);
        add(ids, diggings);
        return ids;
    }

    @Override
    public boolean namesCards() {
        return true;
    }

    private static void add(List<String> ids, List<? extends Named> more) {
        for (Named each : more) {
            ids.add(each.id());
        }
    }
}
