package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.outgoing.Fire;
import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.SmokedSlits;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.fow.shared.Training;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.ValuePart;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Bunker on the board, which supplies values that are not given for an assault.
 *
 * @param name its name; {@link FiringBunker#ASSAULTED} for the assaulted Bunker
 * @param type its type
 * @param fire its dice at the assaulting platoon
 * @param state its condition
 * @param smoked smoke in front of its slits
 */
record TableBunker(
        String name, Strongpoint type, FiringBunker.Fire fire, FiringBunker.FireState state, SmokedSlits smoked) {
    /** The assumed score to hit a platoon in the open of unknown training: Trained. */
    private static final Grade OF_THE_UNKNOWN = FiringBunker.FiringBunkerFormat.SCORES.parse("3+");

    /** Returns the hindrance by smoke, if any. */
    Optional<DefensiveFire.FireLane.Hindrance> hindrance() {
        return switch (smoked) {
            case NONE -> Optional.empty();
            case SOME -> Optional.of(DefensiveFire.FireLane.Hindrance.OTHER_SLIT_SMOKED);
            case SIDE -> Optional.of(DefensiveFire.FireLane.Hindrance.OTHER_SIDE_SMOKED);
            case ALL -> Optional.of(DefensiveFire.FireLane.Hindrance.SMOKED);
        };
    }

    String withDice() {
        return name + ' ' + left();
    }

    /** Returns the dice that its condition leaves it. */
    FiringBunker.Fire left() {
        return new FiringBunker.Fire(state.dice(fire.rof()), fire.toHit());
    }

    String diceInWords() {
        int dice = left().rof();
        return dice + (dice == 1 ? " die" : " dice") + ", " + fire.toHit().target() + " hits";
    }

    boolean mayFire() {
        return left().rof() > 0 && smoked != SmokedSlits.ALL;
    }

    /** Returns whether a win captures it if it is near enough: another Turret that is Bailed Out. */
    boolean mayBeCaptured() {
        return type == Strongpoint.TURRET
                && state == FiringBunker.FireState.BAILED_OUT
                && !name.equals(FiringBunker.ASSAULTED);
    }

    /** Notes that a given condition has precedence over the board, so that the difference is not overlooked. */
    void tellOtherwise(Condition taken, Checklist list) {
        if (state.condition() != taken) {
            list.note("{} is {} on the table; assumed {}, as given", name, state.condition(), taken);
        }
    }

    static Optional<TableBunker> named(String name, List<TableBunker> table) {
        return table.stream().filter(bunker -> bunker.name().equals(name)).findFirst();
    }

    /** Returns the Bunkers that may have a part in an assault: those of the defending side. */
    static List<TableBunker> of(Participants who) {
        Optional<Piece> at = who.at();
        if (at.flatMap(PieceValues::bunker).isEmpty()) {
            return List.of();
        }
        Grade toHit = who.by()
                .flatMap(unit -> unit.value(PieceValues.SKILL))
                .flatMap(Training::of)
                .map(training -> training.target().toString())
                .map(FiringBunker.FiringBunkerFormat.SCORES::parse)
                .orElse(OF_THE_UNKNOWN);
        List<TableBunker> table = new ArrayList<>();
        for (Piece piece : who.pieces()) {
            boolean assaulted = piece.name().equals(at.get().name());
            Optional<Strongpoint> type = PieceValues.bunker(piece);
            if (type.isPresent() && (assaulted || piece.owner().equals(at.get().owner()))) {
                table.add(new TableBunker(
                        assaulted ? FiringBunker.ASSAULTED : piece.name(),
                        type.get(),
                        new FiringBunker.Fire(
                                piece.value(Fire.ROF).orElse(1),
                                piece.value(Fire.TO_HIT).orElse(toHit)),
                        state(piece, type.get()),
                        SmokedSlits.of(piece)));
            }
        }
        return table;
    }

    private static FiringBunker.FireState state(Piece piece, Strongpoint type) {
        Condition state = piece.value(PieceValues.STATE).orElse(Condition.UNHARMED);
        if (state == Condition.PINNED && piece.is(Fire.PINNED_ROF, 2)) {
            return FiringBunker.FireState.PINNED_ROF_2;
        }
        return FiringBunker.FireState.of(type, state);
    }

    /** The format of Bunkers on the board: {@code north:nest:3x4+:pinned:all}; a battle fills them in. */
    static final class TableBunkerFormat implements ValueFormat<TableBunker> {
        private static final String SHAPE = "NAME:TYPE:ROFxTO-HIT:STATE[:SMOKED]";
        private static final NamedChoiceFormat<Strongpoint> TYPES = NamedChoiceFormat.of(Strongpoint.BUNKERS);
        private static final NamedChoiceFormat<FiringBunker.FireState> STATES =
                NamedChoiceFormat.of(FiringBunker.FireState.values());
        private static final NamedChoiceFormat<SmokedSlits> SMOKE = NamedChoiceFormat.of(SmokedSlits.values());

        @Override
        public TableBunker parse(String text) {
            String[] parts = text.split(":", -1);
            if (parts.length < 4 || parts.length > 5) {
                throw new BadValueException("is not in the form " + SHAPE + ", like north:nest:3x4+:pinned");
            }
            return new TableBunker(
                    PieceNameFormat.of(parts[0]),
                    ValuePart.parse("type", parts[1], TYPES),
                    FiringBunker.Fire.parse(parts[2]),
                    ValuePart.parse("state", parts[3], STATES),
                    parts.length == 4 ? SmokedSlits.NONE : ValuePart.parse("smoke", parts[4], SMOKE));
        }

        @Override
        public String show(TableBunker bunker) {
            String smoke = bunker.smoked() == SmokedSlits.NONE
                    ? ""
                    : ':' + bunker.smoked().id();
            return String.join(
                            ":",
                            bunker.name(),
                            bunker.type().id(),
                            bunker.fire().toString(),
                            bunker.state().id())
                    + smoke;
        }

        @Override
        public String label() {
            return "BUNKER";
        }

        @Override
        public String expects() {
            return "Bunkers as " + SHAPE + ", like north:nest:3x4+:pinned";
        }
    }
}
