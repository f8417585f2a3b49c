package io.redoubt.opinion.dh;

import java.util.List;

/**
 * A work as its card tells it.
 *
 * @param key the word for it on the command line
 * @param fort a Fort and not a Bunker
 * @param damage its own DM on the results table
 */
public record Work(String key, boolean fort, int damage, int crew, Armour armour, List<Arm> arms) {
    /** One line of a face: location dice from and to, and what has to be beaten. */
    record Part(int from, int to, int value) {}

    /** The three faces with a location roll, and the top, which has none. */
    record Armour(List<Part> front, List<Part> side, List<Part> rear, int top) {
        List<Part> facing(String facing) {
            return switch (facing) {
                case "front" -> front;
                case "side" -> side;
                case "rear" -> rear;
                default -> List.of(new Part(1, 10, top));
            };
        }

        /** The common pattern: a part that is found on 9 and 10 in front and behind, and plain walls at the side. */
        static Armour of(int front, int vision, int side, int rear, int entrance, int top) {
            return split(8, front, vision, side, rear, entrance, top);
        }

        static Armour split(int walls, int front, int vision, int side, int rear, int entrance, int top) {
            return new Armour(
                    List.of(new Part(1, walls, front), new Part(walls + 1, 10, vision)),
                    List.of(new Part(1, 10, side)),
                    List.of(new Part(1, walls, rear), new Part(walls + 1, 10, entrance)),
                    top);
        }
    }
}
