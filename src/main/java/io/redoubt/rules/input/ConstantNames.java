package io.redoubt.rules.input;

import java.util.Locale;

/** The names of constants in scripts: the constant's name in lower case with hyphens. */
final class ConstantNames {
    private static final ClassValue<String[]> OF = new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> type) {
            Object[] constants = type.getEnumConstants();
            String[] names = new String[constants.length];
            for (int i = 0; i < names.length; i++) {
                names[i] =
                        ((Enum<?>) constants[i]).name().toLowerCase(Locale.ROOT).replace('_', '-');
            }
            return names;
        }
    };

    private ConstantNames() {}

    /** Returns the name of a constant; other values must supply their own name. */
    @SuppressWarnings("EnumOrdinal") // the names are in the order of the constants
    static String of(NamedConstant named) {
        if (named instanceof Enum<?> constant) {
            return OF.get(constant.getDeclaringClass())[constant.ordinal()];
        }
        throw new IllegalStateException(named.getClass() + " is not a constant: it must return its own name");
    }
}
