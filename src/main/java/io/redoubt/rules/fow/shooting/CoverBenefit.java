package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.cover.CoverReadings;
import io.redoubt.rules.fow.shared.Cover;
import io.redoubt.rules.fow.shared.FireMode;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;

/** The effect of cover on the teams in it, against one shooter. */
record CoverBenefit(boolean concealed, boolean bulletproof) {
    static CoverBenefit of(Inputs in, Cover cover, FireMode mode, Checklist list) {
        boolean covered = switch (cover) {
            case TRENCH_LINE -> {
                list.note("In a trench line: Concealed and in Bulletproof Cover [FOW-TRENCH-03, FOW-TRENCH-10]");
                if (in.get(ShootForm.SAME_SECTION)) {
                    list.note("Trenches zigzag: both hold inside the same section too [FOW-TRENCH-04]");
                }
                yield true;
            }
            case GUN_PIT -> {
                list.note("In a gun pit: Concealed and in Bulletproof Cover [FOW-GUNPIT-02, FOW-TRENCH-10]");
                yield true;
            }
            case STREET_BARRICADE -> barricade(in, mode, list);
            case BEHIND_BUNKER -> {
                list.note(
                        in.get(ShootForm.DESTROYED)
                                ? "Hidden behind a Destroyed Bunker: still in Bulletproof Cover [FOW-DEST-04, FOW-BOBS-06]"
                                : "Hidden behind a Bunker: in Bulletproof Cover [FOW-BOBS-06]");
                yield true;
            }
        };
        // Concealment only affects rolls to hit; fire from above has rules of its own.
        boolean disputed = cover == Cover.BEHIND_BUNKER
                && mode == FireMode.DIRECT
                && !in.find(ShootForm.CONCEALED).orElse(false);
        boolean concealed = disputed ? behindBunker(in, list) : covered;
        return new CoverBenefit(concealed || (mode == FireMode.DIRECT && in.get(ShootForm.CONCEALED)), covered);
    }

    private static boolean barricade(Inputs in, FireMode mode, Checklist list) {
        if (mode != FireMode.DIRECT) {
            list.note(
                    mode == FireMode.BOMBARDMENT
                            ? "A Street Barricade does not protect from artillery [FOW-BARR-14]"
                            : "A Street Barricade gives no protection from aircraft [FOW-BARR-15]");
            return false;
        }
        if (in.get(ShootForm.SAME_SIDE)) {
            list.note("Shot at from its own side of the barricade: no cover from it [FOW-BARR-13]");
            return false;
        }
        list.note("Shot at across a Street Barricade: Concealed and in Bulletproof Cover [FOW-BARR-13]");
        if (in.get(ShootForm.GAPPED)) {
            list.note("A gapped barricade still gives Concealment and Bulletproof Cover [FOW-GAP-13]");
        }
        return true;
    }

    private static boolean behindBunker(Inputs in, Checklist list) {
        boolean concealed = in.reading(CoverReadings.BEHIND_BUNKER) == CoverReadings.BehindBunker.CONCEALED_TOO;
        list.note(
                concealed
                        ? "Also Concealed (reading) [FOW-BOBS-06]"
                        : "This does not include concealment; give --concealed if they are [FOW-BOBS-06]");
        return concealed;
    }
}
