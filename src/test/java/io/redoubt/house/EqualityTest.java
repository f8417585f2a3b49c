package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.lg.terms.Material;
import io.redoubt.rules.lg.terms.Weapon;
import io.redoubt.rules.piece.Piece;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Many records have their equality written by hand, for a quick start: it is that of every record all the same. */
class EqualityTest {
    /** Known by a part of what they are, on purpose. */
    private static final Set<Class<?>> BY_A_PART = Set.of(Material.class, Piece.class, Reading.class, Weapon.class);

    /** Every record of the rules that can be made of plain values. */
    static List<Class<?>> records() throws IOException, URISyntaxException {
        Path classes = Path.of(RuleSet.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<Class<?>> records = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes.resolve("io/redoubt/rules"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".class"))
                    .sorted()
                    .toList()) {
                String name =
                        classes.relativize(file).toString().replace('/', '.').replace(".class", "");
                Class<?> type = type(name);
                if (type.isRecord() && !BY_A_PART.contains(type) && isPlain(type)) {
                    records.add(type);
                }
            }
        }
        return records;
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, RuleSet.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isPlain(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                        .allMatch(part -> samples(part.getType()).size() > 1)
                && made(type, first(type)).isPresent();
    }

    /** Values of a type that differ; fewer than two where there are no plain ones. */
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

    /** A record of these values, unless it refuses them. */
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
    void recordsAreEqualInAllTheyAreAndSpreadTheirHashes(Class<?> type) {
        List<Object> variants = variants(type);
        List<Object> again = variants(type);
        Set<Integer> hashes = new HashSet<>();
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
            hashes.add(variants.get(i).hashCode());
        }
        int shared = variants.size() - hashes.size();
        assertTrue(3 * shared <= variants.size(), () -> variants + " have the hashes " + hashes);
    }

    @Test
    void thereAreSuchRecords() throws IOException, URISyntaxException {
        assertTrue(records().size() > 50, () -> "only a few records can be made");
    }
}
