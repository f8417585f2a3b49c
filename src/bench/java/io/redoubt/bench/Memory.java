package io.redoubt.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The peak memory of a process, if the system reports it. */
final class Memory {
    private static final int LOOK_EVERY_MILLIS = 5;
    private static final String PEAK = "VmHWM:";
    private static final int KIB_IN_MIB = 1024;

    private Memory() {}

    /** Waits for the end of a process and returns its peak in words. */
    static String peakUntilEnd(Process process) throws InterruptedException {
        long peak = peakMebibytes(process);
        return peak == 0 ? "not known on this system" : peak + " MiB";
    }

    /** Waits for the end of a process and returns its peak; 0 if the system does not report it. */
    static long peakMebibytes(Process process) throws InterruptedException {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        long peak = 0;
        while (!process.waitFor(LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS)) {
            peak = Math.max(peak, peak(status));
        }
        return peak / KIB_IN_MIB;
    }

    private static long peak(Path status) {
        try {
            for (String line : Files.readAllLines(status)) {
                if (line.startsWith(PEAK)) {
                    return Long.parseLong(
                            line.substring(PEAK.length()).replace("kB", "").trim());
                }
            }
        } catch (IOException e) {
            return 0;
        }
        return 0;
    }
}
