package io.redoubt.rules.vv;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Example;
import io.redoubt.rules.Form;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Fire at units in the open, in fortifications and in entrenchments. */
public final class Shoot implements Procedure<Attack, ShotResult> {
    private static final List<String> OUTCOMES = ShotEnd.ids(List.of(ShotEnd.values()));

    private static final List<String> NOTES = List.of(
            "Units are written as on their counters: 4-6-4 is APFP 4, range 6, rating 4.",
            "APFP 4 or more is a squad, 2 or 3 a half squad, 1 a leader. The half squad of",
            "a squad has a rating lower by 2; write 5-3-5/2 where that is not so. There are",
            "leader, gun=3, vehicle=4 and afv too, each with :pinned, :valorous or :shield",
            "after it and 2x before it.");

    private static final List<Example> EXAMPLES = List.of(
            new Example("APFP 12 at a concrete bunker", "--apfp 12 --at bunker-concrete"),
            new Example(
                    "APFP 20 out of a wire hex at sandbags", "--apfp 20 --at sandbags --from barbed-wire --range 3"),
            new Example(
                    "two squads, a machine gun and a leader at a building",
                    "--apfp 12 --at open --terrain building --leader 1 --units 2x4-6-4,leader"),
            new Example(
                    "grenades and a satchel charge at a trench in woods",
                    "--apfp 8 --satchel 12 --grenades --at trench --terrain woods --range 1 --units 4-6-5,2-6-3"),
            new Example(
                    "a Gun in a bunker under fire", "--apfp 41 --at bunker-wood --units gun=3 --losses keep-firing"),
            new Example(
                    "mortars at woods", "--apfp 6 --weapon mortar --at foxhole --terrain woods --range 5 --leader 1"),
            new Example(
                    "Opportunity Fire at an adjacent unit",
                    "--apfp 4 --at open --opportunity --range 1 --hindrance 1 --smoke 1"),
            new Example(
                    "a tank fires at a tank in woods",
                    "--atfp D --weapon gun --range 6 --at open --terrain woods --facing rear --armour-rear D"),
            new Example(
                    "an Anti-Tank weapon along a hexside",
                    "--atfp D --weapon at-weapon --leader 1 --at open --facing hexside --armour-front E --armour-rear"
                            + " D --immobile"),
            new Example(
                    "a Gun at a Gun behind sandbags", "--atfp C --weapon gun --range 12 --at sandbags --target gun"),
            new Example("a bare roll at a trench in the open", "--target-number 8 --at trench"));

    /** A target in words, for example {@code units in a trench}. */
    static String target(Hex hex) {
        return "units in " + place(hex);
    }

    /** A hex in words: the position in it, or else its terrain. */
    static String place(Hex hex) {
        if (hex.at() != Position.OPEN) {
            return place(hex.at());
        }
        return hex.terrain() == Terrain.OPEN
                ? "the open"
                : article(hex.terrain().words()) + " hex";
    }

    /** A position in words, for example {@code a trench}. */
    static String place(Position at) {
        return switch (at) {
            case OPEN -> "the open";
            case SANDBAGS, BARBED_WIRE -> at.words();
            case BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, MINEFIELD, FOXHOLE, TRENCH, CAVE, TUNNEL -> "a " + at.words();
        };
    }

    private static String article(String noun) {
        return (noun.startsWith("o") ? "an " : "a ") + noun;
    }

    @Override
    public String verb() {
        return "shoot";
    }

    @Override
    public String summary() {
        return "fire at a hex: casualty points, or Anti-Tank hits";
    }

    @Override
    public Form<Attack> form() {
        return ShootForm.FORM;
    }

    @Override
    public void check(Attack attack, Checklist checklist) {
        attack.check(checklist);
    }

    @Override
    public ShotResult resolve(Attack attack, Umpire umpire) {
        return attack.resolve(umpire);
    }

    @Override
    public List<String> outcomes() {
        return OUTCOMES;
    }

    @Override
    public List<String> shown(Attack attack) {
        return ShotEnd.ids(attack.shown());
    }

    @Override
    public String outcome(Attack attack, ShotResult result) {
        return result.end().id();
    }

    @Override
    public List<Quantity<ShotResult>> quantities(Attack attack) {
        return attack.quantities();
    }

    @Override
    public Sentence headline(Attack attack) {
        return attack.headline();
    }

    @Override
    public Sentence verdict(Attack attack, ShotResult result) {
        return attack.verdict(result);
    }

    @Override
    public List<String> notes() {
        return NOTES;
    }

    @Override
    public List<Example> examples() {
        return EXAMPLES;
    }
}
