package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.terms.Fortification;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import java.util.List;
import java.util.Optional;

/** Single questions about models and teams: sizes, who may go into a pit, who joins whom, who stands where. */
final class ModelQuestions {
    private ModelQuestions() {}

    static void ask(Inputs inputs, Checklist list) {
        size(inputs, list);
        inputs.find(DeployForm.TURRET).ifPresent(turret -> {
            if (turret == YesNo.YES) {
                list.note("A tank with a turret may go into a Tank Pit [FOW-TANKPIT-08]");
            } else {
                list.fault("Only a tank with a turret may go into a Tank Pit [FOW-TANKPIT-08]");
            }
        });
        inputs.find(DeployForm.AT_PARAPET)
                .ifPresent(touches -> list.note(
                        touches == YesNo.YES
                                ? "A team against the parapet counts as in the Trench Line [FOW-GEN-10]"
                                : "A team that does not touch the parapet is not in the Trench Line [FOW-GEN-10]"));
        inputs.find(DeployForm.BARRICADE).ifPresent(position -> {
            if (position == DeployForm.BarricadePosition.UNCLEAR) {
                list.fault(
                        "It must be on one side of the barricade, clearly adjacent or clearly set back [FOW-BARR-12]");
            } else {
                list.note("On one side of the barricade, and clearly {} [FOW-BARR-12]", position);
            }
        });
        for (DeployForm.Joining joining : inputs.find(DeployForm.JOIN).orElse(List.of())) {
            switch (joining) {
                case BUNKER_JOINS_PLATOON ->
                    list.forbid(
                            "A Bunker is an Independent team, yet it joins no platoon [FOW-FIGHT-05, FOW-FIGHT-03]");
                case INDEPENDENT_JOINS_BUNKER ->
                    list.forbid("No Independent team may join a Bunker [FOW-FIGHT-06, FOW-FIGHT-03]");
            }
        }
    }

    private static void size(Inputs inputs, Checklist list) {
        Optional<Distance> depth = inputs.find(DeployForm.DEPTH);
        Optional<Distance> width = inputs.find(DeployForm.WIDTH);
        Optional<Distance> height = inputs.find(DeployForm.HEIGHT);
        Optional<Distance> length = inputs.find(DeployForm.LENGTH);
        if (depth.isEmpty() && width.isEmpty() && height.isEmpty() && length.isEmpty()) {
            return;
        }
        oneUnit(depth, width, height, length);
        Fortification type = measured(inputs, length.isPresent());
        if (length.isPresent() && type.family() == Fortification.Family.STRONGPOINT) {
            throw new BadInput("--length: a strongpoint has --depth, --width and --height");
        }
        if ((width.isPresent() || height.isPresent()) && type.family() != Fortification.Family.STRONGPOINT) {
            throw new BadInput("--width and --height: a section of barrier or Trench Line has --length and --depth");
        }
        ModelSize size = new ModelSize(type, type, depth, width, height, length);
        if (size.check(inputs, list) == 0) {
            size.note(list);
        }
    }

    private static Fortification measured(Inputs inputs, boolean section) {
        List<Fortification> types = inputs.find(DeployForm.FORTIFICATION)
                .orElse(List.of(section ? Fortification.TRENCH_LINE : Fortification.BUNKER));
        if (types.size() > 1) {
            throw new BadInput("--depth, --width, --height and --length measure one model: give --fortification once");
        }
        return types.get(0);
    }

    @SafeVarargs
    private static void oneUnit(Optional<Distance>... sizes) {
        Optional<Distance.Unit> unit = Optional.empty();
        for (Optional<Distance> size : sizes) {
            if (size.isPresent()) {
                if (unit.isPresent() && size.get().unit() != unit.get()) {
                    throw new BadInput("the sizes of a model mix inches and centimetres: give all in one unit");
                }
                unit = Optional.of(size.get().unit());
            }
        }
    }
}
