package io.redoubt.rules.dh.leaving;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.pieces.PieceGuards;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.CrewReadings;
import io.redoubt.rules.dh.shared.D10Chance;
import io.redoubt.rules.dh.shooting.ShootForm;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.procedure.Settled;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Infantry enters a fortification and becomes its crew. The chapter covers only how a crew leaves. */
public final class Enter extends CaseProcedure<Enter.Entry, Enter.Arrival> {
    public static final String VERB = "enter";

    private static final int MOST = 1000;

    enum Arrival implements PlainName, Case.PlainEnd {
        /** Decided by the core rules. */
        ALLOWED,
        ENTERS
    }

    private static final SentenceTemplate BROUGHT_ALONG = SentenceTemplate.of(
            "{} carries {}, which is not a weapon of this fortification: note its owner [DH-LEAVE-06, DH-FIGHT-01]");

    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<TargetKind> AT =
            FIELDS.of("at", new TargetKind.Format(), "fortification they enter [DH-FIGHT-04]");
    private static final InputField<Integer> MEN =
            FIELDS.by().number("men", 1, MOST, "number of men who want to enter [DH-LEAVE-04, DH-GUTS-06]");
    private static final InputField<Integer> CREW =
            FIELDS.of("crew", WholeNumberFormat.of(0, MOST), 0, "men already inside [DH-GUTS-06]");
    private static final InputField<Integer> ROOM = FIELDS.number(
            "room", 1, MOST, "maximum number of men inside (default: the crew of its card) [DH-CARD-FMT-3]");

    private static final InputField<Boolean> ABANDONED =
            FIELDS.flag("abandoned", "its crew has left and abandoned its weapons [DH-LEAVE-06]");

    private static final InputField<D10Chance> GUTS = FIELDS.by().add(ShootForm.GUTS);

    public Enter() {
        super(
                VERB,
                "infantry enters a fortification and becomes its crew",
                FIELDS.form(Entry::read),
                Arrival.values(),
                new Example("a squad enters an empty loghouse", "--at glog --men 9"),
                new Example("four men are already inside", "--at glog --men 9 --crew 4"),
                new Example(
                        "its crew has left, and the abandoned weapons are lost",
                        "--at glog --men 9 --abandoned --reading dh.abandoned-weapons=lost"));
    }

