package io.redoubt.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paint stresses words and shades cells, or leaves the text as it is. */
class PaintTest {
    @Test
    void plainPaintChangesNothing() {
        Paint plain = Paint.plain();
        assertEquals(
                List.of("x", "x", "x", "x"),
                List.of(plain.bold("x"), plain.faint("x"), plain.alarm("x"), plain.shaded("x", 1)));
    }

    @Test
    void colourSurroundsTheTextAndEndsAfterIt() {
        Paint colour = Paint.colour();
        for (String painted :
                List.of(colour.bold("x"), colour.faint("x"), colour.alarm("x"), colour.shaded("x", 0.5))) {
            assertTrue(painted.startsWith("\u001b["), painted);
            assertTrue(painted.endsWith("x\u001b[m"), painted);
        }
        assertNotEquals(colour.bold("x"), colour.faint("x"));
        assertNotEquals(colour.bold("x"), colour.alarm("x"));
    }

    @Test
    void theShadeGoesFromDarkWithLightInkToLightWithDarkInk() {
        Paint colour = Paint.colour();
        assertEquals("\u001b[48;5;17;38;5;231mx\u001b[m", colour.shaded("x", 0));
        assertEquals("\u001b[48;5;221;38;5;16mx\u001b[m", colour.shaded("x", 1));
        assertEquals(colour.shaded("x", 0), colour.shaded("x", -1));
        assertEquals(colour.shaded("x", 1), colour.shaded("x", 2));
        assertNotEquals(colour.shaded("x", 0.4), colour.shaded("x", 0.6));
    }

    @Test
    void aSentenceFillsItsGapsAndStressesWhatIsStarred() {
        SentenceTemplate remark = SentenceTemplate.of("The {} is *{} now* for {}.");
        Sentence sentence = Sentence.of(remark, "nest", "pinned", 2);
        assertEquals("The nest is PINNED now for 2.", SentenceText.plain(sentence));
        assertEquals(
                "The nest is " + Paint.colour().bold("PINNED now") + " for 2.",
                new SentenceText(Paint.colour()).of(sentence));
    }
}
