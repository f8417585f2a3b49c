package io.redoubt.rules.vv;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Entering positions, minefields and barbed wire, and moving through tunnels. */
final class Cross implements Procedure<Crossing, CrossResult> {
    private static final List<Example> EXAMPLES = List.of(
            new Example("three units enter a minefield", "--position minefield --units 3"),
            new Example(
                    "a hidden minefield under a truck with two passengers",
                    "--position minefield --hidden --as vehicle --passengers 2 --movement-points 6"),
            new Example("two dice added for mines", "--position minefield --units 2 --die 2d6"),
            new Example("a ten-sided die for mines", "--position minefield --die 1d10 --mode advance"),
            new Example("infantry enters barbed wire", "--position barbed-wire --movement-points 4"),
            new Example("a tank drives through wire", "--position barbed-wire --as afv --movement-points 8"),
            new Example(
                    "a trench in woods, more than a unit has left",
                    "--position trench --terrain woods --movement-points 2"),
            new Example(
                    "a friendly trench that is full",
                    "--position trench --occupied-by friendly --full --movement-points 4 --exit-cost 2"),
            new Example("a Gun passes a foxhole", "--position foxhole --as gun --uphill 1 --hexside 1"),
            new Example("an advance into an empty trench", "--position trench --mode advance"),
            new Example(
                    "out of the wire by an advance in the same turn",
                    "--position barbed-wire --mode leave --phase advance-and-assault"),
            new Example("a tank overruns a trench", "--position trench --mode overrun --as afv --occupied-by enemy"),
            new Example("three squads at an empty bunker", "--position bunker --units 3"),
            new Example("staying in a minefield", "--position minefield --mode stay"),
            new Example("three hexes of tunnel", "--tunnel 3 --entry cave --exit bunker --movement-points 4"));

    @Override
    public String verb() {
        return "cross";
    }

    @Override
    public String summary() {
        return "enter a position, a minefield, barbed wire or a tunnel";
    }

    @Override
    public Form<Crossing> form() {
        return CrossForm.FORM;
    }

    @Override
    public void check(Crossing crossing, Checklist checklist) {
        crossing.check(checklist);
    }

    @Override
    public CrossResult resolve(Crossing crossing, Umpire umpire) {
        return crossing.resolve(umpire);
    }

    @Override
    public List<String> outcomes() {
        return CrossEnd.IDS;
    }

    @Override
    public List<String> shown(Crossing crossing) {
        return crossing.hasDice() ? List.of() : List.of(crossing.end().id());
    }

    @Override
    public String outcome(Crossing crossing, CrossResult result) {
        return result.end().id();
    }

    @Override
    public List<Quantity<CrossResult>> quantities(Crossing crossing) {
        return crossing.quantities();
    }

    @Override
    public Sentence headline(Crossing crossing) {
        return crossing.headline();
    }

    @Override
    public Sentence verdict(Crossing crossing, CrossResult result) {
        return crossing.verdict(result);
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }
}
