package io.redoubt.opinion.dh;

import io.redoubt.opinion.dh.Work.Part;
import java.util.List;

/** Where a shot strikes and what it has to beat there: the card's armour, or armour that is said. */
record Strike(Asking asking, Target target) {
    Penetration by(List<Integer> row) {
        String facing = asking.pick(List.of("front", "side", "rear", "top"));
        if (!facing.equals("front") || asking.oneIn(2)) {
            asking.say("facing", facing);
        }
        List<Part> face =
                target.work().map(work -> work.armour().facing(facing)).orElseGet(() -> own(facing));
        int modifier = asking.number("penetration-mod", 0, -4, 4);
        boolean equalDoes =
                asking.reading("equal-armour", "penetrates", "bounces").equals("penetrates");
        return new Penetration(row, modifier, face, equalDoes);
    }

    private List<Part> own(String facing) {
        if (facing.equals("top")) {
            int armour = asking.between(0, 60);
            asking.say("top", armour);
            return List.of(new Part(1, 10, armour));
        }
        int walls = asking.between(1, 9);
        List<Part> face = asking.oneIn(3)
                ? List.of(new Part(1, 10, asking.between(0, 90)))
                : List.of(new Part(1, walls, asking.between(0, 120)), new Part(walls + 1, 10, asking.between(0, 50)));
        String second = facing.equals("rear") ? "entrance" : "vision";
        for (Part part : face) {
            asking.say(facing, (part.from() == 1 ? "walls" : second) + faces(part) + part.value());
        }
        return face;
    }

    private static String faces(Part part) {
        return part.from() == part.to() ? ":" + part.from() + ":" : ":" + part.from() + "-" + part.to() + ":";
    }
}
