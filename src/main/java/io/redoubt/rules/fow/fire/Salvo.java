package io.redoubt.rules.fow.fire;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Emplacement;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.SkillTest;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * A weapon about to shoot out of a fortification.
 *
 * @param field whether the target lies in its field of fire
 * @param smoke what smoke before the Bunker does to the shot
 * @param rof the weapon's rate of fire
 * @param pinnedRof the most dice it rolls while Pinned Down
 * @param score what hits, if anybody said
 */
record Salvo(
        Emplacement from,
        Condition state,
        Salvo.TargetKind target,
        FireMode mode,
        FieldOfFire field,
        Smoke smoke,
        int rof,
        int pinnedRof,
        Optional<Salvo.HitScore> score)
        implements Case<Fire.FireResult> {
    /** The dice to roll. */
    int dice() {
        return state == Condition.PINNED ? Math.min(rof, pinnedRof) : rof;
    }

    @Override
    public Sentence headline() {
        if (mode == FireMode.BOMBARDMENT) {
            return Sentence.of("bombardment from the {}", from);
        }
        return Sentence.of(
                target == TargetKind.AIRCRAFT
                        ? Remark.of("fire at Aircraft from the {}")
                        : Remark.of("fire from the {}"),
                from);
    }

    /** That it is allowed goes without saying once there are dice. */
    @Override
    public List<Named> shown() {
        return List.of();
    }

    @Override
    public List<Quantity<Fire.FireResult>> quantities() {
        Quantity<Fire.FireResult> dice = new Quantity<>("dice", "dice to roll", Fire.FireResult::dice);
        return score.isEmpty() ? List.of(dice) : List.of(dice, new Quantity<>("hits", "hits", Fire.FireResult::hits));
    }

    @Override
    public Fire.FireResult resolve(Umpire umpire) {
        return new Fire.FireResult(
                dice(),
                score.map(known -> umpire.count(known.test(), known.need(), dice()))
                        .orElse(0));
    }

    @Override
    public Sentence verdict(Fire.FireResult result) {
        if (score.isEmpty()) {
            return Sentence.of("The {} may shoot: *{}*.", from, result.dice() == 1 ? "1 DIE" : result.dice() + " DICE");
        }
        return Sentence.of(
                "The {} shoots: *{}* with {}.",
                from,
                result.hits() == 1 ? "1 HIT" : result.hits() + " HITS",
                diceToRoll());
    }

    @Override
    public void check(Checklist list) {
        field.check(list);
        smoke.check(list);
        if (mode == FireMode.BOMBARDMENT && from.isBunker()) {
            if (from == Emplacement.ARTILLERY_BUNKER) {
                list.note("An Artillery Bunker may fire bombardments from inside [FOW-ARTB-01]");
            } else {
                list.forbid("Only an Artillery Bunker can fire bombardments from inside [FOW-ARTB-01]");
            }
        }
        switch (state) {
            case UNHARMED -> list.note("{}: one for each point of ROF (core rules) [FOW-CORE-47]", diceToRoll());
            case PINNED -> checkPinned(list);
            case BAILED_OUT ->
                list.forbid(
                        from == Emplacement.TANK_PIT
                                ? "The tank is Bailed Out and cannot shoot (core rules) [FOW-CORE-08]"
                                : "Its crew is Bailed Out and cannot shoot (core rules) [FOW-CORE-08, FOW-TURRET-06]");
            case DESTROYED -> list.forbid(gone());
        }
        if (score.isEmpty() && target == TargetKind.TEAMS && mode == FireMode.DIRECT) {
            list.note("At teams their own training decides, and cover: give --target-skill, or --to-hit [FOW-CORE-40]");
        }
        score.ifPresent(known -> known.check(list));
    }

    private Remark gone() {
        return switch (from) {
            case NEST, FLAK_NEST, TOBRUK_PIT, PILLBOX, TURRET, ARTILLERY_BUNKER, ANTI_AIRCRAFT_BUNKER ->
                Remark.of("It is Destroyed: nobody shoots from it [FOW-NEST-07, FOW-BUST-03]");
            case GUN_PIT -> Remark.of("The gun is Destroyed: nobody shoots from it (core rules) [FOW-CORE-46]");
            case TANK_PIT -> Remark.of("The tank is Destroyed: nobody shoots from it (core rules) [FOW-CORE-05]");
        };
    }

    private void checkPinned(Checklist list) {
        if (from == Emplacement.TURRET) {
            list.note("Nothing in this chapter pins a Turret: taken as given [FOW-PILL-06]");
        }
        if (!from.isBunker()) {
            list.note("{}: Pinned Down, so ROF 1 instead of {} (core rules) [FOW-CORE-09]", diceToRoll(), rof);
        } else if (rof <= pinnedRof) {
            list.note(
                    "{}: Pinned Down, which does not raise its ROF of {} [FOW-PILL-05, FOW-PILL-06]",
                    diceToRoll(),
                    rof);
        } else {
            list.note(
                    pinnedRof == 1
                            ? "{}: Pinned Down, so ROF 1 instead of {} [FOW-PILL-05]"
                            : "{}: Pinned Down, but by its arsenal entry ROF 2 instead of {} [FOW-PILL-06, FOW-PILL-05]",
                    diceToRoll(),
                    rof);
        }
    }

    /** The dice in words. */
    String diceToRoll() {
        return dice() == 1 ? "1 die" : dice() + " dice";
    }

    /** What a weapon in a fortification shoots at, where that changes its Skill. */
    enum TargetKind implements Named {
        GROUND("targets on the ground"),
        TEAMS("teams"),
        AIRCRAFT("Aircraft");

        private final String words;

        TargetKind(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /**
     * What a die of a weapon in a fortification needs to hit.
     *
     * @param finding where the score comes from
     */
    record HitScore(Test test, Need need, Optional<Remark> finding) {
        private static final Test AS_GIVEN = Test.of("Roll to hit [FOW-CORE-16]", Die.D6, "hit", "miss");
        private static final Test BY_TRAINING =
                Test.of("Roll to hit [FOW-CORE-40, FOW-CORE-16]", Die.D6, "hit", "miss");
        private static final Test SKILL = Test.of("Skill Test [FOW-CORE-02]", Die.D6, "hit", "miss");
        private static final Test BOMBARDMENT = Test.of("Skill Test [FOW-ARTB-02, FOW-CORE-02]", Die.D6, "hit", "miss");
        private static final Test FLAK = Test.of("Skill Test [FOW-AAB-04, FOW-CORE-02]", Die.D6, "hit", "miss");

        static HitScore given(Grade score) {
            return new HitScore(AS_GIVEN, Need.of(score.target(), "as given"), Optional.empty());
        }

        /** A Skill Test whose rating the player named. */
        static HitScore skill(Grade skill) {
            return new HitScore(SKILL, need(skill), Optional.empty());
        }

        /** Teams in the open and near, of whom nothing more is known than their training. */
        static HitScore training(Grade training) {
            boolean named = !training.id().equals(training.words());
            return new HitScore(
                    BY_TRAINING,
                    Need.of(training.target(), named ? training.words() + " target" : training.words()),
                    Optional.of(
                            Remark.of(
                                    "Teams are hit by their own training, in the open here; in cover or far off: give --to-hit [FOW-CORE-40, FOW-CORE-41, FOW-CORE-43]")));
        }

        /** A Skill Test where we cannot know what it is for. */
        static HitScore skillAtAnything(Grade skill) {
            return new HitScore(
                    SKILL,
                    need(skill),
                    Optional.of(
                            Remark.of(
                                    "Its own Skill hits Bunkers; at teams the target's training decides: give --to-hit [FOW-CORE-40]")));
        }

        /** The bombardment of an Artillery Bunker. */
        static HitScore bombardment() {
            return new HitScore(
                    BOMBARDMENT,
                    need(SkillTest.TRAINED),
                    Optional.of(
                            Remark.of(
                                    "Its Skill is Trained for a bombardment, whatever its own; the rest is in the core rules [FOW-ARTB-02]")));
        }

        /** An Anti-aircraft Bunker at Aircraft. */
        static HitScore flak() {
            return new HitScore(
                    FLAK,
                    need(SkillTest.TRAINED),
                    Optional.of(Remark.of("Its Skill is Trained against Aircraft, whatever its own [FOW-AAB-04]")));
        }

        void check(Checklist list) {
            finding.ifPresent(list::note);
        }

        private static Need need(Grade skill) {
            return Need.of(skill.target(), skill.words());
        }
    }
}
