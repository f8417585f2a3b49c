package io.redoubt.rules.lg.damage;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.SequentialChanges;
import io.redoubt.rules.lg.pieces.SharedPieceDefaults;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.Surface;
import io.redoubt.rules.lg.shared.TenthsChance;
import io.redoubt.rules.lg.shared.Weapon;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collapse checks of damaged structures, turn by turn. */
public final class Collapse extends CaseProcedure<Collapse.DamagedStructure, Collapse.Hold> {
    /** The verb, which the upkeep of a turn uses too. */
    public static final String VERB = "collapse";

    static final InputField<Integer> TURNS = InputField.number(
                    "turns", 1, AttackSeries.MOST_COUNTED, "number of turns [LG-COLLAPSE-01]")
            .or(1);

    static final InputField<YesNo> NEW_DAMAGE =
            InputField.choice("new-damage", YesNo.class, "damage since its last check [LG-COLLAPSE-01]");

    private static final int HUNDRED = 100;
    private static final Test TENS = test(Die.D10);
    private static final Test PERCENTILE = test(new Die(HUNDRED));

    enum State implements PlainName {
        STANDS,
        DESTROYED,
        COLLAPSES
    }

    /** State between turns: points lost, whether there is unchecked damage, and turns begun until the fall. */
    record Hold(State end, int lost, boolean fresh, int turns) implements Case.Result {}

    record Attack(StructureAttack strike, DamageCost toll) {}

    public Collapse(Penetration penetration) {
        super(
                VERB,
                "check whether a damaged structure collapses, over some turns",
                new FormBuilder()
                        .with(SharedInputs.DAMAGE, SharedInputs.POINTS, TURNS, NEW_DAMAGE)
                        .with(Occupants.TROOPS, SharedInputs.WHO_IS_INSIDE, SharedInputs.VARIANT)
                        .with(SharedInputs.ATTACK_FACTOR, SharedInputs.EFFECT_AREA, SharedInputs.NUCLEAR)
                        .with(SharedInputs.WEAPON, SharedInputs.HIT, SharedInputs.PENETRATE, SharedInputs.MATERIAL)
                        .with(SharedInputs.ROOF, SharedInputs.ARMOR_CLASS, SharedInputs.LAYERS, penetration.table())
                        .form(in -> read(in, penetration)),
                State.values(),
                new Example("40 % damage", "--damage 40 --points 100"),
                new Example("9 of 20 points, three turns", "--damage 9 --points 20 --turns 3"),
                new Example(
                        "attacked once per turn, variant 2",
                        "--damage 8 --points 20 --turns 2 --variant 2 --attack-factor 7 --hit 7/10 --penetrate 6/10"),
                new Example("by percentile dice", "--damage 9 --points 20 --reading lg.collapse-percent=exact"),
                new Example(
                        "checked only after new damage",
                        "--damage 9 --points 20 --turns 3 --reading lg.collapse-checks=after-damage"),
                new Example("no points left", "--damage 20 --points 20"));
    }

    /** Returns the structure, because a collapse happens to it. */
    @Override
    public Role actor() {
        return Role.AT;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        SharedPieceDefaults.mustBe(PieceState::isBuilt, "a structure", who, VERB);
        defaults.take(who.at(), SharedInputs.POINTS, SharedInputs.DAMAGE, NEW_DAMAGE);
        StructureOccupants.name(who, SharedInputs.WHO_IS_INSIDE, defaults);
        who.at().ifPresent(piece -> {
            SharedPieceDefaults.damage(piece, defaults);
            StructureOccupants.of(piece, who.pieces()).count(Occupants.TROOPS, defaults);
        });
    }

