package io.redoubt.rules.rulefile.text;

import java.util.Optional;

/** Signals that a part of a rule file cannot be read. */
public final class RuleFaultException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Optional<RuleFault> fault;

    private RuleFaultException(Optional<RuleFault> fault) {
        super(fault.map(RuleFault::toString).orElse("a consequence of another fault"), null, false, false);
        this.fault = fault;
    }

    public RuleFaultException(RuleFault fault) {
        this(Optional.of(fault));
    }

    /** Returns the exception for a part that depends on another part with a fault, which is reported already. */
    public static RuleFaultException consequence() {
        return new RuleFaultException(Optional.empty());
    }

    /** Returns the fault; empty if it is only the consequence of another one. */
    public Optional<RuleFault> fault() {
        return fault;
    }
}
