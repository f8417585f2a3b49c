package io.redoubt.rules.dh.hits;

import io.redoubt.rules.dh.cards.Armour;
import io.redoubt.rules.dh.cards.PenetrationRow;
import io.redoubt.rules.dh.terms.AttackReadings;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Target;
import java.util.List;

/**
 * A part of a work that a hit can strike, and what it takes to penetrate it.
 *
 * @param need what the die for penetration must show
 * @param cite the rule that is this side of the card
 */
public record StruckPart(Armour.Band band, Need need, RuleId cite) implements Row {
    private static final int FACES = 10;

    /**
     * A part and what penetrates it: the first die of the row whose value is enough, as values never fall.
     *
     * @param modifier of the die, before its column is looked up
     */
    public static StruckPart of(
            Armour.Band band, PenetrationRow row, int modifier, AttackReadings.EqualArmour equal, RuleId cite) {
        int enough = band.armour() + (equal == AttackReadings.EqualArmour.PENETRATES ? 0 : 1);
        int die = 1;
        while (die <= FACES && row.at(die + modifier) < enough) {
            die++;
        }
        String value = die > FACES ? "at most " + row.at(FACES + modifier) : row.at(die + modifier) + " on " + die;
        String reason =
                row.weapon() + " against " + band.location().words() + ", AV " + band.armour() + " (" + value + ')';
        List<Modifier> modifiers = modifier == 0 ? List.of() : List.of(new Modifier(modifier, "on the die, in that"));
        return new StruckPart(band, new Need(Target.atLeast(die), reason, modifiers), cite);
    }

    /** Ways out of a hundred to strike this part and penetrate it. */
    int hundredths() {
        return (band.to() - band.from() + 1) * need.target().faces(Die.D10);
    }

    @Override
    public String words() {
        return band.location().words() + ", AV " + band.armour();
    }

    @Override
    public List<RuleId> cites() {
        return List.of(cite);
    }
}
