package io.redoubt.rules.dh.pieces;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which pieces can take part, and what stands for them in forms. */
public final class PieceGuards {
    private PieceGuards() {}

    /**
     * The fortification or digging that something is done to.
     *
     * @throws BadInputException if it is none
     * @throws NotAllowedException if it is gone
     */
    public static void target(Participants who, InputField<TargetKind> at, PieceDefaults defaults) {
        who.at().ifPresent(piece -> {
            if (!PieceFields.isCover(piece)) {
                throw bad(piece, " is not a Fortification; the core rules cover it");
            }
            requireIntact(piece, "--at");
        });
        named(who.at(), at, defaults);
    }

    /** What stands for a piece in a form: its card, or what it is. */
    public static void named(Optional<Piece> named, InputField<TargetKind> as, PieceDefaults defaults) {
        named.ifPresent(piece -> defaults.put(as, as.kind().parse(piece.kind()), piece));
        defaults.takeAs(as, PieceFields.CARD, named);
    }

    /**
     * The work whose crew does something.
     *
     * @throws BadInputException if the piece is none
     */
    public static void from(Piece piece, InputField<TargetKind> from, PieceDefaults defaults) {
        if (PieceFields.work(piece).isEmpty()) {
            throw bad(piece, " is no Bunker or Fort, so it has no crew of that kind");
        }
        // Whose card was typed may well be a Bunker or Fort without one.
        if (!defaults.isGiven(from) || piece.value(PieceFields.CARD).isPresent()) {
            named(Optional.of(piece), from, defaults);
        }
    }

    /** What a work has lost of the weapons of its card; an own list of heavy weapons may name others beside it. */
    public static void lost(Piece work, InputField<List<String>> destroyed, PieceDefaults defaults) {
        work.value(destroyed).ifPresent(names -> {
            List<String> strange = new ArrayList<>(unknownWeapons(work, destroyed));
            List<String> known = new ArrayList<>(names);
            known.removeIf(strange::remove);
            if (!known.isEmpty()) {
                defaults.put(destroyed, known, work);
            }
        });
    }

    /** The names among those of lost weapons that the card of a work does not have. */
    public static List<String> unknownWeapons(Piece work, InputField<List<String>> destroyed) {
        return work.value(PieceFields.CARD)
                .map(card -> Weapon.drop(work.value(destroyed).orElse(List.of()), new ArrayList<>(card.weapons())))
                .orElse(List.of());
    }

    /**
     * Looks whether a piece is still there.
     *
     * @param option what named it
     * @throws NotAllowedException if it is gone
     */
    public static void requireIntact(Piece piece, String option) {
        if (piece.is(PieceFields.DESTROYED)) {
            throw ruledOut(piece, " is destroyed: name another with " + option + ", or take it back with set");
        }
    }

    /**
     * Looks whether a crew that is in its work may be there still.
     *
     * @throws NotAllowedException if its Pin markers make it Rout, which no ruling has told yet
     */
    public static void mayStay(Piece piece) {
        if (PieceFields.work(piece).isPresent()
                && !PieceFields.isEmpty(piece)
                && piece.is(PieceFields.PINS, PieceFields.ROUT)) {
            throw ruledOut(piece, " has three Pin markers and Routs (DH-GUTS-05): leave takes its crew out");
        }
    }

    /**
     * Looks whether the piece that acts is still there, and has anybody to act.
     *
     * @throws NotAllowedException if it is gone, or if it is known that nobody is left
     */
    public static void mustAct(Piece piece) {
        requireIntact(piece, "--by");
        mayStay(piece);
        if (PieceFields.isCover(piece) && PieceFields.isEmpty(piece)) {
            throw ruledOut(piece, " has nobody inside: name another with --by");
        }
        if (piece.is(PieceFields.MEN, 0)) {
            throw ruledOut(piece, " has no men left: name another with --by, or set its --men");
        }
    }

    /**
     * Looks whether a piece may be Charged.
     *
     * @throws NotAllowedException if it is a work that stands
     */
    public static void chargeable(Piece piece) {
        if (PieceFields.work(piece).isPresent() && !piece.is(PieceFields.DESTROYED)) {
            throw ruledOut(piece, " is a Fortification, which cannot be Charged (DH-CC-01): Close Assault it");
        }
    }

    /** Tells of works whose crew is on the table twice: inside, and as infantry that left. */
    public static Reminders countedOnce(Participants who, Reminders reminders) {
        for (Role role : Role.values()) {
            who.of(role)
                    .filter(work -> PieceFields.work(work).isPresent() && !isCounted(work))
                    .ifPresent(work -> {
                        int outside = 0;
                        List<String> names = new ArrayList<>();
                        for (Piece unit : PieceFields.crewOutside(work, who)) {
                            outside += unit.value(PieceFields.MEN).orElse(0);
                            names.add(PrintableText.of(unit.name()));
                        }
                        int inside = PieceFields.inside(work).orElse(0);
                        Optional<Integer> crew = work.value(PieceFields.CARD)
                                .map(card -> card.crew().men());
                        if (inside > 0 && outside > 0 && crew.isPresent() && inside + outside > crew.get()) {
                            reminders.say(Sentence.of(
                                    SentenceTemplate.of(
                                            "{} has {} men inside and {} outside ({}), of a crew of {}: enter takes men in and"
                                                    + " off the table, set counts them twice [DH-LEAVE-04]"),
                                    work.name(),
                                    inside,
                                    outside,
                                    String.join(", ", names),
                                    crew.get()));
                        }
                    });
        }
        return reminders;
    }

    private static boolean isCounted(Piece work) {
        return work.value(PieceFields.LEFT).equals(Optional.of(PieceFields.Left.NO));
    }

    /**
     * What becomes of the mark of a crew that left, where men go into its work. With those outside they may be more than
     * its card has, all counted once: others than its crew go in, or it was empty (DH-LEAVE-04).
     */
    public static void wentIn(
            Piece work, int inside, int entering, Participants who, PieceFields.FortificationChanges changes) {
        Piece theirs = who.by()
                .filter(unit -> !unit.owner().isEmpty())
                .map(unit -> work.with(Piece.OWNER, unit.owner()))
                .orElse(work);
        boolean counted = inside == 0 || isCounted(work);
        boolean ofIt = false;
        int outside = 0;
        for (Piece unit : PieceFields.crewOutside(theirs, who)) {
            boolean goes = who.by().filter(by -> by.name().equals(unit.name())).isPresent();
            ofIt |= goes;
            outside += Math.max(0, unit.value(PieceFields.MEN).orElse(0) - (goes ? entering : 0));
        }
        int all = inside + entering + outside;
        boolean more = work.value(PieceFields.CARD)
                .filter(card -> all > card.crew().men())
                .isPresent();
        if (outside > 0 && more && (counted || !ofIt)) {
            changes.set(PieceFields.LEFT, PieceFields.Left.NO);
        } else {
            changes.drop(PieceFields.LEFT);
        }
    }

    /** Nothing was mistyped: the piece itself rules it out. */
    public static NotAllowedException ruledOut(Piece piece, String why) {
        return new NotAllowedException(PrintableText.of(piece.name()) + why);
    }

    public static BadInputException bad(Piece piece, String why) {
        return new BadInputException(PrintableText.of(piece.name()) + why);
    }
}
