package io.redoubt.opinion.dh;

import static io.redoubt.opinion.dh.Arm.beside;
import static io.redoubt.opinion.dh.Arm.gun;
import static io.redoubt.opinion.dh.Arm.machineGun;

import io.redoubt.opinion.dh.Work.Armour;
import java.util.List;

/** The eight samples, copied from the chapter by hand. */
final class Works {
    static final Arm FORTY_FIVE = gun("45mm", 3, -1, -1, 12, 24, 36, 48, 60, 72, 84, 96, 108, 120);
    static final Arm SEVENTY_SIX =
            gun("76.2mm", 0, -2, 0, 13, 26, 39, 52, 65, 78, 91, 104, 117, 130).byEverybody();
    static final Arm SEVENTY_FIVE = gun("7.5cm", 4, -2, 0, 17, 35, 53, 70, 88, 105, 123, 140, 158, 175);
    static final Arm FIELD_GUN = gun("10.5cm", 6, -3, 2, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100);
    static final Arm THIRTY_SEVEN =
            gun("37mm Sa18", 0, -1, -1, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30).byEverybody();
    static final Arm MAXIM = machineGun("Maxim", 3, 4);
    static final Arm MG34 = machineGun("MG34 HMG", 3, 6);

    static final Work SLOG =
            new Work("slog", false, 0, 12, Armour.of(75, 10, 75, 50, 25, 25), List.of(FORTY_FIVE, MAXIM));
    static final Work PIT = new Work("pit", false, 0, 9, Armour.of(50, 10, 55, 40, 25, 25), List.of());
    static final Work T34 =
            new Work("t34", false, 0, 4, Armour.of(95, 56, 62, 62, 62, 20), List.of(SEVENTY_SIX, beside("7.62 DT", 1)));
    static final Work GLOG = new Work("glog", false, 0, 10, Armour.of(90, 10, 90, 60, 20, 30), List.of(MG34, MG34));
    static final Work ATB = new Work("atb", false, 0, 8, Armour.of(105, 0, 105, 60, 50, 40), List.of(SEVENTY_FIVE));
    static final Work HMGB = new Work("hmgb", false, 0, 10, Armour.of(145, 20, 115, 100, 40, 40), List.of(MG34, MG34));
    static final Work CONC =
            new Work("conc", true, -3, 24, Armour.split(9, 250, 40, 200, 175, 75, 75), List.of(FIELD_GUN, FIELD_GUN));
    static final Work H35 = new Work(
            "h35", false, 1, 2, Armour.of(50, 61, 51, 51, 51, 12), List.of(THIRTY_SEVEN, beside("7.5mm MI", 0)));

    static final List<Work> ALL = List.of(SLOG, PIT, T34, GLOG, ATB, HMGB, CONC, H35);

    private Works() {}

    /** A weapon with the work it stands in: what {@code CARD:WEAPON} names. */
    record Mounted(Work work, Arm arm) {
        String name() {
            return work.key() + ":" + arm.word();
        }
    }

    static List<Mounted> guns() {
        return mounted().stream().filter(mounted -> mounted.arm().big()).toList();
    }

    static List<Mounted> machineGuns() {
        return mounted().stream().filter(mounted -> !mounted.arm().big()).toList();
    }

    private static List<Mounted> mounted() {
        return ALL.stream()
                .flatMap(work -> work.arms().stream().map(arm -> new Mounted(work, arm)))
                .toList();
    }
}
