package io.redoubt.rules.fow.fire;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Change;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Procedure;
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

/** Shooting out of fortifications: whether the target is in the field of fire, how many dice, how many hits. */
public final class Fire implements Procedure<Salvo, FireResult> {
    private static final String ALLOWED = "allowed";
    private static final Quantity<FireResult> DICE = new Quantity<>("dice", "dice to roll", FireResult::dice);
    private static final Quantity<FireResult> HITS = new Quantity<>("hits", "hits", FireResult::hits);

    private static final Remark DIRECT = Remark.of("fire from the {}");
    private static final Remark AT_AIRCRAFT = Remark.of("fire at Aircraft from the {}");
    private static final Remark BOMBARDING = Remark.of("bombardment from the {}");
    private static final Remark MAY_SHOOT = Remark.of("The {} may shoot: *{}*.");
    private static final Remark SHOT = Remark.of("The {} shoots: *{}* with {}.");

    @Override
    public String verb() {
        return "fire";
    }

    /** A Bunker fires. */
    @Override
    public Role subject() {
        return Role.BY;
    }

    @Override
    public String summary() {
        return "shoot out of a Bunker or a pit: field of fire, dice, hits";
    }

    @Override
    public Form<Salvo> form() {
        return FireForm.FORM;
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

    /** A salvo the book forbids is refused before it is resolved, so there is one outcome. */
    @Override
    public List<String> outcomes() {
        return List.of(ALLOWED);
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
            return Sentence.of(BOMBARDING, salvo.from());
        }
        return Sentence.of(salvo.target() == TargetKind.AIRCRAFT ? AT_AIRCRAFT : DIRECT, salvo.from());
    }

    @Override
    public Sentence verdict(Salvo salvo, FireResult result) {
        if (salvo.score().isEmpty()) {
            return Sentence.of(MAY_SHOOT, salvo.from(), result.dice() == 1 ? "1 DIE" : result.dice() + " DICE");
        }
        return Sentence.of(
                SHOT, salvo.from(), result.hits() == 1 ? "1 HIT" : result.hits() + " HITS", salvo.diceToRoll());
    }

    @Override
    public List<Example> examples() {
        return FireExamples.ALL;
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
}