    /**
     * Fills in the unit and the fortification it enters.
     *
     * @throws BadInputException if one of them cannot take part
     */
    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        PieceGuards.target(who, AT, defaults);
        who.at().ifPresent(work -> {
            boolean enemies = who.by().filter(unit -> isEnemy(unit, work)).isPresent();
            int inside = PieceFields.inside(work).orElse(0);
            if (work.has(PieceFields.OUTSIDE)) {
                throw PieceGuards.ruledOut(
                        work, " has driven-out men who are not a unit yet; use leave to take them out");
            }
            PieceGuards.mayStay(work);
            // The core rules decide about entering plain digging, even if it is held by an enemy (DH-CLASS-05).
            if (enemies && inside > 0 && PieceFields.work(work).isPresent()) {
                throw PieceGuards.ruledOut(work, " is held by the enemy; Close Assault it (DH-CC-03)");
            }
            defaults.put(CREW, inside, work);
            if (inside == 0 && work.has(PieceFields.LEFT) && !work.is(PieceFields.LEFT, PieceFields.Left.NO)) {
                defaults.put(ABANDONED, true, work);
            }
        });
        who.by().ifPresent(unit -> {
            if (!unit.kind().equals(PieceKind.UNIT)) {
                throw PieceGuards.bad(unit, " is not infantry; only a unit can enter a fortification");
            }
            PieceGuards.mustAct(unit);
            if (unit.is(PieceFields.PINS, PieceFields.ROUT)) {
                throw PieceGuards.ruledOut(unit, " has three Pin markers and Routs (DH-GUTS-05)");
            }
        });
    }

    private static boolean isEnemy(Piece unit, Piece work) {
        return !unit.owner().isEmpty()
                && !work.owner().isEmpty()
                && !unit.owner().equals(work.owner());
    }

    /** Returns whether a unit was the crew of this fortification, which still belongs to its side. */
    private static boolean isHome(Piece work, Piece unit) {
        return unit.is(PieceFields.HOME, work.name()) && unit.owner().equals(work.owner());
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        Reminders reminders = new Reminders(who).inTheOwnTurn();
        who.by()
                .filter(unit -> who.at().filter(work -> !isHome(work, unit)).isPresent())
                .ifPresent(unit -> unit.value(Leave.CARRY)
                        .ifPresent(carried ->
                                reminders.say(Reminder.of(unit, BROUGHT_ALONG, String.join(", ", carried)))));
        return reminders.all();
    }

    /** Removes or reduces the unit; the fortification gets its men, and the higher number of Pins (DH-GUTS-06). */
    @Override
    public List<Change> effects(Entry entry, Arrival end, Inputs asked, Participants who) {
        List<Change> changes = new ArrayList<>();
        if (end == Arrival.ALLOWED) {
            return changes;
        }
        who.at().ifPresent(work -> {
            PieceFields.FortificationChanges inside = new PieceFields.FortificationChanges(work);
            who.by()
                    .filter(unit -> !unit.owner().isEmpty() && !unit.owner().equals(work.owner()))
                    .ifPresent(unit -> changes.add(Change.of(work, Piece.OWNER, unit.owner())));
            inside.set(PieceFields.CREW, entry.inside() + entry.entering());
            int pins = Math.max(
                    number(Optional.of(work).filter(any -> entry.inside() > 0), PieceFields.PINS),
                    number(who.by(), PieceFields.PINS));
            inside.number(PieceFields.PINS, pins);
            PieceGuards.wentIn(work, entry.inside(), entry.entering(), who, inside);
            boolean strangers = who.by().filter(unit -> !isHome(work, unit)).isPresent();
            boolean others = strangers && entry.inside() == 0;
            if (others) {
                bringTheirOwn(entry.guts(), inside);
            }
            // Light machine guns that are not on the card stay with their men (DH-LEAVE-05).
            int lightGuns = others ? 0 : number(Optional.of(work), Leave.LIGHT_GUNS);
            inside.number(Leave.LIGHT_GUNS, lightGuns + number(who.by(), Leave.LIGHT_GUNS));
            Optional<Piece> home = who.by().filter(unit -> !strangers);
            weapons(entry, work, home.flatMap(unit -> unit.value(Leave.CARRY)).orElse(List.of()), inside);
            changes.addAll(inside.all());
        });
        who.by().ifPresent(unit -> {
            int outside = unit.value(PieceFields.MEN).orElse(entry.men()) - entry.entering();
            if (outside > 0) {
                changes.add(Change.of(unit, PieceFields.MEN, outside));
                unit.value(Leave.CARRY).ifPresent(inside -> changes.add(Change.drop(unit, Leave.CARRY)));
                unit.value(Leave.LIGHT_GUNS).ifPresent(inside -> changes.add(Change.drop(unit, Leave.LIGHT_GUNS)));
            } else {
                changes.add(Change.drop(unit, Change.KIND));
            }
        });
        return changes;
    }

    /**
     * Marks abandoned weapons as lost if the group plays so, and restores weapons that the crew brings back
     * (DH-LEAVE-06).
     */
    private static void weapons(
            Entry entry, Piece work, List<String> carried, PieceFields.FortificationChanges inside) {
        List<String> before = work.value(Leave.DESTROYED).orElse(List.of());
        List<String> gone = new ArrayList<>(entry.losesAbandoned() ? heavyWeapons(work) : before);
        List<String> back = new ArrayList<>(carried);
        back.removeIf(name -> !gone.remove(name));
        if (gone.isEmpty()) {
            inside.drop(Leave.DESTROYED);
        } else {
            inside.set(Leave.DESTROYED, gone);
        }
        if (!back.isEmpty()) {
            inside.set(Leave.CARRY, back);
        }
    }

    /** Returns the weapons of its own list, followed by others of its card. */
    public static List<String> heavyWeapons(Piece work) {
        List<String> own = work.value(ShootForm.HEAVY_WEAPON).orElse(List.of());
        List<String> all = new ArrayList<>(own);
        work.value(PieceFields.CARD)
                .ifPresent(card -> card.heavyWeapons().stream()
                        .filter(name -> Weapon.find(name, own) < 0)
                        .forEach(all::add));
        return all;
    }

    /** Replaces the Guts and drops the other values of the old crew: its second Pin, section, weapons and rifles. */
    private static void bringTheirOwn(Optional<D10Chance> guts, PieceFields.FortificationChanges inside) {
        guts.ifPresentOrElse(known -> inside.set(ShootForm.GUTS, known), () -> inside.drop(ShootForm.GUTS));
        List.of(ShootForm.SECOND_PIN, Leave.SECTION, Leave.CARRY, Leave.RIFLE_AP)
                .forEach(inside::drop);
    }

    private static int number(Optional<Piece> piece, InputField<Integer> of) {
        return piece.flatMap(found -> found.value(of)).orElse(0);
    }

    /**
     * Checked attempt to enter a fortification. No dice.
     *
     * @param inside number of men already inside
     * @param entering number of men who enter
     * @param guts Guts of the men who enter, if given
     * @param losesAbandoned true if the weapons abandoned by its crew are lost
     */
    record Entry(
            TargetKind at,
            Arrival end,
            int men,
            int inside,
            int entering,
            Optional<D10Chance> guts,
            boolean losesAbandoned,
            Checklist found)
            implements Settled<Arrival> {
        private static Entry read(Inputs in) {
            TargetKind at = in.get(AT);
            int men = in.get(MEN);
            int inside = in.get(CREW);
            Checklist list = new Checklist();
            boolean ours = isOurs(at, in, list);
            Optional<Integer> typed = in.find(ROOM);
            Optional<Integer> room =
                    typed.or(() -> at.asCard().map(card -> card.crew().men()));
            boolean crowded = ours && typed.isEmpty() && room.isPresent() && inside + men > room.get();
            if (crowded && in.reading(CrewReadings.ROOM) == CrewReadings.Room.ANY_NUMBER) {
                room = Optional.empty();
            }
            int entering = room.map(most -> Math.min(men, most - inside)).orElse(men);
            boolean left = ours && inside == 0 && in.get(ABANDONED);
            Optional<D10Chance> guts = in.find(GUTS);
            boolean armed =
                    at.asCard().filter(card -> card.heavyWeapons().isEmpty()).isEmpty();
            Optional<CrewReadings.Abandoned> abandoned =
                    left && armed ? Optional.of(in.reading(CrewReadings.ABANDONED)) : Optional.empty();
            boolean lost = abandoned.equals(Optional.of(CrewReadings.Abandoned.LOST));
            Arrival end = ours ? Arrival.ENTERS : Arrival.ALLOWED;
            Entry entry = new Entry(at, end, men, inside, entering, guts, lost, list);
            if (ours) {
                entry.judgeRoom(typed.isPresent() ? List.of() : List.of(RuleId.of("DH-CARD-FMT-3")));
                if (abandoned.isPresent()) {
                    list.note(
                            lost
                                    ? "The weapons that its crew abandoned are lost [DH-LEAVE-06]"
                                    : "The weapons that its crew abandoned can be manned again [DH-LEAVE-06]");
                }
            }
            return entry;
        }

        /** Returns whether it is a Fortification of the variant; the core rules cover all others. */
        private static boolean isOurs(TargetKind at, Inputs in, Checklist list) {
            if (at.asWork().isEmpty()) {
                list.note(
                        "A {} is not a Fortification; the core rules cover its occupants [DH-CLASS-05, DH-CLASS-02]",
                        at);
                return false;
            }
            if (AttackReadings.isWithoutVariant(in)) {
                list.note(AttackReadings.IN_PLAIN_COVER, at.asWork().get(), "going into it");
                return false;
            }
            return true;
        }

        /** Checks the number of men against the class and, if that is the limit, the crew of the card. */
        private void judgeRoom(List<RuleId> limit) {
            List<RuleId> sizes = new ArrayList<>(limit);
            boolean fort = at.asWork().equals(Optional.of(TargetKind.FortificationClass.FORT));
            sizes.add(0, RuleId.of(fort ? "DH-CLASS-07" : "DH-CLASS-06"));
            int most = inside + entering;
            if (entering <= 0) {
                found.forbid(SentenceTemplate.of("No room: {} of {} are inside").citing(sizes), inside, most);
                return;
            }
            found.note(
                    "The chapter covers only how a crew leaves; the core rules apply to men who enter [DH-FIGHT-12]");
            found.note(
                    inside == 0
                            ? "They are the crew from now on [DH-GUTS-06, DH-FIGHT-04]"
                            : "They are the crew from now on, one unit with the men already inside [DH-GUTS-06, DH-FIGHT-04]");
            if (entering < men) {
                found.note(
                        SentenceTemplate.of("It holds {}: {} enter, {} stay outside")
                                .citing(sizes),
                        FortificationState.men(most),
                        entering,
                        men - entering);
            }
        }

        @Override
        public Sentence headline() {
            return Sentence.of("{} into the {}", FortificationState.men(men), at.brief());
        }

        @Override
        public List<Quantity<Arrival>> quantities() {
            return end == Arrival.ALLOWED
                    ? List.of()
                    : List.of(new Quantity<>("inside", "men inside", any -> inside + entering));
        }

        @Override
        public Sentence verdict(Arrival end) {
            return end == Arrival.ALLOWED
                    ? Sentence.of(
                            "*ALLOWED*: {} into the {}; go on by the core rules.", FortificationState.men(men), at)
                    : Sentence.of("*IN*: {} inside the {}.", FortificationState.men(inside + entering), at);
        }
    }
}
