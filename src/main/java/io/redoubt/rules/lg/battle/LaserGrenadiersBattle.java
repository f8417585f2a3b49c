package io.redoubt.rules.lg.battle;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.lg.breach.Gap;
import io.redoubt.rules.lg.burning.Spread;
import io.redoubt.rules.lg.damage.Collapse;
import io.redoubt.rules.lg.damage.Damage;
import io.redoubt.rules.lg.damage.Section;
import io.redoubt.rules.lg.damage.WeaponGuideline;
import io.redoubt.rules.lg.detection.Detect;
import io.redoubt.rules.lg.fieldworks.DeployCheck;
import io.redoubt.rules.lg.movement.Cross;
import io.redoubt.rules.lg.pieces.PieceState;
import io.redoubt.rules.lg.pieces.StructureOccupants;
import io.redoubt.rules.lg.shared.FieldworkType;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.SharedInputs.Variant;
import io.redoubt.rules.lg.shared.Size;
import io.redoubt.rules.lg.shooting.Shoot;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.UpkeepStep;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The kinds of pieces in a battle, their fields, and the changes each turn brings. */
public final class LaserGrenadiersBattle implements BattleRules {
    private static final List<InputField<?>> ACTING = List.of(
            PieceState.TROOPS,
            SharedInputs.WEAPON,
            SharedInputs.FIRE_MODE,
            SharedInputs.HIT,
            SharedInputs.PENETRATE,
            PieceState.ARMOR_PENETRATE,
            SharedInputs.ATTACK_FACTOR,
            SharedInputs.EFFECT_AREA,
            Shoot.RADIUS,
            SharedInputs.NUCLEAR,
            SharedInputs.MOUNT,
            WeaponGuideline.HOLE,
            PieceState.SORT,
            Gap.WITH,
            Gap.PER_TURN,
            SharedInputs.ARMOR,
            PieceState.FIRE_PENETRATE,
            Detect.CONCEALMENT,
            SharedInputs.FIRED,
            Detect.BASE,
            Detect.SIGNATURE,
            PieceState.DETECTED,
            SharedInputs.FROM,
            PieceState.IN,
            PieceState.ATTACKED_BY_FIRE,
            PieceState.AT_A_WALL,
            PieceState.BURIED,
            PieceState.OUT);

    private static final List<InputField<?>> BURNABLE = List.of(
            SharedInputs.MATERIAL,
            SharedInputs.FLAMMABLE,
            PieceState.BURNING,
            PieceState.START,
            PieceState.TURNS,
            PieceState.FIRE_SIZE,
            Spread.FUEL,
            Spread.FACTOR,
            Spread.EVERY,
            PieceState.INSIDE,
            PieceState.FIRE_INSIDE,
            PieceState.ATTACKED_BY_FIRE,
            PieceState.BURIED_INSIDE,
            PieceState.STRUCTURE);

    private static final List<InputField<?>> BUILT = List.of(
            PieceState.ROOFS,
            SharedInputs.ARMOR_CLASS,
            SharedInputs.LAYERS,
            SharedInputs.VARIANT,
            PieceState.POINTS,
            PieceState.DAMAGE,
            PieceState.NEW_DAMAGE,
            PieceState.NOT_CHECKED,
            Section.SECTION,
            PieceState.SECTIONS_REMOVED,
            PieceState.HOLES,
            PieceState.PART_DESTROYED,
            PieceState.BREACH_POINTS,
            PieceState.POINTS_DONE,
            SharedInputs.ARMOR,
            Shoot.TARGET_SIZE,
            DeployCheck.CONSTRUCTION,
            DeployCheck.ENTRANCES,
            DeployCheck.TUNNEL,
            DeployCheck.ABOVE_GROUND,
            DeployCheck.HEAVILY_ARMORED,
            DeployCheck.COVER,
            DeployCheck.OPENINGS,
            DeployCheck.VIEWING_GEAR,
            DeployCheck.SCREEN,
            DeployCheck.CREW,
            DeployCheck.FORCE);

    private static final List<InputField<?>> OF_THE_TABLE = List.of(
            SharedInputs.WEATHER,
            Spread.WIND,
            InputField.choice("variant", Variant.class, "variant of the point system [LG-DMG-02]"));

