package io.redoubt.rules.dh.leaving;

import io.redoubt.rules.dh.cards.WeaponList;
import io.redoubt.rules.dh.pieces.NamedPieces;
import io.redoubt.rules.dh.pieces.PieceChanges;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Role;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Described;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A crew leaves its fortification: what becomes of men and weapons. */
public final class Leave extends Described<Leaving, String> {
    private static final String LEAVES = "leaves";
    private static final String ROUTED = "routed-out";

    private static final Remark OUT = Remark.of("leaving the {}");
    private static final Remark ONE = Remark.of("*OUT*: one infantry unit of {}{}.", Rule.LEAVE_04);
    private static final Remark SEVERAL = Remark.of("*OUT*: {} infantry units, {} men{}.", Rule.LEAVE_04);

    public Leave() {
        super(
                "leave",
                "a crew leaves its fortification: units outside, weapons lost",
                LeaveForm.FORM,
                List.of(LEAVES, ROUTED),
                new Example("the 24 men of the Fort, sections of eight", "--from conc --section 8"),
                new Example("the same, sections of ten", "--from conc --section 10"),
                new Example(
                        "full sections and a rest, one leader for all",
                        "--from conc --section 10 --reading dh.split=full-sections"
                                + " --reading dh.leaders-outside=one-in-all"),
                new Example("four men routed out of the loghouse", "--from glog --crew 4 --section 9 --cause rout"),
                new Example(
                        "the owner falls back and takes a light machine gun",
                        "--from pit --section 10 --cause fall-back --light-mgs 1"),
                new Example("the scenario lets them carry the Maxim", "--from slog --section 10 --carry maxim"),
                new Example("without the gun that was lost", "--from slog --section 9 --destroyed-weapon 45mm"));
    }

    /** A crew leaves. */
    @Override
    public Role subject() {
        return Role.BY;
    }

    @Override
    public void check(Leaving leaving, Checklist list) {
        leaving.check(list);
    }

    @Override
    public String resolve(Leaving leaving, Umpire umpire) {
        return leaving.cause() == Leaving.Cause.ROUT ? ROUTED : LEAVES;
    }

    @Override
    public List<String> shown(Leaving leaving) {
        return List.of(leaving.cause() == Leaving.Cause.ROUT ? ROUTED : LEAVES);
    }

    @Override
    public String outcome(Leaving leaving, String result) {
        return result;
    }

    @Override
    public List<Quantity<String>> quantities(Leaving leaving) {
        List<Integer> units = leaving.units();
        return List.of(
                new Quantity<>("units", "units", any -> units.size()),
                new Quantity<>("largest-unit", "men in the largest", any -> units.get(0)),
                new Quantity<>("smallest-unit", "men in the smallest", any -> units.get(units.size() - 1)),
                new Quantity<>("leaders", "leaders", any -> leaving.leaders()),
                new Quantity<>(
                        "abandoned",
                        "weapons abandoned",
                        any -> leaving.abandoned().size()));
    }

    @Override
    public Sentence headline(Leaving leaving) {
        return Sentence.of(OUT, leaving.card());
    }

    @Override
    public Sentence verdict(Leaving leaving, String result) {
        String behind = leaving.abandoned().isEmpty() ? "" : "; left behind: " + WeaponList.names(leaving.abandoned());
        return leaving.units().size() == 1
                ? Sentence.of(ONE, leaving.men(), behind)
                : Sentence.of(SEVERAL, leaving.units().size(), leaving.sizes(), behind);
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        who.by().ifPresent(piece -> {
            if (Pieces.men(piece).equals(Optional.of(0))) {
                throw NamedPieces.bad(
                        piece,
                        " has nobody who could leave: set " + Escaped.of(piece.name()) + " --crew says otherwise");
            }
            piece.value(Pieces.OUTSIDE).ifPresent(driven -> defaults.put(LeaveForm.CAUSE, cause(driven), piece));
            NamedPieces.from(piece, LeaveForm.FROM, defaults);
        });
        defaults.take(
                who.by(),
                LeaveForm.CREW,
                LeaveForm.DESTROYED,
                LeaveForm.SECTION,
                LeaveForm.LIGHT_GUNS,
                LeaveForm.CARRY);
    }

    private static Leaving.Cause cause(Pieces.Driven driven) {
        return switch (driven) {
            case FELL_BACK -> Leaving.Cause.FALL_BACK;
            case ROUTED -> Leaving.Cause.ROUT;
        };
    }

    /** The work stands empty, and its men, with their Pins, are infantry units (DH-LEAVE-04, DH-LEAVE-10). */
    @Override
    public List<Change> effects(Leaving leaving, String result, Inputs asked, Participants who) {
        if (who.by().isEmpty()) {
            return List.of();
        }
        Piece piece = who.by().get();
        List<Change> changes = new ArrayList<>();
        List<Integer> units = leaving.units();
        for (int unit = 0; unit < units.size(); unit++) {
            Piece out = new Piece(
                    free(piece.name() + "-crew" + (units.size() == 1 ? "" : "-" + (unit + 1)), who),
                    Pieces.UNIT,
                    Map.of());
            changes.add(Change.of(out, Change.KIND, Pieces.UNIT));
            if (!piece.owner().isEmpty()) {
                changes.add(Change.of(out, Piece.OWNER, piece.owner()));
            }
            changes.add(Change.of(out, Pieces.MEN, units.get(unit)));
            piece.value(Pieces.PINS).ifPresent(pins -> changes.add(Change.of(out, Pieces.PINS, pins)));
        }
        PieceChanges empty = new PieceChanges(piece);
        empty.set(Pieces.CREW, 0);
        empty.drop(Pieces.OUTSIDE);
        empty.drop(Pieces.PINS);
        empty.set(Pieces.LEFT, Pieces.Left.THIS_TURN);
        changes.addAll(empty.all());
        return changes;
    }

    /** A name that no piece has. */
    private static String free(String name, Participants who) {
        String free = name;
        for (int next = 2; isTaken(free, who); next++) {
            free = name + '.' + next;
        }
        return free;
    }

    private static boolean isTaken(String name, Participants who) {
        return who.pieces().stream().anyMatch(piece -> piece.name().equals(name));
    }
}
