package io.redoubt.rules.inputfile;

import java.util.List;

/**
 * The printed form of a card.
 *
 * @param lines the lines under its title
 * @param blocks its tables, from top to bottom
 * @param notes the notes below them
 */
public record CardPage(List<String> lines, List<Block> blocks, List<String> notes) {
    public CardPage {
        lines = List.copyOf(lines);
        blocks = List.copyOf(blocks);
        notes = List.copyOf(notes);
    }

    /**
     * One table of a card.
     *
     * @param heads the heads of the columns; none for a table without them
     * @param rows the cells; an empty text for an empty cell
     */
    public record Block(List<String> heads, List<List<String>> rows) {
        public Block {
            heads = List.copyOf(heads);
            rows = List.copyOf(rows);
        }
    }
}
