package io.redoubt.report.picture;

import io.redoubt.rules.tablemap.Layer;

/** The characters of a map in a terminal: Unicode, or plain ones that every terminal has. */
public enum MapSigns {
    UNICODE("·:", "│─┌┐└┘", "→↗↑↖←↙↓↘"),
    PLAIN(".:", "|-++++", ">/^\\</v\\");

    private static final int EIGHTH = 45;

    private final String areas;
    private final String frame;
    private final String arrows;

    MapSigns(String areas, String frame, String arrows) {
        this.areas = areas;
        this.frame = frame;
        this.arrows = arrows;
    }

    char of(Layer layer) {
        boolean plain = this == PLAIN;
        return switch (layer) {
            case HEX, OPEN -> ' ';
            case AREA -> areas.charAt(0);
            case ROUGH -> plain ? ',' : '░';
            case TREES -> plain ? 't' : '♣';
            case WATER -> plain ? '~' : '≈';
            case WAY -> plain ? '=' : '▒';
            case BUILDING -> plain ? '%' : '▓';
            case BARRIER -> plain ? 'x' : '╳';
            case WORK -> plain ? 'w' : '▬';
            case CAVE -> plain ? 'n' : '∩';
            case BUNKER -> plain ? '#' : '■';
            case TUNNEL -> plain ? 'o' : '○';
            case OBJECTIVE -> plain ? '*' : '★';
        };
    }

    char secondArea() {
        return areas.charAt(1);
    }

    /** Returns the character of the shortest line between two pieces. */
    char way() {
        return this == PLAIN ? '-' : '╌';
    }

    String side() {
        return frame.substring(0, 1);
    }

    String top(int width) {
        return frame.charAt(2) + frame.substring(1, 2).repeat(width) + frame.charAt(3);
    }

    String bottom(int width) {
        return frame.charAt(4) + frame.substring(1, 2).repeat(width) + frame.charAt(5);
    }

    /** Returns the arrow nearest to a facing in degrees clockwise from up. */
    char arrow(int facing) {
        int counter = Math.floorMod(90 - facing, 360);
        return arrows.charAt((counter + EIGHTH / 2) / EIGHTH % arrows.length());
    }
}
