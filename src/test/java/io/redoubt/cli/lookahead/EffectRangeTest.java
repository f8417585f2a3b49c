package io.redoubt.cli.lookahead;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.piece.Change;
import java.util.List;
import org.junit.jupiter.api.Test;

class EffectRangeTest {
    @Test
    void numbersAreASpanAndWhatNeedNotHappenSaysSo() {
        EffectRange prospect = new EffectRange();
        prospect.add(List.of(new Change("log", "pins", "1"), new Change("log", "crew", "10")));
        prospect.add(List.of(new Change("log", "pins", "1"), new Change("log", "crew", "9")));
        prospect.add(List.of(new Change("log", "pins", "1")));
        assertEquals(
                List.of(new Change("log", "pins", "1"), new Change("log", "perhaps crew", "9 to 10")),
                prospect.changes());
    }

    @Test
    void wordsAreAlternatives() {
        EffectRange prospect = new EffectRange();
        prospect.add(List.of(new Change("log", "destroyed-weapon", "45mm")));
        prospect.add(List.of(new Change("log", "destroyed-weapon", "45mm and maxim")));
        assertEquals(List.of(new Change("log", "destroyed-weapon", "45mm, or 45mm and maxim")), prospect.changes());
    }

    @Test
    void whatNeverChangesIsNotTold() {
        EffectRange prospect = new EffectRange();
        prospect.add(List.of());
        assertEquals(List.of(), prospect.changes());
    }
}
