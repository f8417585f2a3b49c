package io.redoubt.rules.dh.leaving;

import io.redoubt.rules.dh.cards.Location;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.cards.WeaponKind;
import io.redoubt.rules.dh.cards.WeaponList;
import io.redoubt.rules.dh.hits.WorkState;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.rules.dh.terms.CrewReadings;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A crew that leaves its work. No dice.
 *
 * @param from the work; without a card nothing is known of its weapons but the names somebody told
 * @param men how many go
 * @param units the units they form outside, the largest first
 * @param leaders how many of these have a leader of their own
 * @param taken the weapons they take along
 * @param abandoned the weapons that stay behind
 * @param lightGuns light machine guns that are not on the card but with the crew
 * @param left when: before this, if it was driven out
 * @param rifleAp the AP of their rifles, where the army list was looked up
 */
record Leaving(
        TargetKind from,
        AttackReadings.Model model,
        Cause cause,
        int men,
        int section,
        List<Integer> units,
        int leaders,
        List<Weapon> taken,
        List<Weapon> abandoned,
        int lightGuns,
        CrewReadings.Split split,
        Optional<Integer> rifleAp,
        Pieces.Left left)
        implements Case<Leaving.Departure> {
    /** What it is called when a crew goes. */
    enum Departure implements PlainName, Case.PlainEnd {
        /** The core rules decide it alone. */
        ALLOWED,
        LEAVES,
        ROUTED_OUT
    }

    private static final Remark NO_LIGHT = Remark.of("No Light MGs, so abandoned: {} [DH-LEAVE-06, DH-LEAVE-05]");
    private static final Remark NOT_SAID_TO_BE_LIGHT =
            Remark.of("Nobody said that they are Light MGs, so abandoned: {} [DH-LEAVE-06, DH-LEAVE-05]");
    private static final Remark NOT_NAMED =
            Remark.of("Whatever else it is armed with, but for Light MGs, is abandoned [DH-LEAVE-06, DH-LEAVE-05]");
    private static final Remark LIGHT = Remark.of("Light MGs go along: {} [DH-LEAVE-05]");

    Leaving {
        units = List.copyOf(units);
        taken = List.copyOf(taken);
        abandoned = List.copyOf(abandoned);
    }

    /** Why a crew leaves. */
    enum Cause implements Named {
        VOLUNTARY("its owner wants it"),
        FALL_BACK("it falls back"),
        ROUT("it is routed");

        private final String words;

        Cause(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    @Override
    public Sentence headline() {
        return Sentence.of("leaving the {}", from);
    }

    @Override
    public void check(Checklist list) {
        if (model == AttackReadings.Model.PLAIN_COVER) {
            list.note(AttackReadings.IN_PLAIN_COVER, from.asWork().orElseThrow(), "leaving it");
            return;
        }
        switch (cause) {
            case VOLUNTARY -> list.note("A player may give up a fortification at any time [DH-LEAVE-01]");
            case FALL_BACK ->
                list.note(
                        "A second Pin marker does not force the crew out; its owner chose to Fall Back [DH-GUTS-04, DH-PEN-13, DH-LEAVE-01]");
            case ROUT ->
                list.note(
                        "Routed: the crew is outside, 9\" away{} [DH-LEAVE-03, DH-GUTS-05, DH-PEN-14]",
                        hasEntrance() ? ", by the Entrance" : "");
        }
        list.note("Outside it is infantry, whatever drove it out [DH-LEAVE-04]");
        list.note("The men have the rifles of their army and time, and grenades [DH-LEAVE-07]");
        weapons(list);
        if (units.size() == 1) {
            list.note(
                    "{} nearest to a section of {} as one unit [DH-LEAVE-11, DH-LEAVE-10]",
                    men == 1 ? "1 man comes" : men + " men come",
                    section);
        } else if (split == CrewReadings.Split.NEAREST) {
            list.note(
                    "{} men, sections of {}: {} units come nearest, sizes levelled: {} [DH-LEAVE-11, DH-LEAVE-10]",
                    men,
                    section,
                    units.size(),
                    sizes());
        } else {
            list.note(
                    "{} men, sections of {}: full sections and the rest: {} [DH-LEAVE-11, DH-LEAVE-10]",
                    men,
                    section,
                    sizes());
        }
        list.note(
                "{} on the Guts of a Jr NCO, whatever leaders the card names [DH-LEAVE-08]",
                leaders == 1 ? "One leader" : "A leader for each unit, " + leaders + " in all,");
        if (men > leaders) {
            list.note("Everybody else is a Private: {} [DH-LEAVE-09]", WorkState.men(men - leaders));
        }
        switch (left) {
            case EARLIER -> list.note("Out since an earlier turn: it may charge [DH-CC-05]");
            case THIS_TURN, NOT_YET ->
                list.note("No charge this turn; from the next turn on it may [DH-CC-05, DH-CC-04]");
        }
    }

    private void weapons(Checklist list) {
        List<Weapon> light = new ArrayList<>();
        List<Weapon> others = new ArrayList<>();
        for (Weapon weapon : taken) {
            (weapon.kind() == WeaponKind.LIGHT_MACHINE_GUN ? light : others).add(weapon);
        }
        if (!light.isEmpty()) {
            list.note(LIGHT, WeaponList.names(light));
        }
        if (lightGuns > 0) {
            list.note(LIGHT, lightGuns + " that the crew has beside its card");
        }
        if (!others.isEmpty()) {
            list.note("Card or scenario says these go along too: {} [DH-LEAVE-06]", WeaponList.names(others));
        }
        if (!abandoned.isEmpty()) {
            list.note(hasCard() ? NO_LIGHT : NOT_SAID_TO_BE_LIGHT, WeaponList.names(abandoned));
        }
        if (!areWeaponsKnown()) {
            list.note(NOT_NAMED);
        }
    }

    @Override
    public Departure resolve(Umpire umpire) {
        return end();
    }

    private Departure end() {
        if (model == AttackReadings.Model.PLAIN_COVER) {
            return Departure.ALLOWED;
        }
        return cause == Cause.ROUT ? Departure.ROUTED_OUT : Departure.LEAVES;
    }

    @Override
    public List<Departure> shown() {
        return List.of(end());
    }

    @Override
    public List<Quantity<Departure>> quantities() {
        if (end() == Departure.ALLOWED) {
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
        String behind = abandoned.isEmpty() ? "" : "; left behind: " + WeaponList.names(abandoned);
        return units.size() == 1
                ? Sentence.of("*OUT*: one infantry unit of {}{}. [DH-LEAVE-04]", men, behind)
                : Sentence.of("*OUT*: {} infantry units, {} men{}. [DH-LEAVE-04]", units.size(), sizes(), behind);
    }

    /** What goes along beside rifles and grenades, in words. */
    List<String> carried() {
        List<String> all = new ArrayList<>(WeaponList.each(taken));
        if (lightGuns > 0) {
            all.add(lightGuns == 1 ? "1 light MG" : lightGuns + " light MGs");
        }
        return all;
    }

    /** The weapons of the card that go along, one by one. */
    List<String> takenNames() {
        return taken.stream().map(Weapon::name).toList();
    }

    /** The sizes of the units, as a sum. */
    private String sizes() {
        return units.stream().map(String::valueOf).collect(Collectors.joining(" + "));
    }

    private boolean hasCard() {
        return from.asCard().isPresent();
    }

    private boolean areWeaponsKnown() {
        return hasCard() || !taken.isEmpty() || !abandoned.isEmpty();
    }

    private boolean hasEntrance() {
        return from.asCard().stream()
                .flatMap(card -> card.armour().rear().stream())
                .anyMatch(band -> band.location() == Location.ENTRANCE);
    }
}
