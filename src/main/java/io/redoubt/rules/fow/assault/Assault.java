package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.ConditionChanges;
import io.redoubt.rules.fow.shared.GapTool;
import io.redoubt.rules.fow.shared.Mobility;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;

/** Assaulting Bunkers. */
public final class Assault extends CaseProcedure<AssaultCase, Assault.AssaultResult> {
    public static final String VERB = "assault";

    /** The assumption of an assault for which no Defensive Fire was given. */
    public static final SentenceTemplate NO_DEFENSIVE_FIRE =
            SentenceTemplate.of("No Defensive Fire given: assumed none [FOW-DFIRE-03]");

    public Assault() {
        super(
                VERB,
                "assault a Bunker: one round, or rounds with counterattacks",
                AssaultForm.FORM,
                AssaultEnd.values(),
                new Example(
                        "five Trained teams at the two slits of a Pillbox",
                        "--at pillbox --slits 2 --team 3xtrained@A --team 2xtrained@B"),
                new Example(
                        "two Trained Pioneers at a Turret", "--at turret --tank-assault 4 --team 2xtrained:pioneer"),
                new Example(
                        "Pioneers and a Conscript team at a Nest",
                        "--at nest --team 2xtrained:pioneer --team 1xconscript"),
                new Example(
                        "two rounds against a Pillbox",
                        "--at pillbox --slits 1 --team 2xveteran@A --rounds 2 --motivation fearless"),
                new Example(
                        "a Pioneer at a Turret that is the only defender",
                        "--at turret --tank-assault 4 --team 1xtrained:pioneer --only-defender"),
                new Example(
                        "Defensive Fire by the Nest and by its neighbours",
                        "--at nest --state pinned --team 1xtrained --stop-at 3 --defensive-fire assaulted:4x3+:pinned-rof2"
                                + " --defensive-fire north:2x4+:16in --defensive-fire east:3x3+:17in"
                                + " --defensive-fire west:2x4+:30cm:pinned --defensive-fire T1:2x4+:8in:bailed-out"),
                new Example(
                        "a Turret and its neighbours, to be captured",
                        "--at turret --team 1xtrained:pioneer:ta3 --team 1xveteran:ta2 --only-defender"
                                + " --turret T2:bailed-out:4in --turret T3:bailed-out:11cm --turret T4:unharmed:2in"),
                new Example(
                        "mixed teams at a Nest, the attacker picking losses",
                        "--at nest --team 1x2+ --team 1xveteran:gun --team 1xtrained:tank --rounds 2"
                                + " --motivation confident --reading fow.counterattack-victim=attacker"),
                new Example(
                        "a Turret that is already Bailed Out, fought to the end",
                        "--at turret --state bailed-out --tank-assault 3 --team 2xtrained:pioneer --rounds unlimited"
                                + " --motivation reluctant --turret T2:bailed-out:3in"),
                new Example(
                        "a last team, to be lost",
                        "--at turret --tank-assault 2 --team 1xtrained --rounds 2 --motivation 5+ --turret T2:bailed-out:3in"),
                new Example(
                        "one save for all hits on a Turret",
                        "--at turret --team 1xveteran:ta4 --team 2xtrained:ta3 --reading fow.assault-saves=one"),
                new Example(
                        "one team for each slit of a Nest",
                        "--at nest --slits 2 --team 2xtrained --team 1xtrained:pioneer@A --reading"
                                + " fow.teams-at-a-nest=one-per-slit"),
                new Example(
                        "across a Street Barricade from next to it",
                        "--at tobruk-pit --across street-barricade --team 2xveteran --team 1xtrained:vehicle"),
                new Example(
                        "a Turret that a Nest helps, but not a Pillbox that is Destroyed",
                        "--at turret --tank-assault 4 --team 1xtrained --rounds 1 --motivation confident"
                                + " --other-defender mg42 --other-defender gunhouse --out-of-action gunhouse"),
                new Example("nothing left to assault", "--at pillbox --state destroyed"));
    }

