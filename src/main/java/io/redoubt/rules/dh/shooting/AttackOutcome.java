package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.hits.WorkCondition;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.input.Named;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What attacks on a fortification can come to, the mildest first. */
enum AttackOutcome implements Named {
    NOT_ACQUIRED("not-acquired", "The {} is not Acquired: the attack is *OVER*"),
    MISSED("missed", "The {} is *MISSED*"),
    NO_PENETRATION("no-penetration", "The {} is hit but *NOT PENETRATED*"),
    UNHARMED("unharmed", "The {} is *UNHARMED*"),
    CASUALTIES("casualties", "The crew of the {} has *CASUALTIES*"),
    /** Nobody was inside before: there is no crew to hold. */
    STANDS("stands", "The empty {} *STANDS*"),
    HOLDS("holds", "The crew of the {} *HOLDS*"),
    PINNED("pinned", "The crew of the {} is *PINNED*"),
    FELL_BACK("fell-back", "The crew of the {} *FALLS BACK*"),
    ROUTED("routed", "The crew of the {} *ROUTS* 9\" and leaves it"),
    WIPED_OUT("wiped-out", "The crew of the {} is *WIPED OUT*; the work stands"),
    DESTROYED_FELL_BACK("destroyed+fell-back", "The {} is *DESTROYED* after its crew fell back"),
    DESTROYED_ROUTED("destroyed+routed", "The {} is *DESTROYED* and its survivors Routed"),
    DESTROYED_EMPTY("destroyed+no-survivors", "The {} is *DESTROYED* and nobody survives"),
    ELIMINATED("eliminated", "The {} is *ELIMINATED* with everybody inside");

    /** Stands behind an outcome that costs a weapon as well. */
    static final String WEAPON_LOST = "+weapon-lost";

    private final String id;
    private final String sentence;

    AttackOutcome(String id, String sentence) {
        this.id = id;
        this.sentence = sentence;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return id.replace('-', ' ');
    }

    /** A sentence without its end, with a gap for the target. */
    String sentence() {
        return sentence;
    }

    /** Every outcome as scripts know it; those that leave the work standing may cost a weapon as well. */
    static List<String> names() {
        List<String> names = new ArrayList<>();
        for (AttackOutcome outcome : values()) {
            names.add(outcome.id);
            if (outcome.compareTo(STANDS) >= 0 && outcome.compareTo(WIPED_OUT) <= 0) {
                names.add(outcome.id + WEAPON_LOST);
            }
        }
        return List.copyOf(names);
    }

    static String name(Attack attack, AttackResult result) {
        AttackOutcome outcome = of(attack, result);
        boolean lost = attack instanceof StructureAttack one
                && result.state().fate() == WorkCondition.STANDS
                && result.state().lost() > one.start().lost();
        return lost ? outcome.id + WEAPON_LOST : outcome.id;
    }

    static AttackOutcome of(Attack attack, AttackResult result) {
        if (attack instanceof CrewFire fire) {
            return of(fire, result);
        }
        if (attack instanceof StructureAttack shots) {
            return of(shots, result.state());
        }
        throw new IllegalStateException("a barred shot has no outcome");
    }

    private static AttackOutcome of(CrewFire fire, AttackResult result) {
        WorkState state = result.state();
        return gone(state).orElseGet(() -> {
            if (state.pins() > fire.start().pins()) {
                return PINNED;
            }
            if (result.casualties() == 0) {
                return UNHARMED;
            }
            return fire.morale().isPresent() ? HOLDS : CASUALTIES;
        });
    }

    private static AttackOutcome of(StructureAttack shots, WorkState state) {
        if (state.fate() != WorkCondition.STANDS) {
            return switch (state.crew()) {
                case FELL_BACK -> DESTROYED_FELL_BACK;
                case ROUTED -> DESTROYED_ROUTED;
                case INSIDE, GONE -> state.fate() == WorkCondition.ELIMINATED ? ELIMINATED : DESTROYED_EMPTY;
            };
        }
        WorkState start = shots.start();
        Optional<AttackOutcome> gone = start.manned() ? gone(state) : Optional.empty();
        return gone.orElseGet(() -> {
            if (state.pins() > start.pins()) {
                return PINNED;
            }
            return switch (state.last()) {
                case NOT_ACQUIRED -> NOT_ACQUIRED;
                case MISSED -> MISSED;
                case NO_PENETRATION -> NO_PENETRATION;
                case ROW_1, ROW_2, ROW_3, ROW_4, ROW_5, ROW_6 -> start.manned() ? HOLDS : STANDS;
                case NONE -> state.equals(start) ? UNHARMED : start.manned() ? HOLDS : STANDS;
            };
        });
    }

    private static Optional<AttackOutcome> gone(WorkState state) {
        return switch (state.crew()) {
            case INSIDE -> Optional.empty();
            case FELL_BACK -> Optional.of(FELL_BACK);
            case ROUTED -> Optional.of(ROUTED);
            case GONE -> Optional.of(WIPED_OUT);
        };
    }
}
