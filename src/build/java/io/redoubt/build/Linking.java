package io.redoubt.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.Method;

/** Replaces, in one class, the instructions whose targets the JVM generates: lambdas, and methods of records. */
final class Linking extends ClassVisitor {
    private final List<LambdaClass> lambdas = new ArrayList<>();
    private final List<RecordMethod> methods = new ArrayList<>();
    private String name = "";
    private String nest = "";

    Linking(ClassVisitor out) {
        super(Opcodes.ASM9, out);
    }

    /** Returns the additional classes that this class needs. */
    List<LambdaClass> lambdas() {
        return lambdas;
    }

    /** Returns whether any instruction was replaced. */
    boolean changed() {
        return !lambdas.isEmpty() || !methods.isEmpty();
    }

    @Override
    public void visit(int version, int access, String self, String signature, String parent, String[] interfaces) {
        name = self;
        nest = self;
        super.visit(version, access, self, signature, parent, interfaces);
    }

    @Override
    public void visitNestHost(String host) {
        nest = host;
        super.visitNestHost(host);
    }

    @Override
    public MethodVisitor visitMethod(int access, String method, String descriptor, String signature, String[] errors) {
        return new MethodVisitor(api, super.visitMethod(access, method, descriptor, signature, errors)) {
            @Override
            public void visitInvokeDynamicInsn(String called, String factory, Handle maker, Object... arguments) {
                Optional<LambdaSite> site = LambdaSite.of(called, factory, maker, arguments);
                Optional<RecordMethod> method = RecordMethod.of(called, factory, maker, arguments);
                if (site.isPresent()) {
                    reach(this, site.get());
                } else if (method.isPresent()) {
                    call(this, method.get());
                } else {
                    super.visitInvokeDynamicInsn(called, factory, maker, arguments);
                }
            }
        };
    }

    private void reach(MethodVisitor code, LambdaSite site) {
        LambdaClass lambda = new LambdaClass(Type.getObjectType(name + "$$" + lambdas.size()), nest, site);
        lambdas.add(lambda);
        String owner = lambda.self().getInternalName();
        if (site.captured().isEmpty()) {
            code.visitFieldInsn(
                    Opcodes.GETSTATIC, owner, LambdaClass.ONLY, site.asked().getDescriptor());
        } else {
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC,
                    owner,
                    LambdaClass.MAKE,
                    site.factory().getDescriptor(),
                    false);
        }
    }

    private void call(MethodVisitor code, RecordMethod method) {
        methods.add(method);
        Method linked = method.method();
        code.visitMethodInsn(Opcodes.INVOKESTATIC, name, linked.getName(), linked.getDescriptor(), false);
    }

    @Override
    public void visitEnd() {
        methods.forEach(method -> method.write(cv));
        super.visitEnd();
    }
}
