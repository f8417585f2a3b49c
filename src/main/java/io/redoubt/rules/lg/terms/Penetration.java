package io.redoubt.rules.lg.terms;

import io.redoubt.rules.file.Document;
import io.redoubt.rules.file.Documents;
import io.redoubt.rules.file.TableParser;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.umpire.Need;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** Where the number to penetrate comes from: given as a chance, or read off a table of the player's own. */
public final class Penetration {
    private final Field<Document<PenetrationTable>> table;

    /**
     * The source.
     *
     * @param parser reads the language of the table
     */
    public Penetration(TableParser parser) {
        this.table = Field.of(
                "table",
                new Documents<>(parser, PenetrationTable::read),
                "a penetration table of your own (TOML) [LG-CORE-03]");
    }

    public Field<Document<PenetrationTable>> table() {
        return table;
    }

    /**
     * What penetrating a wall or roof needs.
     *
     * @throws BadInput if neither a chance is given nor the table tells one
     */
    public Need structure(Inputs in, Surface surface) {
        Optional<Document<PenetrationTable>> file =
                in.find(SharedInputs.PENETRATE).isPresent() ? Optional.empty() : in.find(table);
        if (file.isEmpty()) {
            return in.get(SharedInputs.PENETRATE).need();
        }
        int armorClass = surface.armorClass()
                .orElseThrow(() -> new BadInput("--table needs an armor class: give --armor-class, or a --material"
                        + " of the chapter (composite armor is not among them)"));
        int attackFactor = attackFactor(in);
        Chance chance = file.get().content().chance(attackFactor, armorClass);
        return chance.need(surface.reason() + ", attack factor " + attackFactor);
    }

    /** The attack factor of a weapon: as given, from the table by its name, or as the chapter prints it. */
    public int attackFactor(Inputs in) {
        Optional<Integer> given = in.find(SharedInputs.ATTACK_FACTOR);
        if (given.isPresent()) {
            return given.get();
        }
        Optional<Weapon> weapon = in.find(SharedInputs.WEAPON);
        if (weapon.isPresent()) {
            Optional<Integer> listed = listed(in, weapon.get());
            if (listed.isPresent()) {
                in.find(table); // it was consulted after all
                return listed.get();
            }
            if (WeaponData.isPrinted(weapon.get())) {
                return WeaponData.PRINTED_ATTACK_FACTOR;
            }
        }
        return in.get(SharedInputs.ATTACK_FACTOR);
    }

    /** The attack factor a table of the player's own has for a weapon, however it is spelled. */
    Optional<Integer> listed(Inputs in, Weapon weapon) {
        return in.glance(table).flatMap(file -> file.content().weapon(weapon));
    }

    /** Fills in the chance a piece has, unless a table that was typed tells it: what is typed wins. */
    public void fill(Field<Chance> chance, Field<Chance> value, Optional<Piece> piece, PieceDefaults defaults) {
        if (!defaults.isGiven(table)) {
            defaults.takeAs(chance, value, piece);
        }
    }

    /** Fills in the weapon of a unit; its attack factor is none of another weapon that a typed table may list. */
    public void weapon(Optional<Piece> by, PieceDefaults defaults) {
        defaults.take(by, SharedInputs.WEAPON);
        Optional<Weapon> own = by.flatMap(unit -> unit.value(SharedInputs.WEAPON));
        Optional<Weapon> typed = defaults.given(SharedInputs.WEAPON);
        boolean another = own.isPresent() && typed.isPresent() && !own.equals(typed);
        if (!(another && defaults.isGiven(table))) {
            defaults.take(by, SharedInputs.ATTACK_FACTOR);
        }
        defaults.take(by, SharedInputs.EFFECT_AREA, SharedInputs.HIT);
        fill(SharedInputs.PENETRATE, SharedInputs.PENETRATE, by, defaults);
    }

    /**
     * What a weapon needs to penetrate the armor of a piece.
     *
     * @param own its armor class, if it is not the one that was given
     * @throws BadInput if neither a chance is given nor the table tells one
     */
    public Need piece(Inputs in, Optional<Integer> own) {
        return piece(in, SharedInputs.ARMOR_PENETRATE, this::attackFactor, own);
    }

    /**
     * What penetrating the armor of a piece needs.
     *
     * @param given the input that tells it where no table does
     * @param attackFactor tells it where the table is used
     * @param own its armor class, if it is not the one that was given
     * @throws BadInput if neither a chance is given nor the table tells one
     */
    public Need piece(Inputs in, Field<Chance> given, ToIntFunction<Inputs> attackFactor, Optional<Integer> own) {
        Optional<Document<PenetrationTable>> file = in.find(given).isPresent() ? Optional.empty() : in.find(table);
        if (file.isEmpty()) {
            return in.get(given).need();
        }
        int armor = own.orElseGet(() -> in.get(SharedInputs.ARMOR));
        int factor = attackFactor.applyAsInt(in);
        Chance chance = file.get().content().chance(factor, armor);
        return chance.need("armor class " + armor + ", attack factor " + factor);
    }
}
