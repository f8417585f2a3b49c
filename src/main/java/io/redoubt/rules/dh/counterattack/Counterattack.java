package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.cards.WeaponKind;
import io.redoubt.rules.dh.pieces.NamedPieces;
import io.redoubt.rules.dh.pieces.Pieces;
import io.redoubt.rules.dh.terms.Rule;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Role;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Described;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** What a fortification fires back with: its crew on the weapons, the rest with rifles, through its flat front. */
public final class Counterattack extends Described<CrewAction, Response> {
    private static final Remark FIRES = Remark.of("fire out of the {}");
    private static final Remark A_CHARGE = Remark.of("a charge out of the {}");

    private static final Remark EVERYTHING = Remark.of("*ALL WEAPONS* fire: {}.");
    private static final Remark SOME = Remark.of("*SOME WEAPONS* fire: {}.");
    private static final Remark RIFLES = Remark.of("*RIFLES ONLY* fire: {}.");
    private static final Remark NOTHING = Remark.of("*NOTHING* fires.");
    private static final Remark CHARGES = Remark.of("The crew *MAY CHARGE*.", Rule.CC_05);

    private static final List<Quantity<Response>> NONE = List.of();

    public Counterattack() {
        super(
                "counterattack",
                "what a fortification fires back with: weapons, rifles, arcs",
                CounterattackForm.FORM,
                Response.IDS,
                new Example("the loghouse at full strength", "--from slog"),
                new Example("the same with seven men", "--from slog --crew 7"),
                new Example("with seven men and without its gun", "--from slog --crew 7 --destroyed-weapon 45mm"),
                new Example(
                        "five men can serve one weapon: the owner takes the Maxim", "--from slog --crew 5 --man maxim"),
                new Example("after four casualties", "--from glog --casualties 4"),
                new Example("nine men with rifles", "--from pit"),
                new Example("all of them fire", "--from pit --reading dh.rifle-pit=all"),
                new Example("a turret with one man left", "--from h35 --crew 1"),
                new Example("the coaxial machine gun", "--from t34 --crew 3 --reading dh.all-crew=full-complement"),
                new Example("a target in line with the flat front", "--from conc --bearing 90"),
                new Example("a crew that left in an earlier turn", "--from slog --action charge --left earlier"));
    }

    /** A work fires back. */
    @Override
    public Role subject() {
        return Role.BY;
    }

    @Override
    public void check(CrewAction fire, Checklist list) {
        fire.check(list);
    }

    @Override
    public Response resolve(CrewAction fire, Umpire umpire) {
        return fire.response();
    }

    @Override
    public List<String> shown(CrewAction fire) {
        return List.of(fire.response().id());
    }

    @Override
    public String outcome(CrewAction fire, Response response) {
        return response.id();
    }

    @Override
    public List<Quantity<Response>> quantities(CrewAction fire) {
        if (fire instanceof Charging) {
            return NONE;
        }
        List<Weapon> bearing = fire.bearing();
        return List.of(
                new Quantity<>("weapons", "weapons", any -> bearing.size()),
                new Quantity<>("riflemen", "riflemen", any -> fire.riflemen()),
                new Quantity<>("shots", "shots of small arms", any -> shots(bearing) + fire.riflemen()));
    }

    @Override
    public Sentence headline(CrewAction fire) {
        return Sentence.of(fire instanceof Charging ? A_CHARGE : FIRES, fire.card());
    }

    @Override
    public Sentence verdict(CrewAction fire, Response response) {
        return switch (response) {
            case NOTHING -> Sentence.of(NOTHING);
            case RIFLES_ONLY -> Sentence.of(RIFLES, new FireInWords(fire));
            case SOME_WEAPONS -> Sentence.of(SOME, new FireInWords(fire));
            case ALL_WEAPONS -> Sentence.of(EVERYTHING, new FireInWords(fire));
            case CHARGES -> Sentence.of(CHARGES);
        };
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        who.by().ifPresent(piece -> {
            if (piece.value(Pieces.LEFT).isEmpty()) {
                NamedPieces.standing(piece, "--by");
            }
            NamedPieces.from(piece, CounterattackForm.FROM, defaults);
            if (Pieces.isEmpty(piece)) {
                defaults.put(CounterattackForm.CREW, 0, piece);
            } else {
                defaults.take(who.by(), CounterattackForm.CREW, CounterattackForm.PINS);
            }
        });
        defaults.take(who.by(), CounterattackForm.DESTROYED, Pieces.LEFT, CounterattackForm.MAN);
    }

    /** Shots of machine guns. */
    private static int shots(List<Weapon> weapons) {
        int shots = 0;
        for (Weapon weapon : weapons) {
            boolean small = weapon.kind() != WeaponKind.MAIN_GUN;
            shots += small ? weapon.profile().map(Weapon.Profile::rateOfFire).orElse(0) : 0;
        }
        return shots;
    }
}
