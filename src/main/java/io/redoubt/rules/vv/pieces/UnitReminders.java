package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Warnings before a ruling. The owner of a hex is the owner of its position; its units may belong to another side. */
public final class UnitReminders {
    private final Participants who;
    private final HexOccupancy table;
    private final Reminders reminders;

    public UnitReminders(Participants who) {
        this.who = who;
        this.table = new HexOccupancy(who);
        this.reminders = new Reminders(who);
    }

    public UnitReminders againstTheEnemy() {
        Set<String> owners = new LinkedHashSet<>();
        table.targets().forEach(unit -> owners.add(unit.piece().owner()));
        Optional<String> acting = owner().or(() -> Optional.of(who.side()).filter(side -> !side.isEmpty()));
        if (acting.isPresent() && owners.contains(acting.get())) {
            String all = owners.size() == 1 ? "all units there belong to {}" : "some units there belong to {}";
            say(SentenceTemplate.of(all + ", the acting side"), acting.get());
        }
        return this;
    }

    public UnitReminders inTheOwnTurn() {
        owner().filter(acting -> !isTheirTurn(acting))
                .ifPresent(acting -> say(SentenceTemplate.of("it is the turn of {}, not of {}"), who.side(), acting));
        return this;
    }

    public UnitReminders inTurnOfAffectedSide() {
        who.at()
                .map(Piece::owner)
                .filter(owner -> !owner.isEmpty() && !isTheirTurn(owner))
                .ifPresent(owner -> say(SentenceTemplate.of("it is the turn of {}, not of {}"), who.side(), owner));
        return this;
    }

    /** Warns if the current phase is none of these, where phases are tracked. */
    public UnitReminders in(Phase... phases) {
        return in(RuleId.of("VV-CORE-63"), phases);
    }

    /** Warns of a wrong phase, citing a rule. */
    public UnitReminders in(RuleId why, Phase... phases) {
        boolean kept = !who.phase().isEmpty();
        if (kept && List.of(phases).stream().noneMatch(phase -> phase.id().equals(who.phase()))) {
            say(
                    SentenceTemplate.of("this is the {} phase, not the {} phase")
                            .citingFirst(why),
                    who.phase().replace('-', ' '),
                    Stream.of(phases).map(Phase::words).collect(Collectors.joining(" or ")));
        }
        return this;
    }

    /** Warns of a wrong phase only if the given phase is allowed, since the ruling itself rejects all others. */
    public UnitReminders meant(Optional<Phase> phase, RuleId why, Phase... phases) {
        return phase.filter(List.of(phases)::contains).isPresent() ? in(why, phases) : this;
    }

    /** Warns unless units fire in their own Fire Phase, at a moving unit, or in the enemy's Defensive Fire Phase. */
    public UnitReminders whenTheyFire() {
        Optional<String> acting = owner();
        if (acting.isPresent() && !isTheirTurn(acting.get())) {
            return in(Phase.MOVEMENT, Phase.DEFENSIVE_FIRE);
        }
        for (Unit unit : table.acting(HexOccupancy.Activity.FIRE)) {
            if (unit.is(UnitFields.MOVED) || unit.is(UnitFields.ADVANCED)) {
                reminders.say(unit.piece(), "{} has moved, but the Fire Phase comes before movement [VV-CORE-63]");
            }
        }
        table.leaderWhoHelped()
                .filter(leader -> !table.acting(HexOccupancy.Activity.FIRE).contains(leader))
                .ifPresent(leader -> reminders.say(
                        leader.piece(), "{} has fired, and a leader helps only one shot per turn [VV-CORE-64]"));
        return acting.isPresent() && !who.side().isEmpty() ? in(Phase.FIRE) : this;
    }

    /** Names the units that would act but did so before; the ruling rejects them. */
    public UnitReminders once(HexOccupancy.Activity activity, InputField<Boolean> flag, String done) {
        table.acting(activity).stream()
                .filter(unit -> unit.is(flag))
                .forEach(unit -> reminders.say(unit.piece(), "{} already " + done));
        return this;
    }

    /** Warns of casualty points that must be taken first. */
    public UnitReminders pendingDuties() {
        Set<Piece> pieces = new LinkedHashSet<>();
        who.at().ifPresent(pieces::add);
        table.hex().ifPresent(pieces::add);
        who.by().ifPresent(pieces::add);
        table.hexOf(who.by()).ifPresent(pieces::add);
        for (Piece piece : pieces) {
            piece.value(UnitFields.OWED)
                    .filter(points -> points > 0)
                    .ifPresent(points -> reminders.say(Reminder.of(piece, owed(piece))));
        }
        return this;
    }

    /** Adds a warning that the program cannot track an overrun through a hex that is not on the board. */
    public UnitReminders untrackedOverrun() {
        if (who.by().isPresent() && table.place().isEmpty()) {
            reminders.say(Reminder.of(
                    who.by().get(),
                    SentenceTemplate.of(
                            "the hex is not on the table; remember that {} overruns it and use assault --entered "
                                    + "[VV-CORE-50]")));
        }
        return this;
    }

    /** Adds a warning for units that must keep moving and cannot act here. */
    public UnitReminders mustKeepMoving() {
        table.acting(HexOccupancy.Activity.MOVE).stream()
                .filter(unit -> unit.is(UnitFields.PASSING))
                .forEach(unit -> reminders.say(Reminder.of(unit.piece(), passing(unit.piece()))));
        return this;
    }

    /** Warns that typed units are not those on the table, which then do not change. */
    public UnitReminders unchanged(Optional<List<UnitSpec>> typed) {
        List<Unit> struck = table.struck();
        Stream<List<Unit>> known = Stream.of(struck, table.targets(), table.moving());
        if (typed.isPresent() && !struck.isEmpty() && known.noneMatch(some -> Unit.are(some, typed.get()))) {
            say(SentenceTemplate.of("the units on the table differ from --units and do not change; remove --units"));
        }
        return this;
    }

    /** Returns the warning that a piece still has to take casualty points. */
    public static Sentence owed(Piece piece) {
        int points = piece.value(UnitFields.OWED).orElse(0);
        return Sentence.of(
                "{} still has {} to take: use survive {} [VV-CORE-20]",
                piece.name(),
                points == 1 ? "1 casualty point" : points + " casualty points",
                piece.name());
    }

    /** Returns the warning that a unit may not stop in its hex. */
    public static Sentence passing(Piece piece) {
        return Sentence.of("{} may not stop here; it must move on [VV-20.4-3, VV-20.3-13]", piece.name());
    }

    private Optional<String> owner() {
        return table.acting(HexOccupancy.Activity.MOVE).stream()
                .map(unit -> unit.piece().owner())
                .filter(owner -> !owner.isEmpty())
                .findFirst();
    }

    private boolean isTheirTurn(String side) {
        return who.side().isEmpty() || who.side().equals(side);
    }

    private void say(SentenceTemplate remark, Object... values) {
        reminders.say(Sentence.of(remark, values));
    }

    public List<Reminder> all() {
        return reminders.all();
    }
}
