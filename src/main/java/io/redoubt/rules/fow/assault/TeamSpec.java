package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.shared.SkillTest;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.FreeTextFormat;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.ValuePart;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.RequiredRoll;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Identical assaulting teams at one place.
 *
 * @param count number of teams
 * @param skill their Skill rating
 * @param kind their class
 * @param tankAssault their own Tank Assault rating, if it differs from the common one
 * @param slit their firing slit, from 0, if given
 */
record TeamSpec(int count, Grade skill, TeamClass kind, Optional<Integer> tankAssault, Optional<Integer> slit) {
    /** Returns the score of a Skill Test of such a team. */
    RequiredRoll need() {
        return RequiredRoll.of(
                skill.target(), kind == TeamClass.INFANTRY ? skill.words() : skill.words() + ' ' + kind.words());
    }

    boolean isPioneer() {
        return kind == TeamClass.PIONEER;
    }

    /** Returns how often such a team misses a Bunker, in 36ths; a Pioneer has to miss twice (FOW-ASLT-12). */
    int misses() {
        int miss = Die.D6.sides() - skill.target().faces(Die.D6);
        return isPioneer() ? miss * miss : miss * Die.D6.sides();
    }

    /** The format of teams: {@code 3xtrained}, {@code 2xveteran:pioneer@A} or {@code 1xtrained:pioneer:ta4}. */
    static final class TeamSpecFormat implements ValueFormat<TeamSpec> {
        static final String SHAPE = "COUNTxSKILL[:CLASS][:taN][@SLIT]";

        private static final WholeNumberFormat COUNTS = WholeNumberFormat.of(1, 100);
        private static final WholeNumberFormat RATINGS = WholeNumberFormat.of(0, 30);
        private static final NamedChoiceFormat<TeamClass> CLASSES = NamedChoiceFormat.of(TeamClass.values());
        private static final String RATING = "ta";

        @Override
        public List<ValuePart> parts() {
            return List.of(
                    ValuePart.of("", "number of teams", COUNTS).or("1"),
                    ValuePart.of("x", "Skill", SkillTest.SKILLS),
                    ValuePart.of(":", "class", CLASSES).or(TeamClass.INFANTRY.id()),
                    ValuePart.of("@", "firing slit", new FreeTextFormat("SLIT", "A, B and so on"))
                            .optional());
        }

        @Override
        public TeamSpec parse(String text) {
            int at = text.indexOf('@');
            Optional<Integer> slit = at < 0 ? Optional.empty() : Optional.of(slit(text.substring(at + 1)));
            String[] parts = (at < 0 ? text : text.substring(0, at)).split(":", -1);
            Optional<TeamClass> kind = Optional.empty();
            Optional<Integer> tankAssault = Optional.empty();
            for (int i = 1; i < parts.length; i++) {
                if (parts[i].matches(RATING + "\\d.*")) {
                    int rating = part("a Tank Assault", parts[i].substring(RATING.length()), "", RATINGS);
                    tankAssault = Optional.of(same("Tank Assaults", tankAssault, rating, String::valueOf));
                } else {
                    kind = Optional.of(same("classes", kind, part("a class", parts[i], "is ", CLASSES), TeamClass::id));
                }
            }
            int times = parts[0].indexOf('x');
            int count = times < 0 ? 1 : part("a count", parts[0].substring(0, times), "", COUNTS);
            Grade skill = part("a Skill", parts[0].substring(times + 1), "", SkillTest.SKILLS);
            return new TeamSpec(count, skill, kind.orElse(TeamClass.INFANTRY), tankAssault, slit);
        }

        /** Accepts a repeated value, and rejects a different one, which would otherwise be lost. */
        private static <T> T same(String what, Optional<T> before, T now, Function<T, String> words) {
            if (before.isPresent() && !before.get().equals(now)) {
                throw bad("two " + what + ", " + words.apply(before.get()) + " and " + words.apply(now)
                        + ": a team has one; write another --team for the others");
            }
            return now;
        }

        private static <T> T part(String what, String text, String verb, ValueFormat<T> format) {
            try {
                return format.parse(text);
            } catch (BadValueException e) {
                throw bad(what + " of " + PrintableText.of(text) + ": it " + verb + e.getMessage());
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

        /** Returns the letter of a slit counted from 0. */
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
