package io.redoubt.svg;

/**
 * The style of pictures. All distinctions also show in lightness, pattern or label, so that pictures can be read in
 * grey.
 */
public final class Style {
    /** The rules of every picture, for the head of a page. */
    public static final String RULES = """
            .picture{max-width:100%;height:auto}
            .picture text{font-family:'Segoe UI',Roboto,'Helvetica Neue',Arial,'DejaVu Sans',sans-serif;font-size:14px;fill:#1b1b1b}
            .picture .paper{fill:#fff}
            .picture .title{font-size:18px;font-weight:600}
            .picture .faint{fill:#595959}
            .picture .small{font-size:11.5px}
            .picture .tiny{font-size:10px}
            .picture .strong{font-weight:600}
            .picture .alarm{fill:#b3001b;font-weight:600}
            .picture .end{text-anchor:end}
            .picture .middle{text-anchor:middle}
            .picture .light{fill:#fff}
            .picture .ink{fill:#1b1b1b;stroke:#1b1b1b}
            .picture .outline{fill:#fff;stroke:#1b1b1b}
            .picture .halo{paint-order:stroke;stroke:#fff;stroke-width:3px;stroke-linejoin:round}
            .picture .axis{stroke:#767676;stroke-width:1}
            .picture .grid{stroke:#d9d9d9;stroke-width:1}
            .picture .frame{fill:none;stroke:#4d4d4d;stroke-width:1.5}
            .picture .bar{fill:#31688e}
            .picture .bar.pale{fill:#b7cfe0}
            .picture .track{fill:#efefef}
            .picture .curve{fill:none;stroke:#b3541e;stroke-width:2.5;stroke-linejoin:round}
            .picture .dot{fill:#b3541e;stroke:#fff;stroke-width:1}
            """;

    /** The rules of a picture in a file of its own; on a phone, small letters are larger than their share of the width. */
    static final String OF_FILES = RULES
            + "svg.picture{width:min(100%,900px)}"
            + "@media(max-width:480px){.picture .small:not(.halo){font-size:13.5px}.picture .tiny{font-size:13px}}";

    private Style() {}
}
