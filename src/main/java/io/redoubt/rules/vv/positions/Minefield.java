package io.redoubt.rules.vv.positions;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.shared.MineDie;
import io.redoubt.rules.vv.shared.MovementReadings;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The mines in a hex, as they affect entering units.
 *
 * @param sight visibility before the entry
 * @param spares reason why it does not attack these units; empty if it does
 */
public record Minefield(MineDie die, Sight sight, Optional<String> spares) {
    enum Sight {
        OPEN,
        HIDDEN
    }

    /** The result of added dice. */
    enum Blast implements Row, PlainName {
        ELIMINATED,
        UNHARMED
    }

    public static final InputField<MineDie> DIE = InputField.of(
            "die", NamedChoiceFormat.of(MineDie.values()), "dice for mines (default: reading) [VV-20.7-6, VV-CORE-01]");
    public static final InputField<Boolean> OWN_MINES =
            InputField.flag("own-mines", "their own side laid the mines [VV-20.7-2]");

    private static final int KILLS = 3;

    // Mines attack the mover, so his luck does not include their dice.
    private static final Test SIX =
            Test.of("minefield [VV-20.7-6]", Die.D6, "eliminated", "unharmed").byOther();
    private static final Test TEN =
            Test.of("minefield [VV-20.7-6]", Die.D10, "eliminated", "unharmed").byOther();
    private static final TotalRoll ADDED =
            TotalRoll.low("minefield [VV-20.7-6, VV-20.7-5]").byOther();
    private static final RequiredRoll NEED = RequiredRoll.of(Target.atMost(KILLS));

    private static final String WHICH = "One die per unit, in order: {} [VV-20.7-5]";
    private static final String REVEALED =
            "The owner reveals the hidden minefield and puts its marker there [VV-20.71-3, VV-20.71-4]";
    private static final String AS_USUAL = "Then it attacks as usual [VV-20.71-5]";

    /** Fills in mines of the unit's own side: mines belong to the owner of their hex. */
    public static void defaults(HexOccupancy table, PieceDefaults defaults) {
        Optional<Piece> field = table.hex().filter(of -> of.is(HexFields.POSITION, Position.MINEFIELD));
        field.filter(of -> !of.owner().isEmpty()
                        && table.who()
                                .by()
                                .filter(by -> by.owner().equals(of.owner()))
                                .isPresent())
                .ifPresent(of -> defaults.put(OWN_MINES, true, of));
    }

    /** Returns the field for units of one class that move in. */
    public static Minefield of(Inputs in, UnitClass unit) {
        return of(in, sight(in), spares(in, unit));
    }

    /** Returns the field for units that enter by an advance, an assault or an overrun. */
    public static Minefield ofOtherEntry(Inputs in, UnitClass unit) {
        Sight sight = sight(in);
        return of(
                in,
                sight,
                in.reading(MovementReadings.MINEFIELD_ENTRY) == MovementReadings.Entries.MOVEMENT_ONLY
                        ? Optional.of("Mines attack units that move in, not these (reading) [VV-20.7-3]")
                        : spares(in, unit));
    }

    private static Sight sight(Inputs in) {
        return in.get(HexFields.HIDDEN) ? Sight.HIDDEN : Sight.OPEN;
    }

    private static Minefield of(Inputs in, Sight sight, Optional<String> spares) {
        Optional<MineDie> given = in.find(DIE);
        MineDie die = spares.isPresent()
                ? MineDie.ONE_SIX
                : given.orElseGet(() -> in.reading(MovementReadings.MINEFIELD_DIE));
        return new Minefield(die, sight, spares);
    }

    private static Optional<String> spares(Inputs in, UnitClass unit) {
        if (in.get(OWN_MINES) && in.reading(MovementReadings.OWN_MINES) == MovementReadings.OwnMines.SAFE) {
            return Optional.of("Mines spare the side that laid them (reading) [VV-20.7-2]");
        }
        if (unit == UnitClass.AFV && in.reading(MovementReadings.AFV_IN_MINEFIELD) == MovementReadings.Armour.SAFE) {
            return Optional.of("Mines have no effect on AFVs (reading) [VV-20.7-5]");
        }
        return Optional.empty();
    }

    /** Notes the effect on units that certainly enter. */
    public void note(Checklist list) {
        if (sight == Sight.HIDDEN) {
            list.note(REVEALED);
        }
        noteAttack(list);
        if (sight == Sight.HIDDEN && spares.isEmpty()) {
            list.note(AS_USUAL);
        }
    }

    /** Notes the effect on units that may enter; a hidden field is not revealed yet. */
    public void noteAttack(Checklist list) {
        spares.ifPresentOrElse(
                list::note,
                () -> list.note(
                        "Mines attack at once: {} for each unit that enters, 3 or less eliminates [VV-20.7-2, VV-20.7-5, VV-20.7-6, VV-CORE-01]",
                        die));
    }

    /** Notes that a hidden field is revealed, after units have entered. */
    private void reveal(Umpire umpire) {
        if (sight == Sight.HIDDEN) {
            umpire.note(REVEALED);
            if (spares.isEmpty()) {
                umpire.note(AS_USUAL);
            }
        }
    }

    /** Reveals the field, and returns the entering units it eliminates. */
    public MineLosses revealAndStrike(int units, Umpire umpire) {
        reveal(umpire);
        return strike(units, umpire);
    }

    public MineLosses strike(int units, Umpire umpire) {
        if (spares.isPresent()) {
            return MineLosses.NONE;
        }
        if (units > MineLosses.MOST_TOLD_APART) {
            int lost = switch (die) {
                case ONE_SIX -> umpire.count(SIX, NEED, units);
                case ONE_TEN -> umpire.count(TEN, NEED, units);
                case TWO_SIXES -> umpire.repeat("Unit", units, 0, Minefield::added);
            };
            if (lost > 0 && lost < units) {
                umpire.note(WHICH, "mark " + lost + " of " + units);
            }
            return MineLosses.of(lost);
        }
        MineLosses lost = MineLosses.ofDice(
                switch (die) {
                    case ONE_SIX -> umpire.each(SIX, NEED, units);
                    case ONE_TEN -> umpire.each(TEN, NEED, units);
                    case TWO_SIXES -> umpire.repeat("Unit", units, List.<Boolean>of(), Minefield::appended);
                });
        if (lost.number() > 0 && lost.number() < units) {
            umpire.note(WHICH, lost);
        }
        return lost;
    }

    private static int added(int lost, Umpire umpire) {
        return isStruck(umpire) ? lost + 1 : lost;
    }

    private static List<Boolean> appended(List<Boolean> before, Umpire umpire) {
        List<Boolean> struck = new ArrayList<>(before);
        struck.add(isStruck(umpire));
        return List.copyOf(struck);
    }

    private static boolean isStruck(Umpire umpire) {
        DiceTotal score = DiceTotal.of(2, Die.D6);
        return umpire.lookUp(ADDED, score, roll -> roll <= KILLS ? Blast.ELIMINATED : Blast.UNHARMED)
                == Blast.ELIMINATED;
    }
}
