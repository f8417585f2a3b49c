package io.redoubt.rules.input;

import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;

/**
 * A target, written {@code 3+} (met by high faces), {@code 8-} (met by low faces) or as its number, or as a grade of the
 * rulebook.
 *
 * @param bound the direction of all targets without a grade
 * @param least the lowest number allowed
 * @param most the highest number allowed
 * @param grades the named targets, in the order of the help; may be empty
 */
public record TargetFormat(Target.Bound bound, int least, int most, List<Grade> grades) implements ValueFormat<Grade> {
    /** Returns the format of targets met by high faces. */
    public static TargetFormat of(int least, int most, Grade... grades) {
        return new TargetFormat(Target.Bound.AT_LEAST, least, most, List.of(grades));
    }

    @Override
    public Grade parse(String text) {
        for (Grade grade : grades) {
            if (grade.id().equalsIgnoreCase(text)) {
                return grade;
            }
        }
        int digits = text.endsWith(sign()) ? text.length() - sign().length() : text.length();
        try {
            int number = Integer.parseInt(text, 0, digits, 10);
            if (number >= least && number <= most) {
                return bare(number);
            }
        } catch (NumberFormatException e) {
            throw new BadValueException("takes " + expects() + SpellingSuggestion.hint(text, choices()));
        }
        throw new BadValueException("takes " + expects());
    }

    @Override
    public String show(Grade value) {
        return value.id();
    }

    @Override
    public String explain(Grade value) {
        String target = value.target().toString();
        return value.id().equals(target) ? target : value.id() + ' ' + target;
    }

    @Override
    public String label() {
        return grades.isEmpty() ? "N" + sign() : String.join("|", gradeIds()) + "|N" + sign();
    }

    @Override
    public String expects() {
        String numbers = "a target from " + least + sign() + " to " + most + sign();
        return grades.isEmpty() ? numbers : String.join(", ", gradeIds()) + ", or " + numbers;
    }

    @Override
    public List<String> choices() {
        if (!grades.isEmpty()) {
            return gradeIds();
        }
        List<String> all = new ArrayList<>();
        for (int number = least; number <= most; number++) {
            all.add(number + sign());
        }
        return all;
    }

    @Override
    public List<Grade> span(Grade from, Grade to) {
        int first = grades.indexOf(from);
        int last = grades.indexOf(to);
        if (first >= 0 && last >= 0) {
            return first > last ? List.of() : grades.subList(first, last + 1);
        }
        List<Grade> all = new ArrayList<>();
        for (int number = from.target().number(); number <= to.target().number(); number++) {
            all.add(bare(number));
        }
        return all;
    }

    private Grade bare(int number) {
        return Grade.bare(new Target(bound, number));
    }

    private String sign() {
        return switch (bound) {
            case AT_LEAST -> "+";
            case AT_MOST -> "-";
            case EXACTLY -> "";
        };
    }

    private List<String> gradeIds() {
        List<String> ids = new ArrayList<>(grades.size());
        for (Grade grade : grades) {
            ids.add(grade.id());
        }
        return ids;
    }
}
