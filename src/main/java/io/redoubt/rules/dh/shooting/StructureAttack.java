package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.damage.AttackSequence;
import io.redoubt.rules.dh.damage.CrewGutsCheck;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.dh.damage.PenetrationEffects;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.shared.WeaponClass;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Attacks on a fortification itself by guns and similar weapons, flamethrowers or Explosives.
 *
 * @param attacks number of attacks, one after the other
 * @param way steps of one attack before the results table
 * @param penetrates true if the attack is known to penetrate
 * @param bounce Guts Check after a hit that does not penetrate, in one reading
 * @param cease condition that ends the fire
 */
record StructureAttack(
        TargetKind at,
        WeaponClass by,
        FortificationState start,
        int attacks,
        AttackSequence way,
        boolean penetrates,
        PenetrationEffects blasting,
        Optional<CrewGutsCheck> bounce,
        ShootForm.CeaseFire cease,
        Checklist found)
        implements Attack {
    static final Quantity<Shoot.AttackResult> SURVIVORS =
            new Quantity<>("survivors", "men left", result -> result.state().men());
    static final Quantity<Shoot.AttackResult> PINS =
            new Quantity<>("pins", "Pin markers", result -> result.state().pins());
    private static final Quantity<Shoot.AttackResult> ROW = new Quantity<>(
            "row", "row of the table", result -> result.state().last().row());

    /** Quantities of the target; Penetrating Hits end with its destruction. */
    static final List<Quantity<Shoot.AttackResult>> WORK = List.of(
            SURVIVORS,
            PINS,
            new Quantity<>(
                    "penetrating-hits",
                    "PH on the fortification",
                    result -> result.state().stands() ? result.state().marks() : 0),
            new Quantity<>(
                    "weapons-lost",
                    "heavy weapons lost",
                    result -> result.state().lost()),
            new Quantity<>(
                    "destroyed",
                    "fortifications destroyed",
                    result -> result.state().stands() ? 0 : 1));

    private static final int HIGHEST = 10;
    /** Maximum number of casualties of a blast. */
    private static final int BLAST = 10;

    @Override
    public Shoot.AttackResult resolve(Umpire umpire) {
        FortificationState end = attacks == 1
                ? attack(start, umpire)
                : umpire.repeat("Attack", attacks, start, (state, dice) -> oneOfMany(state, dice));
        return Shoot.AttackResult.of(end);
    }

    /** Makes one of several attacks. The result of each is dropped, because it would multiply the states. */
    private FortificationState oneOfMany(FortificationState state, Umpire umpire) {
        boolean over = !state.stands() || (cease == ShootForm.CeaseFire.EMPTY && !state.manned());
        return over ? state : attack(state, umpire).happened(FortificationState.Event.NONE);
    }

    private FortificationState attack(FortificationState state, Umpire umpire) {
        Optional<FortificationState.Event> stopped = way.stopped(umpire);
        if (stopped.isEmpty()) {
            return blasting.hit(state, umpire);
        }
        boolean check = stopped.get() == FortificationState.Event.NO_PENETRATION && bounce.isPresent();
        return (check ? bounce.get().check(state, umpire) : state).happened(stopped.get());
    }

    @Override
    public Attack.AttackOutcome outcome(Shoot.AttackResult result) {
        FortificationState state = result.state();
        if (!state.stands()) {
            return switch (state.crew()) {
                case FELL_BACK -> Attack.AttackOutcome.DESTROYED_FELL_BACK;
                case ROUTED -> Attack.AttackOutcome.DESTROYED_ROUTED;
                case INSIDE, GONE ->
                    state.fate() == FortificationState.Condition.ELIMINATED
                            ? Attack.AttackOutcome.ELIMINATED
                            : Attack.AttackOutcome.DESTROYED_EMPTY;
            };
        }
        Optional<Attack.AttackOutcome> gone =
                start.manned() ? Attack.AttackOutcome.gone(state.crew()) : Optional.empty();
        Attack.AttackOutcome outcome = gone.orElseGet(() -> standing(state));
        return state.lost() > start.lost() ? outcome.withWeaponLost() : outcome;
    }

    private Attack.AttackOutcome standing(FortificationState state) {
        if (state.pins() > start.pins()) {
            return Attack.AttackOutcome.PINNED;
        }
        Attack.AttackOutcome stands = start.manned() ? Attack.AttackOutcome.HOLDS : Attack.AttackOutcome.STANDS;
        return switch (state.last()) {
            case NOT_ACQUIRED -> Attack.AttackOutcome.NOT_ACQUIRED;
            case MISSED -> Attack.AttackOutcome.MISSED;
            case NO_PENETRATION -> Attack.AttackOutcome.NO_PENETRATION;
            case ROW_1, ROW_2, ROW_3, ROW_4, ROW_5, ROW_6 -> stands;
            case NONE -> state.equals(start) ? Attack.AttackOutcome.UNHARMED : stands;
        };
    }

    @Override
    public Optional<String> instead(Attack.AttackOutcome outcome) {
        boolean several = attacks > 1;
        return switch (outcome.plain()) {
            case NOT_ACQUIRED, MISSED, NO_PENETRATION ->
                several
                        ? Optional.of("several attacks have separate results; ask for unharmed, or use --shots 1")
                        : Optional.empty();
            case UNHARMED ->
                several
                        ? Optional.empty()
                        : Optional.of(
                                "one attack without effect is not-acquired, missed or no-penetration; ask for one of"
                                        + " these");
            case CASUALTIES ->
                Optional.of("a crew that loses men holds, is pinned, leaves or is wiped out; ask for one of these");
            case ALLOWED -> Optional.of(Attack.AttackOutcome.RESOLVED);
            case STANDS ->
                start.manned()
                        ? Optional.of("the fortification is manned; ask for an effect on its crew")
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    @Override
    public boolean isPossible(Attack.AttackOutcome outcome) {
        boolean nothingToLose =
                blasting.heavy().size() <= start.lost() || !reaches(PenetrationEffects.PenetratingHit.HEAVY);
        if (outcome.weaponLost() && nothingToLose) {
            return false;
        }
        boolean manned = start.manned();
        boolean flames = by == WeaponClass.FLAME_THROWER;
        boolean several = attacks > 1;
        boolean blastKillsAll = several || start.men() <= BLAST;
        return switch (outcome.plain()) {
            case NOT_ACQUIRED -> !several && way.acquire().isPresent();
            case MISSED -> !several && way.hit().isPresent();
            case NO_PENETRATION -> !several && !way.parts().isEmpty();
            case UNHARMED -> several;
            case STANDS -> !manned;
            case HOLDS -> manned;
            case PINNED -> manned && !flames && start.pins() < PieceFields.ROUT - 1;
            case FELL_BACK, DESTROYED_FELL_BACK ->
                manned
                        && blasting.morale()
                                .filter(check -> check.mayFallBack(start, attacks))
                                .isPresent();
            case ROUTED -> manned && (flames || start.pins() + attacks >= PieceFields.ROUT);
            case WIPED_OUT -> manned && blastKillsAll;
            case DESTROYED_ROUTED -> manned && reaches(PenetrationEffects.PenetratingHit.DESTROYED);
            case DESTROYED_EMPTY -> blastKillsAll && reaches(PenetrationEffects.PenetratingHit.DESTROYED);
            case ELIMINATED -> reaches(PenetrationEffects.PenetratingHit.ELIMINATED);
            default -> false;
        };
    }

    /** Returns whether the table can give this row or a worse one; several attacks are assumed to reach every row. */
    private boolean reaches(PenetrationEffects.PenetratingHit row) {
        int highest = blasting.tableDie().orElse(HIGHEST)
                + blasting.weaponModifier()
                + blasting.targetModifier()
                + start.marks();
        return attacks > 1
                || PenetrationEffects.PenetratingHit.of(highest, blasting.ways().ten())
                                .number()
                        >= row.number();
    }

    @Override
    public List<Quantity<Shoot.AttackResult>> quantities() {
        if (attacks > 1 || !penetrates) {
            return WORK;
        }
        List<Quantity<Shoot.AttackResult>> all = new ArrayList<>(List.of(ROW));
        all.addAll(WORK);
        return all;
    }

    @Override
    public String sentence(Attack.AttackOutcome outcome) {
        boolean falls = outcome == Attack.AttackOutcome.ELIMINATED || outcome == Attack.AttackOutcome.DESTROYED_EMPTY;
        return falls && !start.manned() ? "The empty {} is *DESTROYED*" : outcome.sentence();
    }

    @Override
    public String losses(Shoot.AttackResult result) {
        FortificationState state = result.state();
        if (!state.stands()) {
            return state.men() == 0 ? "" : state.left();
        }
        String lost = state.lost() == 1 ? ", 1 weapon lost" : ", " + state.lost() + " weapons lost";
        return state.left() + ", " + state.marks() + " PH" + (state.lost() == 0 ? "" : lost);
    }

    /** Records the crew, the Penetrating Hits, and the lost weapons in the order of the attacker (DH-PEN-15). */
    @Override
    public void leaves(FortificationState end, Piece piece, PieceFields.FortificationChanges changes) {
        if (start.manned()) {
            end.leavesMen(piece, changes);
            end.leavesPins(changes);
        }
        boolean stands = end.stands();
        changes.number(ShootForm.MARKS, stands ? end.marks() : 0);
        if (end.lost() > start.lost()) {
            changes.set(ShootForm.DESTROYED_WEAPON, blasting.heavy().subList(0, end.lost()));
        }
        if (!stands) {
            changes.set(PieceFields.DESTROYED, true);
        }
    }
}
