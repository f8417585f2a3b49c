package io.redoubt.vectors.dh;

import io.redoubt.vectors.Said;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What players of Disposable Heroes read: each sentence where it belongs, and nowhere else. */
class DhSaidTest {
    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "/said/dh.csv", delimiter = '|')
    void isSaid(String line, String words) {
        Said.check("dh", line, words);
    }
}
