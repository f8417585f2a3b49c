package io.redoubt.rules.dh.assault;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.rules.Supply;
import io.redoubt.rules.dh.pieces.Participants;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Getting at a Bunker or Fort from close by: a Close Assault, and everything that is not one. */
public final class Assault implements Procedure<AssaultCase, AssaultResult> {
    private static final List<String> OUTCOMES =
            List.of(AssaultOutcome.FAILS.id(), AssaultOutcome.ALLOWED.id(), AssaultOutcome.SUCCEEDS.id());
    private static final List<Quantity<AssaultResult>> SCORE =
            List.of(new Quantity<>("score", "Close Assault score", AssaultResult::score));

    private static final Test ASSAULT =
            Test.of("Close Assault", Die.D10, "succeeds", "fails", Rule.CA_03, Rule.CORE_07, Rule.CORE_01);

    private static final Remark HEADLINE = Remark.of("{} on the {}");
    private static final Remark MAY =
            Remark.of("Infantry may Close Assault it by the usual rules", Rule.CA_01, Rule.CA_03, Rule.CC_03);
    private static final Remark NO_VEHICLE =
            Remark.of("Only infantry Close Assaults a Fortification, not {}", Rule.CA_01);
    private static final Remark IMPROVISED =
            Remark.of("An Improvised Close Assault is barred: make a real one", Rule.CA_02, Rule.CA_01);
    private static final Remark NO_THROW =
            Remark.of("Grenades cannot be thrown in: use them in a Close Assault", Rule.CA_05, Rule.CA_04);
    private static final Remark NO_CHARGE =
            Remark.of("A Fortification cannot be Charged: Close Assault it", Rule.CC_01, Rule.CC_03);
    private static final Remark NO_COMBAT =
            Remark.of("There is no Close Combat with a Fortification: Close Assault it", Rule.CC_02, Rule.CC_03);
    private static final Remark SET =
            Remark.of("Explosives roll to hit, then for penetration: shoot --by explosives", Rule.CA_06);
    private static final Remark BONUS = Remark.of("Score: {} + {} (Explosives) = {}", Rule.CA_07, Rule.CORE_07);
    private static final Remark PLAIN_SCORE = Remark.of("Score: {}", Rule.CORE_07);
    private static final Remark GRENADES = Remark.of("Its grenades are part of the Close Assault", Rule.CA_04);
    private static final Remark NORMAL =
            Remark.of("A {} is no Fortification: the core rules alone decide", Rule.CLASS_05, Rule.CLASS_02);

    private static final Remark ALLOWED = Remark.of("*ALLOWED*: {} on the {}, score {}; go on by the core rules.");
    private static final Remark SIMPLY_ALLOWED = Remark.of("*ALLOWED*: {} on the {}.");
    private static final Remark SUCCEEDS = Remark.of("The Close Assault on the {} *SUCCEEDS*.");
    private static final Remark FAILS = Remark.of("The Close Assault on the {} *FAILS*.");

    private static final List<Example> EXAMPLES = List.of(
            new Example("with Explosives, score 4", "--at glog --score 4 --explosives"),
            new Example(
                    "with grenades, and the chance of its score known", "--at fort --score 5 --grenades --win 6/10"),
            new Example("Explosives by their own rules", "--at slog --mode set-explosives"));

    @Override
    public String verb() {
        return "assault";
    }

    @Override
    public String summary() {
        return "Close Assault a Bunker or Fort, or learn what is not allowed";
    }

    @Override
    public Form<AssaultCase> form() {
        return AssaultForm.FORM;
    }

    @Override
    public void check(AssaultCase assault, Checklist list) {
        if (assault.at().asWork().isEmpty()) {
            list.note(NORMAL, assault.at());
            score(assault, list);
            return;
        }
        switch (assault.way()) {
            case CLOSE_ASSAULT -> {
                if (assault.attacker() == AssaultingUnit.INFANTRY) {
                    list.note(MAY);
                } else {
                    list.forbid(NO_VEHICLE, assault.attacker());
                }
            }
            case IMPROVISED -> list.forbid(IMPROVISED);
            case THROW_GRENADES -> list.forbid(NO_THROW);
            case CHARGE -> list.forbid(NO_CHARGE);
            case CLOSE_COMBAT -> list.forbid(NO_COMBAT);
            case SET_EXPLOSIVES -> list.note(SET);
        }
        score(assault, list);
    }

    private static void score(AssaultCase assault, Checklist list) {
        if (assault.way() != AssaultWay.CLOSE_ASSAULT || assault.attacker() != AssaultingUnit.INFANTRY) {
            return;
        }
        if (assault.bonus() > 0) {
            list.note(BONUS, assault.score(), assault.bonus(), assault.total());
        } else {
            list.note(PLAIN_SCORE, assault.score());
        }
        if (assault.equipment().grenades()) {
            list.note(GRENADES);
        }
    }

    @Override
    public AssaultResult resolve(AssaultCase assault, Umpire umpire) {
        if (assault.win().isEmpty()) {
            return new AssaultResult(AssaultOutcome.ALLOWED, assault.total());
        }
        boolean won = umpire.test(ASSAULT, assault.win().get().need("score " + assault.total()));
        return new AssaultResult(won ? AssaultOutcome.SUCCEEDS : AssaultOutcome.FAILS, assault.total());
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    /** Without its chance nobody knows how an assault ends; with it nothing is left at "allowed". */
    @Override
    public List<String> outcomes(AssaultCase assault) {
        return assault.win().isEmpty()
                ? List.of(AssaultOutcome.ALLOWED.id())
                : List.of(AssaultOutcome.FAILS.id(), AssaultOutcome.SUCCEEDS.id());
    }

    @Override
    public Optional<String> instead(AssaultCase assault, String outcome) {
        if (outcomes(assault).contains(outcome)) {
            return Optional.empty();
        }
        return Optional.of(
                assault.win().isEmpty()
                        ? "nobody told the chance of its score: give --win"
                        : "its dice decide: ask for succeeds or fails");
    }

    @Override
    public String outcome(AssaultCase assault, AssaultResult result) {
        return result.outcome().id();
    }

    @Override
    public List<Quantity<AssaultResult>> quantities(AssaultCase assault) {
        return assault.way() == AssaultWay.CLOSE_ASSAULT ? SCORE : List.of();
    }

    @Override
    public Sentence headline(AssaultCase assault) {
        return Sentence.of(HEADLINE, assault.way(), assault.at().brief());
    }

    @Override
    public Sentence verdict(AssaultCase assault, AssaultResult result) {
        return switch (result.outcome()) {
            case SUCCEEDS -> Sentence.of(SUCCEEDS, assault.at());
            case FAILS -> Sentence.of(FAILS, assault.at());
            case ALLOWED ->
                assault.way() == AssaultWay.CLOSE_ASSAULT
                        ? Sentence.of(ALLOWED, assault.way(), assault.at(), result.score())
                        : Sentence.of(SIMPLY_ALLOWED, assault.way(), assault.at());
        };
    }

    @Override
    public void supply(Cast cast, Supply supply) {
        Participants.target(cast, AssaultForm.AT, supply);
        cast.by().ifPresent(piece -> {
            Participants.standing(piece, "--by");
            if (!piece.kind().equals(Pieces.UNIT)) {
                supply.put(AssaultForm.ATTACKER, AssaultingUnit.VEHICLE, piece);
            }
        });
        supply.take(
                cast.by(),
                AssaultForm.ATTACKER,
                AssaultForm.SCORE,
                AssaultForm.EXPLOSIVES,
                AssaultForm.GRENADES,
                AssaultForm.WIN);
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }
}
