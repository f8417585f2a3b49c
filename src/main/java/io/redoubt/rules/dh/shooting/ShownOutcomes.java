package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.hits.Blasting;
import io.redoubt.rules.dh.hits.Morale;
import io.redoubt.rules.dh.hits.PenetratingHit;
import io.redoubt.rules.dh.hits.SecondPin;
import io.redoubt.rules.dh.hits.WorkCondition;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.WeaponClass;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import java.util.List;

/** What a person is shown of attacks: the outcomes worth a line, and the verdict. */
final class ShownOutcomes {
    private static final int HIGHEST = 10;

    /** A blast can hurt so many at most. */
    private static final int BLAST = 10;

    /** What only a crew can come to. */
    private static final List<String> ONLY_MANNED =
            List.of("holds", "pinned", "fell-back", "routed", "wiped-out", "destroyed+fell-back", "destroyed+routed");

    private static final String FALLS = "The empty {} is *DESTROYED*";

    private ShownOutcomes() {}

    /** Whether an outcome can come about at all, as far as the weapon and the state before tell. */
    static boolean possible(Attack attack, String name) {
        if (attack instanceof CrewFire fire) {
            return possible(fire, name);
        }
        return attack instanceof StructureAttack shots && possible(shots, name);
    }

    private static boolean possible(CrewFire fire, String name) {
        boolean checks = fire.morale().isPresent();
        return switch (name) {
            case "casualties" -> !checks;
            case "holds" -> checks;
            case "pinned" -> checks && fire.start().pins() < Pieces.ROUT - 1;
            case "fell-back" -> checks && fallsBack(fire.morale().get(), fire.start(), fire.volleys());
            case "routed" -> checks && fire.start().pins() + fire.volleys() >= Pieces.ROUT;
            case "wiped-out" -> fire.start().men() <= fire.shots() * fire.volleys();
            case "unharmed" -> true;
            default -> false;
        };
    }

    private static boolean possible(StructureAttack shots, String name) {
        boolean lost = name.endsWith(AttackOutcome.WEAPON_LOST);
        if (lost
                && (shots.blasting().heavy().size() <= shots.start().lost() || !reaches(shots, PenetratingHit.HEAVY))) {
            return false;
        }
        if (!shots.start().manned() && ONLY_MANNED.contains(lost ? name.substring(0, name.indexOf('+')) : name)) {
            return false;
        }
        boolean flames = shots.by() == WeaponClass.FLAME_THROWER;
        boolean several = shots.attacks() > 1;
        boolean blastKillsAll = several || shots.start().men() <= BLAST;
        String plain = lost ? name.substring(0, name.length() - AttackOutcome.WEAPON_LOST.length()) : name;
        return switch (plain) {
            case "not-acquired" -> !several && shots.way().acquire().isPresent();
            case "missed" -> !several && shots.way().hit().isPresent();
            case "no-penetration" -> !several && !shots.way().parts().isEmpty();
            case "unharmed" -> several;
            case "casualties" -> false;
            case "stands" -> !shots.start().manned();
            case "pinned" -> !flames && shots.start().pins() < Pieces.ROUT - 1;
            case "fell-back", "destroyed+fell-back" ->
                fallsBack(shots.blasting().morale(), shots.start(), shots.attacks());
            case "routed" -> flames || shots.start().pins() + shots.attacks() >= Pieces.ROUT;
            case "wiped-out" -> blastKillsAll;
            case "destroyed+routed" -> reaches(shots, PenetratingHit.DESTROYED);
            case "destroyed+no-survivors" -> blastKillsAll && reaches(shots, PenetratingHit.DESTROYED);
            case "eliminated" -> reaches(shots, PenetratingHit.ELIMINATED);
            default -> true;
        };
    }

    /** Whether the table can show a row or a worse one; after several attacks it nearly always can. */
    private static boolean reaches(StructureAttack shots, PenetratingHit row) {
        if (shots.attacks() > 1) {
            return true;
        }
        Blasting table = shots.blasting();
        int highest = table.tableDie().orElse(HIGHEST)
                + table.weaponModifier()
                + table.targetModifier()
                + shots.start().marks();
        return PenetratingHit.of(highest, table.ways().ten()).number() >= row.number();
    }

    private static boolean fallsBack(Morale morale, WorkState start, int attacks) {
        return morale.secondPin() == SecondPin.FALL_BACK && (start.pins() == 1 || attacks > 1);
    }

    static Sentence verdict(Attack attack, AttackResult result) {
        AttackOutcome outcome = AttackOutcome.of(attack, result);
        String state = attack instanceof CrewFire fire ? losses(fire, result) : work(result.state());
        String end = state.isEmpty() ? "." : ": {}.";
        Remark remark = new Remark(sentence(attack, outcome) + end, List.of());
        return state.isEmpty() ? Sentence.of(remark, attack.at()) : Sentence.of(remark, attack.at(), state);
    }

    private static String sentence(Attack attack, AttackOutcome outcome) {
        boolean empty =
                attack instanceof StructureAttack shots && !shots.start().manned();
        if (!empty) {
            return outcome.sentence();
        }
        return switch (outcome) {
            case ELIMINATED, DESTROYED_EMPTY -> FALLS;
            default -> outcome.sentence();
        };
    }

    private static String losses(CrewFire fire, AttackResult result) {
        String lost = result.casualties() == 1 ? "1 casualty" : result.casualties() + " casualties";
        if (fire.known() == CrewFire.Known.NOTHING) {
            return lost;
        }
        return lost + ", " + men(result.state()) + pins(result.state());
    }

    private static String work(WorkState state) {
        if (state.fate() != WorkCondition.STANDS) {
            return state.men() == 0 ? "" : men(state) + pins(state);
        }
        String weapons =
                state.lost() == 0 ? "" : state.lost() == 1 ? ", 1 weapon lost" : ", " + state.lost() + " weapons lost";
        return men(state) + pins(state) + ", " + state.marks() + " PH" + weapons;
    }

    private static String men(WorkState state) {
        return men(state.men()) + " left";
    }

    /** So many men, in words. */
    static String men(int men) {
        return men == 1 ? "1 man" : men + " men";
    }

    private static String pins(WorkState state) {
        return state.pins() == 0 ? "" : state.pins() == 1 ? ", 1 Pin" : ", " + state.pins() + " Pins";
    }
}
