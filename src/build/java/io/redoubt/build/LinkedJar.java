package io.redoubt.build;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * A jar whose lambdas are classes like all others, and whose records know when they are equal. Else the JVM makes the one
 * and the other when it first reaches them, and again in every process: some 0.3 ms for a lambda, of which an archive of
 * classes saves a part, and 12 ms for the first record that is looked up.
 */
public final class LinkedJar {
    private static final String CLASS = ".class";

    /** Each file of the jar, in its order. */
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    private LinkedJar() {}

    /**
     * Reads one jar and writes another, whose files all have one time: the same bytes in every time zone.
     *
     * @param args the jar to read, the one to write, and the instant of its files
     */
    public static void main(String[] args) throws IOException {
        LinkedJar jar = new LinkedJar();
        Map<String, List<String>> nests = jar.read(Path.of(args[0]));
        nests.forEach(jar::widen);
        jar.write(Path.of(args[1]), LocalDateTime.ofInstant(Instant.parse(args[2]), ZoneOffset.UTC));
    }

    /** The classes that came, by the host of their nest. */
    private Map<String, List<String>> read(Path path) throws IOException {
        Map<String, List<String>> nests = new LinkedHashMap<>();
        try (ZipFile in = new ZipFile(path.toFile())) {
            for (ZipEntry entry :
                    in.stream().filter(each -> !each.isDirectory()).toList()) {
                byte[] bytes = in.getInputStream(entry).readAllBytes();
                files.put(entry.getName(), bytes);
                if (entry.getName().endsWith(CLASS)) {
                    link(entry, bytes)
                            .forEach(lambda -> nests.computeIfAbsent(lambda.nest(), host -> new ArrayList<>())
                                    .add(lambda.self().getInternalName()));
                }
            }
        }
        return nests;
    }

    private List<LambdaClass> link(ZipEntry entry, byte[] bytes) {
        ClassReader in = new ClassReader(bytes);
        ClassWriter out = new ClassWriter(
                ClassWriter.COMPUTE_MAXS); // not from the reader's constants: what only the lambda needed goes
        Linking linking = new Linking(out);
        in.accept(linking, 0);
        if (linking.changed()) {
            files.put(entry.getName(), out.toByteArray());
            for (LambdaClass lambda : linking.lambdas()) {
                files.put(lambda.self().getInternalName() + CLASS, lambda.bytes());
            }
        }
        return linking.lambdas();
    }

    /** Tells the host of a nest who belongs to it now. Nests are known from Java 11 on. */
    private void widen(String host, List<String> members) {
        ClassWriter out = new ClassWriter(0);
        new ClassReader(Optional.ofNullable(files.get(host + CLASS)).orElseThrow())
                .accept(
                        new ClassVisitor(Opcodes.ASM9, out) {
                            @Override
                            public void visit(
                                    int version,
                                    int access,
                                    String name,
                                    String signature,
                                    String parent,
                                    String[] interfaces) {
                                super.visit(
                                        Math.max(version, Opcodes.V11), access, name, signature, parent, interfaces);
                                members.forEach(this::visitNestMember);
                            }
                        },
                        0);
        files.put(host + CLASS, out.toByteArray());
    }

    private void write(Path path, LocalDateTime time) throws IOException {
        try (OutputStream file = Files.newOutputStream(path);
                ZipOutputStream out = new ZipOutputStream(file)) {
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                ZipEntry entry = new ZipEntry(each.getKey());
                entry.setTimeLocal(time);
                out.putNextEntry(entry);
                out.write(each.getValue());
                out.closeEntry();
            }
        }
    }
}