    private static final int PERCENTILE = 100;

    /** Accepts d10, percentile dice, and dice with one face per piece of a group ({@code LG-Q10}). */
    @Override
    public boolean throwsDice(int sides) {
        return sides <= PERCENTILE;
    }

    @Override
    public List<PieceKind> kinds() {
        List<PieceKind> kinds = new ArrayList<>();
        kinds.add(new PieceKind(PieceKind.UNIT, "soldiers or vehicles that act together", ACTING));
        List<InputField<?>> structure = new ArrayList<>(BURNABLE);
        structure.addAll(BUILT);
        for (FieldworkType type : FieldworkType.values()) {
            kinds.add(new PieceKind(type.id(), "a " + type.words() + " and its occupants", structure));
        }
        kinds.add(new PieceKind(PieceState.VEGETATION, "plants that can burn", BURNABLE));
        kinds.add(new PieceKind(
                PieceState.CONDITIONS, "weather, wind and variant, for everything on the table", OF_THE_TABLE));
        return List.copyOf(kinds);
    }

    /** Rejects acting pieces that are not units in action, and targets that are weather. */
    @Override
    public void mayTakePart(Participants who, String verb) {
        who.by().ifPresent(piece -> {
            if (!PieceState.isUnit(piece)) {
                throw new BadInputException(PrintableText.of(piece.name()) + " is a " + piece.kind()
                        + " and cannot act; name the acting unit instead");
            }
            if (PieceState.isOut(piece)) {
                throw new NotAllowedException(PrintableText.of(piece.name())
                        + " is out of action (LG-CORE-04); name another unit, or correct it with set");
            }
        });
        who.at().filter(at -> at.kind().equals(PieceState.CONDITIONS)).ifPresent(at -> {
            throw new BadInputException(PrintableText.of(at.name()) + " is weather and wind and cannot be a target");
        });
    }

    /** Returns removed sections and buried pieces: the book leaves cover and rescue to the players. */
    @Override
    public List<InputField<?>> playerTrackedFields() {
        return List.of(PieceState.SECTIONS_REMOVED, PieceState.BURIED_INSIDE);
    }

    /** Returns detection before fire: observers may also fire at the troops they detect (LG-CONCEAL-04). */
    @Override
    public List<List<String>> turnActions() {
        return List.of(List.of(Detect.VERB), List.of(Shoot.VERB, Damage.VERB, Gap.VERB));
    }

    @Override
    public boolean isGone(Piece piece) {
        return PieceState.isGone(piece);
    }

    /** Excludes ignition: its roll follows a hit (LG-FIRE-01) and does not replace an attack. */
    @Override
    public List<Sentence> planExclusions() {
        return List.of(
                Sentence.of("ignite, the roll that follows a hit; shoot makes it if the weapon is named [LG-FIRE-01]"));
    }

    @Override
    public List<String> namesOfPieces() {
        return List.of(PieceState.IN.name());
    }

    /**
     * Returns the checks of damaged structures (LG-COLLAPSE-01), the growth of fires with fuel (LG-FIRE-27, LG-FIRE-28),
     * and their attacks on the pieces in them (LG-FIRE-32).
     */
    @Override
    public List<UpkeepStep> dueEachTurn(Piece piece, List<Piece> table) {
        List<UpkeepStep> due = new ArrayList<>();
        int damage = PieceState.number(piece, PieceState.DAMAGE);
        if (!PieceState.isDestroyed(piece)
                && damage > 0
                && piece.has(PieceState.POINTS)
                && !piece.is(PieceState.NOT_CHECKED)) {
            due.add(UpkeepStep.of(Collapse.VERB));
        }
        if (piece.is(PieceState.BURNING) && grows(piece)) {
            Map<String, String> inputs = new HashMap<>();
            int turns = PieceState.number(piece, PieceState.TURNS) + 1;
            inputs.put(Spread.TURNS.name(), Spread.TURNS.kind().show(turns));
            if (!piece.has(PieceState.START)) {
                inputs.put(Spread.START.name(), Spread.START.kind().show(PieceState.UNMEASURED));
            }
            due.add(new UpkeepStep(Spread.VERB, inputs));
        }
        if (isCaught(piece, table)) {
            due.add(new UpkeepStep(
                    Cross.VERB, Map.of(Cross.CAUGHT.name(), Cross.caught(piece).id())));
        }
        if (burnsDown(piece, table)) {
            due.add(new UpkeepStep(
                    Damage.VERB,
                    Map.of(Damage.BY_FIRE.name(), Damage.BY_FIRE.kind().show(true))));
        }
        return due;
    }

