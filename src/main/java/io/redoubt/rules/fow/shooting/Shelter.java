package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.fow.cover.CoverReadings;
import io.redoubt.rules.fow.terms.Cover;
import io.redoubt.rules.fow.terms.FireMode;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Remark;
import java.util.ArrayList;
import java.util.List;

/**
 * What a piece of cover does for the teams in it against one shooter.
 *
 * @param findings why
 */
record Shelter(boolean concealed, boolean bulletproof, List<Remark> findings) {
    private static final Remark TRENCH =
            Remark.of("In a trench line: Concealed and in Bulletproof Cover", Rule.TRENCH_03, Rule.TRENCH_10);
    private static final Remark ZIGZAG =
            Remark.of("Trenches zigzag: both hold inside the same section too", Rule.TRENCH_04);
    private static final Remark PIT =
            Remark.of("In a gun pit: Concealed and in Bulletproof Cover", Rule.GUNPIT_02, Rule.TRENCH_10);
    private static final Remark ACROSS =
            Remark.of("Shot at across a Street Barricade: Concealed and in Bulletproof Cover", Rule.BARR_13);
    private static final Remark GAPPED =
            Remark.of("A gapped barricade still gives Concealment and Bulletproof Cover", Rule.GAP_13);
    private static final Remark OWN_SIDE =
            Remark.of("Shot at from its own side of the barricade: no cover from it", Rule.BARR_13);
    private static final Remark FROM_ARTILLERY =
            Remark.of("A Street Barricade gives no protection from artillery", Rule.BARR_14);
    private static final Remark FROM_AIRCRAFT =
            Remark.of("A Street Barricade gives no protection from aircraft", Rule.BARR_15);
    private static final Remark BUNKER = Remark.of("Hidden behind a Bunker: in Bulletproof Cover", Rule.BOBS_06);
    private static final Remark WRECK =
            Remark.of("Hidden behind a Destroyed Bunker: still in Bulletproof Cover", Rule.DEST_04, Rule.BOBS_06);
    private static final Remark NOT_NAMED =
            Remark.of("Concealment does not come with it; say --concealed if they are", Rule.BOBS_06);
    private static final Remark NAMED_BY_READING = Remark.of("Concealed as well, as this group reads it", Rule.BOBS_06);

    static Shelter of(Inputs in, Cover cover, FireMode mode) {
        List<Remark> findings = new ArrayList<>();
        boolean covered = switch (cover) {
            case TRENCH_LINE -> {
                findings.add(TRENCH);
                if (in.get(TeamForm.SAME_SECTION)) {
                    findings.add(ZIGZAG);
                }
                yield true;
            }
            case GUN_PIT -> findings.add(PIT);
            case STREET_BARRICADE -> barricade(in, mode, findings);
            case BEHIND_BUNKER -> findings.add(in.get(TeamForm.DESTROYED) ? WRECK : BUNKER);
        };
        boolean concealed = cover == Cover.BEHIND_BUNKER ? behindBunker(in, mode, findings) : covered;
        if (!concealed && mode == FireMode.DIRECT && in.get(TeamForm.CONCEALED)) {
            concealed = true;
        }
        return new Shelter(concealed, covered, List.copyOf(findings));
    }

    private static boolean barricade(Inputs in, FireMode mode, List<Remark> findings) {
        if (mode != FireMode.DIRECT) {
            findings.add(mode == FireMode.BOMBARDMENT ? FROM_ARTILLERY : FROM_AIRCRAFT);
            return false;
        }
        if (in.get(TeamForm.SAME_SIDE)) {
            findings.add(OWN_SIDE);
            return false;
        }
        findings.add(ACROSS);
        if (in.get(TeamForm.GAPPED)) {
            findings.add(GAPPED);
        }
        return true;
    }

    /** Concealment matters for rolling to hit alone, which fire from above does by rules of its own. */
    private static boolean behindBunker(Inputs in, FireMode mode, List<Remark> findings) {
        if (mode != FireMode.DIRECT || in.find(TeamForm.CONCEALED).orElse(false)) {
            return false;
        }
        boolean concealed = in.reading(CoverReadings.BEHIND_BUNKER) == CoverReadings.BehindBunker.CONCEALED_TOO;
        findings.add(concealed ? NAMED_BY_READING : NOT_NAMED);
        return concealed;
    }

    void check(Checklist list) {
        for (Remark finding : findings) {
            list.note(finding);
        }
    }
}
