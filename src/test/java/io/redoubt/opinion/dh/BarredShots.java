package io.redoubt.opinion.dh;

import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.List;

/** Shots the rules forbid or leave to the core rules, and shots that are not a question. */
final class BarredShots {
    private BarredShots() {}

    static Question ask(Asking asking) {
        return asking.expect(
                switch (asking.between(0, 14)) {
                    case 0 -> work(asking, "by small-arms", "ap 8", "indirect", "DH-SMALLARMS-01");
                    case 1 -> work(asking, "by small-arms", "ap 8", "aim structure", "DH-SMALLARMS-07");
                    case 2 -> work(asking, "by at-rifle", "ap 8", "hit 5", "DH-SMALLARMS-11");
                    case 3 -> work(asking, "by main-gun", "guts 6", "aim crew", "DH-GUN-02");
                    case 4 -> {
                        asking.say("by", "small-arms");
                        asking.say("gun", asking.pick(Works.guns()).name());
                        asking.say("at", asking.pick(Works.ALL).key());
                        yield Verdict.refused("DH-GUN-02");
                    }
                    case 5 -> {
                        asking.say("by", "main-gun")
                                .say("gun", asking.pick(Works.machineGuns()).name());
                        yield work(asking, "acquire 6", "hit 5", "guts 4", "DH-SMALLARMS-07");
                    }
                    case 6 -> {
                        asking.say("at", asking.pick(List.of("foxhole", "trench")));
                        asking.say("by", asking.pick(List.of("main-gun", "rocket", "flame-thrower", "explosives")));
                        yield Verdict.certain("allowed");
                    }
                    case 7 -> {
                        asking.say("by", asking.pick(List.of("main-gun", "rocket", "flame-thrower", "explosives")));
                        work(asking, "guts 6", "hit 4", "reading dh.model=plain-cover", "");
                        yield Verdict.certain("allowed");
                    }
                    case 8 -> {
                        work(asking, "by rocket", "guts 6", "penetrated", "");
                        asking.say("indirect").say("facing", asking.pick(List.of("front", "side", "rear")));
                        yield Verdict.refused();
                    }
                    case 9 -> {
                        work(asking, "by small-arms", "ap 6", "pins 3", "");
                        yield new Verdict.BadInput();
                    }
                    case 10 -> {
                        work(asking, "by rocket", "penetrated", "guts 11", "");
                        yield new Verdict.BadInput();
                    }
                    case 11 -> {
                        work(asking, "by rocket", "penetrated", "mm -1", "");
                        yield new Verdict.BadInput();
                    }
                    case 12 -> {
                        work(asking, "by atb:7.5cm", "hit 6", "guts 5", "");
                        yield new Verdict.BadInput();
                    }
                    case 13 -> {
                        work(asking, "by atb:7.5cm", "acquire 6", "guts 5", "");
                        yield new Verdict.BadInput();
                    }
                    default -> {
                        work(asking, "by small-arms", "shots 4", "guts 6", "");
                        yield new Verdict.BadInput();
                    }
                });
    }

    private static Verdict work(Asking asking, String first, String second, String third, String rule) {
        Target.ofGuns(asking);
        asking.say(first).say(second).say(third);
        return Verdict.refused(rule);
    }
}
