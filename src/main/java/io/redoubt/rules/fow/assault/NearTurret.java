package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.Reach;
import io.redoubt.rules.fow.shared.SharedReadings;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.DistanceFormat;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.ValuePart;
import io.redoubt.rules.procedure.Checklist;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A Turret near an assault.
 *
 * @param name name of the Turret
 * @param said its condition when the assault is won, if given or known from the board
 * @param distance its distance from the nearest assaulting team
 */
record NearTurret(String name, Optional<Condition> said, Distance distance) {
    private static final Reach REACH = new Reach(4, 10);

    Condition state() {
        return said.orElseThrow();
    }

    /** Reads the named Turrets, and lists others that a won assault may capture. */
    static List<NearTurret> read(Inputs in, Checklist list) {
        List<TableBunker> table = in.find(AssaultForm.ON_TABLE).orElse(List.of());
        List<NearTurret> turrets = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (NearTurret named : BunkerAssault.named(
                in, AssaultForm.TURRET, table, TableBunker::mayBeCaptured, bunker -> "Bailed Out")) {
            if (!names.add(named.name())) {
                throw new BadInputException(
                        "--turret: " + named.name() + " is named twice; give each Turret its own name");
            }
            Optional<TableBunker> known =
                    TableBunker.named(named.name(), table).filter(bunker -> bunker.type() == Strongpoint.TURRET);
            NearTurret turret = known.map(named::as).orElse(named);
            if (turret.said().isEmpty()) {
                throw new BadInputException(
                        "--turret: " + turret.name() + " is not a Turret of the defender on the table;"
                                + " give its state, like " + turret.name() + ":bailed-out:3in");
            }
            known.ifPresent(bunker -> bunker.tellOtherwise(turret.state(), list));
            turrets.add(turret);
        }
        table.stream()
                .filter(bunker -> bunker.mayBeCaptured() && !names.contains(bunker.name()))
                .forEach(bunker -> list.note(
                        "{} is Bailed Out: if it is near, a win captures it; give --turret {}:3in [FOW-ASLT-17]",
                        bunker.name(),
                        bunker.name()));
        return turrets;
    }

    /** Returns the Turrets captured by a win: Bailed Out, and within 4"/10 cm of the teams. */
    static List<NearTurret> taken(Inputs in, List<NearTurret> turrets, Checklist list) {
        List<Distance> measured = turrets.stream()
                .filter(turret -> turret.state() == Condition.BAILED_OUT)
                .map(NearTurret::distance)
                .toList();
        SharedReadings.Within within = REACH.reading(in, measured);
        List<NearTurret> taken = new ArrayList<>();
        for (NearTurret turret : turrets) {
            if (turret.state() != Condition.BAILED_OUT) {
                list.note(
                        "{} is {}: only a Turret that is Bailed Out is captured [FOW-ASLT-17]",
                        turret.name(),
                        turret.state());
                continue;
            }
            boolean near = REACH.covers(turret.distance(), within);
            list.note(
                    near
                            ? "{}, Bailed Out, {} away, within {}: captured after a win [FOW-ASLT-17]"
                            : "{}, Bailed Out, {} away, not within {}: not captured [FOW-ASLT-17]",
                    turret.name(),
                    turret.distance(),
                    REACH);
            if (near) {
                taken.add(turret);
            }
        }
        return taken;
    }

    /** Returns a copy that takes a missing condition from the board. */
    NearTurret as(TableBunker known) {
        return new NearTurret(name, said.or(() -> Optional.of(known.state().condition())), distance);
    }

    /** The format of Turrets near an assault: {@code T2:bailed-out:3in}. */
    static final class NearTurretFormat implements ValueFormat<NearTurret> {
        private static final String SHAPE = "NAME:STATE:DISTANCE";
        private static final NamedChoiceFormat<Condition> STATES =
                NamedChoiceFormat.of(Strongpoint.TURRET.conditions());
        private static final DistanceFormat DISTANCES = new DistanceFormat();

        @Override
        public NearTurret parse(String text) {
            String[] parts = text.split(":", -1);
            if (parts.length < 2 || parts.length > 3) {
                throw new BadValueException("is not in the form " + SHAPE + ", like T2:bailed-out:3in");
            }
            int last = parts.length - 1;
            // The board knows the condition of its Turrets, so a distance is enough for them.
            return new NearTurret(
                    PieceNameFormat.of(parts[0]),
                    last == 1 ? Optional.empty() : Optional.of(ValuePart.parse("state", parts[1], STATES)),
                    ValuePart.parse("distance", parts[last], DISTANCES));
        }

        @Override
        public List<ValuePart> parts() {
            return FiringBunker.FiringBunkerFormat.NAME_AND_DISTANCE;
        }

        @Override
        public String show(NearTurret turret) {
            String state = turret.said().map(said -> ':' + said.id()).orElse("");
            return turret.name() + state + ':' + DISTANCES.show(turret.distance());
        }

        @Override
        public String label() {
            return "TURRET";
        }

        @Override
        public String expects() {
            return "Turrets as " + SHAPE + ", like T2:bailed-out:3in";
        }
    }
}
