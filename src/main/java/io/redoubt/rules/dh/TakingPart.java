package io.redoubt.rules.dh;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Supply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What pieces fill into the form of each procedure. */
final class TakingPart {
    private final Optional<Piece> by;
    private final Optional<Piece> at;
    private final Supply supply;

    TakingPart(Cast cast, Supply supply) {
        this.by = cast.by();
        this.at = cast.at();
        this.supply = supply;
    }

    /**
     * Fills one form.
     *
     * @throws BadInput if a piece that is gone is to take part, or one of a kind that cannot
     */
    void fill(String verb) {
        switch (verb) {
            case "shoot" -> {
                target();
                inside();
                attacker();
                weapon();
                by.filter(piece -> Muster.work(piece).isPresent())
                        .ifPresent(piece -> supply.takeAs("firer-pins", Muster.PINS, by));
                supply.take(by, "acquire", "hit", "weapons", "accuracy", "accuracy-mod");
            }
            case "penetrate" -> {
                target();
                weapon();
            }
            case "assault" -> {
                target();
                assault();
            }
            case "counterattack" -> crew("left", "man");
            case "leave" -> leave();
            case "deploy-check" ->
                at.filter(Muster::isCover).ifPresent(piece -> supply.put("structure", id(piece), piece));
            default -> {
                // no other procedure is about pieces
            }
        }
    }

    private void target() {
        at.ifPresent(piece -> {
            if (!Muster.isCover(piece)) {
                throw bad(piece, " is no Fortification: what is done to it is for the core rules");
            }
            standing(piece, "--at");
            supply.put("at", id(piece), piece);
        });
        supply.take(at, "front", "side", "rear", "top");
    }

    /** The men inside, and what was done to them and their work. */
    private void inside() {
        supply.take(at, "cover", "guts", "guts-mod", "second-pin", "target-dm", "heavy-weapon");
        supply.take(at, Muster.DESTROYED_WEAPON, Muster.MARKS);
        at.ifPresent(piece -> {
            if (Muster.isEmpty(piece)) {
                supply.put(Muster.CREW, "0", piece);
            } else {
                supply.take(at, Muster.CREW, Muster.PINS);
            }
        });
    }

    private void attacker() {
        by.ifPresent(piece -> {
            standing(piece, "--by");
            if (Muster.isCover(piece) && Muster.isEmpty(piece)) {
                throw bad(piece, " has nobody inside: name another with --by");
            }
        });
    }

    /** What fires: another weapon than the piece's own brings its own figures. */
    private void weapon() {
        by.filter(piece -> !supply.isGiven(Muster.GUN)).ifPresent(piece -> {
            supply.take(by, "penetration", "penetration-mod", "weapon-dm", "mm", "rof", "ap", Muster.GUN, Muster.BY);
            boolean own = piece.value(Muster.GUN).isPresent()
                    || piece.value("penetration").isPresent();
            Optional<Card> card = own ? Optional.empty() : Muster.card(piece);
            if (card.isPresent()) {
                supply.put(Muster.GUN, firstOf(card.get(), piece), piece);
            } else if (piece.value(Muster.BY).isEmpty()
                    && piece.value(Muster.GUN).isEmpty()) {
                boolean gun =
                        piece.kind().equals(Muster.GUN_PIECE) || piece.kind().equals(Muster.VEHICLE);
                supply.put(Muster.BY, (gun ? WeaponClass.MAIN_GUN : WeaponClass.SMALL_ARMS).id(), piece);
            }
        });
    }

    /** The first weapon of a card that the piece still has (DH-PEN-08). */
    private static String firstOf(Card card, Piece piece) {
        List<Weapon> working = new ArrayList<>(card.weapons());
        List<String> lost = piece.value(Muster.DESTROYED_WEAPON)
                .map(ShootForm.DESTROYED_WEAPON.kind()::parse)
                .orElse(List.of());
        WeaponsOfCard.take(ShootForm.DESTROYED_WEAPON, lost, working);
        if (working.isEmpty()) {
            throw bad(piece, " has lost its weapons: name another with --by, or a weapon with --gun");
        }
        return ShootForm.GUN.kind().show(GunOfCard.of(card, working.get(0)));
    }

    private void assault() {
        by.ifPresent(piece -> {
            standing(piece, "--by");
            if (!piece.kind().equals(Muster.UNIT)) {
                supply.put("attacker", Assailant.VEHICLE.id(), piece);
            }
        });
        supply.take(by, "attacker", "score", "explosives", "grenades", "win");
    }

    private void leave() {
        by.ifPresent(piece -> {
            if (Muster.men(piece).equals(Optional.of(0))) {
                throw bad(
                        piece,
                        " has nobody who could leave: set " + Escaped.of(piece.name()) + " --crew says otherwise");
            }
            Muster.Driven.of(piece)
                    .ifPresent(driven -> supply.put("cause", driven.cause().id(), piece));
            from(piece);
        });
        supply.take(by, Muster.CREW, Muster.DESTROYED_WEAPON, "section", "light-mgs", "carry");
    }

    private void crew(String... others) {
        by.ifPresent(piece -> {
            if (piece.value(Muster.LEFT).isEmpty()) {
                standing(piece, "--by");
            }
            from(piece);
            if (Muster.isEmpty(piece)) {
                supply.put(Muster.CREW, "0", piece);
            } else {
                supply.take(by, Muster.CREW, Muster.PINS);
            }
        });
        supply.take(by, Muster.DESTROYED_WEAPON);
        supply.take(by, others);
    }

    private void from(Piece piece) {
        if (Muster.work(piece).isEmpty()) {
            throw bad(piece, " is no Bunker or Fort, so it has no crew of that kind");
        }
        supply.takeAs("from", Muster.CARD, Optional.of(piece));
    }

    /** What stands for a piece in a form: its card, or what it is. */
    private static String id(Piece piece) {
        return piece.value(Muster.CARD).orElse(piece.kind());
    }

    private static void standing(Piece piece, String option) {
        if (piece.is(Muster.DESTROYED)) {
            throw bad(piece, " is destroyed: name another with " + option + ", or take it back with set");
        }
    }

    private static BadInput bad(Piece piece, String why) {
        return new BadInput(Escaped.of(piece.name()) + why);
    }
}
