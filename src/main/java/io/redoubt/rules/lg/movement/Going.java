package io.redoubt.rules.lg.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.PieceState.StructureState;
import io.redoubt.rules.lg.shared.FieldworkType;
import io.redoubt.rules.lg.shared.FireFromFieldworks;
import io.redoubt.rules.lg.shared.Penetration;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.Optional;
import java.util.function.IntSupplier;

/**
 * Judges troops or vehicles at a structure or a fire. Each method reads the inputs of one rule and adds its findings to
 * the checklist.
 */
final class Going {
    private static final int FOXHOLE = 2;

    private final Inputs in;
    private final Penetration penetration;
    private final Checklist list = new Checklist();

    Going(Inputs in, Penetration penetration) {
        this.in = in;
        this.penetration = penetration;
    }

    /** Judges a passage through burning ground or a structure, or an attack by the fire that troops are in. */
    PassageCase through() {
        // The fire attacks caught troops whatever is left of the structure.
        boolean caught = in.find(Cross.CAUGHT).isPresent();
        if (!caught && (!meetsFire() || isOver())) {
            return new PassageCase(
                    Sentence.of("passing through a position"),
                    action(),
                    Optional.empty(),
                    PassageCase.End.CROSSES,
                    Sentence.of("They *CROSS*."),
                    list);
        }
        Cross.Passer who = in.get(Cross.AS);
        int troops = in.get(SharedInputs.TROOPS);
        factor();
        int attacks = attacks();
        Cross.Action action = action();
        return new PassageCase(
                Sentence.of(
                        SentenceTemplate.of(caught ? "caught in a burning area" : "passing through a burning area")),
                action,
                Optional.of(fire(who, troops, attacks)),
                PassageCase.End.CROSSES,
                Sentence.of(SentenceTemplate.of(
                        switch (who) {
                            case TROOPS ->
                                caught ? "*NO LOSSES* to the fire. [LG-FIRE-32]" : "They *CROSS* without losses.";
                            case VEHICLE ->
                                caught
                                        ? "The fire attacks: armor *HOLDS*. [LG-FIRE-32]"
                                        : "They *CROSS*: armor holds. [LG-FIRE-32]";
                        })),
                list);
    }

    /** Judges whether troops may be in a position, pass through it or fire from it. */
    PassageCase into() {
        FieldworkType type = in.get(SharedInputs.TYPE);
        StructureState state = in.get(Occupy.STRUCTURE);
        Cross.Action action = in.get(Occupy.ACTION);
        boolean burning = in.get(SharedInputs.BURNING);
        boolean entering = burning && in.find(Occupy.ENTERING).equals(Optional.of(YesNo.YES));
        if (burning && !entering) {
            list.note(
                    "It is on fire, which attacks troops that enter or stay, with factor 5; use cross [LG-FIRE-32, LG-BRIEF-01]");
        } else if (!burning && state != StructureState.DESTROYED) {
            list.note("It conceals the troops in it and protects them from fire [LG-BRIEF-01]");
        }
        if (state != StructureState.INTACT) {
            ruins(state, action);
        }
        switch (type) {
            case BUNKER -> list.note("A bunker is a refuge from direct and indirect fire [LG-TYPE-BUNKER-01]");
            case TRENCH -> list.note("A trench is a deep ditch to shelter in [LG-TYPE-TRENCH-01]");
            case WEAPON_EMPLACEMENT ->
                list.note("A weapon emplacement protects and hides men and weapons [LG-TYPE-EMPLACEMENT-01]");
            case FOXHOLE, PILLBOX, STRONGPOINT, WEAPON_TURRET, BUILDING -> {
                // Their rules depend on the action.
            }
        }
        shelter(type, action, () -> in.get(SharedInputs.TROOPS));
        // Troops that may not go there meet no fire and need no further inputs.
        Optional<PassageCase.Fire> fire =
                entering && action != Cross.Action.SHOOT && list.objections().isEmpty()
                        ? Optional.of(fireOnEntering())
                        : Optional.empty();
        return new PassageCase(
                Sentence.of("troops in a {}", type),
                action,
                fire,
                PassageCase.End.ALLOWED,
                Sentence.of(SentenceTemplate.of(
                        fire.isPresent() ? "*ALLOWED*: the fire harms none of them." : "*ALLOWED*.")),
                list);
    }

    private Cross.Action action() {
        return in.find(Cross.ACTION).orElse(Cross.Action.MOVE_THROUGH);
    }

    /** Judges the structure, if there is one, and returns whether a fire attacks those who pass. */
    private boolean meetsFire() {
        Optional<StructureState> structure = in.find(Cross.STRUCTURE);
        boolean burning = in.find(SharedInputs.BURNING).orElse(false);
        if (structure.isEmpty()) {
            shelter(action());
            return true;
        }
        Cross.Action action = in.get(Cross.ACTION);
        ruins(structure.get(), action);
        shelter(action);
        // Troops that may not go there meet no fire and need no further inputs.
        return burning && list.objections().isEmpty();
    }

