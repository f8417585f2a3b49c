package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.DistanceFormat;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.WeaponData;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;
import java.util.Optional;

/** The half of an effect area behind the wall: a semicircle about the point of penetration (LG-Q13). */
public final class HalfArea {
    private HalfArea() {}

    /** Returns whether the whole area counts despite walls, as for a nuclear warhead (LG-Q14). */
    static boolean isWhole(Inputs in) {
        return WeaponData.nuclear(in) && in.reading(Readings.NUCLEAR_INSIDE) == Readings.Reach.WHOLE_AREA;
    }

    /** Notes the part of the area inside and returns the number of measured pieces in it. */
    static Optional<Integer> measured(Inputs in, Shot.Method method, Checklist list) {
        boolean whole = isWhole(in);
        if (whole) {
            list.note("A nuclear warhead reaches everything in its whole area, walls or none [LG-DESTR-15]");
        } else if (method != Shot.Method.OPENING) {
            list.note(
                    method == Shot.Method.EXPLORATORY
                            ? "After a penetration half of the effect area reaches inside [LG-EXPL-06, LG-KNOWN-04]"
                            : "After a penetration half of the effect area reaches inside [LG-KNOWN-03, LG-KNOWN-04]");
        }
        Optional<List<PiecePosition>> pieces = method == Shot.Method.OPENING ? Optional.empty() : in.find(Shoot.PIECE);
        if (pieces.isEmpty()) {
            return Optional.empty();
        }
        Distance radius = in.get(Shoot.RADIUS);
        if (radius.unit() != Distance.Unit.INCHES) {
            throw new BadInputException(
                    "--radius: pieces are measured in inches; give the radius in inches, for example 3in");
        }
        int reached = 0;
        for (int number = 1; number <= pieces.get().size(); number++) {
            PiecePosition piece = pieces.get().get(number - 1);
            list.note(whole ? inWhole(piece, radius) : inHalf(piece, radius, method), number);
            reached += piece.within(radius) && (whole || piece.behindTheWall()) ? 1 : 0;
        }
        return Optional.of(reached);
    }

    private static SentenceTemplate inWhole(PiecePosition piece, Distance radius) {
        return SentenceTemplate.of(
                piece.within(radius)
                        ? "Piece {} is in the area of the warhead: hit [LG-DESTR-15]"
                        : "Piece {} is out of the area of the warhead: not hit [LG-DESTR-15]");
    }

    private static SentenceTemplate inHalf(PiecePosition piece, Distance radius, Shot.Method method) {
        boolean exploring = method == Shot.Method.EXPLORATORY;
        RuleId reached = exploring ? RuleId.of("LG-EXPL-07") : RuleId.of("LG-KNOWN-05");
        RuleId half = exploring ? RuleId.of("LG-EXPL-06") : RuleId.of("LG-KNOWN-03");
        if (!piece.behindTheWall()) {
            return SentenceTemplate.of("Piece {} is in front of the wall: outside this rule")
                    .citingFirst(half, reached);
        }
        return SentenceTemplate.of(
                        piece.within(radius)
                                ? "Piece {} is in the half area inside: hit"
                                : "Piece {} is out of the area: not hit")
                .citingFirst(reached, half);
    }

    /**
     * The position of a piece from the point of penetration, in thousandths of an inch.
     *
     * @param depth behind the wall; negative in front of it
     * @param along to one side or the other
     */
    public record PiecePosition(long depth, long along) {
        /** Returns whether it is in an area of this radius, on either side of the wall. */
        public boolean within(Distance radius) {
            return depth * depth + along * along <= radius.thousandths() * radius.thousandths();
        }

        public boolean behindTheWall() {
            return depth >= 0;
        }

        /** The notation {@code 1.5,1}: inches behind the wall and along it. */
        public static final class Written implements ValueFormat<PiecePosition> {
            private static final DistanceFormat DISTANCES = new DistanceFormat();

            @Override
            public PiecePosition parse(String text) {
                int comma = text.indexOf(',');
                if (comma < 0) {
                    throw new BadValueException("takes " + expects());
                }
                return new PiecePosition(signed(text.substring(0, comma)), signed(text.substring(comma + 1)));
            }

            private long signed(String text) {
                String stripped = text.strip();
                boolean negative = stripped.startsWith("-");
                Distance distance = DISTANCES.parse(negative ? stripped.substring(1) : stripped);
                if (distance.unit() != Distance.Unit.INCHES) {
                    throw new BadValueException("takes " + expects());
                }
                return negative ? -distance.thousandths() : distance.thousandths();
            }

            @Override
            public String show(PiecePosition value) {
                return number(value.depth()) + ',' + number(value.along());
            }

            private static String number(long thousandths) {
                String shown = DISTANCES.show(new Distance(Math.abs(thousandths), Distance.Unit.INCHES));
                return (thousandths < 0 ? "-" : "") + shown.substring(0, shown.length() - 2);
            }

            @Override
            public String label() {
                return "DEPTH,ALONG";
            }

            @Override
            public String expects() {
                return "inches behind the wall and along it, like 1.5,1 (negative in front of it)";
            }
        }
    }
}
