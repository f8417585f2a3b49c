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
import java.util.Optional;
import java.util.function.Predicate;

/** Inputs and warnings that several procedures take from pieces. */
public final class SharedPieceDefaults {
    private SharedPieceDefaults() {}

    /** Rejects a target of a kind that the procedure does not take. */
    public static void mustBe(Predicate<Piece> right, String taken, Participants who, String verb) {
        who.at().filter(right.negate()).ifPresent(at -> {
            String name = PrintableText.of(at.name());
            String kind = at.kind().equals(PieceState.VEGETATION) ? at.kind() : "a " + at.kind();
            // The user may have meant the structure that the unit is in.
            String aim = StructureOccupants.structureOf(at, who.pieces())
                    .map(in -> "; " + name + " is in " + PrintableText.of(in.name()))
                    .orElse("");
            throw new BadInputException(name + " is " + kind + ", and " + verb + " takes " + taken + aim);
        });
    }

    /** Returns the piece with weather, wind and variant. */
    public static Optional<Piece> conditions(Participants who) {
        return who.pieces().stream()
                .filter(piece -> piece.kind().equals(PieceState.CONDITIONS))
                .findFirst();
    }

    /** Fills in the material of the wall, or of the roof if that is the target, and further inputs. */
    public static void surface(Optional<Piece> at, PieceDefaults defaults, InputField<?>... beside) {
        at.filter(piece -> piece.kind().equals(PieceState.VEGETATION))
                .ifPresent(piece -> defaults.put(SharedInputs.MATERIAL, Material.VEGETATION, piece));
        defaults.take(at, SharedInputs.MATERIAL, SharedInputs.ARMOR_CLASS);
        defaults.take(at, beside);
        if (defaults.isGiven(SharedInputs.ROOF)) {
            defaults.takeAs(SharedInputs.MATERIAL, PieceState.ROOFS, at);
        }
    }

    /** Fills in the fortification that a unit fires out of. */
    public static void from(Participants who, PieceDefaults defaults) {
        defaults.take(who.by(), SharedInputs.FROM);
        who.by()
                .ifPresent(unit -> StructureOccupants.structureOf(unit, who.pieces())
                        .flatMap(PieceState::fieldworkType)
                        .ifPresent(type -> defaults.put(SharedInputs.FROM, type, unit)));
    }

    /** Returns the structure an attack strikes: the target, or the structure the target is in. */
    public static Optional<Piece> structure(Participants who) {
        return who.at()
                .flatMap(piece -> PieceState.isUnit(piece)
                        ? StructureOccupants.structureOf(piece, who.pieces())
                        : Optional.of(piece));
    }

    /** Returns the warnings for pieces that act or are acted on. */
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

    /** Returns the warnings for an attack on a target, including one that is already gone. */
    public static Reminders remindersOfTarget(Participants who) {
        boolean unit = who.at().filter(PieceState::isUnit).isPresent();
        String gone = unit ? "is already out of action [LG-CORE-04]" : "is already destroyed [LG-DMG-16]";
        Reminders reminders = reminders(who).ifSo(Role.AT, PieceState::isGone, gone);
        Optional<Variant> ofTable = conditions(who).flatMap(table -> table.value(SharedInputs.VARIANT));
        structure(who)
                .ifPresent(piece -> piece.value(SharedInputs.VARIANT)
                        .filter(own -> ofTable.isPresent() && !ofTable.get().equals(own))
                        .ifPresent(own -> reminders.say(
                                piece,
                                "{} counts points by variant {}, the table by variant {} [LG-DMG-02]",
                                own,
                                ofTable.orElseThrow())));
        return reminders;
    }

    /** Returns the warnings for an attack; a piece attacks once per turn. */
    public static Reminders remindersOfAttack(Participants who) {
        return remindersOfTarget(who)
                .ifSo(Role.BY, piece -> piece.is(SharedInputs.FIRED, YesNo.YES), "already fired this turn")
                .ifIs(Role.BY, PieceState.AT_A_WALL, "already attacked a wall this turn [LG-BREACH-07]");
    }

    /** Fills in the variant and the points of a structure that has points. */
    public static void points(Optional<Piece> at, Participants who, PieceDefaults defaults, InputField<?>... beside) {
        at.filter(piece -> piece.has(SharedInputs.POINTS)).ifPresent(piece -> {
            defaults.take(conditions(who), SharedInputs.VARIANT);
            defaults.take(at, SharedInputs.VARIANT, SharedInputs.POINTS);
            defaults.take(at, beside);
            damage(piece, defaults);
        });
    }

    /** Fills in the points lost, at most all points. */
    public static void damage(Piece piece, PieceDefaults defaults) {
        int damage = PieceState.number(piece, PieceState.DAMAGE);
        piece.value(PieceState.POINTS)
                .filter(points -> damage > points)
                .ifPresent(points -> defaults.put(SharedInputs.DAMAGE, points, piece));
    }

    public static void type(Optional<Piece> at, PieceDefaults defaults) {
        at.ifPresent(piece ->
                PieceState.fieldworkType(piece).ifPresent(type -> defaults.put(SharedInputs.TYPE, type, piece)));
    }
}
