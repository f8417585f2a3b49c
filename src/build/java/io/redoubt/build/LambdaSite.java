package io.redoubt.build;

import java.lang.invoke.LambdaMetafactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;

/**
 * An instruction by which the JVM generates a class for a lambda or a method reference when it is first reached.
 *
 * @param method the name of the method of its interface
 * @param factory the captured types, with the interface as the result
 * @param erased the signature of the method as the interface declares it
 * @param actual its signature at this place, which is narrower if the interface has type parameters
 * @param code the target that the method calls
 * @param markers further interfaces of the lambda
 * @param bridges further erasures of the method
 */
record LambdaSite(
        String method, Type factory, Type erased, Type actual, Handle code, List<Type> markers, List<Type> bridges) {
    private static final String MAKER = Type.getInternalName(LambdaMetafactory.class);

    /**
     * Returns the lambda of an instruction; empty if the instruction creates something else, or a serializable lambda.
     */
    static Optional<LambdaSite> of(String method, String descriptor, Handle maker, Object... arguments) {
        if (!maker.getOwner().equals(MAKER)) {
            return Optional.empty();
        }
        List<Type> markers = new ArrayList<>();
        List<Type> bridges = new ArrayList<>();
        if (arguments.length > 3) { // the longer form: flags, then the values they announce
            int flags = (Integer) arguments[3];
            int at = 4;
            if ((flags & LambdaMetafactory.FLAG_SERIALIZABLE) != 0) {
                return Optional.empty();
            }
            if ((flags & LambdaMetafactory.FLAG_MARKERS) != 0) {
                at = announced(arguments, at, markers);
            }
            if ((flags & LambdaMetafactory.FLAG_BRIDGES) != 0) {
                announced(arguments, at, bridges);
            }
        }
        return Optional.of(new LambdaSite(
                method,
                Type.getMethodType(descriptor),
                (Type) arguments[0],
                (Type) arguments[2],
                (Handle) arguments[1],
                markers,
                bridges));
    }

    private static int announced(Object[] arguments, int at, List<Type> into) {
        int end = at + 1 + (Integer) arguments[at];
        Arrays.asList(arguments).subList(at + 1, end).forEach(type -> into.add((Type) type));
        return end;
    }

    List<Type> captured() {
        return List.of(factory.getArgumentTypes());
    }

    Type asked() {
        return factory.getReturnType();
    }
}
