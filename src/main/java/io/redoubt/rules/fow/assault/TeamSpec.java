package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.shared.SkillTest;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import java.util.Optional;
import java.util.function.Function;

/**
 * Assaulting teams that are alike and stand together.
 *
 * @param count how many
 * @param skill their Skill rating
 * @param kind what kind of team
 * @param tankAssault their own Tank Assault rating, where it is not the one of all teams
 * @param slit the firing slit they stand at, from 0, where it was said
 */
record TeamSpec(int count, Grade skill, TeamClass kind, Optional<Integer> tankAssault, Optional<Integer> slit) {
    /** What a Skill Test of such a team needs. */
    RequiredRoll need() {
        return RequiredRoll.of(
                skill.target(), kind == TeamClass.INFANTRY ? skill.words() : skill.words() + ' ' + kind.words());
    }

    boolean isPioneer() {
        return kind == TeamClass.PIONEER;
    }

    /** How often such a team misses a Bunker, in 36ths: a Pioneer only if it misses twice (FOW-ASLT-12). */
    int misses() {
        int miss = Die.D6.sides() - skill.target().faces(Die.D6);
        return isPioneer() ? miss * miss : miss * Die.D6.sides();
    }

    /** Assaulting teams, written {@code 3xtrained}, {@code 2xveteran:pioneer@A} or {@code 1xtrained:pioneer:ta4}. */
    static final class TeamSpecFormat implements ValueFormat<TeamSpec> {
        static final String SHAPE = "COUNTxSKILL[:CLASS][:taN][@SLIT]";

        private static final WholeNumberFormat COUNTS = WholeNumberFormat.of(1, 100);
        private static final WholeNumberFormat RATINGS = WholeNumberFormat.of(0, 30);
        private static final NamedChoiceFormat<TeamClass> CLASSES = NamedChoiceFormat.of(TeamClass.values());
        private static final String RATING = "ta";

        @Override
        public TeamSpec parse(String text) {
            int at = text.indexOf('@');
            Optional<Integer> slit = at < 0 ? Optional.empty() : Optional.of(slit(text.substring(at + 1)));
            String[] parts = (at < 0 ? text : text.substring(0, at)).split(":", -1);
            Optional<TeamClass> kind = Optional.empty();
            Optional<Integer> tankAssault = Optional.empty();
            for (int i = 1; i < parts.length; i++) {
                if (isRating(parts[i])) {
                    tankAssault = Optional.of(same("Tank Assaults", tankAssault, rating(parts[i]), String::valueOf));
                } else {
                    kind = Optional.of(same("classes", kind, kind(parts[i]), TeamClass::id));
                }
            }
            int times = parts[0].indexOf('x');
            int count = times < 0 ? 1 : count(parts[0].substring(0, times));
            return new TeamSpec(
                    count, skill(parts[0].substring(times + 1)), kind.orElse(TeamClass.INFANTRY), tankAssault, slit);
        }

        /** What was said before may be said again; something else beside it is a slip that must not pass in silence. */
        private static <T> T same(String what, Optional<T> before, T now, Function<T, String> words) {
            if (before.isPresent() && !before.get().equals(now)) {
                throw bad("two " + what + ", " + words.apply(before.get()) + " and " + words.apply(now)
                        + ": a team has one; write another --team for the others");
            }
            return now;
        }

        private static boolean isRating(String part) {
            return part.startsWith(RATING) && part.length() > RATING.length() && Character.isDigit(part.charAt(2));
        }

        private int count(String text) {
            try {
                return COUNTS.parse(text);
            } catch (BadValueException e) {
                throw bad("a count of " + PrintableText.of(text) + ": it takes " + COUNTS.expects());
            }
        }

        private Grade skill(String text) {
            try {
                return SkillTest.SKILLS.parse(text);
            } catch (BadValueException e) {
                throw bad("a Skill of " + PrintableText.of(text) + ": it " + e.getMessage());
            }
        }

        private TeamClass kind(String text) {
            try {
                return CLASSES.parse(text);
            } catch (BadValueException e) {
                throw bad("a class of " + PrintableText.of(text) + ": it is " + e.getMessage());
            }
        }

        private int rating(String text) {
            try {
                return RATINGS.parse(text.substring(RATING.length()));
            } catch (BadValueException e) {
                throw bad("a Tank Assault of " + PrintableText.of(text) + ": it " + e.getMessage());
            }
        }

        private static int slit(String text) {
            char letter = text.length() == 1 ? Character.toUpperCase(text.charAt(0)) : ' ';
            if (letter < 'A' || letter > 'Z') {
                throw bad("a slit of " + PrintableText.of(text) + ": slits have the letters A to Z");
            }
            return letter - 'A';
        }

        private static BadValueException bad(String what) {
            return new BadValueException("has " + what + " (" + SHAPE + ", like 3xtrained or 2xveteran:pioneer@A)");
        }

        @Override
        public String show(TeamSpec team) {
            StringBuilder text = new StringBuilder()
                    .append(team.count())
                    .append('x')
                    .append(team.skill().id());
            if (team.kind() != TeamClass.INFANTRY) {
                text.append(':').append(team.kind().id());
            }
            team.tankAssault()
                    .ifPresent(rating -> text.append(':').append(RATING).append(rating.intValue()));
            team.slit().ifPresent(slit -> text.append('@').append(letter(slit)));
            return text.toString();
        }

        /** The letter of a slit counted from 0. */
        static char letter(int slit) {
            return (char) ('A' + slit);
        }

        @Override
        public String label() {
            return "TEAMS";
        }

        @Override
        public String expects() {
            return "teams as " + SHAPE + ", like 3xtrained or 2xveteran:pioneer@A";
        }
    }
}
