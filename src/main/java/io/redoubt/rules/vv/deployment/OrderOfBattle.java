package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.umpire.Remark;
import java.util.ArrayList;
import java.util.List;

/**
 * What the order of battle of the scenario gives.
 *
 * @param given how many of each kind
 */
record OrderOfBattle(List<PositionCount.Of> given) {
    private static final Remark TOO_MANY = Remark.of("{}: {}, and the order of battle gives only {} [VV-20.1-3]");

    /** Holds the positions that are used against what is given. */
    void check(List<PositionCount.Of> used, Checklist list) {
        List<Position> done = new ArrayList<>();
        list.note("Where it says they go, they must go as well [VV-20.1-4]");
        for (PositionCount.Of one : used) {
            if (!done.contains(one.type())) {
                done.add(one.type());
                check(one.type(), number(used, one.type()), list);
            }
        }
        int bunkers = bunkers(used);
        if (bunkers > bunkers(given) && bunkers(given) > 0) {
            list.fault(TOO_MANY, "bunkers in all", bunkers, bunkers(given));
        }
    }

    private static int number(List<PositionCount.Of> counts, Position type) {
        int sum = 0;
        for (PositionCount.Of one : counts) {
            sum += one.type() == type ? one.number() : 0;
        }
        return sum;
    }

    private static int bunkers(List<PositionCount.Of> counts) {
        int sum = 0;
        for (PositionCount.Of one : counts) {
            sum += one.type().isBunker() ? one.number() : 0;
        }
        return sum;
    }

    private void check(Position type, int number, Checklist list) {
        int limit = limit(type);
        if (limit == 0 && number > 0) {
            list.fault("The order of battle lists no {}: not available [VV-20.1-2, VV-20.1-3]", type);
        } else if (number > limit) {
            list.fault(TOO_MANY, type, number, limit);
        } else {
            list.note("{}: {} of {} that the order of battle gives [VV-20.1-3, VV-20.1-2]", type, number, limit);
        }
        if (type == Position.CAVE) {
            list.note("It is the order of battle that counts the caves [VV-20.11-4]");
        }
    }

    /** A bunker of unknown building may be any bunker, and any bunker may be one of unknown building. */
    private int limit(Position type) {
        if (type == Position.BUNKER) {
            return bunkers(given);
        }
        return number(given, type) + (type.isBunker() ? number(given, Position.BUNKER) : 0);
    }
}