    @Override
    public List<Change> effects(DamagedStructure strain, Hold hold, Inputs asked, Participants who) {
        SequentialChanges marks = new SequentialChanges(who, asked);
        who.at().filter(PieceState::isBuilt).ifPresent(piece -> {
            if (hold.end() != State.STANDS) {
                marks.lose(piece, strain.inmates().lost());
                marks.destroyed(piece);
                Section.takeOff(piece, marks);
            } else if (hold.lost() == strain.damage()) {
                marks.set(piece, PieceState.NEW_DAMAGE, YesNo.NO);
            } else {
                marks.damage(piece, hold.lost(), strain.points());
                Section.takeOff(piece, hold.lost(), marks);
            }
        });
        return marks.changes();
    }

    private static Test test(Die die) {
        return Test.of("Collapse [LG-COLLAPSE-03, LG-COLLAPSE-01, LG-CORE-01]", die, "stands", "collapses");
    }

    private static DamagedStructure read(Inputs in, Penetration penetration) {
        Weapon.check(in, penetration);
        int points = in.get(SharedInputs.POINTS);
        int damage = AttackSeries.damage(in, points);
        int turns = in.get(TURNS);
        Optional<Attack> attack = in.find(SharedInputs.VARIANT).map(variant -> {
            DamageCost toll = DamageCost.of(in, variant, penetration);
            return new Attack(HitAndPenetration.read(in, Surface.read(in), penetration), toll);
        });
        boolean between = attack.isPresent() || damage * TenthsChance.SIDES % points != 0;
        Readings.Percent percent =
                between ? in.reading(Readings.COLLAPSE_PERCENT) : Readings.COLLAPSE_PERCENT.standard();
        boolean old = in.find(NEW_DAMAGE).equals(Optional.of(YesNo.NO));
        Readings.Checks checks =
                old || turns > 1 ? in.reading(Readings.COLLAPSE_CHECKS) : Readings.COLLAPSE_CHECKS.standard();
        boolean fresh = !old || checks == Readings.Checks.EVERY_TURN;
        Occupants inmates = Occupants.ofFalling(in);
        Checklist list = new Checklist();
        list.note(
                damage < points
                        ? "{} of {} points are {} %: checked as each turn begins [LG-COLLAPSE-01, LG-COLLAPSE-02]"
                        : "{} of {} points are {} %: nothing is left to check [LG-COLLAPSE-01, LG-DMG-16]",
                damage,
                points,
                damage * HUNDRED / points);
        inmates.check(list);
        attack.ifPresent(each -> each.toll().check(points, list));
        Optional<String> inside = in.find(SharedInputs.WHO_IS_INSIDE);
        Sentence headline = Sentence.of("a damaged structure, {} of {} points lost", damage, points);
        return new DamagedStructure(
                headline, points, damage, fresh, turns, percent, checks, attack, inmates, inside, list);
    }

