package io.redoubt.rules.vv.battle;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.UpkeepStep;
import io.redoubt.rules.vv.assault.Assault;
import io.redoubt.rules.vv.casualties.Rally;
import io.redoubt.rules.vv.casualties.Survive;
import io.redoubt.rules.vv.movement.Gap;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.pieces.UnitReminders;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.rules.vv.shooting.Shoot;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The state of hexes and units between rulings, and the changes that a turn brings. */
public final class ValorAndVictoryBattle implements BattleRules {
    /** Markers of a unit's actions in a turn. */
    private static final List<InputField<?>> OF_THE_TURN =
            List.of(UnitFields.FIRED, UnitFields.MOVED, UnitFields.ADVANCED, UnitFields.SPENT, UnitFields.OVERRUNS);

    @Override
    public boolean throwsDice(int sides) {
        return sides == Die.D6.sides() || sides == Die.D10.sides();
    }

    @Override
    public List<PieceKind> kinds() {
        return List.of(UnitFields.KIND, HexFields.KIND);
    }

    @Override
    public void mayTakePart(Participants who, String verb) {
        new HexOccupancy(who).mustTakePart();
    }

    /** Returns true: some of the units in a hex may fire or assault together. */
    @Override
    public boolean actTogether() {
        return true;
    }

    @Override
    public List<List<String>> turnActions() {
        return List.of(List.of(Shoot.VERB, Gap.VERB), List.of(Assault.VERB));
    }

    @Override
    public boolean isGone(Piece piece) {
        return piece.is(UnitFields.ELIMINATED);
    }

    /** Returns the hex of the only infantry unit in it as a target, and the only unit of a hex that acts (VV-CORE-16). */
    @Override
    public Optional<Piece> sameAs(Piece piece, Role role, List<Piece> table) {
        HexOccupancy hex = new HexOccupancy(new Participants(Optional.empty(), Optional.of(piece), table, ""));
        return Optional.of(hex.at(Optional.of(piece)))
                .filter(units -> units.size() == 1 && Unit.isOne(piece) == (role == Role.AT))
                .map(units -> units.get(0))
                .filter(unit -> role == Role.BY || unit.isInfantry())
                .flatMap(unit -> role == Role.BY ? Optional.of(unit.piece()) : hex.hex());
    }

    /** Returns the verb that takes casualty points, which are taken at once after an assault (VV-CORE-20). */
    @Override
    public List<String> mandatoryActions() {
        return List.of(Survive.VERB);
    }

    /** Returns the side of the units in a hex, since these act for it, regardless of who built its position. */
    @Override
    public String sideOf(Piece piece, List<Piece> table) {
        if (Unit.isOne(piece)) {
            return piece.owner();
        }
        return table.stream()
                .filter(other -> Unit.isOne(other) && other.is(UnitFields.HEX, piece.name()))
                .filter(other -> !other.is(UnitFields.ELIMINATED))
                .findFirst()
                .map(Piece::owner)
                .orElse("");
    }

    @Override
    public List<String> namesOfPieces() {
        return List.of(UnitFields.HEX.name(), UnitFields.OWES.name(), UnitFields.OVERRUNS.name());
    }

    /** Returns the automatic rally of pinned units in their owner's Command Phase (VV-CORE-24). */
    @Override
    public List<UpkeepStep> upkeep(Piece piece, List<Piece> table) {
        boolean pinned = piece.is(UnitFields.PINNED) && !piece.is(UnitFields.ELIMINATED);
        return Unit.isOne(piece) && pinned ? List.of(Rally.OF_ITSELF) : List.of();
    }

    @Override
    public List<String> phases() {
        return Phase.ids();
    }

    /** Returns the casualty points that the owner must still take, or that the unit must move on. */
    @Override
    public Optional<Sentence> pendingAction(Piece piece) {
        if (piece.is(UnitFields.ELIMINATED)) {
            return Optional.empty();
        }
        if (piece.value(UnitFields.OWED).orElse(0) > 0) {
            return Optional.of(UnitReminders.owed(piece));
        }
        return piece.is(UnitFields.PASSING) ? Optional.of(UnitReminders.passing(piece)) : Optional.empty();
    }

    /** Returns the losses in a hex: if dice hit some of several units, only the players know which. */
    @Override
    public List<InputField<?>> playerTrackedFields() {
        return List.of(HexFields.LOST);
    }

    /** Warns at the end of the Movement Phase of units that had to move on. */
    @Override
    public List<Expiry> phaseBegins(Piece piece, String side, String phase) {
        boolean late = phase.equals(Phase.DEFENSIVE_FIRE.id()) && piece.is(UnitFields.PASSING);
        return late ? List.of(new Expiry(UnitReminders.passing(piece), List.of())) : List.of();
    }

    /** Removes markers and reduces smoke at the start of every turn, because units attack once in each side's turn. */
    @Override
    public List<Expiry> turnBegins(Piece piece, String side) {
        if (piece.is(UnitFields.ELIMINATED)) {
            return List.of();
        }
        List<Expiry> over = new ArrayList<>(markers(piece));
        pendingAction(piece).ifPresent(left -> over.add(new Expiry(left, List.of())));
        piece.value(HexFields.SMOKE)
                .filter(smoke -> smoke > 0)
                .ifPresent(smoke -> over.add(new Expiry(
                        Sentence.of("Smoke in {} thins out [VV-CORE-62]", piece.name()),
                        List.of(
                                smoke == 1
                                        ? Change.drop(piece, HexFields.SMOKE)
                                        : Change.of(piece, HexFields.SMOKE, smoke - 1)))));
        return over;
    }

    private static List<Expiry> markers(Piece piece) {
        List<Change> done = OF_THE_TURN.stream()
                .filter(field -> piece.has(field))
                .map(field -> Change.drop(piece, field))
                .toList();
        return done.isEmpty()
                ? List.of()
                : List.of(new Expiry(Sentence.of("{} may move and attack again [VV-CORE-16]", piece.name()), done));
    }
}
