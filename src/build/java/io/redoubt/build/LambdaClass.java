package io.redoubt.build;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * The class of one lambda, as the JVM would generate it: captured values in fields, and a method that passes them on.
 *
 * @param self its type, in the package of the class that contains the lambda
 * @param nest the nest host of that class, whose private methods it calls
 * @param site the lambda
 */
record LambdaClass(Type self, String nest, LambdaSite site) {
    /** The field of the only instance of a lambda that captures nothing. */
    static final String ONLY = "ONLY";

    /**
     * The method that creates an instance of a lambda with captures; it has the signature of the replaced instruction.
     */
    static final String MAKE = "make";

    private static final Type OBJECT = Type.getType(Object.class);
    private static final Method NOTHING = new Method("<clinit>", "()V");
    private static final int FIXED = Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;

    byte[] bytes() {
        ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        String[] interfaces = Stream.concat(Stream.of(site.asked()), site.markers().stream())
                .map(Type::getInternalName)
                .distinct()
                .toArray(String[]::new);
        out.visit(Opcodes.V17, FIXED | Opcodes.ACC_SUPER, self.getInternalName(), null, "java/lang/Object", interfaces);
        out.visitNestHost(nest);
        constructor(out);
        if (site.captured().isEmpty()) {
            only(out);
        } else {
            maker(out);
        }
        Stream.concat(Stream.of(site.erased()), site.bridges().stream())
                .distinct()
                .forEach(erasure -> method(out, erasure));
        out.visitEnd();
        return out.toByteArray();
    }

    private Method constructor() {
        return new Method("<init>", Type.VOID_TYPE, site.captured().toArray(Type[]::new));
    }

    private void constructor(ClassWriter out) {
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PRIVATE, constructor(), null, null, out);
        code.loadThis();
        code.invokeConstructor(OBJECT, new Method("<init>", "()V"));
        for (int i = 0; i < site.captured().size(); i++) {
            Type type = site.captured().get(i);
            out.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, field(i), type.getDescriptor(), null, null);
            code.loadThis();
            code.loadArg(i);
            code.putField(self, field(i), type);
        }
        code.returnValue();
        code.endMethod();
    }

    private static String field(int index) {
        return "v" + index;
    }

    private void only(ClassWriter out) {
        out.visitField(
                Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, ONLY, site.asked().getDescriptor(), null, null);
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_STATIC, NOTHING, null, null, out);
        code.newInstance(self);
        code.dup();
        code.invokeConstructor(self, constructor());
        code.putStatic(self, ONLY, site.asked());
        code.returnValue();
        code.endMethod();
    }

    private void maker(ClassWriter out) {
        Method make = new Method(MAKE, site.factory().getDescriptor());
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_STATIC, make, null, null, out);
        code.newInstance(self);
        code.dup();
        code.loadArgs();
        code.invokeConstructor(self, constructor());
        code.returnValue();
        code.endMethod();
    }

    /** Writes the method: passes on the captured and the given arguments, each converted as the language requires. */
    private void method(ClassWriter out, Type erasure) {
        Handle target = site.code();
        Method method = new Method(site.method(), erasure.getDescriptor());
        GeneratorAdapter code = new GeneratorAdapter(Opcodes.ACC_PUBLIC, method, null, null, out);
        if (target.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
            code.newInstance(Type.getObjectType(target.getOwner()));
            code.dup();
        }
        List<Type> wanted = wanted();
        int held = site.captured().size();
        for (int i = 0; i < held; i++) {
            code.loadThis();
            code.getField(self, field(i), site.captured().get(i));
            Conversion.of(site.captured().get(i), wanted.get(i)).write(code);
        }
        Type[] given = erasure.getArgumentTypes();
        Type[] actual = site.actual().getArgumentTypes();
        for (int i = 0; i < given.length; i++) {
            code.loadArg(i);
            Conversion.of(given[i], actual[i]).write(code);
            Conversion.of(actual[i], wanted.get(held + i)).write(code);
        }
        Type got = call(code);
        Conversion.of(got, site.actual().getReturnType()).write(code);
        Conversion.of(site.actual().getReturnType(), erasure.getReturnType()).write(code);
        code.returnValue();
        code.endMethod();
    }

    /** Returns the parameter types of the target, with its receiver as the first. */
    private List<Type> wanted() {
        Handle target = site.code();
        List<Type> wanted = new ArrayList<>();
        switch (target.getTag()) {
            case Opcodes.H_INVOKESTATIC, Opcodes.H_NEWINVOKESPECIAL -> {}
            default -> wanted.add(Type.getObjectType(target.getOwner()));
        }
        wanted.addAll(List.of(Type.getArgumentTypes(target.getDesc())));
        return wanted;
    }

    private Type call(GeneratorAdapter code) {
        Handle target = site.code();
        Type owner = Type.getObjectType(target.getOwner());
        int how = switch (target.getTag()) {
            case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
            case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
            // A private method is called by "invokespecial" only in its own class; other classes of its nest use these.
            default -> target.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        };
        code.visitMethodInsn(how, target.getOwner(), target.getName(), target.getDesc(), target.isInterface());
        return target.getTag() == Opcodes.H_NEWINVOKESPECIAL ? owner : Type.getReturnType(target.getDesc());
    }
}
