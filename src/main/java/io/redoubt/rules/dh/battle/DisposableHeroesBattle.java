package io.redoubt.rules.dh.battle;

import io.redoubt.rules.dh.assault.Assault;
import io.redoubt.rules.dh.cards.FortificationCard;
import io.redoubt.rules.dh.cards.TargetKind;
import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.counterattack.Counterattack;
import io.redoubt.rules.dh.damage.FortificationState;
import io.redoubt.rules.dh.leaving.Enter;
import io.redoubt.rules.dh.leaving.Leave;
import io.redoubt.rules.dh.pieces.PieceFields;
import io.redoubt.rules.dh.shooting.Shoot;
import io.redoubt.rules.dh.shooting.ShootForm;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Changes;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Piece rules between rulings. The chapter has no upkeep: Pins and Penetrating Hits remain for the battle. */
public final class DisposableHeroesBattle implements BattleRules {
    @Override
    public Optional<String> impliedValue(Piece piece, InputField<?> value) {
        return value == PieceFields.CREW ? PieceFields.men(piece).map(PieceFields.CREW.kind()::text) : Optional.empty();
    }

    @Override
    public boolean throwsDice(int sides) {
        return sides == Die.D10.sides();
    }

    @Override
    public List<PieceKind> kinds() {
        return PieceKinds.KINDS;
    }

    /** Returns the procedures that act on the table; counterattack changes nothing there. */
    @Override
    public List<List<String>> turnActions() {
        return List.of(List.of(Shoot.VERB, Assault.VERB));
    }

    @Override
    public List<String> namesOfPieces() {
        return List.of(PieceFields.HOME.name());
    }

    @Override
    public Optional<String> contradiction(Piece piece) {
        return PieceFields.work(piece).flatMap(work -> tooMany(piece).or(() -> unknownWeapon(piece)));
    }

    /** Rejects a crew larger than that of the card; enter asks for the reading that allows more. */
    private static Optional<String> tooMany(Piece work) {
        int crew = work.value(PieceFields.CREW).orElse(0);
        return work.value(PieceFields.CARD)
                .map(card -> card.crew().men())
                .filter(most -> crew > most)
                .map(most -> "--crew " + crew + ": its card has a crew of " + most
                        + " (DH-CARD-FMT-3); use enter --room for more men");
    }

