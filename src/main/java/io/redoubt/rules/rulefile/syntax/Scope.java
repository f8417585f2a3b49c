package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Block;
import io.redoubt.rules.rulefile.model.Slot;
import io.redoubt.rules.rulefile.model.Statement;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.Token;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The names of one verb or kind, and the blocks that are open while it is read. */
final class Scope {
    /** The parts of a verb. */
    enum Phase {
        DECLARATIONS,
        CHECK,
        ROLL,
        AFTER
    }

    private static final int MOST_NAMES = 200;

    private final List<Slot> slots = new ArrayList<>();
    private final Deque<Map<String, Slot>> names = new ArrayDeque<>();
    private final Deque<Use> open = new ArrayDeque<>();
    private final Set<String> failed = new HashSet<>();
    private final Map<String, Integer> lines = new HashMap<>();
    private final Set<Integer> read = new HashSet<>();
    private Optional<String> noDice = Optional.empty();
    private Phase phase = Phase.DECLARATIONS;

    /** The slots that an open block reads, changes and declares. */
    private record Use(Set<Integer> reads, Set<Integer> changes, Set<Integer> declares) {
        Use() {
            this(new HashSet<>(), new HashSet<>(), new HashSet<>());
        }
    }

    Scope() {
        names.push(new LinkedHashMap<>());
    }

    Phase phase() {
        return phase;
    }

    void begin(Phase next) {
        phase = next;
    }

    void enter() {
        names.push(new LinkedHashMap<>());
        open.push(new Use());
    }

    /** Ends a block; its names end with it. */
    Block leave(List<Statement> statements) {
        names.pop();
        return block(open.pop(), statements);
    }

    /** Ends a block whose names remain for what follows. */
    Block leaveOpen(List<Statement> statements) {
        Map<String, Slot> inner = names.pop();
        names.element().putAll(inner);
        return block(open.pop(), statements);
    }

    private static Block block(Use use, List<Statement> statements) {
        Set<Integer> carried = new HashSet<>(use.changes);
        carried.removeAll(use.declares);
        Set<Integer> looked = new HashSet<>(use.reads);
        looked.removeAll(use.declares);
        looked.removeAll(carried);
        return new Block(statements, carried, looked);
    }

    /** Returns the slots that the innermost open block changes so far. */
    Set<Integer> changed() {
        return open.isEmpty() ? Set.of() : Set.copyOf(open.element().changes);
    }

    /** Returns the slots that the innermost open block reads so far. */
    Set<Integer> reads() {
        return open.isEmpty() ? Set.of() : Set.copyOf(open.element().reads);
    }

    Slot declare(Token name, ValueType type, Slot.Origin origin) {
        if (find(name.text()).isPresent()) {
            throw name.fault(name.text() + " is already a name here (line " + lines.get(name.text()) + ")");
        }
        return shadow(name, type, origin);
    }

    /** Declares a name that may hide an outer one. */
    Slot shadow(Token name, ValueType type, Slot.Origin origin) {
        if (slots.size() >= MOST_NAMES) {
            throw name.fault("a verb has at most " + MOST_NAMES + " names");
        }
        Slot slot = new Slot(name.text(), type, slots.size(), origin);
        slots.add(slot);
        names.element().put(name.text(), slot);
        lines.put(name.text(), name.line());
        failed.remove(name.text());
        open.forEach(use -> use.declares.add(slot.index()));
        return slot;
    }

    /** Makes a value known under another name, until its block ends. */
    void alias(String name, Slot slot) {
        names.element().put(name, slot);
    }

    /** Records that a name could not be declared, so that its uses are not reported. */
    void fail(String name) {
        failed.add(name);
    }

    boolean hasFailed(String name) {
        return failed.contains(name);
    }

    int line(String name) {
        return lines.getOrDefault(name, 0);
    }

    Optional<Slot> find(String name) {
        for (Map<String, Slot> each : names) {
            if (each.containsKey(name)) {
                return Optional.of(each.get(name));
            }
        }
        return Optional.empty();
    }

    Slot use(Slot slot) {
        read.add(slot.index());
        open.forEach(use -> use.reads.add(slot.index()));
        return slot;
    }

    boolean isRead(Slot slot) {
        return read.contains(slot.index());
    }

    void change(Slot slot) {
        open.forEach(use -> use.changes.add(slot.index()));
    }

    /** Returns the names, without those that the language itself declares. */
    List<String> known() {
        List<String> all = new ArrayList<>();
        names.forEach(each -> all.addAll(each.keySet()));
        all.removeIf(name -> name.indexOf(' ') >= 0);
        return all;
    }

    List<Slot> slots() {
        return List.copyOf(slots);
    }

    /** Reads a part in which dice are not rolled. */
    <T> T withoutDice(String reason, Supplier<T> part) {
        Optional<String> before = noDice;
        noDice = Optional.of(reason);
        try {
            return part.get();
        } finally {
            noDice = before;
        }
    }

    /** Checks that dice can be rolled here. */
    void mustAllowDice(Token at) {
        if (phase != Phase.ROLL) {
            throw at.fault("dice are rolled under roll only");
        }
        if (noDice.isPresent()) {
            throw at.fault("no dice are rolled in " + noDice.get() + "; roll before it: let first = …");
        }
    }

    /** Returns the exception for an unknown name; a consequence if it could not be declared. */
    RuleFaultException unknown(Token name, RuleFaultException fault) {
        return failed.contains(name.text()) ? RuleFaultException.consequence() : fault;
    }
}
