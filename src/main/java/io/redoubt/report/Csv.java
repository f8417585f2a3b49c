package io.redoubt.report;

import com.fasterxml.jackson.core.io.NumberOutput;
import io.redoubt.exact.Fraction;
import java.io.PrintWriter;
import java.util.List;

/** Writes rows of comma-separated values. */
public final class Csv {
    private Csv() {}

    /** Writes a row, quoting cells where necessary. */
    public static void row(PrintWriter out, List<String> cells) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            line.append(i == 0 ? "" : ",").append(quoted(cells.get(i)));
        }
        out.print(line);
        out.print('\n');
    }

    /** Formats a probability with the digits of the JSON output. */
    public static String decimal(Fraction share) {
        return decimal(share.doubleValue());
    }

    /** Formats a number with the digits of the JSON output. */
    static String decimal(double number) {
        return NumberOutput.toString(number, true);
    }

    private static String quoted(String cell) {
        boolean plain =
                cell.indexOf(',') < 0 && cell.indexOf('"') < 0 && cell.indexOf('\n') < 0 && cell.indexOf('\r') < 0;
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
