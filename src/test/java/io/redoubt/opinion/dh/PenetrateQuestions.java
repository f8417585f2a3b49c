package io.redoubt.opinion.dh;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import io.redoubt.opinion.dh.Works.Mounted;
import java.util.List;

/** Questions on location and penetration alone. */
final class PenetrateQuestions {
    private PenetrateQuestions() {}

    static Question ask(Asking asking) {
        if (asking.oneIn(8)) {
            return barred(asking);
        }
        Target target = Target.ofGuns(asking);
        Lot<Boolean> through = new Strike(asking, target).by(row(asking)).through();
        return asking.expect(Verdict.of(through.map(yes -> yes ? "penetrates" : "bounces")));
    }

    private static List<Integer> row(Asking asking) {
        if (asking.oneIn(2)) {
            Mounted gun = asking.pick(Works.guns());
            asking.say("gun", gun.name());
            return gun.arm().row();
        }
        List<Integer> row = Figures.rising(asking);
        asking.say("penetration", Figures.said(row));
        return row;
    }

    private static Question barred(Asking asking) {
        if (asking.oneIn(2)) {
            asking.say("gun", asking.pick(Works.guns()).name()).say("at", asking.pick(List.of("trench", "foxhole")));
            return asking.expect(Verdict.refused("DH-CLASS-05"));
        }
        asking.say("gun", asking.pick(Works.machineGuns()).name())
                .say("at", asking.pick(Works.ALL).key());
        return asking.expect(Verdict.refused("DH-SMALLARMS-07"));
    }
}
