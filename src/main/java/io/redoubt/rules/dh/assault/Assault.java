package io.redoubt.rules.dh.assault;

import io.redoubt.rules.dh.pieces.NamedPieces;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Described;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Getting at a Bunker or Fort from close by: a Close Assault, and everything that is not one. */
public final class Assault extends Described<AssaultCase, AssaultResult> {
    private static final List<Quantity<AssaultResult>> SCORE =
            List.of(new Quantity<>("score", "Close Assault score", AssaultResult::score));

    private static final Test ASSAULT =
            Test.of("Close Assault", Die.D10, "succeeds", "fails", Rule.CA_03, Rule.CORE_07, Rule.CORE_01);

    private static final Remark HEADLINE = Remark.of("{} on the {}");
    private static final Remark IMPROVISED =
            Remark.of("An Improvised Close Assault is barred: make a real one", Rule.CA_02, Rule.CA_01);

    private static final Remark ALLOWED = Remark.of("*ALLOWED*: {} on the {}, score {}; go on by the core rules.");
    private static final Remark SIMPLY_ALLOWED = Remark.of("*ALLOWED*: {} on the {}.");
    private static final Remark SUCCEEDS = Remark.of("The Close Assault on the {} *SUCCEEDS*.");
    private static final Remark FAILS = Remark.of("The Close Assault on the {} *FAILS*.");

    public Assault() {
        super(
                "assault",
                "Close Assault a Bunker or Fort, or learn what is not allowed",
                AssaultForm.FORM,
                List.of(
                        AssaultResult.Outcome.FAILS.id(),
                        AssaultResult.Outcome.ALLOWED.id(),
                        AssaultResult.Outcome.SUCCEEDS.id()),
                new Example("with Explosives, score 4", "--at glog --score 4 --explosives"),
                new Example(
                        "with grenades, and the chance of its score known",
                        "--at fort --score 5 --grenades --win 6/10"),
                new Example("Explosives by their own rules", "--at slog --mode set-explosives"));
    }

    @Override
    public void check(AssaultCase assault, Checklist list) {
        if (assault.at().asWork().isEmpty()) {
            list.note(
                    Remark.of("A {} is no Fortification: the core rules alone decide", Rule.CLASS_05, Rule.CLASS_02),
                    assault.at());
            score(assault, list);
            return;
        }
        switch (assault.way()) {
            case CLOSE_ASSAULT -> {
                if (assault.attacker() == AssaultCase.Attacker.INFANTRY) {
                    list.note("Infantry may Close Assault it by the usual rules", Rule.CA_01, Rule.CA_03, Rule.CC_03);
                } else {
                    list.forbid(
                            Remark.of("Only infantry Close Assaults a Fortification, not {}", Rule.CA_01),
                            assault.attacker());
                }
            }
            case IMPROVISED -> list.forbid(IMPROVISED);
            case THROW_GRENADES ->
                list.forbid("Grenades cannot be thrown in: use them in a Close Assault", Rule.CA_05, Rule.CA_04);
            case CHARGE -> list.forbid("A Fortification cannot be Charged: Close Assault it", Rule.CC_01, Rule.CC_03);
            case CLOSE_COMBAT ->
                list.forbid("There is no Close Combat with a Fortification: Close Assault it", Rule.CC_02, Rule.CC_03);
            case SET_EXPLOSIVES ->
                list.note("Explosives roll to hit, then for penetration: shoot --by explosives", Rule.CA_06);
        }
        score(assault, list);
    }

    private static void score(AssaultCase assault, Checklist list) {
        if (assault.way() != AssaultCase.Way.CLOSE_ASSAULT || assault.attacker() != AssaultCase.Attacker.INFANTRY) {
            return;
        }
        if (assault.bonus() > 0) {
            list.note(
                    Remark.of("Score: {} + {} (Explosives) = {}", Rule.CA_07, Rule.CORE_07),
                    assault.score(),
                    assault.bonus(),
                    assault.total());
        } else {
            list.note(Remark.of("Score: {}", Rule.CORE_07), assault.score());
        }
        if (assault.equipment().grenades()) {
            list.note("Its grenades are part of the Close Assault", Rule.CA_04);
        }
    }

    @Override
    public AssaultResult resolve(AssaultCase assault, Umpire umpire) {
        if (assault.win().isEmpty()) {
            return new AssaultResult(AssaultResult.Outcome.ALLOWED, assault.total());
        }
        boolean won = umpire.test(ASSAULT, assault.win().get().need("score " + assault.total()));
        return new AssaultResult(won ? AssaultResult.Outcome.SUCCEEDS : AssaultResult.Outcome.FAILS, assault.total());
    }

    /** Without its chance nobody knows how an assault ends; with it nothing is left at "allowed". */
    @Override
    public List<String> outcomes(AssaultCase assault) {
        return assault.win().isEmpty()
                ? List.of(AssaultResult.Outcome.ALLOWED.id())
                : List.of(AssaultResult.Outcome.FAILS.id(), AssaultResult.Outcome.SUCCEEDS.id());
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
        return assault.way() == AssaultCase.Way.CLOSE_ASSAULT ? SCORE : List.of();
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
                assault.way() == AssaultCase.Way.CLOSE_ASSAULT
                        ? Sentence.of(ALLOWED, assault.way(), assault.at(), result.score())
                        : Sentence.of(SIMPLY_ALLOWED, assault.way(), assault.at());
        };
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        NamedPieces.target(who, AssaultForm.AT, defaults);
        who.by().ifPresent(piece -> {
            NamedPieces.standing(piece, "--by");
            if (!piece.kind().equals(Pieces.UNIT)) {
                defaults.put(AssaultForm.ATTACKER, AssaultCase.Attacker.VEHICLE, piece);
            }
        });
        defaults.take(
                who.by(),
                AssaultForm.ATTACKER,
                AssaultForm.SCORE,
                AssaultForm.EXPLOSIVES,
                AssaultForm.GRENADES,
                AssaultForm.WIN);
    }
}
