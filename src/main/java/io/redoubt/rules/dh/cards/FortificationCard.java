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
 * A fortification written up like a vehicle, cell by cell (DH-FIGHT-01).
 *
 * @param id its short name on the command line, in lower case
 * @param title what it is called on paper
 * @param damageModifier what it adds to rolls for penetrating hits on itself
 * @param crew everybody inside
 * @param weapons in the order of the card
 * @param penetration the row of its gun, where it has one
 * @param cites the rule behind each cell
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

    /** Whether somebody wrote it, so that its name alone says nothing to a program. */
    public boolean isOwn() {
        return cites.equals(Cites.OWN);
    }

    /** Whether its title says that it is a tank turret, though no cell lists a turret mount (DH-FIGHT-09). */
    public boolean isTurretBunker() {
        return title.toLowerCase(Locale.ROOT).contains("turret bunker");
    }

    /** The names of its heavy weapons, each as often as it has it, in the order of the card. */
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
     * The men inside a work: one unit (DH-GUTS-06).
     *
     * @param men how many, leaders included; at least 1
     * @param leaders the leaders among them as the card lists them, for example {@code 1 NCO}
     */
    public record Crew(int men, String leaders) {}

    /** What the features cell of a card can list. */
    public enum Feature implements NamedConstant {
        BASIC_SIGHTS("Basic Sights"),
        ADVANCED_SIGHTS("Advanced Sights"),
        RADIO("Radio");

        private final String words;

        Feature(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /**
     * The rule behind each cell of a card.
     *
     * @param header name, class, points and damage modifier
     * @param crew total crew
     * @param riflemen how many rifles fire at full strength
     * @param note a remark below the card, or in its class line
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
        /** The cells of a card somebody made on the blank one. */
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
     * A card by its short name, in any case; own cards stand in by their text ({@link CardCode}).
     *
     * @param only the class of works whose cards are taken, if not all are
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
