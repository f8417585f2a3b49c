package io.redoubt.build;

import java.lang.runtime.ObjectMethods;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * The `equals` or `hashCode` of a record, which javac leaves to the JVM to generate on first use. Equality and hash
 * values stay unchanged.
 *
 * @param owner the record
 * @param method the static method that replaces `equals` or `hashCode`, named after it
 * @param fields the components of the record
 */
record RecordMethod(Type owner, Method method, List<Handle> fields) {
    private static final String MAKER = Type.getInternalName(ObjectMethods.class);
    private static final Type OBJECTS = Type.getType(Objects.class);
    private static final Method SAME = new Method("equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
    private static final Method HASH = new Method("hashCode", "(Ljava/lang/Object;)I");
    private static final String EQUALS = "equals";
    private static final String HASH_CODE = "hashCode";

    /**
     * Returns the method of an instruction; empty if the instruction creates something else, or the text of a record.
     */
    static Optional<RecordMethod> of(String method, String descriptor, Handle maker, Object... arguments) {
        if (!maker.getOwner().equals(MAKER) || !(method.equals(EQUALS) || method.equals(HASH_CODE))) {
            return Optional.empty();
        }
        List<Handle> fields = new ArrayList<>();
        for (int i = 2; i < arguments.length; i++) { // preceded by the record and the names of its fields
            fields.add((Handle) arguments[i]);
        }
        return Optional.of(new RecordMethod((Type) arguments[0], new Method("linked$" + method, descriptor), fields));
    }

    void write(ClassVisitor out) {
        int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
        GeneratorAdapter code = new GeneratorAdapter(access, method, null, null, out);
        if (method.getReturnType().equals(Type.BOOLEAN_TYPE)) {
            equality(code);
        } else {
            hash(code);
        }
        code.endMethod();
    }

    private void equality(GeneratorAdapter code) {
        Label other = new Label();
        Label unequal = new Label();
        code.loadArg(0);
        code.loadArg(1);
        code.ifCmp(owner, GeneratorAdapter.NE, other);
        code.push(true);
        code.returnValue();
        at(other, code);
        code.loadArg(1);
        code.instanceOf(owner);
        code.ifZCmp(GeneratorAdapter.EQ, unequal);
        for (Handle field : fields) {
            Type type = load(field, 0, code);
            load(field, 1, code);
            switch (type.getSort()) {
                case Type.ARRAY, Type.OBJECT -> {
                    code.invokeStatic(OBJECTS, SAME);
                    code.ifZCmp(GeneratorAdapter.EQ, unequal);
                }
                case Type.FLOAT, Type.DOUBLE -> { // compared by order, because NaN is equal to itself in a record
                    Method order = new Method("compare", Type.INT_TYPE, new Type[] {type, type});
                    code.invokeStatic(boxed(type), order);
                    code.ifZCmp(GeneratorAdapter.NE, unequal);
                }
                default -> code.ifCmp(type, GeneratorAdapter.NE, unequal);
            }
        }
        code.push(true);
        code.returnValue();
        at(unequal, code);
        code.push(false);
        code.returnValue();
    }

    /** Marks a jump target, with a stack map frame that holds the arguments only. */
    private void at(Label label, GeneratorAdapter code) {
        Object[] held = {owner.getInternalName(), "java/lang/Object"};
        code.mark(label);
        code.visitFrame(Opcodes.F_NEW, held.length, held, 0, new Object[0]);
    }

    private void hash(GeneratorAdapter code) {
        code.push(0);
        for (Handle field : fields) {
            code.push(31);
            code.math(GeneratorAdapter.MUL, Type.INT_TYPE);
            Type type = load(field, 0, code);
            switch (type.getSort()) {
                case Type.ARRAY, Type.OBJECT -> code.invokeStatic(OBJECTS, HASH);
                default -> code.invokeStatic(boxed(type), new Method(HASH_CODE, Type.INT_TYPE, new Type[] {type}));
            }
            code.math(GeneratorAdapter.ADD, Type.INT_TYPE);
        }
        code.returnValue();
    }

    private Type load(Handle field, int argument, GeneratorAdapter code) {
        Type type = Type.getType(field.getDesc());
        code.loadArg(argument);
        if (argument > 0) {
            code.checkCast(owner);
        }
        code.getField(owner, field.getName(), type);
        return type;
    }

    private static Type boxed(Type primitive) {
        return Type.getObjectType(
                switch (primitive.getSort()) {
                    case Type.BOOLEAN -> "java/lang/Boolean";
                    case Type.CHAR -> "java/lang/Character";
                    case Type.BYTE -> "java/lang/Byte";
                    case Type.SHORT -> "java/lang/Short";
                    case Type.INT -> "java/lang/Integer";
                    case Type.LONG -> "java/lang/Long";
                    case Type.FLOAT -> "java/lang/Float";
                    case Type.DOUBLE -> "java/lang/Double";
                    default -> throw new IllegalArgumentException(primitive.getDescriptor());
                });
    }
}
