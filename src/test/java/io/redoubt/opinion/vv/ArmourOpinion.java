package io.redoubt.opinion.vv;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import io.redoubt.opinion.vv.Troop.Kind;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Anti-Tank fire: first to hit, then against the armour, then the nerve of the crew. */
final class ArmourOpinion {
    /** A face that no roll is above, and one that no roll is under, on the table of 18.4. */
    private static final int SURE = 99;

    private static final int NEVER = -99;

    private static final int[][] TABLE = {
        {7, 5, 3, NEVER, NEVER, NEVER},
        {9, 7, 5, 3, NEVER, NEVER},
        {11, 9, 7, 5, 3, NEVER},
        {SURE, 11, 9, 7, 5, 3},
        {SURE, SURE, 11, 9, 7, 5},
        {SURE, SURE, SURE, 11, 9, 7}
    };

    private final Draft draft;
    private final Set<String> forbidden = new TreeSet<>();

    ArmourOpinion(Draft draft) {
        this.draft = draft;
    }

    Question ask() {
        int letter = letter("atfp");
        String weapon = draft.any("gun", "gun", "at-weapon", "mortar", "artillery", "air");
        draft.put("weapon", weapon);
        boolean mortar = weapon.equals("mortar");
        Kind firer = weapon.equals("gun") ? draft.any(Kind.GUN, Kind.AFV) : Kind.INFANTRY;
        if (firer == Kind.AFV || (firer == Kind.GUN && draft.once(2))) {
            draft.put("firer", firer.word());
        }
        int range = draft.number(2, 24);
        draft.put("range", range);
        Kind target = draft.any(mortar ? List.of(Kind.AFV) : List.of(Kind.AFV, Kind.AFV, Kind.GUN, Kind.INFANTRY));
        draft.put("target", target.word());
        Place place = place(target);
        Ground ground = Ground.under(place, draft);
        boolean terrainAlone = mortar && place.cover() > 0 && draft.reads("mortar-cover", "terrain-only");
        int modifier = terrainAlone ? ground.cover() : FirepowerOpinion.cover(place, ground.cover(), draft);
        int hindrance = draft.maybe("hindrance", 4, 0, 3) + draft.maybe("smoke", 6, 1, 2);
        modifier += ground.hindrance() + (mortar ? 0 : hindrance);
        if (target == Kind.GUN && draft.maybe("gun-shield", 3)) {
            modifier++;
        }
        int help = wire() - draft.maybe("leader", 3, 0, 2);
        modifier += weapon.equals("at-weapon") || mortar ? help : 0;
        if (draft.once(20)) {
            draft.flag("grenades");
            forbidden.add("VV-CORE-12");
        }
        int number = toHit(weapon, range) - modifier;
        Lot<Boolean> hit = Dice.roll().map(roll -> roll <= number);
        Lot<String> after =
                target == Kind.AFV ? armour(hit, letter, mortar) : hit.map(hits -> hits ? "eliminated" : "missed");
        return forbidden.isEmpty() ? draft.expecting(Verdict.of(after)) : draft.refused(forbidden);
    }

    /** An AFV stands in no position, a Gun in some; nobody aims at infantry, or into a bunker. */
    private Place place(Kind target) {
        Place place = target == Kind.AFV
                ? draft.any(Place.OPEN, Place.MINEFIELD, Place.WIRE)
                : draft.any(Place.OPEN, Place.SANDBAGS, Place.CAVE, Place.CONCRETE);
        place.put(draft, "at");
        if (target == Kind.INFANTRY) {
            forbidden.add("VV-CORE-27");
        }
        if (place.bunker()) {
            forbidden.add("VV-20.5-5");
        }
        return place;
    }

    private int wire() {
        if (!draft.once(5)) {
            return 0;
        }
        draft.put("from", "barbed-wire");
        return draft.reads("wire-penalty", "every-attack") ? 1 : 0;
    }

    private static int toHit(String weapon, int range) {
        return switch (weapon) {
            case "gun" -> range <= 10 ? 10 : range <= 19 ? 8 : 6;
            case "mortar" -> 6;
            default -> 8;
        };
    }

    private int letter(String option) {
        int letter = draft.number(0, 5);
        draft.put(option, "ABCDEF".charAt(letter));
        return letter;
    }

    private Lot<String> armour(Lot<Boolean> hit, int letter, boolean mortar) {
        Lot<Integer> struck = struck(mortar);
        boolean immobile = draft.maybe("immobile", 4);
        return hit.then(hits -> hits
                ? struck.then(armour -> result(TABLE[letter][armour], mortar, immobile))
                : crew("missed", immobile));
    }

    /** The armour that is struck: a mortar's bomb always strikes the rear. */
    private Lot<Integer> struck(boolean mortar) {
        if (draft.once(3)) {
            return Lot.sure(letter("armour"));
        }
        int front = letter("armour-front");
        int rear = letter("armour-rear");
        String facing = draft.maybe("facing", 2, List.of("front", "rear", "hexside"));
        if (mortar || facing.equals("rear")) {
            return Lot.sure(rear);
        }
        return facing.equals("front") ? Lot.sure(front) : Dice.under(3).map(low -> low ? front : rear);
    }

    private static Lot<String> result(int number, boolean mortar, boolean immobile) {
        return Dice.roll().then(roll -> {
            if (roll < number || (mortar && roll == number)) {
                return Lot.sure("eliminated");
            }
            return roll == number ? crew("immobilised", true) : crew("no-effect", immobile);
        });
    }

    /** The crew of an AFV that cannot move leaves it on 2 or less, after every attack it survives, a miss included. */
    private static Lot<String> crew(String otherwise, boolean immobile) {
        return immobile ? Dice.under(2).map(leaves -> leaves ? "eliminated" : "immobilised") : Lot.sure(otherwise);
    }
}
