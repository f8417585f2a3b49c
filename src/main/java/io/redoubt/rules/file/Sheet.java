package io.redoubt.rules.file;

import java.util.List;

/**
 * A card as players know it.
 *
 * @param lines what stands under its title
 * @param blocks its tables, from top to bottom
 * @param notes what stands below them
 */
public record Sheet(List<String> lines, List<Block> blocks, List<String> notes) {
    public Sheet {
        lines = List.copyOf(lines);
        blocks = List.copyOf(blocks);
        notes = List.copyOf(notes);
    }

    /**
     * One table of a card.
     *
     * @param heads what stands above the columns; none for a table without headings
     * @param rows the cells, an empty text where there is nothing
     */
    public record Block(List<String> heads, List<List<String>> rows) {
        public Block {
            heads = List.copyOf(heads);
            rows = List.copyOf(rows);
        }
    }
}
