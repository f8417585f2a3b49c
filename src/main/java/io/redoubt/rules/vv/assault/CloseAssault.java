package io.redoubt.rules.vv.assault;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.assault.AssaultCase.End;
import io.redoubt.rules.vv.assault.AssaultCase.Result;
import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.shared.LongWords;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.PlacementReadings;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.rules.vv.shooting.ShootForm;
import io.redoubt.rules.vv.shooting.TargetHex;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Close assaults on an adjacent, occupied hex: those that are made, and those that are already won. */
final class CloseAssault {
    static final int MOST_IN_A_BUNKER = 2;

    private static final int STACK = 4;
    private static final String EXCEPTION =
            "A close assault may be made on an occupied hex that is closed to movement [VV-20.3-9, VV-20.3-8]";
    private static final Quantity<Result> ATTACKER_POINTS =
            new Quantity<>("attacker-casualty-points", "casualty points of the assaulters", Result::attackerPoints);
    private static final Quantity<Result> MINED = AssaultCase.mined("assaulting units lost to mines");

    private CloseAssault() {}

    static AssaultCase of(Inputs in, Position at) {
        int defenders = in.get(AssaultForm.DEFENDERS);
        int pinned = in.get(AssaultForm.PINNED_DEFENDERS);
        if (pinned > defenders) {
            throw new BadInputException(
                    "--pinned-defenders " + pinned + ": it cannot exceed --defenders, which is " + defenders);
        }
        int attackers = in.get(AssaultForm.ATTACKERS);
        TargetHex hex = TargetHex.of(in, at);
        // A hex without unpinned defenders needs no roll and costs no points.
        Optional<AssaultOdds> odds = defenders == pinned ? Optional.empty() : Optional.of(AssaultOdds.of(in));
        List<String> terms = new ArrayList<>();
        int price = odds.isEmpty() ? 0 : price(in, hex, defenders - pinned, terms);
        Winners winners = Winners.of(in, at, attackers);
        boolean bunkers = in.get(ShootForm.FROM).isBunker() || hex.at().isBunker();
        boolean outOfArc = bunkers && in.get(AssaultForm.IN_ARC) == YesNo.NO;

        Checklist list = new Checklist();
        stacks(hex.at(), attackers, defenders, list);
        if (outOfArc) {
            list.note("A bunker's arc limits fire, not close assaults [VV-20.5-6]");
        }
        winners.check(list);
        winners.mines().ifPresent(field -> field.noteAttack(list));
        if (odds.isEmpty()) {
            list.note(
                    defenders == 1
                            ? "The only defending unit is pinned: eliminated, no roll and no casualties [VV-CORE-48]"
                            : "All {} defending units are pinned: eliminated, no roll and no casualties [VV-CORE-48]",
                    defenders);
        } else {
            if (pinned > 0) {
                list.note(
                        "{} of {} defending units pinned: eliminated first, {} left to fight [VV-CORE-48]",
                        pinned,
                        defenders,
                        defenders - pinned);
            }
            list.addAll(odds.get().found());
            list.note(
                    "The assaulters take {} whatever they roll: {} [VV-CORE-46, VV-CORE-47, VV-CORE-49]",
                    Losses.points(price),
                    new LongWords(String.join(" + ", terms)));
        }
        return new AssaultCase(
                Sentence.of("close assault on {}", hex.target()),
                list,
                umpire -> fight(odds, price, attackers, winners, umpire),
                List.of(End.FAILS, End.WINS),
                winners.mines().isEmpty()
                        ? List.of(ATTACKER_POINTS, AssaultCase.DEFENDER_POINTS)
                        : List.of(ATTACKER_POINTS, AssaultCase.DEFENDER_POINTS, MINED),
                CloseAssault::verdict,
                winners.mayEnter(),
                0);
    }

    private static void stacks(Position at, int attackers, int defenders, Checklist list) {
        if (attackers > STACK) {
            list.forbid(
                    "{} units cannot assault from one hex: four infantry units are a full stack [VV-CORE-07]",
                    attackers);
        }
        if (defenders > STACK) {
            list.forbid("{} units cannot be in one hex: four infantry units are a full stack [VV-CORE-07]", defenders);
        } else if (at.isBunker() && defenders > 2) {
            list.note("{} units: a bunker takes one Gun, or two infantry units [VV-20.5-2, VV-20.3-12]", defenders);
        }
        list.note(EXCEPTION);
        if (at.isBunker() && attackers > 2) {
            list.note("A full stack may assault a bunker; two units of it may enter [VV-CORE-34, VV-20.5-2]");
        }
    }

    /**
     * Returns the casualty points that the assaulters take, won or not.
     *
     * @param terms receives the summands in words
     */
    private static int price(Inputs in, TargetHex hex, int fighting, List<String> terms) {
        boolean terrainOnly = hex.at().cover() > 0
                && in.reading(AssaultReadings.COVER_CASUALTIES) == AssaultReadings.CoverLost.TERRAIN_ONLY;
        return term(terrainOnly ? hex.terrainCover() : hex.cover(), " for the cover of the hex", terms)
                + term(in.get(AssaultForm.HEXSIDE), " for the wall or hedge", terms)
                + term(in.get(AssaultForm.UPHILL), " uphill", terms)
                + term(fighting, fighting == 1 ? " for the defending unit" : " for the defending units", terms);
    }

    private static int term(int points, String what, List<String> terms) {
        if (points > 0) {
            terms.add(points + what);
        }
        return points;
    }

