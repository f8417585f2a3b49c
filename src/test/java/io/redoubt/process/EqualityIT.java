package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the equality that the build generates for each record of the rules in the shipped jar (decision 0018). */
class EqualityIT {
    private static final Path JAR = Path.of(System.getProperty("redoubt.jar", ""));
    private static final String CLASS = ".class";

    /** Compares its key alone: two games never share one. */
    private static final String BY_KEY = "io.redoubt.rules.input.Reading";

    /** Returns the records of the rules whose parts are all plain values. */
    static List<Class<?>> records() throws IOException {
        List<Class<?>> records = new ArrayList<>();
        ClassLoader loader = new URLClassLoader(new URL[] {JAR.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
        try (ZipFile jar = new ZipFile(JAR.toFile())) {
            for (String name : jar.stream().map(ZipEntry::getName).sorted().toList()) {
                if (name.startsWith("io/redoubt/rules/") && name.endsWith(CLASS)) {
                    Class<?> type = type(
                            name.substring(0, name.length() - CLASS.length()).replace('/', '.'), loader);
                    if (type.isRecord() && !type.getName().equals(BY_KEY) && isPlain(type)) {
                        records.add(type);
                    }
                }
            }
        }
        return records;
    }

    private static Class<?> type(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isPlain(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                        .allMatch(part -> samples(part.getType()).size() > 1)
                && made(type, first(type)).isPresent();
    }

    /** Returns distinct values of a type; fewer than two if it is not a plain one. */
    private static List<Object> samples(Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return List.of(3, 1_000_003);
        }
        if (type == long.class) {
            return List.of(3L, 1_000_003L);
        }
        if (type == boolean.class) {
            return List.of(false, true);
        }
        if (type == String.class) {
            return List.of("a", "another");
        }
        if (type == List.class) {
            return List.of(List.of("a"), List.of("another"));
        }
        if (type == Map.class) {
            return List.of(Map.of("a", "b"), Map.of("another", "c"));
        }
        if (type == Optional.class) {
            return List.of(Optional.empty(), Optional.of("another"));
        }
        if (type.isEnum()) {
            return Arrays.asList(type.getEnumConstants());
        }
        return type.isRecord() && isPlain(type) ? variants(type) : List.of();
    }

    private static List<Object> variants(Class<?> type) {
        List<Object> variants = new ArrayList<>(List.of(made(type, first(type)).orElseThrow()));
        for (int i = 0; i < type.getRecordComponents().length; i++) {
            List<Object> values = first(type);
            values.set(i, samples(type.getRecordComponents()[i].getType()).get(1));
            made(type, values).ifPresent(variants::add);
        }
        return variants;
    }

    private static List<Object> first(Class<?> type) {
        List<Object> values = new ArrayList<>();
        for (RecordComponent part : type.getRecordComponents()) {
            values.add(samples(part.getType()).get(0));
        }
        return values;
    }

    /** Returns a record of these values, or empty if its constructor rejects them. */
    private static Optional<Object> made(Class<?> type, List<Object> values) {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return Optional.of(constructor.newInstance(values.toArray()));
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @MethodSource("records")
    void recordsAreEqualInAllTheirParts(Class<?> type) {
        List<Object> variants = variants(type);
        List<Object> again = variants(type);
        for (int i = 0; i < variants.size(); i++) {
            assertNotEquals(variants.get(i), (Object) "something else");
            for (int j = 0; j < variants.size(); j++) {
                if (i == j) {
                    assertEquals(variants.get(i), again.get(j));
                    assertEquals(variants.get(i).hashCode(), again.get(j).hashCode());
                } else {
                    assertNotEquals(variants.get(i), variants.get(j));
                }
            }
        }
    }

    @Test
    void thereAreSuchRecords() throws IOException {
        assertTrue(records().size() > 50, () -> "only a few records can be made");
    }
}
