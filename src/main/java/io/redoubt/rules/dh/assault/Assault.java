package io.redoubt.rules.dh.assault;

import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.TargetKinds;
import io.redoubt.rules.dh.pieces.NamedPieces;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.Chance;
import io.redoubt.rules.dh.terms.Chances;
import io.redoubt.rules.dh.terms.Plain;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Getting at a Bunker or Fort from close by: a Close Assault, and everything that is not one. */
public final class Assault extends CaseProcedure<Assault.Attempt, Assault.Assaulted> {
    /** What is known of an assault in the end. */
    enum End implements Plain {
        FAILS,
        ALLOWED,
        SUCCEEDS
    }

    /** How somebody wants to get at a work from close by. */
    enum Way implements Named {
        CLOSE_ASSAULT("a Close Assault"),
        IMPROVISED("an Improvised Close Assault"),
        THROW_GRENADES("a throw of grenades"),
        CHARGE("a Charge"),
        CLOSE_COMBAT("Close Combat"),
        /** Explosives set off by their own rules, to hit and to penetrate (DH-CA-06). */
        SET_EXPLOSIVES("setting off Explosives");

        private final String words;

        Way(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** Who gets at a work. */
    public enum Attacker implements Named {
        INFANTRY("infantry"),
        VEHICLE("a vehicle");

        private final String words;

        Attacker(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    private static final Fields FIELDS = new Fields();
    private static final Field<TargetKind> AT = FIELDS.of("at", new TargetKinds(), "what is assaulted", Rule.CA_01);
    private static final Field<Way> MODE = FIELDS.choice(
            "mode", Way.CLOSE_ASSAULT, "how it is to be done", Rule.CA_02, Rule.CA_05, Rule.CC_01, Rule.CC_02);
    public static final Field<Attacker> ATTACKER =
            FIELDS.choice("attacker", Attacker.INFANTRY, "who assaults", Rule.CA_01);
    public static final Field<Integer> SCORE = FIELDS.of(
            "score",
            Whole.of(-50, 200),
            "Close Assault (CA) score, reckoned by the core book, Explosives not in it",
            Rule.CORE_07);
    public static final Field<Boolean> EXPLOSIVES =
            FIELDS.flag("explosives", "the unit has Explosives and uses them in the assault", Rule.CA_07);
    public static final Field<Boolean> GRENADES = FIELDS.flag("grenades", "the unit uses grenades", Rule.CA_04);
    public static final Field<Chance> WIN = FIELDS.of(
            "win",
            new Chances("the core book tells what the whole score is worth"),
            "chance of the Close Assault at that score",
            Rule.CORE_07);

    /** What the Explosives of a unit that makes a Close Assault add to its score (DH-CA-07). */
    private static final int BY_EXPLOSIVES = 2;

    private static final List<Quantity<Assaulted>> OF_SCORE =
            List.of(new Quantity<>("score", "Close Assault score", Assaulted::score));
    private static final Test ASSAULT =
            Test.of("Close Assault", Die.D10, "succeeds", "fails", Rule.CA_03, Rule.CORE_07, Rule.CORE_01);

    public Assault() {
        super(
                "assault",
                "Close Assault a Bunker or Fort, or learn what is not allowed",
                FIELDS.form(Attempt::read),
                End.values(),
                new Example("with Explosives, score 4", "--at glog --score 4 --explosives"),
                new Example(
                        "with grenades, and the chance of its score known",
                        "--at fort --score 5 --grenades --win 6/10"),
                new Example("Explosives by their own rules", "--at slog --mode set-explosives"));
    }

    /**
     * What came of an assault.
     *
     * @param score the whole score; 0 where there is none
     */
    record Assaulted(End end, int score) implements Case.Result {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Assaulted that && end == that.end && score == that.score;
        }

        @Override
        public int hashCode() {
            return 31 * end.hashCode() + score;
        }
    }

    /**
     * Somebody who wants to get at a work from close by.
     *
     * @param fight the Close Assault of infantry, if it is one
     */
    record Attempt(TargetKind at, Way way, Attacker attacker, Optional<Fight> fight) implements Case<Assaulted> {
        private static Attempt read(Inputs in) {
            TargetKind at = in.get(AT);
            Way way = in.get(MODE);
            Attacker attacker = in.get(ATTACKER);
            boolean fought = way == Way.CLOSE_ASSAULT && attacker == Attacker.INFANTRY;
            return new Attempt(at, way, attacker, fought ? Optional.of(Fight.read(in, at)) : Optional.empty());
        }

        @Override
        public Sentence headline() {
            return Sentence.of(Remark.of("{} on the {}"), way, at.brief());
        }

        @Override
        public void check(Checklist list) {
            if (at.asWork().isPresent()) {
                onFortification(list);
            } else {
                list.note(
                        Remark.of(
                                "A {} is no Fortification: the core rules alone decide", Rule.CLASS_05, Rule.CLASS_02),
                        at);
            }
            fight.ifPresent(assault -> assault.check(list));
        }

        private void onFortification(Checklist list) {
            switch (way) {
                case CLOSE_ASSAULT -> {
                    if (attacker == Attacker.INFANTRY) {
                        list.note(
                                "Infantry may Close Assault it by the usual rules", Rule.CA_01, Rule.CA_03, Rule.CC_03);
                    } else {
                        list.forbid(
                                Remark.of("Only infantry Close Assaults a Fortification, not {}", Rule.CA_01),
                                attacker);
                    }
                }
                case IMPROVISED ->
                    list.forbid("An Improvised Close Assault is barred: make a real one", Rule.CA_02, Rule.CA_01);
                case THROW_GRENADES ->
                    list.forbid("Grenades cannot be thrown in: use them in a Close Assault", Rule.CA_05, Rule.CA_04);
                case CHARGE ->
                    list.forbid("A Fortification cannot be Charged: Close Assault it", Rule.CC_01, Rule.CC_03);
                case CLOSE_COMBAT ->
                    list.forbid(
                            "There is no Close Combat with a Fortification: Close Assault it", Rule.CC_02, Rule.CC_03);
                case SET_EXPLOSIVES ->
                    list.note("Explosives roll to hit, then for penetration: shoot --by explosives", Rule.CA_06);
            }
        }

        @Override
        public Assaulted resolve(Umpire umpire) {
            int total = fight.map(Fight::total).orElse(0);
            Optional<Chance> win = fight.flatMap(Fight::win);
            if (win.isEmpty()) {
                return new Assaulted(End.ALLOWED, total);
            }
            boolean won = umpire.test(ASSAULT, win.get().need("score " + total));
            return new Assaulted(won ? End.SUCCEEDS : End.FAILS, total);
        }

        /** Without its chance nobody knows how an assault ends; with it nothing is left at "allowed". */
        @Override
        public List<End> shown() {
            return fight.flatMap(Fight::win).isEmpty() ? List.of(End.ALLOWED) : List.of(End.FAILS, End.SUCCEEDS);
        }

        @Override
        public List<Quantity<Assaulted>> quantities() {
            return way == Way.CLOSE_ASSAULT ? OF_SCORE : List.of();
        }

        @Override
        public Sentence verdict(Assaulted result) {
            return switch (result.end()) {
                case SUCCEEDS -> Sentence.of(Remark.of("The Close Assault on the {} *SUCCEEDS*."), at);
                case FAILS -> Sentence.of(Remark.of("The Close Assault on the {} *FAILS*."), at);
                case ALLOWED ->
                    way == Way.CLOSE_ASSAULT
                            ? Sentence.of(
                                    Remark.of("*ALLOWED*: {} on the {}, score {}; go on by the core rules."),
                                    way,
                                    at,
                                    result.score())
                            : Sentence.of(Remark.of("*ALLOWED*: {} on the {}."), way, at);
            };
        }
    }

    /**
     * A Close Assault of infantry.
     *
     * @param score by the core rules, Explosives not in it
     * @param bonus what Explosives add: they count against Fortifications
     * @param win the chance at the whole score, if anybody told it
     */
    record Fight(int score, int bonus, boolean grenades, Optional<Chance> win) {
        private static Fight read(Inputs in, TargetKind at) {
            int score = in.get(SCORE);
            boolean explosives = in.get(EXPLOSIVES);
            int bonus = explosives && at.asWork().isPresent() ? BY_EXPLOSIVES : 0;
            return new Fight(score, bonus, in.get(GRENADES), in.find(WIN));
        }

        private int total() {
            return score + bonus;
        }

        private void check(Checklist list) {
            if (bonus > 0) {
                list.note(
                        Remark.of("Score: {} + {} (Explosives) = {}", Rule.CA_07, Rule.CORE_07), score, bonus, total());
            } else {
                list.note(Remark.of("Score: {}", Rule.CORE_07), score);
            }
            if (grenades) {
                list.note("Its grenades are part of the Close Assault", Rule.CA_04);
            }
        }
    }

    @Override
    public List<String> outcomes(Attempt attempt) {
        return shown(attempt);
    }

    @Override
    public Optional<String> instead(Attempt attempt, String outcome) {
        if (shown(attempt).contains(outcome)) {
            return Optional.empty();
        }
        return Optional.of(
                attempt.shown().contains(End.ALLOWED)
                        ? "nobody told the chance of its score: give --win"
                        : "its dice decide: ask for succeeds or fails");
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        NamedPieces.target(who, AT, defaults);
        who.by().ifPresent(piece -> {
            NamedPieces.standing(piece, "--by");
            if (!piece.kind().equals(Pieces.UNIT)) {
                defaults.put(ATTACKER, Attacker.VEHICLE, piece);
            }
        });
        defaults.take(who.by(), ATTACKER, SCORE, EXPLOSIVES, GRENADES, WIN);
    }
}