    private static Result fight(Optional<AssaultOdds> odds, int price, int attackers, Winners winners, Umpire umpire) {
        int over = odds.map(roll -> roll.roll(umpire)).orElse(0);
        if (over > 0) {
            int points = price + over;
            umpire.note("Failed by {}: {} + {} = {} for the assaulters [VV-CORE-47]", over, price, over, points);
            umpire.note("The defenders take {}: one for each assaulting unit [VV-CORE-47]", Losses.points(attackers));
            return new Result(End.FAILS, points, attackers, MineLosses.NONE);
        }
        umpire.note("Won: {} for the assaulters [VV-CORE-46]", Losses.points(price));
        winners.follow(umpire);
        // Only winners enter: a field stays hidden from units that have not won.
        MineLosses mined = winners.mines()
                .map(field -> field.revealAndStrike(winners.units(), umpire))
                .orElse(MineLosses.NONE);
        return new Result(End.WINS, price, 0, mined);
    }

    private static Sentence verdict(Result result) {
        String price = Losses.points(result.attackerPoints());
        return result.end() == End.WINS
                ? Sentence.of("The assault *WINS*: the defenders are eliminated, the assaulters take {}.", price)
                : Sentence.of(
                        "The assault *FAILS*: the assaulters take {}, the defenders {}.",
                        price,
                        result.defenderPoints());
    }

    /** Returns the rules on entering a hex that is already won. */
    static AssaultCase won(Inputs in, Position at) {
        // The number of winners matters to mines alone.
        int named = in.find(AssaultForm.ENTERING).orElse(List.of()).size();
        int assaulters = at == Position.MINEFIELD ? in.get(AssaultForm.ATTACKERS, Math.max(1, named)) : 1;
        Winners winners = Winners.of(in, at, assaulters);
        boolean mined = winners.mines().isPresent();
        String place = at == Position.OPEN ? "the hex" : at.place();
        Checklist list = new Checklist();
        list.note(EXCEPTION);
        winners.check(list);
        if (!winners.mayEnter()) {
            list.forbid(PositionRules.JAPANESE_ONLY);
        }
        winners.mines().ifPresent(field -> field.note(list));
        return new AssaultCase(
                Sentence.of("after a close assault on {}", at.place()),
                list,
                umpire -> {
                    winners.follow(umpire);
                    MineLosses lost = winners.mines()
                            .map(field -> field.strike(winners.units(), umpire))
                            .orElse(MineLosses.NONE);
                    return new Result(End.ENTERS, 0, 0, lost);
                },
                mined ? List.of() : List.of(End.ENTERS),
                mined ? List.of(MINED) : List.of(),
                result -> mined
                        ? Sentence.of(
                                "The assaulters *ENTER* {}: the mines eliminate *{}* of {}.",
                                place,
                                result.mined().number(),
                                winners.units() == 1 ? "1 unit" : winners.units() + " units")
                        : Sentence.of("The assaulters *ENTER* {}.", place),
                true,
                0);
    }

    /**
     * The units that have won a close assault and enter the hex.
     *
     * @param units number of units that enter
     * @param named names of these units; empty if all enter
     * @param counted number of named units that count against the limit of a bunker
     * @param mayEnter whether they may enter at all: only the Japanese side uses caves
     */
    private record Winners(
            Position at, int units, List<String> named, int counted, boolean mayEnter, Optional<Minefield> mines) {
        static Winners of(Inputs in, Position at, int assaulters) {
            List<String> named = in.find(AssaultForm.ENTERING).orElse(List.of());
            return new Winners(
                    at,
                    named.isEmpty() ? assaulters : Math.min(assaulters, named.size()),
                    named,
                    at.isBunker() && named.size() > MOST_IN_A_BUNKER ? counted(in, named) : named.size(),
                    at != Position.CAVE || in.get(UnitFields.SIDE) == Nation.JAPANESE,
                    at == Position.MINEFIELD
                            ? Optional.of(Minefield.ofOtherEntry(in, UnitClass.INFANTRY))
                            : Optional.empty());
        }

        /** Returns the number of units that count against the limit of a bunker, with or without leaders (B-14). */
        private static int counted(Inputs in, List<String> named) {
            List<String> leaders = in.find(AssaultForm.LEADERS).orElse(List.of());
            int led = (int) named.stream().filter(leaders::contains).count();
            boolean count = led == 0 || in.reading(PlacementReadings.LEADERS) == PlacementReadings.Leaders.COUNT;
            return count ? named.size() : named.size() - led;
        }

        void check(Checklist list) {
            if (at.isBunker() && counted > MOST_IN_A_BUNKER) {
                list.forbid("{} units cannot enter: a bunker takes two [VV-20.5-2]", counted);
            }
        }

        /** Notes the consequences of a win, apart from its price. */
        void follow(Umpire umpire) {
            if (!mayEnter) {
                umpire.note("Having won, they stay where they are: only the Japanese side may use caves [VV-20.11-3]");
                return;
            }
            umpire.note(
                    "Having won, the assaulters enter the hex and are placed under the counter [VV-20.3-6, VV-20.3-7]");
            if (at.isBunker()) {
                umpire.note(
                        "At most two infantry units may enter the bunker, even if more assaulted [VV-20.5-2, VV-CORE-34]");
                if (!named.isEmpty()) {
                    umpire.note(
                            "{} enter; use --entering to choose others [VV-CORE-34]",
                            new LongWords(String.join(" and ", named)));
                }
            } else if (at == Position.BARBED_WIRE) {
                umpire.note(
                        "They are in the wire until they advance or move next turn [VV-20.8-2, VV-20.8-3, VV-20.8-4]");
            }
        }
    }
}
