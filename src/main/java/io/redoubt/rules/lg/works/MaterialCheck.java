package io.redoubt.rules.lg.works;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.lg.terms.Material;
import io.redoubt.rules.lg.terms.SharedInputs;
import io.redoubt.rules.lg.terms.Surface;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Looks armor classes up, and whether a material suits the construction. */
final class MaterialCheck {
    private static final Remark NO_WALL = Remark.of("The table of walls does not have {} [LG-AC-01]");

    private MaterialCheck() {}

    /** Judges all materials; the armor class if it is only one. */
    static Optional<Integer> check(Inputs in, Checklist list) {
        List<Integer> found = new ArrayList<>();
        Map<String, Integer> walls = new TreeMap<>();
        Map<String, Integer> roofs = new TreeMap<>();
        Optional<Integer> given = in.find(SharedInputs.ARMOR_CLASS);
        for (Material material : in.find(WorksInputs.WALLS).orElse(List.of())) {
            Optional<Integer> wall = look(material, material.wall(), "wall", NO_WALL, given, list);
            wall.ifPresent(found::add);
            wall.ifPresent(number -> walls.put(material.id(), number));
            suits(material, in, list);
        }
        for (Material material : in.find(WorksInputs.ROOFS).orElse(List.of())) {
            Optional<Integer> roof = look(
                    material,
                    material.roof(),
                    "roof",
                    Remark.of("The table of roofs does not have {} [LG-AC-16]"),
                    given,
                    list);
            roof.ifPresent(found::add);
            roof.ifPresent(number -> roofs.put(material.id(), number));
        }
        if (!walls.isEmpty()) {
            list.fact("armor-class-of-walls", walls);
        }
        if (!roofs.isEmpty()) {
            list.fact("armor-class-of-roofs", roofs);
        }
        if (in.find(SharedInputs.MATERIAL).isPresent()) {
            Surface surface = Surface.read(in);
            Material material = surface.material().orElseThrow();
            Optional<Material.Listed> row = surface.roof() ? material.roof() : material.wall();
            look(material, row, surface.roof() ? "roof" : "wall", NO_WALL, given, list)
                    .ifPresent(found::add);
            suits(material, in, list);
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private static Optional<Integer> look(
            Material material,
            Optional<Material.Listed> row,
            String place,
            Remark missing,
            Optional<Integer> given,
            Checklist list) {
        if (given.isPresent()) {
            // It wins over the tables here, as wherever something is struck.
            list.note("Armor class {}, as given [LG-AC-22]", given.get());
        } else if (row.isPresent()) {
            list.note(listed(row.get().rule(), place), material, row.get().armorClass());
            return row.map(Material.Listed::armorClass);
        } else if (material.equals(Material.COMPOSITE_ARMOR)) {
            list.fault("The armor class of {} is in the core rules: give --armor-class [LG-AC-22]", material);
        } else {
            list.fault(missing, material);
        }
        return given;
    }

    private static Remark listed(RuleId rule, String place) {
        String row = place.equals("roof")
                ? "A roof of {}: armor class {} [LG-AC-16]"
                : "A wall of {}: armor class {} [LG-AC-01]";
        return Remark.of(row).citingFirst(rule);
    }

    private static void suits(Material material, Inputs in, Checklist list) {
        Optional<WorksInputs.Construction> construction = in.find(WorksInputs.CONSTRUCTION);
        if (construction.isEmpty()) {
            return;
        }
        String id = material.id();
        switch (construction.get()) {
            case PERMANENT -> {
                boolean suits = id.equals("concrete-reinforced") || material.equals(Material.COMPOSITE_ARMOR);
                list.note(
                        suits
                                ? "{}: what permanent fortifications are made of [LG-BRIEF-04]"
                                : "{}: unusual for a permanent fortification, but not forbidden [LG-BRIEF-04]",
                        material);
            }
            case FIELD -> {
                boolean suits = id.startsWith("timber")
                        || id.equals("sandbags")
                        || id.equals("earthen-embankment")
                        || id.equals("logs");
                list.note(
                        suits
                                ? "{}: what field fortifications are made of [LG-BRIEF-08]"
                                : "{}: unusual for a field fortification, but not forbidden [LG-BRIEF-08]",
                        material);
            }
            case CIVILIAN -> {
                // Buildings are made of anything.
            }
        }
    }
}
