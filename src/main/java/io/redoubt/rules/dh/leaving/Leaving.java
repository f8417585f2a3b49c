package io.redoubt.rules.dh.leaving;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.shared.AttackReadings;
import io.redoubt.rules.dh.shared.CrewReadings;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.procedure.Settled;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Checked departure of a crew. No dice.
 *
 * @param from the fortification; without a card only the weapons that were given are known
 * @param men number of men who leave
 * @param units sizes of the units outside, the largest first
 * @param leaders number of units with a leader of their own
 * @param lightGuns number of light machine guns that are with the crew but not on the card
 * @param rifleAp AP of their rifles, if given
 * @param left turn of the departure: earlier if the crew was driven out
 */
record Leaving(
        TargetKind from,
        Departure end,
        int men,
        List<Integer> units,
        int leaders,
        List<Weapon> taken,
        List<Weapon> abandoned,
        int lightGuns,
        Optional<Integer> rifleAp,
        PieceFields.Left left,
        Checklist found)
        implements Settled<Leaving.Departure> {
    enum Departure implements PlainName, Case.PlainEnd {
        /** Decided by the core rules. */
        ALLOWED,
        LEAVES,
        ROUTED_OUT
    }

    enum Cause implements PlainName {
        VOLUNTARY,
        FALL_BACK,
        ROUT
    }

    Leaving {
        units = List.copyOf(units);
        taken = List.copyOf(taken);
        abandoned = List.copyOf(abandoned);
    }

    static Leaving read(Inputs in) {
        TargetKind from = in.get(Leave.FROM);
        Optional<FortificationCard> card = from.asCard();
        int men = card.isPresent() ? in.get(Leave.CREW, card.get().crew().men()) : in.get(Leave.CREW);
        List<Weapon> abandoned = new ArrayList<>(card.map(FortificationCard::weapons)
                .orElseGet(() -> in.find(Leave.HEAVY_WEAPON).orElse(List.of()).stream()
                        .map(Weapon::named)
                        .toList()));
        abandoned.removeIf(weapon -> weapon.kind() == Weapon.Kind.RIFLES);
        List<Weapon> lost = Weapon.take(Leave.DESTROYED, in, abandoned, List.of());
        List<Weapon> taken = Weapon.take(Leave.CARRY, in, abandoned, lost);
        taken.addAll(abandoned.stream().filter(Leaving::isLight).toList());
        abandoned.removeIf(Leaving::isLight);
        int section = in.get(Leave.SECTION);
        boolean nearest = men <= section || in.reading(CrewReadings.SPLIT) == CrewReadings.Split.NEAREST;
        List<Integer> units = nearest ? nearest(men, section) : full(men, section);
        boolean each = units.size() == 1 || in.reading(CrewReadings.LEADERS) == CrewReadings.Leaders.EACH_UNIT;
        boolean isPlainCover = AttackReadings.isWithoutVariant(in);
        Cause cause = in.get(Leave.CAUSE);
        Leaving leaving = new Leaving(
                from,
                isPlainCover ? Departure.ALLOWED : cause == Cause.ROUT ? Departure.ROUTED_OUT : Departure.LEAVES,
                men,
                units,
                each ? units.size() : 1,
                taken,
                abandoned,
                in.get(Leave.LIGHT_GUNS),
                in.find(Leave.RIFLE_AP),
                in.find(Leave.LEFT)
                        .filter(when -> when == PieceFields.Left.EARLIER)
                        .orElse(PieceFields.Left.THIS_TURN),
                new Checklist());
        if (isPlainCover) {
            leaving.found.note(AttackReadings.IN_PLAIN_COVER, from.asWork().orElseThrow(), "leaving it");
        } else {
            leaving.judge(cause);
            leaving.judgeWeapons();
            leaving.judgeUnits(section, nearest);
            leaving.judgeCharge();
        }
        return leaving;
    }

    private static boolean isLight(Weapon weapon) {
        return weapon.kind() == Weapon.Kind.LIGHT_MACHINE_GUN;
    }

    private void judge(Cause cause) {
        switch (cause) {
            case VOLUNTARY -> found.note("A player may give up a fortification at any time [DH-LEAVE-01]");
            case FALL_BACK ->
                found.note(
                        "A second Pin marker does not force the crew out; its owner chose to Fall Back [DH-GUTS-04, DH-PEN-13, DH-LEAVE-01]");
            case ROUT ->
                found.note(
                        "Routed: the crew is outside, 9\" away{} [DH-LEAVE-03, DH-GUTS-05, DH-PEN-14]",
                        hasEntrance() ? ", by the Entrance" : "");
        }
        found.note("Outside, the crew counts as infantry, whatever the cause [DH-LEAVE-04]");
    }

    private void judgeWeapons() {
        found.note("The men have the rifles of their army and time, and grenades [DH-LEAVE-07]");
        noteWeapons(
                "Light MGs go along: {} [DH-LEAVE-05]",
                taken.stream().filter(Leaving::isLight).toList());
        if (lightGuns > 0) {
            found.note("Light MGs go along: {} of the crew, not on its card [DH-LEAVE-05]", lightGuns);
        }
        noteWeapons(
                "By card or scenario these go along too: {} [DH-LEAVE-06]",
                taken.stream().filter(weapon -> !isLight(weapon)).toList());
        noteWeapons(
                from.asCard().isPresent()
                        ? "No Light MGs, so abandoned: {} [DH-LEAVE-06, DH-LEAVE-05]"
                        : "Not declared as Light MGs, so abandoned: {} [DH-LEAVE-06, DH-LEAVE-05]",
                abandoned);
        if (!areWeaponsKnown()) {
            found.note("All other weapons except Light MGs are abandoned [DH-LEAVE-06, DH-LEAVE-05]");
        }
    }

    private void noteWeapons(String sentence, List<Weapon> weapons) {
        if (!weapons.isEmpty()) {
            found.note(sentence, String.join(", ", Weapon.counted(weapons)));
        }
    }

    private void judgeUnits(int section, boolean nearest) {
        if (units.size() == 1) {
            found.note(
                    "{} nearest to a section of {} as one unit [DH-LEAVE-11, DH-LEAVE-10]",
                    men == 1 ? "1 man comes" : men + " men come",
                    section);
        } else if (nearest) {
            found.note(
                    "{} men, sections of {}: {} units nearest to that size: {} [DH-LEAVE-11, DH-LEAVE-10]",
                    men,
                    section,
                    units.size(),
                    sizes());
        } else {
            found.note(
                    "{} men, sections of {}: full sections and the rest: {} [DH-LEAVE-11, DH-LEAVE-10]",
                    men,
                    section,
                    sizes());
        }
        found.note(
                "{} with the Guts of a Jr NCO, whatever leaders are on the card [DH-LEAVE-08]",
                leaders == 1 ? "One leader" : "A leader for each unit, " + leaders + " in all,");
        if (men > leaders) {
            found.note("All others are Privates: {} [DH-LEAVE-09]", FortificationState.men(men - leaders));
        }
    }

    private void judgeCharge() {
        if (left == PieceFields.Left.EARLIER) {
            found.note("Out since an earlier turn: it may charge [DH-CC-05]");
        } else {
            found.note("No charge this turn; allowed from the next turn on [DH-CC-05, DH-CC-04]");
        }
    }

    /** Splits men into equal units whose average size is closest to a section; on a tie, into fewer units. */
    static List<Integer> nearest(int men, int section) {
        int best = 1;
        for (int units = 2; units <= men; units++) {
            // Compares |men / units - section| with the best so far, without division.
            long off = Math.abs((long) men - (long) section * units) * best;
            long bestOff = Math.abs((long) men - (long) section * best) * units;
            if (off < bestOff) {
                best = units;
            }
        }
        List<Integer> sizes = new ArrayList<>();
        for (int unit = 0; unit < best; unit++) {
            sizes.add(men / best + (unit < men % best ? 1 : 0));
        }
        return sizes;
    }

    /** Splits men into full sections and a smaller rest. */
    static List<Integer> full(int men, int section) {
        List<Integer> sizes = new ArrayList<>();
        for (int left = men; left > 0; left -= section) {
            sizes.add(Math.min(left, section));
        }
        return sizes;
    }

    @Override
    public Sentence headline() {
        return Sentence.of("leaving the {}", from);
    }

    @Override
    public List<Quantity<Departure>> quantities() {
        if (end == Departure.ALLOWED) {
            return List.of();
        }
        List<Quantity<Departure>> quantities = new ArrayList<>(List.of(
                new Quantity<>("units", "units", any -> units.size()),
                new Quantity<>("largest-unit", "men in the largest", any -> units.get(0)),
                new Quantity<>("smallest-unit", "men in the smallest", any -> units.get(units.size() - 1)),
                new Quantity<>("leaders", "leaders", any -> leaders)));
        if (areWeaponsKnown()) {
            quantities.add(new Quantity<>("abandoned", "weapons abandoned", any -> abandoned.size()));
        }
        return quantities;
    }

    @Override
    public Sentence verdict(Departure end) {
        if (end == Departure.ALLOWED) {
            return Sentence.of("*ALLOWED*: leaving the {}; go on by the core rules.", from);
        }
        String behind = abandoned.isEmpty() ? "" : "; left behind: " + String.join(", ", Weapon.counted(abandoned));
        return units.size() == 1
                ? Sentence.of("*OUT*: one infantry unit of {}{}. [DH-LEAVE-04]", men, behind)
                : Sentence.of("*OUT*: {} infantry units, {} men{}. [DH-LEAVE-04]", units.size(), sizes(), behind);
    }

    /** Returns the weapons carried away, in words. */
    List<String> carried() {
        List<String> all = new ArrayList<>(Weapon.counted(taken));
        if (lightGuns > 0) {
            all.add(lightGuns == 1 ? "1 light MG" : lightGuns + " light MGs");
        }
        return all;
    }

    /** Returns the names of the weapons carried away, one entry per weapon. */
    List<String> takenNames() {
        return taken.stream().map(Weapon::name).toList();
    }

    private String sizes() {
        return units.stream().map(String::valueOf).collect(Collectors.joining(" + "));
    }

    private boolean areWeaponsKnown() {
        return from.asCard().isPresent() || !taken.isEmpty() || !abandoned.isEmpty();
    }

    private boolean hasEntrance() {
        return from.asCard().stream()
                .flatMap(card -> card.armour().rear().stream())
                .anyMatch(band -> band.location() == Armour.Location.ENTRANCE);
    }
}
