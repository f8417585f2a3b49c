package io.redoubt.rules.fow.outgoing;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.Emplacement;
import io.redoubt.rules.fow.shared.FireMode;
import io.redoubt.rules.fow.shared.SkillTest;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Judged;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/**
 * A shot by a weapon in a fortification, judged while its inputs are read.
 *
 * @param found notes and objections before any dice
 * @param dice number of dice to roll
 * @param score score to hit, if any was given
 */
record Salvo(
        Emplacement from,
        FireMode mode,
        Salvo.TargetKind target,
        Checklist found,
        int dice,
        Optional<Salvo.HitScore> score)
        implements Judged<Fire.FireResult> {
    private static final Test SKILL_TEST = Test.of("Skill Test [FOW-CORE-02]", Die.D6, "hit", "miss");

    static Salvo read(Inputs in) {
        Emplacement from = in.get(Fire.FROM);
        Condition state = in.get(Fire.STATE);
        state.mustBeAmong(from.conditions(), from == Emplacement.TANK_PIT ? "tank in a Tank Pit" : from.words());
        FireMode mode = in.get(Fire.MODE);
        TargetKind target = in.get(Fire.TARGET);
        if (mode == FireMode.BOMBARDMENT && target == TargetKind.AIRCRAFT) {
            throw new BadInputException("--mode bombardment and --target aircraft cannot be combined: no bombardment"
                    + " reaches Aircraft; remove one");
        }
        Checklist list = new Checklist();
        new FieldOfFire(in, from, list).judge();
        int rof = in.get(Fire.ROF);
        new Smoke(in, from, mode, list).judge();
        if (mode == FireMode.BOMBARDMENT && from == Emplacement.ARTILLERY_BUNKER) {
            list.note("An Artillery Bunker may fire bombardments from inside [FOW-ARTB-01]");
        } else if (mode == FireMode.BOMBARDMENT && from.isBunker()) {
            list.forbid("Only an Artillery Bunker can fire bombardments from inside [FOW-ARTB-01]");
        }
        int dice = state == Condition.PINNED ? pinned(in, from, rof, list) : rof;
        switch (state) {
            case UNHARMED -> list.note("{}: one for each point of ROF (core rules) [FOW-CORE-47]", words(dice));
            case PINNED -> {
                // The dice of a pinned weapon are already in the checklist.
            }
            case BAILED_OUT ->
                list.forbid(
                        from == Emplacement.TANK_PIT
                                ? "The tank is Bailed Out and cannot shoot (core rules) [FOW-CORE-08]"
                                : "Its crew is Bailed Out and cannot shoot (core rules) [FOW-CORE-08, FOW-TURRET-06]");
            case DESTROYED ->
                list.forbid(
                        switch (from) {
                            case NEST, FLAK_NEST, TOBRUK_PIT, PILLBOX, TURRET, ARTILLERY_BUNKER, ANTI_AIRCRAFT_BUNKER ->
                                "It is Destroyed: no fire from it [FOW-NEST-07, FOW-BUST-03]";
                            case GUN_PIT -> "The gun is Destroyed: no fire from it (core rules) [FOW-CORE-46]";
                            case TANK_PIT -> "The tank is Destroyed: no fire from it (core rules) [FOW-CORE-05]";
                        });
        }
        return new Salvo(from, mode, target, list, dice, score(in, from, target, mode, list));
    }

    /** Returns the dice of a weapon that is Pinned Down; for a gun in its pit the core rules apply. */
    private static int pinned(Inputs in, Emplacement from, int rof, Checklist list) {
        int pinnedRof = from.isBunker() ? in.find(Fire.PINNED_ROF).orElse(from.pinnedRof()) : 1;
        int dice = Math.min(rof, pinnedRof);
        if (from == Emplacement.TURRET) {
            list.note("Nothing in this chapter pins a Turret; Pinned Down as given [FOW-PILL-06]");
        }
        String told;
        if (!from.isBunker()) {
            told = "{}: Pinned Down, so ROF 1 instead of {} (core rules) [FOW-CORE-09]";
        } else if (rof <= pinnedRof) {
            told = "{}: Pinned Down, which does not raise its ROF of {} [FOW-PILL-05, FOW-PILL-06]";
        } else {
            told = pinnedRof == 1
                    ? "{}: Pinned Down, so ROF 1 instead of {} [FOW-PILL-05]"
                    : "{}: Pinned Down, but by its arsenal entry ROF 2 instead of {} [FOW-PILL-06, FOW-PILL-05]";
        }
        list.note(told, words(dice), rof);
        return dice;
    }

    private static Optional<HitScore> score(
            Inputs in, Emplacement from, TargetKind target, FireMode mode, Checklist list) {
        Optional<Grade> toHit = in.find(Fire.TO_HIT);
        Optional<Grade> training = in.find(Fire.TARGET_SKILL);
        boolean atTeams = mode == FireMode.DIRECT && target != TargetKind.AIRCRAFT;
        if (training.isPresent() && (toHit.isPresent() || !atTeams)) {
            throw new BadInputException(
                    toHit.isPresent()
                            ? "--to-hit and --target-skill cannot be combined; give the score to hit, everything"
                                    + " included, or the training it depends on"
                            : "--target-skill: valid for direct fire at targets on the ground only; remove it,"
                                    + " or give --to-hit");
        }
        if (toHit.isPresent() && in.find(Fire.SKILL).isPresent()) {
            throw new BadInputException(
                    "--to-hit and --skill cannot be combined; give the score to hit, or the rating of"
                            + " the crew that makes a Skill Test");
        }
        if (toHit.isPresent()) {
            return HitScore.of(
                    "Roll to hit [FOW-CORE-16]", RequiredRoll.of(toHit.get().target(), "as given"));
        }
        if (training.isPresent()) {
            return atTeams(training.get(), list);
        }
        if (atTeams && target == TargetKind.TEAMS) {
            list.note("Teams are hit by their own training and cover: give --target-skill, or --to-hit [FOW-CORE-40]");
            return Optional.empty();
        }
        Optional<Grade> skill = in.find(Fire.SKILL);
        if (mode == FireMode.BOMBARDMENT && from == Emplacement.ARTILLERY_BUNKER) {
            mustBeTrained(skill, "an Artillery Bunker firing a bombardment");
            list.note("Its Skill for a bombardment is always Trained; see the core rules for the rest [FOW-ARTB-02]");
            return HitScore.of("Skill Test [FOW-ARTB-02, FOW-CORE-02]", SkillTest.plain(SkillTest.TRAINED));
        }
        if (target == TargetKind.AIRCRAFT && from == Emplacement.ANTI_AIRCRAFT_BUNKER) {
            mustBeTrained(skill, "an Anti-aircraft Bunker shooting at Aircraft");
            list.note("Its Skill against Aircraft is always Trained [FOW-AAB-04]");
            return HitScore.of("Skill Test [FOW-AAB-04, FOW-CORE-02]", SkillTest.plain(SkillTest.TRAINED));
        }
        if (target == TargetKind.AIRCRAFT || (mode == FireMode.BOMBARDMENT && !from.isBunker())) {
            return Optional.of(new HitScore(SKILL_TEST, SkillTest.plain(in.get(Fire.SKILL))));
        }
        if (skill.isPresent()) {
            list.note(
                    "Its own Skill is used against Bunkers; teams are hit by their training: give --to-hit [FOW-CORE-40]");
        }
        return skill.map(own -> new HitScore(SKILL_TEST, SkillTest.plain(own)));
    }

    /** Judges fire at teams in the open and near, of which only the training is known. */
    private static Optional<HitScore> atTeams(Grade training, Checklist list) {
        list.note(
                "Teams are hit by their own training, assumed in the open; in cover or far off: give --to-hit [FOW-CORE-40, FOW-CORE-41, FOW-CORE-43]");
        boolean named = !training.id().equals(training.words());
        return HitScore.of(
                "Roll to hit [FOW-CORE-40, FOW-CORE-16]",
                RequiredRoll.of(training.target(), named ? training.words() + " target" : training.words()));
    }

    private static void mustBeTrained(Optional<Grade> skill, String shooter) {
        if (skill.isPresent() && !skill.get().target().equals(SkillTest.TRAINED.target())) {
            throw new BadInputException(
                    "--skill " + skill.get().id() + ": " + shooter + " is always Trained; remove it, or give --to-hit");
        }
    }

    @Override
    public Sentence headline() {
        if (mode == FireMode.BOMBARDMENT) {
            return Sentence.of("bombardment from the {}", from);
        }
        return Sentence.of(target == TargetKind.AIRCRAFT ? "fire at Aircraft from the {}" : "fire from the {}", from);
    }

    /** The outcome is always "allowed", so only quantities are shown. */
    @Override
    public List<NamedConstant> shown() {
        return List.of();
    }

    @Override
    public List<Quantity<Fire.FireResult>> quantities() {
        Quantity<Fire.FireResult> toRoll = new Quantity<>("dice", "dice to roll", Fire.FireResult::dice);
        return score.isEmpty()
                ? List.of(toRoll)
                : List.of(toRoll, new Quantity<>("hits", "hits", Fire.FireResult::hits));
    }

    @Override
    public Fire.FireResult resolve(Umpire umpire) {
        return new Fire.FireResult(
                dice,
                score.map(known -> umpire.count(known.test(), known.need(), dice))
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
                words(dice));
    }

    private static String words(int dice) {
        return dice == 1 ? "1 die" : dice + " dice";
    }

    /** The score to hit of a weapon in a fortification. */
    record HitScore(Test test, RequiredRoll need) {
        static Optional<HitScore> of(String test, RequiredRoll need) {
            return Optional.of(new HitScore(Test.of(test, Die.D6, "hit", "miss"), need));
        }
    }

    /** The target of a weapon in a fortification, as far as it changes the Skill. */
    enum TargetKind implements NamedConstant {
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
}
