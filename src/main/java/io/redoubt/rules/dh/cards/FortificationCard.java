package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.umpire.RuleId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Card of a fortification, which has the cells of a vehicle card (DH-FIGHT-01).
 *
 * @param id short name on the command line, in lower case
 * @param damageModifier modifier of rolls for penetrating hits on it
 * @param weapons in the order of the card
 * @param penetration penetration row of its gun, if it has one
 */
public record FortificationCard(
        String id,
        String title,
        TargetKind.FortificationClass work,
        int damageModifier,
        Crew crew,
        Armour armour,
        List<Weapon> weapons,
        List<Feature> features,
        Optional<PenetrationRow> penetration,
        Cites cites)
        implements TargetKind {
    public FortificationCard {
        weapons = List.copyOf(weapons);
        features = List.copyOf(features);
    }

    /** Returns whether the user wrote this card, so that its name is not enough to find it. */
    public boolean isOwn() {
        return cites.equals(Cites.OWN);
    }

    /** Returns whether its title calls it a tank turret, though no cell lists a turret mount (DH-FIGHT-09). */
    public boolean isTurretBunker() {
        return title.toLowerCase(Locale.ROOT).contains("turret bunker");
    }

    /** Returns the names of its heavy weapons in the order of the card, one entry per weapon. */
    public List<String> heavyWeapons() {
        return weapons.stream()
                .filter(weapon -> weapon.kind().heavy())
                .map(Weapon::name)
                .toList();
    }

    @Override
    public String words() {
        return title;
    }

    /**
     * Men inside a fortification, who are one unit (DH-GUTS-06).
     *
     * @param men number of men including leaders, at least 1
     * @param leaders leaders among them as the card lists them, for example {@code 1 NCO}
     */
    public record Crew(int men, String leaders) {}

    /** Entries of the features cell. */
    public enum Feature implements NamedConstant {
        BASIC_SIGHTS,
        ADVANCED_SIGHTS,
        RADIO;

        @Override
        public String words() {
            return this == RADIO ? "Radio" : this == BASIC_SIGHTS ? "Basic Sights" : "Advanced Sights";
        }
    }

    /**
     * Rules of the cells of a card.
     *
     * @param header name, class, points and damage modifier
     * @param crew total crew
     * @param riflemen number of rifles that fire at full strength
     * @param note remark below the card, or in its class line
     */
    public record Cites(
            RuleId header,
            RuleId crew,
            RuleId front,
            RuleId side,
            RuleId rear,
            RuleId top,
            RuleId features,
            RuleId riflemen,
            Optional<RuleId> note) {
        /** Rules of the cells of an own card, made from the blank one. */
        public static final Cites OWN = new Cites(
                RuleId.of("DH-CARD-FMT-2"),
                RuleId.of("DH-CARD-FMT-3"),
                RuleId.of("DH-CARD-FMT-4"),
                RuleId.of("DH-CARD-FMT-4"),
                RuleId.of("DH-CARD-FMT-4"),
                RuleId.of("DH-CARD-FMT-5"),
                RuleId.of("DH-CARD-FMT-8"),
                RuleId.of("DH-CREW-02"),
                Optional.empty());

        public RuleId of(Armour.Facing facing) {
            return switch (facing) {
                case FRONT -> front;
                case SIDE -> side;
                case REAR -> rear;
                case TOP -> top;
            };
        }
    }

    /**
     * Parses the short name of a card, in any case; own cards are given by their text ({@link CardCode}).
     *
     * @param only class of the accepted cards; empty for all
     */
    public record Format(Optional<TargetKind.FortificationClass> only) implements ValueFormat<FortificationCard> {
        public Format() {
            this(Optional.empty());
        }

        public static Format of(TargetKind.FortificationClass work) {
            return new Format(Optional.of(work));
        }

        @Override
        public FortificationCard parse(String text) {
            if (CardCode.isCode(text)) {
                FortificationCard own = CardCode.card(text);
                if (!fits(own)) {
                    throw new BadValueException("the card of a " + own.work().words());
                }
                return own;
            }
            String id = text.toLowerCase(Locale.ROOT);
            return Sample.find(id).map(Sample::card).filter(this::fits).orElseThrow(() -> {
                String own = only.isEmpty() ? ", nor a card of your own" : "";
                return new BadValueException("not one of the cards " + String.join(", ", choices()) + own
                        + SpellingSuggestion.hint(id, choices()));
            });
        }

        private boolean fits(FortificationCard card) {
            return only.isEmpty() || only.get() == card.work();
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
            return only.isEmpty()
                    ? Sample.ids()
                    : Sample.ALL.stream()
                            .filter(sample -> fits(sample.card()))
                            .map(Sample::id)
                            .toList();
        }

        @Override
        public boolean namesCards() {
            return true;
        }
    }
}
