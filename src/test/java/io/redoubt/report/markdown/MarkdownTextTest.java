package io.redoubt.report.markdown;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarkdownTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "nest          ! nest",
                "a|b           ! a\\|b",
                "**bold**      ! \\*\\*bold\\*\\*",
                "`code`        ! \\`code\\`",
                "<b>x</b>      ! \\<b\\>x\\</b\\>",
                "[here](x)     ! \\[here\\](x)",
                "a_b_c ~~d~~   ! a\\_b\\_c \\~\\~d\\~\\~",
                "# 1 &lt; $x$  ! \\# 1 \\&lt; \\$x\\$",
                "back\\slash   ! back\\\\slash",
            })
    void markupIsEscaped(String text, String markdown) {
        assertEquals(markdown, MarkdownText.of(text));
    }

    @Test
    void oneLineStaysOneLine() {
        assertEquals("a\\\\u{a}# b", MarkdownText.of("a\n# b").replace("\\#", "#"));
        assertEquals("5 hit, 40 cm", MarkdownText.of("5\u00a0hit, 40\u00a0\u00a0cm"));
    }

    @Test
    void rulesAreCode() {
        assertEquals("out of reach (`FOW-SHOT-06`)", MarkdownText.sentence("out of reach (FOW-SHOT-06)"));
        assertEquals("`VV-12.3-4` and KV-1", MarkdownText.sentence("VV-12.3-4 and KV-1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {"a|b ! `a|b`", "a`b ! `` a`b ``", "a``b`c ! ``` a``b`c ```", "``` ! ```` ``` ````"})
    void codeSpansEndWhereTheyShould(String text, String markdown) {
        assertEquals(markdown, MarkdownText.code(text));
        assertEquals("`a\\u{a}b`", MarkdownText.code("a\nb"));
    }

    @Test
    void tablesAreAligned() {
        MarkdownTable table = new MarkdownTable(1, List.of("", "odds"));
        table.row(List.of("destroyed", "5.0 %"));
        StringWriter text = new StringWriter();
        table.write(new PrintWriter(text, true));
        assertEquals(
                List.of("|           |  odds |", "| --------- | ----: |", "| destroyed | 5.0 % |"),
                text.toString().lines().toList());
    }
}
