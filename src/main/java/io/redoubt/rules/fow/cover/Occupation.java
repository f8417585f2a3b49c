package io.redoubt.rules.fow.cover;

import io.redoubt.rules.fow.cover.Occupy.Action;
import io.redoubt.rules.fow.cover.Occupy.Incoming;
import io.redoubt.rules.fow.cover.Occupy.Pace;
import io.redoubt.rules.fow.cover.Occupy.PositionBenefit;
import io.redoubt.rules.fow.cover.OccupyReadings.VehiclesInGunPits;
import io.redoubt.rules.fow.shared.Mobility;
import io.redoubt.rules.fow.shared.Obstacle;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Settled;
import io.redoubt.umpire.Sentence;
import java.util.List;
import java.util.Optional;

/**
 * The rules of teams in or behind a fortification, without dice. Each position has one method, which reads its inputs,
 * adds its findings to the checklist, and returns the benefit.
 *
 * @param deed action of the team, if the question is about one
 * @param end benefit of the position
 */
record Occupation(Obstacle position, Mobility team, Optional<Action> deed, Checklist found, PositionBenefit end)
        implements Settled<PositionBenefit> {
    static Occupation read(Inputs in, Obstacle position) {
        Mobility team = in.get(
                Occupy.AS,
                switch (position) {
                    case TRENCH_LINE, BUNKER, STREET_BARRICADE -> Mobility.INFANTRY;
                    case GUN_PIT -> Mobility.GUN;
                    case TANK_PIT -> Mobility.FULLY_TRACKED;
                });
        Optional<Action> deed = deed(in, position);
        Checklist list = new Checklist();
        PositionBenefit end = switch (position) {
            case TRENCH_LINE -> inTrench(in, team, deed, list);
            case GUN_PIT -> inGunPit(in, team, deed, list);
            case TANK_PIT -> inTankPit(in, team, deed, list);
            case STREET_BARRICADE -> behindBarricade(in, deed, list);
            case BUNKER -> behindBunker(in, list);
        };
        return new Occupation(position, team, deed, list, end);
    }

    /**
     * Returns the action in question, if any.
     *
     * @throws BadInputException if the chapter does not cover it in this position
     */
    private static Optional<Action> deed(Inputs in, Obstacle position) {
        List<Action> known = switch (position) {
            case TRENCH_LINE -> List.of(Action.MOVE, Action.SHOOT);
            case GUN_PIT -> List.of(Action.MOVE, Action.ROTATE_HULL, Action.SHOOT);
            case TANK_PIT -> List.of(Action.MOVE, Action.ROTATE_HULL, Action.ROTATE_TURRET, Action.SHOOT);
            case STREET_BARRICADE -> List.of(Action.STAND_ON_TOP);
            case BUNKER -> List.of();
        };
        Optional<Action> deed = in.find(Occupy.ACTION);
        if (deed.isPresent() && !known.contains(deed.get())) {
            String ruled = String.join(", ", known.stream().map(Action::id).toList());
            throw new BadInputException("--action " + deed.get().id() + ": the chapter has no such action at a "
                    + position.words() + (known.isEmpty() ? "; remove it" : "; valid actions: " + ruled));
        }
        return deed;
    }

    private static PositionBenefit inTrench(Inputs in, Mobility team, Optional<Action> deed, Checklist list) {
        Optional<Stay> stay = deed.isPresent() ? Optional.empty() : Optional.of(Stay.of(in));
        boolean offParapet = stay.isPresent() && in.get(Occupy.OFF_PARAPET);
        boolean sameSection = stay.isPresent() && !offParapet && in.get(Occupy.SAME_SECTION);
        if (!team.isFoot()) {
            list.forbid(
                    "Only Infantry and Man-packed Guns may enter a trench line: {} may not [FOW-TRENCH-07]",
                    team.plural());
            return PositionBenefit.NO_COVER;
        }
        list.note("A trench line may be occupied by {} [FOW-TRENCH-07]", team.plural());
        if (offParapet) {
            list.note("It does not touch the parapet, so it does not count as in the trench line [FOW-GEN-10]");
            return PositionBenefit.NO_COVER;
        }
        list.note("It touches the parapet, so it counts as in the trench line [FOW-GEN-10]");
        if (stay.isEmpty()) {
            list.note(
                    deed.equals(Optional.of(Action.MOVE))
                            ? "It may move along the trench line, Cross-country, At the Double if it likes [FOW-TRENCH-08, FOW-TRENCH-09]"
                            : "It may shoot, but will then not be Gone to Ground in the next enemy turn [FOW-TRENCH-05]");
            return PositionBenefit.ALLOWED;
        }
        list.note("In a trench line: Concealed, in Bulletproof Cover [FOW-TRENCH-03, FOW-TRENCH-10]");
        if (sameSection) {
            list.note("That holds against shooters in the same section too: trenches zigzag [FOW-TRENCH-04]");
        }
        return toGround(stay.get(), list);
    }

    private static PositionBenefit toGround(Stay stay, Checklist list) {
        if (stay.moved() == Pace.AT_THE_DOUBLE) {
            list.note("At the Double is allowed along a trench line [FOW-TRENCH-09, FOW-TRENCH-08]");
        }
        if (stay.shot()) {
            list.note("It shot, so it is not Gone to Ground [FOW-TRENCH-05]");
            return PositionBenefit.CONCEALED_BULLETPROOF;
        }
        if (!stay.allTurn()) {
            list.note("Gone to Ground takes a whole turn in the trench line (--all-turn) [FOW-TRENCH-05]");
            return PositionBenefit.CONCEALED_BULLETPROOF;
        }
        list.note(
                "All turn in the trench line and did not shoot: Gone to Ground in the next enemy turn [FOW-TRENCH-05]");
        if (stay.moved() != Pace.NONE) {
            list.note("Moving inside the trench line does not prevent that [FOW-TRENCH-06, FOW-TRENCH-11]");
        }
        return PositionBenefit.CONCEALED_GONE_TO_GROUND;
    }

    /** Judges a team in a gun pit, where a weapon keeps its place and facing for the rest of the game. */
    private static PositionBenefit inGunPit(Inputs in, Mobility team, Optional<Action> deed, Checklist list) {
        if (!team.isWeapon() && team != Mobility.INFANTRY) {
            if (in.reading(OccupyReadings.VEHICLES_IN_GUN_PITS) == VehiclesInGunPits.NOT_ALLOWED) {
                list.forbid(
                        "Gun pits shelter Guns and foot troops: {} may not occupy one (reading fow.vehicles-in-gun-pits) [FOW-GUNPIT-02, FOW-TRENCH-07]",
                        team.plural());
                return PositionBenefit.NO_COVER;
            }
            list.note(
                    "The chapter bars no team from a gun pit: {} may be in one (reading) [FOW-GUNPIT-02]",
                    team.plural());
        }
        list.note("In a gun pit: Concealed, in Bulletproof Cover [FOW-GUNPIT-02, FOW-TRENCH-10]");
        if (deed.isPresent()) {
            actInGunPit(team, deed.get(), list);
            return PositionBenefit.ALLOWED;
        }
        // By the core rules a team that neither moved nor shot goes to ground.
        Stay stay = Stay.of(in);
        if (stay.allTurn()
                && !stay.shot()
                && stay.moved() == Pace.NONE
                && in.reading(OccupyReadings.GUN_PIT_GROUND) == OccupyReadings.GunPitGround.CORE_RULES) {
            list.note("Neither moved nor shot: Gone to Ground (core rules) [FOW-CORE-32]");
            return PositionBenefit.CONCEALED_GONE_TO_GROUND;
        }
        return PositionBenefit.CONCEALED_BULLETPROOF;
    }

    private static void actInGunPit(Mobility team, Action deed, Checklist list) {
        if (!team.isWeapon()) {
            list.note("Only weapons are bound to the gun pit: {} may move [FOW-GUNPIT-03]", team.plural());
            return;
        }
        switch (deed) {
            case MOVE -> list.forbid("A weapon in a gun pit may not move for the rest of the game [FOW-GUNPIT-03]");
            case ROTATE_HULL ->
                list.forbid("A weapon in a gun pit keeps the Field of Fire it was placed with [FOW-GUNPIT-04]");
            case SHOOT, ROTATE_TURRET, STAND_ON_TOP -> {
                list.note("It may shoot inside the Field of Fire it was placed with [FOW-GUNPIT-04]");
                list.note("It is not turned toward its target: its facing stays [FOW-GUNPIT-05]");
            }
        }
    }

    /** Judges a tank dug into a tank pit: only its turret turns. */
    private static PositionBenefit inTankPit(Inputs in, Mobility team, Optional<Action> deed, Checklist list) {
        boolean turretless = in.get(Occupy.TURRETLESS);
        boolean tank = team == Mobility.FULLY_TRACKED || team == Mobility.HALF_TRACKED || team == Mobility.WHEELED;
        if (!tank) {
            list.forbid(
                    "Only tanks with a turret go into a tank pit: {} may not [FOW-TANKPIT-08, FOW-TANKPIT-09]",
                    team.plural());
        } else if (turretless) {
            list.forbid("Only tanks with a turret go into a tank pit, and this one has none [FOW-TANKPIT-08]");
        } else {
            list.note("In a tank pit, hull down: the tank is Concealed [FOW-TANKPIT-02, FOW-TANKPIT-01]");
            deed.ifPresent(asked -> actInTankPit(asked, list));
        }
        return deed.isPresent() ? PositionBenefit.ALLOWED : PositionBenefit.CONCEALED;
    }

    private static void actInTankPit(Action deed, Checklist list) {
        switch (deed) {
            case MOVE -> list.forbid("A tank in a tank pit may not move for the whole game [FOW-TANKPIT-04]");
            case ROTATE_HULL ->
                list.forbid("A tank in a tank pit may not turn its hull for the whole game [FOW-TANKPIT-05]");
            case ROTATE_TURRET, SHOOT, STAND_ON_TOP -> list.note("Its turret turns freely [FOW-TANKPIT-06]");
        }
    }

    private static PositionBenefit behindBarricade(Inputs in, Optional<Action> deed, Checklist list) {
        Incoming fire = deed.isPresent() ? Incoming.OPPOSITE_SIDE : in.get(Occupy.FIRE);
        boolean gapped = in.get(Occupy.GAPPED);
        if (deed.isPresent()) {
            list.forbid("No team may end a Step on top of a Street Barricade [FOW-BARR-11, FOW-BARR-12]");
            return PositionBenefit.NO_COVER;
        }
        switch (fire) {
            case OPPOSITE_SIDE -> {
                list.note("Against shooting from the opposite side: Concealed, in Bulletproof Cover [FOW-BARR-13]");
                if (gapped) {
                    list.note("Gapped, it still gives that cover [FOW-GAP-13]");
                }
                return PositionBenefit.CONCEALED_BULLETPROOF;
            }
            case SAME_SIDE -> list.note("It gives cover only against shooting from the opposite side [FOW-BARR-13]");
            case BOMBARDMENT -> list.note("It gives no protection from artillery [FOW-BARR-14]");
            case AIR_STRIKE -> list.note("It gives no protection from aircraft [FOW-BARR-15]");
        }
        return PositionBenefit.NO_COVER;
    }

    /** Judges a team behind a Bunker or its ruins; concealment in addition to Bulletproof Cover is a reading. */
    private static PositionBenefit behindBunker(Inputs in, Checklist list) {
        list.note(
                in.get(Occupy.DESTROYED)
                        ? "Behind a Destroyed Bunker: still Bulletproof Cover [FOW-DEST-04, FOW-BOBS-06]"
                        : "Behind a Bunker: Bulletproof Cover [FOW-BOBS-06]");
        return switch (in.reading(CoverReadings.BEHIND_BUNKER)) {
            case BULLETPROOF_ONLY -> {
                list.note("Whether it is also Concealed depends on the core rules for line of sight [FOW-BOBS-06]");
                yield PositionBenefit.BULLETPROOF;
            }
            case CONCEALED_TOO -> {
                list.note("It is also Concealed (reading) [FOW-BOBS-06]");
                yield PositionBenefit.CONCEALED_BULLETPROOF;
            }
        };
    }

    /** Returns whether the team must stay in the position for the rest of the game. */
    boolean binds() {
        return position == Obstacle.TANK_PIT || (position == Obstacle.GUN_PIT && team.isWeapon());
    }

    @Override
    public Sentence headline() {
        return switch (position) {
            case TRENCH_LINE, GUN_PIT, TANK_PIT -> Sentence.of("a team in a {}", position);
            case BUNKER, STREET_BARRICADE -> Sentence.of("a team behind a {}", position);
        };
    }

    @Override
    public Sentence verdict(PositionBenefit benefit) {
        String remark = switch (benefit) {
            case NO_COVER -> "The {} has *NO COVER* from it.";
            case BULLETPROOF -> "The {} has *BULLETPROOF COVER*.";
            case CONCEALED -> "The {} is *CONCEALED*.";
            case CONCEALED_BULLETPROOF -> "The {} is *CONCEALED* and in *BULLETPROOF COVER*.";
            case CONCEALED_GONE_TO_GROUND ->
                "The {} is *CONCEALED* and *GONE TO GROUND*, and still in Bulletproof Cover.";
            case ALLOWED -> "*ALLOWED*: the {} may {}.";
        };
        return deed.map(act -> Sentence.of(remark, team, act)).orElseGet(() -> Sentence.of(remark, team));
    }

    /** A team's own turn, as far as it affects Gone to Ground. */
    private record Stay(boolean allTurn, Pace moved, boolean shot) {
        static Stay of(Inputs in) {
            return new Stay(in.get(Occupy.ALL_TURN), in.get(Occupy.MOVED), in.get(Occupy.SHOT));
        }
    }
}
