package io.redoubt.build;

import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;

/**
 * The conversion of a value from one type to another, between the interface of a lambda and its code.
 *
 * @param from the given type
 * @param to the required type
 */
record Conversion(Type from, Type to) {
    private static final Type CHARACTER = Type.getType(Character.class);
    private static final Type OBJECT = Type.getType(Object.class);

    static Conversion of(Type from, Type to) {
        return new Conversion(from, to);
    }

    void write(GeneratorAdapter code) {
        if (from.equals(to)) {
            return;
        }
        if (to.equals(Type.VOID_TYPE)) {
            drop(code);
        } else if (isPrimitive(from) && isPrimitive(to)) {
            code.cast(from, to);
        } else if (isPrimitive(from)) {
            code.valueOf(from);
        } else if (isPrimitive(to)) {
            unbox(code);
        } else if (!to.equals(OBJECT)) {
            code.checkCast(to);
        }
    }

    private void drop(GeneratorAdapter code) {
        if (from.getSize() == 2) {
            code.pop2();
        } else {
            code.pop();
        }
    }

    private void unbox(GeneratorAdapter code) {
        if (from.equals(CHARACTER)) { // the only primitive number whose wrapper is no Number
            code.unbox(Type.CHAR_TYPE);
            code.cast(Type.CHAR_TYPE, to);
        } else {
            code.unbox(to);
        }
    }

    private static boolean isPrimitive(Type type) {
        return type.getSort() < Type.ARRAY;
    }
}
