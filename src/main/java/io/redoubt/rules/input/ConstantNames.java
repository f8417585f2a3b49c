package io.redoubt.rules.input;

import java.util.Locale;

/** The names scripts write for constants: as the constant, in lower case with hyphens. */
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

    /** The name of a constant; whatever is no constant has to say its name itself. */
    @SuppressWarnings("EnumOrdinal") // the names stand in the order of the constants
    static String of(Named named) {
        if (named instanceof Enum<?> constant) {
            return OF.get(constant.getDeclaringClass())[constant.ordinal()];
        }
        throw new IllegalStateException(named.getClass() + " is no constant: it must say its own name");
    }
}
