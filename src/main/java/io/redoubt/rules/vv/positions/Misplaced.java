package io.redoubt.rules.vv.positions;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.LongWords;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/**
 * A position in terrain that never holds it (VV-20.2): a situation that cannot be, so nothing is ruled about it.
 *
 * @param ground the terrain that does not take the position
 * @param site what speaks against it
 */
public record Misplaced(Position at, Terrain ground, SiteLegality site) {
    private static final Remark NOT_OPEN =
            Remark.of("That cannot be: {} in {}, for fortifications need open terrain [VV-20.2-1, VV-20.2-2]");
    private static final Remark CROPS = Remark.of(
            "That cannot be: {} in {}, which hinder sight and so are not open [VV-20.2-1, VV-20.2-2, VV-CORE-59]");
    private static final Remark NOT_DUG =
            Remark.of("That cannot be: {} in {}, where no entrenchment is dug [VV-20.2-3]");
    private static final Remark ON_BRIDGE =
            Remark.of("That cannot be: {} in {}, over the water below (a reading) [VV-20.2-3]");
    private static final Remark NOBODY =
            Remark.of("That cannot be: {} in {}, which are impassable [VV-20.2-3, VV-CORE-54]");

    /**
     * The fault of this combination, if it has one; a hex without a position has none.
     *
     * @param in asked what farmland is, only where that decides
     */
    public static Optional<Misplaced> find(Inputs in, Position at, Terrain terrain) {
        if (at == Position.OPEN || at == Position.TUNNEL) {
            return Optional.empty();
        }
        boolean fortification = at.family() == Position.Family.FORTIFICATION;
        Terrain ground = fortification ? SiteLegality.ground(in, terrain) : terrain;
        SiteLegality site = SiteLegality.of(in, at, ground);
        return site == SiteLegality.LEGAL ? Optional.empty() : Optional.of(new Misplaced(at, ground, site));
    }

    public void forbid(Checklist list) {
        Remark remark = switch (site) {
            case LEGAL, NOT_OPEN -> NOT_OPEN;
            case CROPS -> CROPS;
            case NOT_DUG -> NOT_DUG;
            case BRIDGE -> ON_BRIDGE;
            case IMPASSABLE -> NOBODY;
        };
        list.forbid(remark, at.place(), where());
    }

    private LongWords where() {
        return new LongWords(ground == Terrain.CROPS ? ground.words() : ground.words() + " hexes");
    }
}