    /** Returns whether a structure with counted points is burning ({@link Readings#FIRE_DAMAGE}). */
    private static boolean burnsDown(Piece piece, List<Piece> table) {
        boolean counted = piece.has(SharedInputs.VARIANT)
                || table.stream()
                        .anyMatch(each -> each.kind().equals(PieceState.CONDITIONS) && each.has(SharedInputs.VARIANT));
        return counted
                && piece.is(PieceState.BURNING)
                && piece.has(PieceState.POINTS)
                && !PieceState.isDestroyed(piece);
    }

    /** Returns the fire that a unit in action is in, or a burning piece for its own unnamed occupants. */
    private static Optional<Piece> fireAround(Piece piece, List<Piece> table) {
        boolean inside = PieceState.isUnit(piece)
                ? !PieceState.isOut(piece)
                : !PieceState.isDestroyed(piece) && PieceState.number(piece, PieceState.INSIDE) > 0;
        return (PieceState.isUnit(piece) ? StructureOccupants.structureOf(piece, table) : Optional.of(piece))
                .filter(fire -> inside && fire.is(PieceState.BURNING));
    }

    /** Returns whether pieces are in a fire whose chance to penetrate their armor is known. */
    private static boolean isCaught(Piece piece, List<Piece> table) {
        boolean known = piece.has(PieceState.FIRE_PENETRATE);
        return fireAround(piece, table)
                .filter(fire -> known || fire.has(PieceState.FIRE_INSIDE))
                .isPresent();
    }

    private static boolean grows(Piece piece) {
        long most = (long) Size.MOST * Size.WHOLE;
        long now = piece.value(PieceState.FIRE_SIZE).map(Size::thousandths).orElse(0L);
        return now < piece.value(Spread.FUEL).map(Size::thousandths).orElse(most);
    }

    /** Clears the marks of attacks in the last turn of the side, so that a piece may attack again. */
    @Override
    public List<Expiry> turnBegins(Piece piece, String side) {
        List<Expiry> over = new ArrayList<>();
        boolean own = piece.owner().isEmpty() || piece.owner().equals(side);
        if (own && PieceState.isUnit(piece) && piece.has(SharedInputs.FIRED)) {
            over.add(over(piece, SharedInputs.FIRED, SentenceTemplate.of("{} has not fired this turn")));
        }
        if (own && piece.is(PieceState.AT_A_WALL)) {
            over.add(over(
                    piece,
                    PieceState.AT_A_WALL,
                    SentenceTemplate.of("{} has attacked no wall this turn [LG-BREACH-07]")));
        }
        return over;
    }

    /** Adds a line for pieces in a fire whose armor is unknown: no attack on them is rolled (LG-FIRE-32). */
    @Override
    public List<Expiry> turnBegins(Piece piece, String side, List<Piece> table) {
        List<Expiry> over = new ArrayList<>(turnBegins(piece, side));
        if (piece.owner().isEmpty() || piece.owner().equals(side)) {
            unrolled(piece, table).ifPresent(remark -> over.add(new Expiry(remark, List.of())));
        }
        return over;
    }

    private static Optional<Sentence> unrolled(Piece piece, List<Piece> table) {
        return fireAround(piece, table)
                .filter(fire -> !isCaught(piece, table))
                .map(fire -> PieceState.isUnit(piece)
                        ? Sentence.of(
                                "{} is in the fire of {} and has no --fire-penetrate: no attack is rolled; set it or use cross [LG-FIRE-32]",
                                piece.name(),
                                fire.name())
                        : Sentence.of(
                                "{} burns with pieces inside and has no --fire-penetrate: no attack is rolled; set it or use cross [LG-FIRE-32]",
                                piece.name()));
    }

    private static Expiry over(Piece piece, InputField<?> field, SentenceTemplate remark) {
        return new Expiry(Sentence.of(remark, piece.name()), List.of(Change.drop(piece, field)));
    }
}
