package io.redoubt.rules.vv;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Choice;
import io.redoubt.rules.Example;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.rules.Role;
import io.redoubt.rules.Whole;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** What casualty points do to a Gun, a vehicle, or all the units of a hex. */
final class Survive implements Procedure<Survive.Struck, Losses> {
    /** The worst that happens, the mildest first. */
    enum Worst implements Way {
        UNHARMED,
        PINNED,
        REDUCED,
        ELIMINATED
    }

    /** What can be asked about alone. */
    enum Crewed implements Way {
        GUN,
        VEHICLE
    }

    /**
     * Units that take casualty points.
     *
     * @param several whether a whole hex was named, and not a Gun or a vehicle alone
     */
    record Struck(
            int points,
            List<UnitSpec> units,
            LossPolicy policy,
            Optional<Integer> several,
            Points.PinnedCrew pinnedCrew) {
        /** True for a pinned Gun that so few points do nothing to. */
        boolean isSpared() {
            return several.isEmpty()
                    && pinnedCrew == Points.PinnedCrew.AT_ITS_RATING
                    && units.get(0).isPinned()
                    && points - units.get(0).ignored() < units.get(0).rating();
        }
    }

    private static final Field<Integer> POINTS =
            Field.of("points", Whole.of(0, 30), "casualty points of one attack", Rule.CORE_20);
    private static final Field<Integer> RATING =
            Field.of("rating", Whole.of(1, 30), "Casualty Rating of the Gun or vehicle", Rule.CORE_23);
    private static final Field<Crewed> AS = Field.of(
                    "as", Choice.of(Crewed.values()), "what is hit; or name --units", Rule.CORE_23)
            .or(Crewed.GUN);
    private static final Field<Boolean> PINNED =
            Field.flag("pinned", "it is pinned already", Rule.CORE_21, Rule.CORE_23);
    private static final Form<Struck> FORM = new Form<>(
            List.of(POINTS, AS, RATING, PINNED, ShootForm.GUN_SHIELD, HexForm.UNITS, HexForm.LOSSES), Survive::read);

    private static final List<String> OUTCOMES =
            List.of(Worst.UNHARMED.id(), Worst.PINNED.id(), Worst.REDUCED.id(), Worst.ELIMINATED.id());
    private static final List<String> ALONE = List.of(Worst.UNHARMED.id(), Worst.PINNED.id(), Worst.ELIMINATED.id());

    private static final Remark HEADLINE = Remark.of("{} taking {}");
    private static final Remark RULE = Remark.of(
            "1 point pins it; 2 to {} call for a roll of {} or less; more eliminate it", Rule.CORE_23, Rule.CORE_20);
    private static final Remark PINNED_RULE =
            Remark.of("Pinned already, it does not roll: points eliminate it, for {}", Rule.CORE_23, Rule.CORE_21);
    private static final Remark SPARED = Remark.of(
            "Pinned already, it goes at {} points, and these are fewer (a reading)", Rule.CORE_23, Rule.CORE_21);
    private static final Remark SHIELD = Remark.of("Its shield ignores the first point", Rule.CORE_22);
    private static final Remark DECISION = Remark.of("Points are taken {}", Rule.CORE_20);
    private static final Remark VERDICT = Remark.of("{}: {} pinned, {} reduced, {} eliminated: *{}*.");
    private static final Remark ALONE_VERDICT = Remark.of("It is *{}*.");

    private static final List<Quantity<Losses>> QUANTITIES = List.of(
            new Quantity<>("pinned", "units pinned", Losses::pinned),
            new Quantity<>("reduced", "squads reduced", Losses::reduced),
            new Quantity<>("eliminated", "units eliminated", Losses::eliminated));