    /** Rejects a weapon that is not on the card or in the own list of heavy weapons, or more of them than there are. */
    private static Optional<String> unknownWeapon(Piece work) {
        Optional<FortificationCard> card = work.value(PieceFields.CARD);
        for (InputField<List<String>> field : List.of(ShootForm.DESTROYED_WEAPON, Counterattack.MAN, Leave.CARRY)) {
            boolean onCardAlone = field != ShootForm.DESTROYED_WEAPON;
            if (onCardAlone && card.isEmpty()) {
                continue;
            }
            List<String> known = onCardAlone ? card.get().heavyWeapons() : Enter.heavyWeapons(work);
            List<String> left = new ArrayList<>(known);
            for (String name : work.value(field).orElse(List.of())) {
                int found = Weapon.find(name, left);
                if (found < 0) {
                    return Optional.of("--" + field.name() + ' ' + PrintableText.of(name) + ": "
                            + (known.isEmpty()
                                    ? "it has no heavy weapon; add one with --card or --heavy-weapon"
                                    : "it has " + String.join(", ", known)));
                }
                left.remove(found);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns fields that only players read: the men of a gun or vehicle, and the origin and light guns of infantry.
     */
    @Override
    public List<InputField<?>> playerTrackedFields() {
        return List.of(PieceFields.MEN, PieceFields.HOME, Leave.LIGHT_GUNS);
    }

    /**
     * Lets crews that left in an earlier turn charge (DH-CC-05) and all act again; Pins remain and are
     * reported.
     */
    @Override
    public List<Expiry> turnBegins(Piece piece, String side, List<Piece> table) {
        boolean theirs =
                piece.owner().isEmpty() || side.isEmpty() || piece.owner().equals(side);
        if (!theirs) {
            return List.of();
        }
        List<Expiry> over = new ArrayList<>();
        if (PieceFields.isCover(piece)
                && !PieceFields.isEmpty(piece)
                && piece.value(PieceFields.LEFT)
                        .filter(when -> when != PieceFields.Left.NO)
                        .isPresent()) {
            // A crew put inside by set keeps the mark that it left (DH-CC-04).
            over.add(new Expiry(
                    Sentence.of("The crew of {} is inside again and may not charge [DH-CC-04]", piece.name()),
                    List.of(Change.drop(piece, PieceFields.LEFT))));
        } else if (piece.is(PieceFields.LEFT, PieceFields.Left.THIS_TURN)) {
            over.add(mayCharge(piece, table));
        }
        over.addAll(mayActAgain(piece));
        boolean hasMen = !piece.is(PieceFields.CREW, 0) && !piece.is(PieceFields.MEN, 0);
        Optional<Integer> pins = piece.value(PieceFields.PINS).filter(markers -> hasMen && markers > 0);
        pins.ifPresent(markers -> over.add(new Expiry(
                Sentence.of(
                        "{} keeps {}; only the core rules remove a Pin: use set {} --pins 0 [DH-GUTS-03, DH-CORE-08]",
                        piece.name(),
                        FortificationState.markers(markers),
                        piece.name()),
                List.of())));
        return over;
    }

    @Override
    public boolean isGone(Piece piece) {
        return piece.is(PieceFields.DESTROYED) || piece.is(PieceFields.MEN, 0);
    }

    /** Removes the marks of the last turn from a piece. */
    private static List<Expiry> mayActAgain(Piece piece) {
        Changes marks = new Changes();
        marks.drop(piece, PieceFields.FIRED);
        marks.drop(piece, PieceFields.ASSAULTED);
        if (marks.all().isEmpty()) {
            return List.of();
        }
        String words = piece.is(PieceFields.DESTROYED) ? "{} is destroyed and cannot act" : "{} may act again";
        return List.of(new Expiry(Sentence.of(SentenceTemplate.of(words), piece.name()), marks.all()));
    }

    private static Expiry mayCharge(Piece piece, List<Piece> table) {
        Optional<Piece> unit = table.stream()
                .filter(other -> other.equals(piece)
                        ? other.kind().equals(PieceKind.UNIT)
                        : other.is(PieceFields.HOME, piece.name()))
                .filter(other -> other.is(PieceFields.LEFT, PieceFields.Left.THIS_TURN))
                .findFirst();
        SentenceTemplate may = SentenceTemplate.of(
                unit.isPresent()
                        ? "{} left its fortification in an earlier turn and may charge [DH-CC-05, DH-CC-04]"
                        : "The crew that left {} in an earlier turn may charge [DH-CC-05, DH-CC-04]");
        // A crew is told of once: as its unit, if that is on the table.
        return new Expiry(
                Sentence.of(may, unit.orElse(piece).name()),
                List.of(Change.of(piece, PieceFields.LEFT, PieceFields.Left.EARLIER)));
    }

    /** Kinds of pieces and their fields. */
    static final class PieceKinds {
        private static final List<InputField<?>> ATTACKER = List.of(
                PieceFields.CARD,
                ShootForm.BY,
                ShootForm.AIM,
                ShootForm.GUN,
                ShootForm.PENETRATION,
                ShootForm.PENETRATION_MOD,
                ShootForm.WEAPON_DM,
                ShootForm.MM,
                ShootForm.ACQUIRE,
                ShootForm.HIT,
                ShootForm.ROF,
                ShootForm.WEAPONS,
                ShootForm.ACCURACY,
                ShootForm.ACCURACY_MOD,
                ShootForm.AP,
                Assault.ATTACKER,
                Assault.SCORE,
                Assault.EXPLOSIVES,
                Assault.GRENADES,
                Assault.WIN,
                PieceFields.MEN,
                PieceFields.PINS,
                PieceFields.FIRED,
                PieceFields.DESTROYED);

        static final List<PieceKind> KINDS = kinds();

        private PieceKinds() {}

        private static List<PieceKind> kinds() {
            List<PieceKind> kinds = new ArrayList<>();
            for (TargetKind.FortificationClass work : TargetKind.FortificationClass.values()) {
                kinds.add(new PieceKind(
                        work.id(), "a " + work.words() + " and its crew, by its card or by figures", of(work)));
            }
            List<InputField<?>> infantry = new ArrayList<>(ATTACKER);
            infantry.addAll(List.of(
                    ShootForm.GUTS,
                    PieceFields.ASSAULTED,
                    PieceFields.FROM,
                    PieceFields.HOME,
                    PieceFields.LEFT,
                    Leave.CARRY,
                    Leave.LIGHT_GUNS));
            kinds.add(new PieceKind(PieceKind.UNIT, "infantry and what it carries", infantry));
            kinds.add(new PieceKind(PieceFields.GUN, "a gun and its crew", ATTACKER));
            kinds.add(new PieceKind(PieceFields.VEHICLE, "a vehicle", ATTACKER));
            for (TargetKind.Normal normal : TargetKind.Normal.values()) {
                kinds.add(new PieceKind(
                        normal.id(),
                        "a " + normal.words() + ", not a Fortification",
                        List.of(PieceFields.CREW, ShootForm.COVER, PieceFields.FIRED)));
            }
            return List.copyOf(kinds);
        }

        private static List<InputField<?>> of(TargetKind.FortificationClass work) {
            return List.of(
                    InputField.of(
                            PieceFields.CARD.name(),
                            FortificationCard.Format.of(work),
                            "card of the fortification; other values of the piece take precedence [DH-FIGHT-01]"),
                    PieceFields.CREW,
                    ShootForm.GUTS,
                    ShootForm.GUTS_MOD,
                    ShootForm.SECOND_PIN,
                    ShootForm.FRONT,
                    ShootForm.SIDE,
                    ShootForm.REAR,
                    ShootForm.TOP,
                    ShootForm.TARGET_DM,
                    ShootForm.HEAVY_WEAPON,
                    ShootForm.DESTROYED_WEAPON,
                    Counterattack.MAN,
                    ShootForm.ACQUIRE,
                    ShootForm.HIT,
                    ShootForm.ACCURACY,
                    ShootForm.ACCURACY_MOD,
                    Leave.SECTION,
                    Leave.LIGHT_GUNS,
                    Leave.CARRY,
                    Leave.RIFLE_AP,
                    PieceFields.PINS,
                    PieceFields.FIRED,
                    ShootForm.MARKS,
                    PieceFields.OUTSIDE,
                    PieceFields.LEFT,
                    PieceFields.DESTROYED);
        }
    }
}