    /**
     * A damaged structure over some turns, which begin with a check; an attack may follow.
     *
     * @param fresh whether the damage is unchecked
     * @param percent treatment of damage between tens (LG-Q05)
     * @param checks treatment of damage that was checked (LG-Q06)
     * @param inside description of the occupants
     */
    record DamagedStructure(
            Sentence headline,
            int points,
            int damage,
            boolean fresh,
            int turns,
            Readings.Percent percent,
            Readings.Checks checks,
            Optional<Attack> attack,
            Occupants inmates,
            Optional<String> inside,
            Checklist found)
            implements Judged<Hold> {
        private Hold start() {
            State state = damage >= points ? State.DESTROYED : State.STANDS;
            return new Hold(state, damage, fresh, 0);
        }

        @Override
        public Hold resolve(Umpire umpire) {
            return turns == 1 ? turn(start(), umpire) : umpire.repeat("Turn", turns, start(), this::turn);
        }

        private Hold turn(Hold before, Umpire umpire) {
            if (before.end() != State.STANDS) {
                if (before.turns() == 0) {
                    umpire.note("All points are gone: destroyed, untenable, no check [LG-DMG-16, LG-COLLAPSE-01]");
                }
                return new Hold(before.end(), before.lost(), false, Math.max(1, before.turns()));
            }
            int turn = before.turns() + 1;
            if (!holds(before, umpire)) {
                return new Hold(State.COLLAPSES, before.lost(), false, turn);
            }
            boolean unchecked = before.fresh() && checks == Readings.Checks.EVERY_TURN;
            if (attack.isEmpty()) {
                return new Hold(State.STANDS, before.lost(), unchecked, turn);
            }
            int lost = attack.get().toll().after(attack.get().strike().strike(umpire), before.lost(), points, umpire);
            boolean fresh = checks == Readings.Checks.EVERY_TURN || lost > before.lost();
            return new Hold(lost >= points ? State.DESTROYED : State.STANDS, lost, fresh, turn);
        }

        private boolean holds(Hold before, Umpire umpire) {
            if (before.lost() == 0) {
                umpire.note("Undamaged: no check [LG-COLLAPSE-01, LG-COLLAPSE-03]");
                return true;
            }
            if (!before.fresh()) {
                umpire.note("No new damage: no check (reading) [LG-COLLAPSE-01]");
                return true;
            }
            return umpire.test(percent == Readings.Percent.EXACT ? PERCENTILE : TENS, need(before.lost()));
        }

        private RequiredRoll need(int lost) {
            int share = lost * HUNDRED / points;
            int stands = switch (percent) {
                case WHOLE_TENS -> TenthsChance.SIDES - lost * TenthsChance.SIDES / points;
                case HALF_UP -> TenthsChance.SIDES - (2 * lost * TenthsChance.SIDES + points) / (2 * points);
                case EXACT -> HUNDRED - share;
            };
            return RequiredRoll.of(Target.atMost(stands), share + " % damage");
        }

        @Override
        public List<State> shown() {
            if (damage >= points) {
                return List.of(State.DESTROYED);
            }
            return attack.isPresent() ? List.of(State.values()) : List.of(State.STANDS, State.COLLAPSES);
        }

        @Override
        public List<Quantity<Hold>> quantities() {
            List<Quantity<Hold>> quantities = new ArrayList<>();
            if (attack.isPresent()) {
                quantities.add(new Quantity<>(
                        "points-lost",
                        "points lost (all " + points + " if it fell)",
                        hold -> hold.end() == State.STANDS ? hold.lost() : points));
            }
            quantities.add(Quantity.within(
                    turns,
                    "collapses-in-turn",
                    "turns until it collapses",
                    hold -> hold.end() == State.COLLAPSES ? hold.turns() : turns + 1));
            quantities.addAll(inmates.quantities(hold -> hold.end() == State.STANDS ? 0 : inmates.lost()));
            return quantities;
        }

        @Override
        public Sentence verdict(Hold hold) {
            return switch (hold.end()) {
                case STANDS -> Sentence.of("It *STANDS*: {} of {} points lost. [LG-COLLAPSE-01]", hold.lost(), points);
                case DESTROYED ->
                    Sentence.of("It is *DESTROYED*: no troops may move through it or stay in it. [LG-DMG-16]");
                case COLLAPSES -> fallen(hold);
            };
        }

        /** Returns the verdict of a collapse with the occupants, because a turn report shows only the verdict. */
        private Sentence fallen(Hold hold) {
            String when = turns == 1
                    ? "It *COLLAPSES* as the turn begins"
                    : "It *COLLAPSES* as turn " + hold.turns() + " begins";
            Optional<String> who = inside.or(() -> inmates.troops().map(String::valueOf));
            if (who.isEmpty()) {
                return Sentence.of(SentenceTemplate.of(when + ". [LG-COLLAPSE-01, LG-DMG-16]"));
            }
            String fate = inmates.lost() > 0 ? "out of action." : "decide yourselves what happens to them.";
            return Sentence.of(
                    SentenceTemplate.of(when + "; inside: {}; " + fate + " [LG-COLLAPSE-01, LG-DMG-16]"), who.get());
        }
    }
}
