package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.cover.CoverReadings;
import io.redoubt.rules.fow.terms.Cover;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Remark;
import java.util.ArrayList;
import java.util.List;

/**
 * What a piece of cover does for the teams in it against one shooter.
 *
 * @param findings why
 */
record Shelter(boolean concealed, boolean bulletproof, List<Remark> findings) {
    static Shelter of(Inputs in, Cover cover, FireMode mode) {
        List<Remark> findings = new ArrayList<>();
        boolean covered = switch (cover) {
            case TRENCH_LINE -> {
                findings.add(Remark.of(
                        "In a trench line: Concealed and in Bulletproof Cover [FOW-TRENCH-03, FOW-TRENCH-10]"));
                if (in.get(ShootForm.SAME_SECTION)) {
                    findings.add(Remark.of("Trenches zigzag: both hold inside the same section too [FOW-TRENCH-04]"));
                }
                yield true;
            }
            case GUN_PIT ->
                findings.add(
                        Remark.of("In a gun pit: Concealed and in Bulletproof Cover [FOW-GUNPIT-02, FOW-TRENCH-10]"));
            case STREET_BARRICADE -> barricade(in, mode, findings);
            case BEHIND_BUNKER ->
                findings.add(
                        in.get(ShootForm.DESTROYED)
                                ? Remark.of(
                                        "Hidden behind a Destroyed Bunker: still in Bulletproof Cover [FOW-DEST-04, FOW-BOBS-06]")
                                : Remark.of("Hidden behind a Bunker: in Bulletproof Cover [FOW-BOBS-06]"));
        };
        boolean concealed = cover == Cover.BEHIND_BUNKER ? behindBunker(in, mode, findings) : covered;
        if (!concealed && mode == FireMode.DIRECT && in.get(ShootForm.CONCEALED)) {
            concealed = true;
        }
        return new Shelter(concealed, covered, List.copyOf(findings));
    }

    private static boolean barricade(Inputs in, FireMode mode, List<Remark> findings) {
        if (mode != FireMode.DIRECT) {
            findings.add(
                    mode == FireMode.BOMBARDMENT
                            ? Remark.of("A Street Barricade gives no protection from artillery [FOW-BARR-14]")
                            : Remark.of("A Street Barricade gives no protection from aircraft [FOW-BARR-15]"));
            return false;
        }
        if (in.get(ShootForm.SAME_SIDE)) {
            findings.add(Remark.of("Shot at from its own side of the barricade: no cover from it [FOW-BARR-13]"));
            return false;
        }
        findings.add(Remark.of("Shot at across a Street Barricade: Concealed and in Bulletproof Cover [FOW-BARR-13]"));
        if (in.get(ShootForm.GAPPED)) {
            findings.add(Remark.of("A gapped barricade still gives Concealment and Bulletproof Cover [FOW-GAP-13]"));
        }
        return true;
    }

    /** Concealment matters for rolling to hit alone, which fire from above does by rules of its own. */
    private static boolean behindBunker(Inputs in, FireMode mode, List<Remark> findings) {
        if (mode != FireMode.DIRECT || in.find(ShootForm.CONCEALED).orElse(false)) {
            return false;
        }
        boolean concealed = in.reading(CoverReadings.BEHIND_BUNKER) == CoverReadings.BehindBunker.CONCEALED_TOO;
        findings.add(
                concealed
                        ? Remark.of("Concealed as well, as this group reads it [FOW-BOBS-06]")
                        : Remark.of("Concealment does not come with it; say --concealed if they are [FOW-BOBS-06]"));
        return concealed;
    }

    void check(Checklist list) {
        for (Remark finding : findings) {
            list.note(finding);
        }
    }
}
