package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.Optional;

/**
 * The wall or roof that is struck, and the armor class given, which replaces the tables.
 *
 * @param type the fortification it belongs to, for headlines; empty if unknown
 */
public record Surface(
        Optional<Material> material, boolean roof, Optional<Integer> given, Optional<FieldworkType> type) {

    /** Reads it; rejects a material that is not in the table of roofs as a roof. */
    public static Surface read(Inputs in) {
        boolean asRoof = in.get(SharedInputs.ROOF);
        Optional<Material> material = in.find(SharedInputs.MATERIAL);
        Optional<Integer> given = in.find(SharedInputs.ARMOR_CLASS);
        boolean wall = material.flatMap(Material::wall).isPresent();
        boolean onRoofs = material.flatMap(Material::roof).isPresent();
        if (asRoof && wall && !onRoofs && given.isEmpty()) {
            throw new BadInputException("--material " + material.get().id()
                    + " is not in the table of roofs; remove --roof, or give --armor-class");
        }
        return new Surface(material, asRoof || (onRoofs && !wall), given, in.peekOrDefault(SharedInputs.TYPE));
    }

    /** Returns its row in the tables; empty if they have none or an armor class was given. */
    public Optional<Material.Listed> row() {
        return given.isPresent() || material.isEmpty()
                ? Optional.empty()
                : roof ? material.get().roof() : material.get().wall();
    }

    Optional<Integer> armorClass() {
        return given.isPresent() ? given : row().map(Material.Listed::armorClass);
    }

    public void check(Checklist list) {
        list.note("The structure is an armored target: a hit must penetrate it [LG-ATTACK-01]");
        if (given.isPresent()) {
            list.note("The {}: armor class {}, as given [LG-AC-22]", place(), given.get());
        } else if (row().isPresent()) {
            RuleId table = roof ? RuleId.of("LG-AC-16") : RuleId.of("LG-AC-01");
            list.note(
                    SentenceTemplate.of("A {}: armor class {}")
                            .citingFirst(row().get().rule(), table),
                    name(),
                    row().get().armorClass());
        } else if (material.equals(Optional.of(Material.COMPOSITE_ARMOR))) {
            list.note("Composite armor: its armor class is in the core rules, not here [LG-AC-22, LG-BRIEF-04]");
        }
    }

    /** Returns the headline of an attack on it: attacking a wall of logs, or attacking the wall of a bunker. */
    public Sentence headline(String attacking) {
        return type.filter(work -> work != FieldworkType.BUILDING)
                .map(work -> Sentence.of(attacking + " the {} of a {}", place(), work))
                .orElseGet(() -> Sentence.of(attacking + " a {}", name()));
    }

    public String name() {
        if (material.isEmpty()) {
            return place();
        }
        Material what = material.get();
        boolean built = what.wall().isPresent() || what.roof().isPresent() || what.equals(Material.COMPOSITE_ARMOR);
        return built ? place() + " of " + what.words() : what.words();
    }

    String reason() {
        return armorClass().map(armor -> "armor class " + armor).orElse("");
    }

    private String place() {
        return roof ? "roof" : "wall";
    }
}
