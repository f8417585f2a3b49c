package io.redoubt.rules.input;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The names of constants in scripts: the constant's name in lower case with hyphens. */
final class ConstantNames {
    private static final ClassValue<String[]> OF = new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> type) {
            // A constant with methods of its own has a class of its own.
            Object[] constants = (type.isEnum() ? type : type.getSuperclass()).getEnumConstants();
            String[] names = new String[constants.length];
            for (int i = 0; i < names.length; i++) {
                names[i] =
                        ((Enum<?>) constants[i]).name().toLowerCase(Locale.ROOT).replace('_', '-');
            }
            return names;
        }
    };

    private static final ClassValue<Map<String, NamedConstant>> CONSTANTS = new ClassValue<>() {
        @Override
        protected Map<String, NamedConstant> computeValue(Class<?> type) {
            Map<String, NamedConstant> constants = new HashMap<>();
            for (Object constant : type.getEnumConstants()) {
                NamedConstant named = (NamedConstant) constant;
                constants.putIfAbsent(named.id(), named);
            }
            return constants;
        }
    };

    private ConstantNames() {}

    /** Returns the name of a constant; other values must supply their own name. */
    @SuppressWarnings("EnumOrdinal") // the names are in the order of the constants
    static String of(NamedConstant named) {
        if (named instanceof Enum<?> constant) {
            return OF.get(named.getClass())[constant.ordinal()];
        }
        throw new IllegalStateException(named.getClass() + " is not a constant: it must return its own name");
    }

    /** Returns the constant of an enum with this name. */
    static <T extends NamedConstant> @Nullable T find(Class<T> type, String name) {
        return type.cast(CONSTANTS.get(type).get(name));
    }
}