    private void ruins(StructureState state, Cross.Action action) {
        switch (state) {
            case INTACT, DAMAGED -> list.note("Not destroyed: the position can be held and passed [LG-DMG-16]");
            case BREACHED -> list.note("Breached: the wall has an opening [LG-BREACH-07]");
            case DESTROYED -> {
                if (in.reading(Readings.UNTENABLE) == Readings.Ruins.BARRED) {
                    list.forbid(
                            "Destroyed: untenable, so troops may not {} it [LG-DMG-16]",
                            switch (action) {
                                case MOVE_THROUGH -> "move through";
                                case OCCUPY -> "occupy";
                                case SHOOT -> "shoot from";
                            });
                } else {
                    list.note("Destroyed, but not declared untenable (reading) [LG-DMG-16]");
                }
            }
        }
    }

    /** Notes the rules for the type of the structure; troops that only pass need none. */
    private void shelter(Cross.Action action) {
        if (action != Cross.Action.MOVE_THROUGH) {
            in.find(SharedInputs.TYPE)
                    .ifPresent(type -> shelter(
                            type,
                            action,
                            () -> in.get(SharedInputs.TROOPS)
                                    + in.find(Cross.SHELTERING).orElse(0)));
        }
    }

    /**
     * Notes the rules for a type of structure.
     *
     * @param together returns the number of occupants; called only where it is limited
     */
    private void shelter(FieldworkType type, Cross.Action action, IntSupplier together) {
        if (type == FieldworkType.FOXHOLE) {
            foxhole(action, together);
        }
        if (action == Cross.Action.SHOOT) {
            FireFromFieldworks.check(type, in, list);
        }
    }

    private void foxhole(Cross.Action action, IntSupplier together) {
        if (action == Cross.Action.MOVE_THROUGH) {
            list.note(
                    "A foxhole shelters one or two soldiers; troops that only pass are not counted [LG-TYPE-FOXHOLE-01]");
            return;
        }
        int troops = together.getAsInt();
        if (troops > FOXHOLE) {
            list.forbid("A foxhole shelters one or two soldiers, not {} [LG-TYPE-FOXHOLE-01]", troops);
        } else {
            list.note("A foxhole shelters one or two soldiers [LG-TYPE-FOXHOLE-01]");
        }
    }

    /** Returns whether the fire has attacked those who are in it, so that they pass as if nothing burned. */
    private boolean isOver() {
        if (in.find(Cross.ATTACKED_BEFORE).filter(YesNo.YES::equals).isEmpty()
                || (in.get(Cross.TURNS_INSIDE) > 0 && !attacksOnce())) {
            return false;
        }
        list.note(
                "The fire they are in has already attacked them, so it does not attack again on entering [LG-FIRE-32]");
        return true;
    }

    private void factor() {
        list.note("The fire attacks with factor {}, without a roll to hit [LG-FIRE-32]", in.get(Cross.ATTACK_FACTOR));
    }

    /** Returns how often a fire attacks each of those who are in it or come through it (LG-Q21). */
    private int attacks() {
        Optional<Cross.Caught> caught = in.find(Cross.CAUGHT);
        if (caught.isPresent()) {
            if (caught.get() == Cross.Caught.AGAIN && attacksOnce()) {
                list.forbid("It has already attacked them, and attacks only once (reading) [LG-FIRE-32]");
            } else {
                attacksInThisTurn();
            }
            return 1;
        }
        Optional<YesNo> before = in.find(Cross.ATTACKED_BEFORE);
        int inside = in.get(Cross.TURNS_INSIDE);
        if (inside == 0) {
            if (before.isPresent()) {
                attacksInThisTurn();
            } else {
                attacksOnEntering();
            }
            return 1;
        }
        if (attacksOnce()) {
            list.note("It attacks only once, however long they stay (reading) [LG-FIRE-32]");
            return 1;
        }
        if (before.isEmpty()) {
            list.note("It attacks {} times: on entering and each turn inside [LG-FIRE-32]", inside + 1);
            return inside + 1;
        }
        int attacks = before.get() == YesNo.YES ? inside : inside + 1;
        list.note("They are in it: it attacks them once per turn, {} in all [LG-FIRE-32]", attacks);
        return attacks;
    }

    private boolean attacksOnce() {
        return in.reading(Readings.FIRE_ATTACKS) == Readings.Burns.ONCE;
    }

    private void attacksInThisTurn() {
        list.note("They are in it: it attacks them in this turn [LG-FIRE-32]");
    }

    private void attacksOnEntering() {
        list.note("It attacks once, on entering [LG-FIRE-32]");
    }

    /** Returns the fire for the troops that come: those that shelter there already are not attacked again. */
    private PassageCase.Fire fireOnEntering() {
        int there = in.find(Cross.SHELTERING).orElse(0);
        int coming = Math.max(0, in.get(SharedInputs.TROOPS) - there);
        Cross.Passer who = in.get(Cross.AS);
        factor();
        attacksOnEntering();
        return fire(who, coming, 1);
    }

    private PassageCase.Fire fire(Cross.Passer who, int troops, int attacks) {
        if (who == Cross.Passer.VEHICLE) {
            list.note(
                    "The chapter decides only whether its armor holds; the core rules give the effect of a penetration [LG-FIRE-32, LG-CORE-03]");
        }
        RequiredRoll armor = penetration.piece(
                in, Cross.ARMOR_PENETRATE, inputs -> inputs.get(Cross.ATTACK_FACTOR), Optional.empty());
        return new PassageCase.Fire(who, troops, armor, attacks);
    }
}
