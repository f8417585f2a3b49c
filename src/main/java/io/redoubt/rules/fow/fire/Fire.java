package io.redoubt.rules.fow.fire;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Described;
import io.redoubt.rules.Example;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Quantity;
import io.redoubt.rules.Role;
import io.redoubt.rules.Supply;
import io.redoubt.rules.fow.terms.Changes;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shooting out of fortifications: whether the target is in the field of fire, how many dice, how many hits. */
public final class Fire extends Described<Salvo, Fire.FireResult> {
    private static final String ALLOWED = "allowed";
    private static final Quantity<FireResult> DICE = new Quantity<>("dice", "dice to roll", FireResult::dice);
    private static final Quantity<FireResult> HITS = new Quantity<>("hits", "hits", FireResult::hits);

    public Fire() {
        super("fire", "shoot out of a Bunker or a pit: field of fire, dice, hits", FireForm.FORM, List.of(ALLOWED),
new Example("a Nest at a target 60 degrees off its front", "--from nest --bearing 60 --rof 3 --to-hit 4+"),
            new Example(
                    "a Pillbox with two slits, Pinned Down",
                    "--from pillbox --slit 0 --slit 120 --bearing 200 --rof 3 --state pinned"),
            new Example(
                    "an HMG Bunker that keeps ROF 2 while Pinned Down",
                    "--from pillbox --slit -45 --bearing 30 --rof 4 --state pinned --pinned-rof 2 --to-hit 4+"),
            new Example("a Turret at a target behind it", "--from turret --bearing 180 --rof 2 --to-hit 5+"),
            new Example("a Flak Nest at Aircraft", "--from flak-nest --target aircraft --skill veteran --rof 4"),
            new Example("a Nest that shoots all round", "--from nest --all-round --bearing 170 --rof 2"),
            new Example("an Anti-aircraft Bunker at Aircraft", "--from anti-aircraft-bunker --target aircraft --rof 3"),
            new Example("a bombardment by an Artillery Bunker", "--from artillery-bunker --mode bombardment"),
            new Example(
                    "a gun in a gun pit, Pinned Down",
                    "--from gun-pit --bearing 90 --field-of-fire 90 --rof 2 --state pinned --to-hit 3+"),
            new Example("a tank in its pit", "--from tank-pit --bearing 135 --rof 2 --to-hit 4+"),
            new Example("a Tobruk Pit at a Bunker", "--from tobruk-pit --rof 3 --skill trained"));
    }

    /** A Bunker fires. */
    @Override
    public Role subject() {
        return Role.BY;
    }

    @Override
    public void check(Salvo salvo, Checklist checklist) {
        salvo.check(checklist);
    }

    @Override
    public FireResult resolve(Salvo salvo, Umpire umpire) {
        int dice = salvo.dice();
        if (salvo.score().isEmpty()) {
            return new FireResult(dice, 0);
        }
        HitScore score = salvo.score().get();
        return new FireResult(dice, umpire.count(score.test(), score.need(), dice));
    }

    /** That it is allowed goes without saying once there are dice. */
    @Override
    public List<String> shown(Salvo salvo) {
        return List.of();
    }

    @Override
    public String outcome(Salvo salvo, FireResult result) {
        return ALLOWED;
    }

    @Override
    public List<Quantity<FireResult>> quantities(Salvo salvo) {
        return salvo.score().isPresent() ? List.of(DICE, HITS) : List.of(DICE);
    }

    @Override
    public Sentence headline(Salvo salvo) {
        if (salvo.mode() == FireMode.BOMBARDMENT) {
            return Sentence.of(Remark.of("bombardment from the {}"), salvo.from());
        }
        return Sentence.of(salvo.target() == TargetKind.AIRCRAFT ? Remark.of("fire at Aircraft from the {}") : Remark.of("fire from the {}"), salvo.from());
    }

    @Override
    public Sentence verdict(Salvo salvo, FireResult result) {
        if (salvo.score().isEmpty()) {
            return Sentence.of(Remark.of("The {} may shoot: *{}*."), salvo.from(), result.dice() == 1 ? "1 DIE" : result.dice() + " DICE");
        }
        return Sentence.of(
                Remark.of("The {} shoots: *{}* with {}."), salvo.from(), result.hits() == 1 ? "1 HIT" : result.hits() + " HITS", salvo.diceToRoll());
    }

    @Override
    public void supply(Cast cast, Supply supply) {
        PieceValues.mustAct(cast);
        PieceValues.kind(FireForm.FROM, cast.by(), supply);
        supply.take(cast.by(), FireForm.ROF, FireForm.PINNED_ROF, FireForm.SLIT, FireForm.FIELD_OF_FIRE);
        supply.take(cast.by(), FireForm.ALL_ROUND, FireForm.STATE);
        boolean skilled = supply.isGiven(FireForm.SKILL);
        if (!supply.isGiven(FireForm.TO_HIT)) {
            supply.take(cast.by(), FireForm.SKILL);
        }
        if (!skilled && cast.by().flatMap(piece -> piece.value(FireForm.SKILL)).isEmpty()) {
            supply.take(cast.by(), FireForm.TO_HIT);
        }
    }

    @Override
    public List<Sentence> reminders(Cast cast) {
        return PieceValues.shotAlready(cast);
    }

    @Override
    public List<Change> effects(Salvo salvo, FireResult result, Inputs asked, Cast cast) {
        return new Changes().flag(cast.by(), PieceValues.SHOT).all();
    }

    /**
     * What a weapon in a fortification may roll, and what it rolled.
     *
     * @param hits 0 where nobody said what hits
     */
    record FireResult(int dice, int hits) {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof FireResult that && dice == that.dice && hits == that.hits;
        }

        @Override
        public int hashCode() {
            return 31 * dice + hits;
        }
    }
}
