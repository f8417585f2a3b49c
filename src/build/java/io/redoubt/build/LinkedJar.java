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
 * A jar whose lambdas are ordinary classes, and whose records have generated equality methods. Otherwise the JVM
 * generates both on first use in every process: about 0.3 ms for a lambda, of which a class-data archive saves a part,
 * and 12 ms for the first record that is compared.
 */
public final class LinkedJar {
    private static final String CLASS = ".class";

    /** The files of the jar by name, in their order. */
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    private LinkedJar() {}

    /**
     * Reads a jar and writes another, whose files have one time stamp, so that its bytes are independent of the time
     * zone.
     *
     * @param args the jar to read, the jar to write, and the instant of its files
     */
    public static void main(String[] args) throws IOException {
        LinkedJar jar = new LinkedJar();
        Map<String, List<String>> nests = jar.read(Path.of(args[0]));
        nests.forEach(jar::widen);
        jar.write(Path.of(args[1]), LocalDateTime.ofInstant(Instant.parse(args[2]), ZoneOffset.UTC));
    }

    /** Reads the jar, and returns the generated classes by the host of their nest. */
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
        ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS); // no reader: drops constants of replaced lambdas
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

    /** Adds members to the host of a nest. Nests exist from Java 11 on. */
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
