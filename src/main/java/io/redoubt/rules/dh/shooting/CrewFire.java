package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.cards.GunOfCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.damage.CrewGutsCheck;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.shared.CrewReadings;
import io.redoubt.rules.dh.shared.WeaponClass;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Target;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Fire of small arms at the men inside: hits, wounds, and a Guts Check after casualties.
 *
 * @param ours true if the variant applies to its target
 * @param counted true if the number of men is known
 * @param shots shots of one attack
 * @param volleys number of attacks, one after the other
 * @param acquires true if the weapon has to Acquire first by its card
 * @param wound roll to wound
 * @param morale Guts Check; empty if the Guts are unknown or the core rules decide
 */
record CrewFire(
        TargetKind at,
        WeaponClass by,
        boolean ours,
        FortificationState start,
        boolean counted,
        int shots,
        int volleys,
        boolean acquires,
        ToHit toHit,
        RequiredRoll wound,
        Optional<CrewGutsCheck> morale,
        Checklist found)
        implements Attack {
    private static final int MOST_HITS = 100;
    private static final Test WOUND = Test.of("Wound [DH-SMALLARMS-06, DH-CORE-03]", Die.D10, "casualty", "no wound");
    private static final Test WOUND_IN_COVER = Test.of("Wound [DH-CORE-03]", Die.D10, "casualty", "no wound");

    static CrewFire read(AttackFactory attack) {
        Inputs in = attack.in();
        TargetKind at = attack.at();
        Checklist list = new Checklist();
        judgeTarget(attack, list);
        attack.firers().check(list);
        Optional<GunOfCard> gun = in.find(ShootForm.GUN);
        Optional<Weapon> weapon = gun.map(GunOfCard::weapon);
        Optional<Weapon.Profile> profile = weapon.flatMap(Weapon::profile);
        int shots = AttackFactory.shots(in, profile);
        int volleys = in.get(ShootForm.VOLLEYS);
        boolean gains = in.find(ShootForm.SPECIAL)
                .or(() -> weapon.map(Weapon::special))
                .equals(Optional.of(Weapon.Special.FIRE_AND_ACQUIRE));
        boolean own = gains && in.reading(CrewReadings.FIRE_BONUS) == CrewReadings.Bonus.OWN_NUMBERS;
        boolean acquires = weapon.map(from -> from.kind() == Weapon.Kind.MACHINE_GUN && from.acquires())
                .orElse(gains);
        List<RuleId> cites = new ArrayList<>(List.of(RuleId.of("DH-FIGHT-12")));
        weapon.ifPresent(from -> cites.add(from.cite()));
        if (own) {
            list.note(SentenceTemplate.of("+1 Fire/Acq on its card: +1 on accuracy")
                    .citing(cites));
        }
        if (acquires) {
            list.note(SentenceTemplate.of("It must Acquire first (core rules): assumed Acquired")
                    .citing(cites));
        }
        ToHit toHit = ToHit.read(attack, own ? 1 : 0, list);
        int ap = in.get(ShootForm.AP, profile.map(Weapon.Profile::armourPiercing));
        Optional<Integer> crew = in.find(ShootForm.CREW)
                .or(() -> at.asCard().map(card -> card.crew().men()));
        if (crew.isEmpty()) {
            list.note("No crew given: casualties are not capped by it [DH-CARD-FMT-3]");
        } else if (at.asCard().isPresent()) {
            list.note(
                    SentenceTemplate.of("{} inside [DH-CARD-FMT-3]")
                            .citingFirst(at.asCard().get().cites().crew()),
                    FortificationState.men(crew.get()));
        }
        int pins = in.get(ShootForm.PINS);
        Optional<CrewGutsCheck> morale = Optional.empty();
        if (attack.ours()) {
            morale = in.find(ShootForm.GUTS)
                    .map(guts -> AttackFactory.morale(in, guts, gun, CrewGutsCheck.Cause.SMALL_ARMS));
            list.note(
                    morale.isPresent()
                            ? "A Guts Check only after casualties, one for the whole crew [DH-GUTS-01, DH-GUTS-06]"
                            : "No Guts given: make the Guts Check at the table [DH-GUTS-01, DH-CORE-04]");
        }
        weapon.ifPresent(from -> list.note(
                SentenceTemplate.of("Modified by {} (MM of the {})")
                        .citing(List.of(
                                RuleId.of("DH-GUTS-02"),
                                RuleId.of("DH-FIGHT-12"),
                                RuleId.of("DH-CORE-09"),
                                from.cite())),
                gun.get().moraleModifier(),
                from.name()));
        // An unknown number of men is assumed larger than the number of shots.
        FortificationState start = FortificationState.of(crew.orElse(shots * volleys + 1), pins, 0, 0);
        RequiredRoll wound = RequiredRoll.of(Target.atMost(ap), "AP " + ap);
        boolean counted = crew.isPresent();
        return new CrewFire(
                at, attack.by(), attack.ours(), start, counted, shots, volleys, acquires, toHit, wound, morale, list);
    }

    /** Notes the cover of the men, and that such fire may be aimed at them. */
    private static void judgeTarget(AttackFactory attack, Checklist list) {
        if (attack.at() == TargetKind.Normal.FIGHTING_POSITION) {
            list.note("A fighting position is a foxhole by another name [DH-CLASS-03, DH-CLASS-02, DH-CLASS-05]");
        } else if (attack.at().asWork().isEmpty()) {
            list.note("A {} is a normal structure, not a Fortification [DH-CLASS-02, DH-CLASS-05]", attack.at());
        } else if (!attack.ours()) {
            list.note("The group plays without the variant: plain cover [DH-SIMPLE-02, DH-SIMPLE-01, DH-INTRO-02]");
        } else if (attack.by() == WeaponClass.AT_RIFLE) {
            list.note("The anti-tank rifle is declared to fire as small arms [DH-SMALLARMS-10, DH-SMALLARMS-11]");
        } else {
            list.note("Small arms may fire at the men inside, from any side [DH-SMALLARMS-01, DH-SMALLARMS-07]");
        }
    }

    @Override
    public Shoot.AttackResult resolve(Umpire umpire) {
        Shoot.AttackResult before = Shoot.AttackResult.of(start);
        return volleys == 1
                ? volley(before, umpire)
                : umpire.repeat("Volley", volleys, before, (state, dice) -> volley(state, dice));
    }

    @Override
    public Attack.AttackOutcome outcome(Shoot.AttackResult result) {
        FortificationState state = result.state();
        return Attack.AttackOutcome.gone(state.crew()).orElseGet(() -> {
            if (state.pins() > start.pins()) {
                return Attack.AttackOutcome.PINNED;
            }
            if (result.casualties() == 0) {
                return Attack.AttackOutcome.UNHARMED;
            }
            return morale.isPresent() ? Attack.AttackOutcome.HOLDS : Attack.AttackOutcome.CASUALTIES;
        });
    }

    @Override
    public Optional<String> instead(Attack.AttackOutcome outcome) {
        return switch (outcome.plain()) {
            case MISSED -> Optional.of("some of many shots hit and others miss; ask for unharmed");
            case NOT_ACQUIRED ->
                acquires ? Optional.of("it is assumed Acquired by the core rules; ask for unharmed") : Optional.empty();
            case WIPED_OUT ->
                !counted ? Optional.of("the number of men inside is unknown; give --crew") : Optional.empty();
            case STANDS -> Optional.of("the fortification is manned; ask for an effect on its crew");
            case ALLOWED -> Optional.of(Attack.AttackOutcome.RESOLVED);
            case CASUALTIES ->
                morale.isPresent()
                        ? Optional.of(
                                "a crew that loses men holds, is pinned, leaves or is wiped out; ask for one of these,"
                                        + " or for unharmed")
                        : Optional.empty();
            case HOLDS, PINNED, FELL_BACK, ROUTED ->
                morale.isPresent()
                        ? Optional.empty()
                        : Optional.of(
                                ours
                                        ? "the Guts value is unknown; give --guts, or ask for casualties"
                                        : "the core rules decide its Guts Check; ask for casualties");
            default -> Optional.empty();
        };
    }

    @Override
    public boolean isPossible(Attack.AttackOutcome outcome) {
        boolean checks = morale.isPresent();
        return switch (outcome) {
            case UNHARMED -> true;
            case CASUALTIES -> !checks;
            case HOLDS -> checks;
            case PINNED -> checks && start.pins() < PieceFields.ROUT - 1;
            case FELL_BACK -> checks && morale.get().mayFallBack(start, volleys);
            case ROUTED -> checks && start.pins() + volleys >= PieceFields.ROUT;
            case WIPED_OUT -> start.men() <= shots * volleys;
            default -> false;
        };
    }

    @Override
    public List<Quantity<Shoot.AttackResult>> quantities() {
        List<Quantity<Shoot.AttackResult>> all = new ArrayList<>();
        if (countsHits()) {
            all.add(new Quantity<>("hits", "hits", Shoot.AttackResult::hits));
        }
        all.add(new Quantity<>("casualties", "casualties", Shoot.AttackResult::casualties));
        if (counted) {
            all.add(StructureAttack.SURVIVORS);
        }
        if (morale.isPresent()) {
            all.add(StructureAttack.PINS);
        }
        return all;
    }

    @Override
    public String losses(Shoot.AttackResult result) {
        String lost = result.casualties() == 1 ? "1 casualty" : result.casualties() + " casualties";
        return !counted ? lost : lost + ", " + result.state().left();
    }

    @Override
    public void leaves(FortificationState end, Piece piece, PieceFields.FortificationChanges changes) {
        if (counted) {
            end.leavesMen(piece, changes);
        }
        if (morale.isPresent()) {
            end.leavesPins(changes);
        }
    }

    /** Returns whether hits are counted besides casualties: for many shots they would multiply the states. */
    private boolean countsHits() {
        return volleys == 1 && shots <= MOST_HITS;
    }

    private Shoot.AttackResult volley(Shoot.AttackResult before, Umpire umpire) {
        if (!before.state().manned()) {
            return before;
        }
        Shoot.AttackResult fired = umpire.volley(
                "Shot", toHit.firstTest(), toHit.first(), shots, before, (state, dice) -> success(state, dice));
        boolean fell = fired.casualties() > before.casualties();
        return fell && morale.isPresent()
                ? new Shoot.AttackResult(
                        fired.hits(), fired.casualties(), morale.get().check(fired.state(), umpire))
                : fired;
    }

    private Shoot.AttackResult success(Shoot.AttackResult state, Umpire umpire) {
        if (!state.state().manned()
                || (toHit.second().isPresent()
                        && !umpire.test(toHit.secondTest(), toHit.second().get()))) {
            return state;
        }
        Test test = at.asWork().isPresent() ? WOUND : WOUND_IN_COVER;
        int hits = state.hits() + (countsHits() ? 1 : 0);
        return umpire.test(test, wound)
                ? new Shoot.AttackResult(
                        hits, state.casualties() + 1, state.state().without(1))
                : new Shoot.AttackResult(hits, state.casualties(), state.state());
    }
}
