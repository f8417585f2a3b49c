package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.shared.Fortification;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.SentenceTemplate;
import java.util.Optional;

/**
 * The size of a model, and the limits of the chapter.
 *
 * @param name description of the model in messages
 */
record ModelSize(
        Object name,
        Fortification type,
        Optional<Distance> depth,
        Optional<Distance> width,
        Optional<Distance> height,
        Optional<Distance> length) {
    private static final String DEPTH = "depth";
    private static final String LENGTH = "length";

    private static final SentenceTemplate SECTION =
            SentenceTemplate.of("{}{}: {} {}, but sections of barrier have {} each [FOW-GEN-04]");
    private static final SentenceTemplate TRENCH =
            SentenceTemplate.of("{}{}: {} {}, but sections of Trench Line have {} each [FOW-GEN-08]");

    /** Reports each wrong measure, and returns their number. */
    int check(Inputs inputs, Checklist list) {
        return switch (type.family()) {
            case STRONGPOINT ->
                most(DEPTH, depth, 6, 15, inputs, list)
                        + most("width", width, 4, 10, inputs, list)
                        + most("height", height, 2, 5, inputs, list);
            case BARRIER ->
                exactly(SECTION, LENGTH, length, 8, 20, inputs, list)
                        + exactly(SECTION, DEPTH, depth, 2, 5, inputs, list);
            case BOTH -> exactly(TRENCH, LENGTH, length, 8, 20, inputs, list);
        };
    }

    /** Notes that the size is within the limits. */
    void note(Checklist list) {
        list.note(
                switch (type.family()) {
                    case STRONGPOINT -> SentenceTemplate.of("{}: within the size of a strongpoint [FOW-GEN-03]");
                    case BARRIER -> SentenceTemplate.of("{}: the size of whole sections [FOW-GEN-04]");
                    case BOTH -> SentenceTemplate.of("{}: the length of whole sections [FOW-GEN-08]");
                },
                name);
    }

    private int most(String what, Optional<Distance> size, int inches, int centimetres, Inputs inputs, Checklist list) {
        if (size.isEmpty()) {
            return 0;
        }
        Distance limit = limit(size.get(), inches, centimetres);
        if (size.get().thousandths() <= limit.thousandths()) {
            return 0;
        }
        tell(
                SentenceTemplate.of("{}{}: {} {}, but a strongpoint should keep to {} [FOW-GEN-03]"),
                what,
                size.get(),
                limit,
                inputs,
                list);
        return 1;
    }

    private int exactly(
            SentenceTemplate remark,
            String what,
            Optional<Distance> size,
            int inches,
            int centimetres,
            Inputs inputs,
            Checklist list) {
        if (size.isEmpty()) {
            return 0;
        }
        Distance fixed = limit(size.get(), inches, centimetres);
        // Several sections in a row may be drawn as one piece.
        boolean sections = what.equals(LENGTH)
                && size.get().thousandths() > 0
                && size.get().thousandths() % fixed.thousandths() == 0;
        if (sections || size.get().equals(fixed)) {
            return 0;
        }
        tell(remark, what, size.get(), fixed, inputs, list);
        return 1;
    }

    private void tell(
            SentenceTemplate remark, String what, Distance size, Distance limit, Inputs inputs, Checklist list) {
        if (inputs.reading(DeploymentReadings.MODEL_SIZE) == DeploymentReadings.ModelSize.FAULT) {
            list.fault(remark, "", name, what, size, limit);
        } else {
            list.note(remark, "Warning: ", name, what, size, limit);
        }
    }

    private static Distance limit(Distance size, int inches, int centimetres) {
        return switch (size.unit()) {
            case INCHES -> Distance.inches(inches);
            case CENTIMETRES -> Distance.centimetres(centimetres);
        };
    }
}