    private static Struck read(Inputs in) {
        int points = in.get(POINTS);
        Optional<List<UnitSpec>> units = in.find(HexForm.UNITS);
        if (units.isPresent()) {
            return new Struck(
                    points,
                    units.get(),
                    in.get(HexForm.LOSSES),
                    Optional.of(units.get().size()),
                    Points.PINNED_CREW.standard());
        }
        boolean vehicle = in.get(AS) == Crewed.VEHICLE;
        UnitSpec unit = new UnitSpec(
                vehicle ? UnitSpec.Kind.VEHICLE : UnitSpec.Kind.GUN,
                vehicle ? "the vehicle" : "the Gun",
                in.get(RATING),
                0,
                in.get(PINNED) ? UnitSpec.State.PINNED : UnitSpec.State.FRESH,
                !vehicle && in.get(ShootForm.GUN_SHIELD) ? UnitSpec.Hide.IGNORES_FIRST : UnitSpec.Hide.PLAIN);
        int felt = points - unit.ignored();
        boolean few = unit.isPinned() && felt > 0 && felt < unit.rating();
        return new Struck(
                points,
                List.of(unit),
                LossPolicy.CHEAPEST,
                Optional.empty(),
                few ? in.reading(Points.PINNED_CREW) : Points.PINNED_CREW.standard());
    }

    @Override
    public String verb() {
        return "survive";
    }

    /** What is survived befalls a unit. */
    @Override
    public Role actor() {
        return Role.AT;
    }

    @Override
    public String summary() {
        return "what casualty points do to a Gun, a vehicle, or a hex";
    }

    @Override
    public Form<Struck> form() {
        return FORM;
    }

    @Override
    public void check(Struck struck, Checklist list) {
        if (struck.several().isPresent()) {
            list.note(DECISION, struck.policy());
            return;
        }
        UnitSpec unit = struck.units().get(0);
        if (unit.isPinned()) {
            list.note(struck.isSpared() ? SPARED : PINNED_RULE, unit.rating());
        } else {
            list.note(RULE, unit.rating(), unit.rating());
        }
        if (unit.hide() == UnitSpec.Hide.IGNORES_FIRST) {
            list.note(SHIELD);
        }
    }

    @Override
    public Losses resolve(Struck struck, Umpire umpire) {
        if (struck.isSpared()) {
            return Losses.NONE;
        }
        return LossSearch.plan(struck.units(), struck.policy(), struck.points())
                .carryOut(struck.points(), LossPlan.SURVIVAL, umpire);
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public List<String> shown(Struck struck) {
        return struck.several().isPresent() ? OUTCOMES : ALONE;
    }

    @Override
    public String outcome(Struck struck, Losses losses) {
        return worst(losses).id();
    }

    private static Worst worst(Losses losses) {
        if (losses.eliminated() > 0) {
            return Worst.ELIMINATED;
        }
        if (losses.reduced() > 0) {
            return Worst.REDUCED;
        }
        return losses.pinned() > 0 ? Worst.PINNED : Worst.UNHARMED;
    }

    @Override
    public List<Quantity<Losses>> quantities(Struck struck) {
        return struck.several().isPresent() ? QUANTITIES : List.of();
    }

    @Override
    public Sentence headline(Struck struck) {
        String who = struck.several()
                .map(number -> number + (number == 1 ? " unit" : " units"))
                .orElse(struck.units().get(0).name());
        return Sentence.of(HEADLINE, who, CasualtyRow.points(struck.points()));
    }

    @Override
    public Sentence verdict(Struck struck, Losses losses) {
        return struck.several().isPresent()
                ? Sentence.of(
                        VERDICT,
                        CasualtyRow.points(struck.points()),
                        losses.pinned(),
                        losses.reduced(),
                        losses.eliminated(),
                        worst(losses))
                : Sentence.of(ALONE_VERDICT, worst(losses));
    }

    @Override
    public List<Example> examples() {
        return List.of(
                new Example("a Gun of rating 3 takes two points", "--points 2 --rating 3"),
                new Example("a pinned vehicle", "--points 4 --as vehicle --rating 4 --pinned"),
                new Example("a Gun behind its shield", "--points 2 --rating 2 --gun-shield"),
                new Example("a hex of two squads and a leader", "--points 6 --units 4-6-5,4-6-5,leader"),
                new Example("the same, to keep firing", "--points 3 --units 4-6-4,2-6-2,leader --losses keep-firing"),
                new Example("valorous and pinned units", "--points 7 --units 4-6-4:valorous,2-6-2:pinned,gun=3"));
    }
}
