package io.redoubt.rules.lg.pieces;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.shared.Material;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.SharedInputs.Variant;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.Optional;
import java.util.function.Predicate;

/** What pieces fill in alike for several procedures. */
public final class SharedPieceDefaults {
    private SharedPieceDefaults() {}

    /**
     * Makes sure that a procedure is asked of a piece it takes.
     *
     * @param taken what it takes, in words
     * @throws BadInputException if the piece it is done to is of another kind
     */
    public static void mustBe(Predicate<Piece> right, String taken, Participants who, String verb) {
        who.at().filter(right.negate()).ifPresent(at -> {
            String name = PrintableText.of(at.name());
            String kind = at.kind().equals(PieceState.VEGETATION) ? at.kind() : "a " + at.kind();
            // A unit was named where the structure it is in may have been meant.
            String aim = StructureOccupants.structureOf(at, who.pieces())
                    .map(in -> ": " + name + " is in " + PrintableText.of(in.name()))
                    .orElse("");
            throw new BadInputException(name + " is " + kind + ", and " + verb + " takes " + taken + aim);
        });
    }

    /** The piece that holds weather, wind and variant for everything. */
    public static Optional<Piece> conditions(Participants who) {
        for (Piece piece : who.pieces()) {
            if (piece.kind().equals(PieceState.CONDITIONS)) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    /**
     * What it is made of; its roof where that is struck.
     *
     * @param beside what else of it is asked for
     */
    public static void surface(Optional<Piece> at, PieceDefaults defaults, InputField<?>... beside) {
        at.filter(piece -> piece.kind().equals(PieceState.VEGETATION))
                .ifPresent(piece -> defaults.put(SharedInputs.MATERIAL, Material.VEGETATION, piece));
        defaults.take(at, SharedInputs.MATERIAL, SharedInputs.ARMOR_CLASS);
        defaults.take(at, beside);
        if (defaults.isGiven(SharedInputs.ROOF)) {
            defaults.takeAs(SharedInputs.MATERIAL, PieceState.ROOFS, at);
        }
    }

    /** The works a unit fires out of. */
    public static void from(Participants who, PieceDefaults defaults) {
        defaults.take(who.by(), SharedInputs.FROM);
        who.by()
                .ifPresent(unit -> StructureOccupants.structureOf(unit, who.pieces())
                        .flatMap(PieceState::works)
                        .ifPresent(type -> defaults.put(SharedInputs.FROM, type, unit)));
    }

    /** What is struck where a piece is fired at: a structure itself, or the one a unit is in. */
    public static Optional<Piece> structure(Participants who) {
        return who.at()
                .flatMap(piece -> PieceState.isUnit(piece)
                        ? StructureOccupants.structureOf(piece, who.pieces())
                        : Optional.of(piece));
    }

    /** What is told before anything is done to these pieces, or by them. */
    public static Reminders reminders(Participants who) {
        Reminders reminders = new Reminders(who).inTheOwnTurn();
        for (Role role : Role.values()) {
            reminders.ifIs(
                    role,
                    PieceState.BURIED,
                    "was inside when a structure fell; decide what happened to it (use set) [LG-DMG-16]");
        }
        return reminders;
    }

    /** The same where something is aimed at: what is gone already is wasted fire. */
    public static Reminders remindersOfTarget(Participants who) {
        Reminders reminders = reminders(who);
        who.at()
                .filter(PieceState::isGone)
                .ifPresent(piece -> reminders.say(Sentence.of(
                        PieceState.isUnit(piece)
                                ? SentenceTemplate.of("{} is out of action already [LG-CORE-04]")
                                : SentenceTemplate.of("{} is destroyed already [LG-DMG-16]"),
                        piece.name())));
        Optional<Variant> ofTable = conditions(who).flatMap(table -> table.value(SharedInputs.VARIANT));
        structure(who)
                .ifPresent(piece -> piece.value(SharedInputs.VARIANT)
                        .filter(own -> ofTable.isPresent() && !ofTable.get().equals(own))
                        .ifPresent(own -> reminders.say(Sentence.of(
                                "{} counts points by variant {}, the table by variant {} [LG-DMG-02]",
                                piece.name(),
                                own,
                                ofTable.orElseThrow()))));
        return reminders;
    }

    /** The same where somebody attacks, as he does once a turn. */
    public static Reminders remindersOfAttack(Participants who) {
        Reminders reminders = remindersOfTarget(who);
        who.by()
                .filter(piece -> piece.is(SharedInputs.FIRED, YesNo.YES))
                .ifPresent(piece -> reminders.say(Sentence.of("{} fired already this turn", piece.name())));
        return reminders.ifIs(Role.BY, PieceState.AT_A_WALL, "attacked a wall already this turn [LG-BREACH-07]");
    }

    /** A variant counts points, so only where there are some. */
    public static void points(Optional<Piece> at, Participants who, PieceDefaults defaults, InputField<?>... beside) {
        at.filter(piece -> piece.value(SharedInputs.POINTS).isPresent()).ifPresent(piece -> {
            defaults.take(conditions(who), SharedInputs.VARIANT);
            defaults.take(at, SharedInputs.VARIANT, SharedInputs.POINTS);
            defaults.take(at, beside);
            damage(piece, defaults);
        });
    }

    /** Points it has lost: more than all of them is all of them. */
    public static void damage(Piece piece, PieceDefaults defaults) {
        int damage = PieceState.number(piece, PieceState.DAMAGE);
        piece.value(PieceState.POINTS)
                .filter(points -> damage > points)
                .ifPresent(points -> defaults.put(SharedInputs.DAMAGE, points, piece));
    }

    public static void type(Optional<Piece> at, PieceDefaults defaults) {
        at.ifPresent(piece -> PieceState.works(piece).ifPresent(type -> defaults.put(SharedInputs.TYPE, type, piece)));
    }
}
