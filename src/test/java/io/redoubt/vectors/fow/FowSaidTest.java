package io.redoubt.vectors.fow;

import io.redoubt.vectors.Said;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What players of Flames Of War read: each sentence where it belongs, and nowhere else. */
class FowSaidTest {
    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "/said/fow.csv", delimiter = '|')
    void isSaid(String line, String words) {
        Said.check("fow", line, words);
    }
}
