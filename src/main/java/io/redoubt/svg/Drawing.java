package io.redoubt.svg;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * A sheet that is drawn from top to bottom; later shapes cover earlier ones.
 *
 * <p>A finished sheet is an SVG file that shrinks with a narrow window and contains no script and no address.
 */
public final class Drawing {
    /** The width of every sheet, narrow enough for a telephone. */
    public static final int WIDTH = 640;

    /** The free margin on all sides. */
    public static final int MARGIN = 16;

    /** The default size of letters. */
    public static final double LETTER = 14;

    private static final double LINE = 1.35;
    private static final double TITLE = 18;
    private static final double HEAVY = 1.12;

    private final Markup body = new Markup();
    private final String title;
    private double bottom;

    /** Creates a sheet with a title. */
    public Drawing(String title) {
        this(title, MARGIN);
        paragraph(title, TITLE, "title");
        space(4);
    }

    private Drawing(String title, double bottom) {
        this.title = title;
        this.bottom = bottom;
    }

    /** Returns a sheet whose title is printed by the page around it. */
    public static Drawing untitled(String title) {
        return new Drawing(title, 0);
    }

    /** Returns the lower end of the used part. */
    public double bottom() {
        return bottom;
    }

    /** Adds space below the used part. */
    public Drawing space(double height) {
        bottom += height;
        return this;
    }

    /** Adds a text over the whole width, below the used part. */
    public Drawing paragraph(String text, String style) {
        return paragraph(text, LETTER, style);
    }

    private Drawing paragraph(String text, double size, String style) {
        // Heavy letters are wider.
        double room = (WIDTH - 2 * MARGIN) / (style.equals("plain") || style.equals("faint") ? 1 : HEAVY);
        for (String line : TextMetrics.wrap(text, size, room)) {
            bottom += size * LINE;
            text(MARGIN, bottom, line, style);
        }
        return this;
    }

    /** Adds a text that begins, is centred or ends at a place, depending on its style. */
    public Drawing text(double x, double y, String text, String style) {
        body.element("text", text, "x", number(x), "y", number(y), "class", style);
        return this;
    }

    public Drawing rectangle(double x, double y, double width, double height, String style) {
        body.empty(
                "rect",
                "x",
                number(x),
                "y",
                number(y),
                "width",
                number(width),
                "height",
                number(height),
                "class",
                style);
        return this;
    }

    public Drawing line(double x1, double y1, double x2, double y2, String style) {
        body.empty("line", "x1", number(x1), "y1", number(y1), "x2", number(x2), "y2", number(y2), "class", style);
        return this;
    }

    public Drawing circle(double x, double y, double radius, String style) {
        body.empty("circle", "cx", number(x), "cy", number(y), "r", number(radius), "class", style);
        return this;
    }

    /**
     * Adds a line through places, or the shape it encloses.
     *
     * @param data the path in SVG notation
     */
    public Drawing path(String data, String style) {
        body.empty("path", "d", data, "class", style);
        return this;
    }

    /** Returns the markup, for elements without a method here. */
    public Markup markup() {
        return body;
    }

    /** Returns the path data of a line through places, each with its horizontal and vertical coordinate. */
    public static String through(List<double[]> places) {
        StringBuilder data = new StringBuilder();
        for (double[] place : places) {
            data.append(data.length() == 0 ? 'M' : 'L')
                    .append(number(place[0]))
                    .append(' ')
                    .append(number(place[1]));
        }
        return data.toString();
    }

    /**
     * Returns the sheet as a file.
     *
     * @param describes a description for readers who cannot see it
     */
    public String file(String describes) {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + part(describes, Style.OF_FILES);
    }

    /** Returns the sheet as part of a page that contains the style of pictures already. */
    public Markup within(String describes) {
        return part(describes, "");
    }

    private Markup part(String describes, String style) {
        String height = number(Math.ceil(bottom + MARGIN));
        Markup svg = new Markup();
        svg.open(
                        "svg",
                        "xmlns",
                        "http://www.w3.org/2000/svg",
                        "viewBox",
                        "0 0 " + WIDTH + ' ' + height,
                        "width",
                        "" + WIDTH,
                        "height",
                        height,
                        "role",
                        "img",
                        "class",
                        "picture")
                .line();
        svg.element("title", title).element("desc", describes);
        if (!style.isEmpty()) {
            svg.element("style", style);
        }
        svg.empty("rect", "width", "" + WIDTH, "height", height, "class", "paper");
        return svg.add(body).close();
    }

    /** Formats a number for files: at most four decimals, without trailing zeros. */
    public static String number(double number) {
        BigDecimal plain =
                BigDecimal.valueOf(number).setScale(4, RoundingMode.HALF_UP).stripTrailingZeros();
        return plain.scale() < 0 ? plain.setScale(0).toPlainString() : plain.toPlainString();
    }
}
