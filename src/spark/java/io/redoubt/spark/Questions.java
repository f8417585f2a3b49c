package io.redoubt.spark;

import io.redoubt.rules.input.BadInputException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/** The files of questions in a folder, split into parts that are answered one by one. */
final class Questions {
    private Questions() {}

    /**
     * Returns the parts of every file of a folder and its subfolders, by name, except those whose name begins with
     * {@code _} or {@code .}, which are marks of other programs.
     *
     * @param folder the folder on any file system of the cluster; or a single file
     * @param longest the maximum number of bytes of a part, apart from the rest of a line
     * @return the parts, in the order of names and bytes; the number of their first line is 1, as for a separate file
     * @throws BadInputException if a part may have no bytes
     * @throws FileNotFoundException if the folder does not exist
     */
    static List<Part> in(String folder, long longest, Configuration settings) throws IOException {
        if (longest < 1) {
            throw new BadInputException(BatchJob.PART + ": a part has at least one byte; give a size such as 1m");
        }
        Path path = new Path(folder);
        FileSystem files = path.getFileSystem(settings);
        Path root = files.getFileStatus(path).getPath();
        List<FileStatus> found = new ArrayList<>();
        RemoteIterator<? extends FileStatus> all = files.listFiles(root, true);
        while (all.hasNext()) {
            FileStatus file = all.next();
            if (!name(root, file).matches("(.*/)?[_.][^/]*")) {
                found.add(file);
            }
        }
        found.sort(Comparator.comparing(FileStatus::getPath));
        List<Part> parts = new ArrayList<>();
        for (FileStatus file : found) {
            for (long from = 0; from < file.getLen(); from += longest) {
                parts.add(new Part(
                        file.getPath().toString(),
                        name(root, file),
                        (int) (from / longest),
                        from,
                        Math.min(file.getLen(), from + longest),
                        1));
            }
        }
        return parts;
    }

    private static String name(Path root, FileStatus file) {
        Path path = file.getPath();
        return path.equals(root)
                ? path.getName()
                : root.toUri().relativize(path.toUri()).getPath();
    }
}
