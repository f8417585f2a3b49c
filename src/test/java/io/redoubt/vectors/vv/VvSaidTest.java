package io.redoubt.vectors.vv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.vectors.Said;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** What players of Valor and Victory read before the dice: each sentence where it belongs, and nowhere else. */
class VvSaidTest {
    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "/said/vv.csv", delimiter = '|')
    void isSaid(String line, String words) {
        Said.check("vv", line, words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cross --position trench                     | allowed",
                "cross --position foxhole --as gun           | must-continue",
                "cross --position barbed-wire                | must-stop",
                "cross --position minefield                  | ''",
                "assault --at barbed-wire --won --attackers 1 | enters",
                "occupy --position trench                    | entrenchment",
                "occupy --position barbed-wire --as infantry | allowed",
            })
    void isShown(String line, String outcomes) {
        assertEquals(outcomes, String.join(" ", Said.shown("vv", line)));
    }
}