    @Override
    public List<String> worstToBest() {
        return List.of(
                "attackers-eliminated", "attackers-fall-back", "unharmed", "bailed-out", "captured", "destroyed");
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        PieceValues.target(AssaultForm.AT, who.at(), defaults);
        defaults.takeAs(AssaultForm.PINNED, PieceValues.PINNED, who.by());
        defaults.takeAs(AssaultForm.SLITS, PieceValues.SLITS, who.at());
        who.at()
                .filter(piece -> piece.has(PieceValues.SLIT))
                .ifPresent(piece -> defaults.put(AssaultForm.SLITS, PieceValues.slits(piece), piece));
        defaults.take(who.at(), AssaultForm.STATE);
        defaults.take(who.by(), AssaultForm.TANK_ASSAULT, AssaultForm.MOTIVATION);
        defaults.putForNotes(
                AssaultForm.ON_TABLE, () -> TableBunker.of(who), AssaultForm.DEFENSIVE_FIRE, AssaultForm.TURRET);
        defaults.given(AssaultForm.OTHER_DEFENDER).ifPresent(named -> outOfAction(named, who, defaults));
        // Only the players know which team is at which slit.
        boolean atSlits = who.at()
                .flatMap(PieceValues::bunker)
                .filter(Strongpoint.PILLBOX::equals)
                .isPresent();
        who.by()
                .filter(piece -> !atSlits || !defaults.isGiven(AssaultForm.TEAM))
                .ifPresent(piece -> piece.value(PieceValues.SKILL).ifPresent(skill -> {
                    int teams = piece.value(PieceValues.TEAMS).orElse(1);
                    String spec =
                            teams + "x" + skill.id() + ':' + teamClass(piece).id();
                    defaults.put(AssaultForm.TEAM.name(), spec, piece);
                }));
    }

    /** Marks the named defenders that cannot fight according to the board. */
    private static void outOfAction(List<String> named, Participants who, PieceDefaults defaults) {
        List<String> out = who.pieces().stream()
                .filter(piece -> named.contains(piece.name()) && PieceValues.isOutOfAction(piece))
                .map(Piece::name)
                .toList();
        if (!out.isEmpty()) {
            defaults.put(AssaultForm.OUT_OF_ACTION, out);
        }
    }

    private static TeamClass teamClass(Piece piece) {
        if (piece.is(PieceValues.WITH, GapTool.PIONEERS)) {
            return TeamClass.PIONEER;
        }
        return switch (piece.value(PieceValues.AS).orElse(Mobility.INFANTRY)) {
            case INFANTRY, MAN_PACKED_GUN, CAVALRY -> TeamClass.INFANTRY;
            case GUN -> TeamClass.GUN;
            case FULLY_TRACKED -> piece.is(PieceValues.UNARMOURED) ? TeamClass.VEHICLE : TeamClass.TANK;
            case HALF_TRACKED, WHEELED, JEEP, WAGON, MOTORCYCLE ->
                piece.has(AssaultForm.TANK_ASSAULT) ? TeamClass.TANK : TeamClass.VEHICLE;
        };
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        return PieceValues.ofAttack(who)
                .once(PieceValues.ASSAULTED, "already assaulted this turn")
                .all();
    }

    @Override
    public List<Change> effects(AssaultCase assault, AssaultResult result, Inputs asked, Participants who) {
        ConditionChanges changes = new ConditionChanges();
        who.at().ifPresent(piece -> {
            switch (result.end()) {
                case CAPTURED -> changes.captured(piece);
                case BAILED_OUT -> changes.state(piece, Condition.BAILED_OUT);
                case DESTROYED -> changes.state(piece, Condition.DESTROYED);
                case UNHARMED, UNDECIDED, STOPPED, FALL_BACK, ELIMINATED -> {
                    // The Bunker keeps its condition.
                }
            }
        });
        who.by().ifPresent(piece -> {
            if (result.end() == AssaultEnd.ELIMINATED) {
                changes.set(piece, PieceValues.DESTROYED, true);
            } else if (assault.takesPlace()) {
                changes.flag(piece, PieceValues.ASSAULTED);
            }
            changes.leaves(piece, who.pieces());
            changes.afterMovement(who);
            if (result.end() == AssaultEnd.STOPPED) {
                changes.set(piece, PieceValues.PINNED, true);
            }
            changes.fewer(piece, PieceValues.TEAMS, result.lost());
        });
        for (NearTurret turret : result.end().isWon() ? assault.prize() : List.<NearTurret>of()) {
            who.pieces().stream()
                    .filter(piece ->
                            piece.name().equals(turret.name()) && piece.kind().equals(Strongpoint.TURRET.id()))
                    .findFirst()
                    .ifPresent(changes::captured);
        }
        return changes.all();
    }

    /**
     * The result of an assault.
     *
     * @param lost assaulting teams lost to counterattacks
     * @param captured Turrets captured
     */
    public record AssaultResult(AssaultEnd end, int lost, int captured) implements Case.Result {}

    /** The end of an assault, or of one round of it; the mildest for the Bunker first. */
    enum AssaultEnd implements PlainName {
        UNHARMED("unharmed"),
        BAILED_OUT("bailed-out"),
        UNDECIDED("undecided"),
        STOPPED("attackers-fall-back"),
        FALL_BACK("attackers-fall-back"),
        ELIMINATED("attackers-eliminated"),
        CAPTURED("captured"),
        DESTROYED("destroyed");

        private final String id;

        AssaultEnd(String id) {
            this.id = id;
        }

        boolean isWon() {
            return this == CAPTURED || this == DESTROYED;
        }

        @Override
        public String id() {
            return id;
        }
    }
}
