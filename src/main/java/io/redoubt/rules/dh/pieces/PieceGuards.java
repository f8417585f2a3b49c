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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks pieces of a ruling and fills forms from them. */
public final class PieceGuards {
    private PieceGuards() {}

    /**
     * Fills in the target.
     *
     * @throws BadInputException if it is not a fortification or digging
     * @throws NotAllowedException if it is destroyed
     */
    public static void target(Participants who, InputField<TargetKind> at, PieceDefaults defaults) {
        who.at().ifPresent(piece -> {
            if (!PieceFields.isCover(piece)) {
                throw bad(piece, " is not a Fortification; the core rules cover it, so record their result with set");
            }
            requireIntact(piece, "--at");
        });
        named(who.at(), at, defaults);
    }

    /** Fills in the card of a piece, or its kind. */
    public static void named(Optional<Piece> named, InputField<TargetKind> as, PieceDefaults defaults) {
        named.ifPresent(piece -> defaults.put(as, as.kind().parse(piece.kind()), piece));
        defaults.takeAs(as, PieceFields.CARD, named);
    }

    /**
     * Fills in the fortification whose crew acts.
     *
     * @throws BadInputException if the piece is not a Bunker or Fort
     */
    public static void from(Piece piece, InputField<TargetKind> from, PieceDefaults defaults) {
        if (PieceFields.work(piece).isEmpty()) {
            throw bad(piece, " is not a Bunker or Fort, so it has no such crew");
        }
        // A typed card supplies what a Bunker or Fort without a card of its own lacks.
        if (!defaults.isGiven(from) || piece.has(PieceFields.CARD)) {
            named(Optional.of(piece), from, defaults);
        }
    }

    /** Fills in the lost weapons that are on the card; an own list of heavy weapons may name others. */
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

    /** Returns the names of lost weapons that are not on the card. */
    public static List<String> unknownWeapons(Piece work, InputField<List<String>> destroyed) {
        return work.value(PieceFields.CARD)
                .map(card -> Weapon.drop(work.value(destroyed).orElse(List.of()), new ArrayList<>(card.weapons())))
                .orElse(List.of());
    }

    /**
     * Rejects a destroyed piece.
     *
     * @throws NotAllowedException if it is destroyed
     */
    public static void requireIntact(Piece piece, String option) {
        if (piece.is(PieceFields.DESTROYED)) {
            throw ruledOut(piece, " is destroyed; name another piece with " + option + ", or correct it with set");
        }
    }

    /**
     * Rejects a crew that must leave its fortification first.
     *
     * @throws NotAllowedException if its Pin markers make it Rout and it is still inside
     */
    public static void mayStay(Piece piece) {
        if (PieceFields.work(piece).isPresent()
                && !PieceFields.isEmpty(piece)
                && piece.is(PieceFields.PINS, PieceFields.ROUT)) {
            throw ruledOut(piece, " has three Pin markers and Routs (DH-GUTS-05); use leave to take its crew out");
        }
    }

    /**
     * Rejects a piece that is destroyed or has no men to act.
     *
     * @throws NotAllowedException if it is destroyed, or is known to have no men
     */
    public static void mustAct(Piece piece) {
        requireIntact(piece, "--by");
        mayStay(piece);
        if (PieceFields.isCover(piece) && PieceFields.isEmpty(piece)) {
            throw ruledOut(piece, " has no men inside; name another piece with --by");
        }
        if (piece.is(PieceFields.MEN, 0)) {
            throw ruledOut(piece, " has no men left; name another piece with --by, or set its --men");
        }
    }

    /**
     * Rejects a Charge of a fortification.
     *
     * @throws NotAllowedException if it is a fortification that is not destroyed
     */
    public static void chargeable(Piece piece) {
        if (PieceFields.work(piece).isPresent() && !piece.is(PieceFields.DESTROYED)) {
            throw ruledOut(piece, " is a Fortification and cannot be Charged (DH-CC-01); Close Assault it");
        }
    }

    /** Adds reminders of a Close Assault, after which a unit acts no more, and of a crew counted inside and outside. */
    public static Reminders shared(Participants who, Reminders reminders) {
        reminders.once(PieceFields.ASSAULTED, "already made a Close Assault this turn");
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
                            reminders.say(
                                    work,
                                    "{} has {} men inside and {} outside ({}), but a crew of {}: use enter to take men in,"
                                            + " as set counts them twice [DH-LEAVE-04]",
                                    inside,
                                    outside,
                                    String.join(", ", names),
                                    crew.get());
                        }
                    });
        }
        return reminders;
    }

    private static boolean isCounted(Piece work) {
        return work.is(PieceFields.LEFT, PieceFields.Left.NO);
    }

    /**
     * Updates the mark of a crew that left when men enter. More men than the card has, inside and outside together,
     * show that others than its crew enter, or that it was empty (DH-LEAVE-04).
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

    /** Returns an error caused by the state of a piece, not by the input. */
    public static NotAllowedException ruledOut(Piece piece, String why) {
        return new NotAllowedException(PrintableText.of(piece.name()) + why);
    }

    public static BadInputException bad(Piece piece, String why) {
        return new BadInputException(PrintableText.of(piece.name()) + why);
    }
}
