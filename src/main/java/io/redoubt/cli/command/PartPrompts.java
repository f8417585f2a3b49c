package io.redoubt.cli.command;

import io.redoubt.cli.query.PromptCancellation;
import io.redoubt.cli.query.Prompter;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.ValuePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Prompts for values part by part. At each prompt the whole value in its usual notation is accepted too. */
final class PartPrompts {
    private final Prompter person;

    PartPrompts(Prompter person) {
        this.person = person;
    }

    /**
     * Prompts for all parts of a value, again if they do not fit together.
     *
     * @param title the words before each prompt
     * @param further true if there is a value already, so that an empty line at the first part ends the input
     * @return the text of the value; empty if the user ends the input
     */
    Optional<String> value(String title, ValueFormat<?> kind, boolean further) {
        List<ValuePart> parts = new ArrayList<>(kind.parts());
        while (true) {
            Optional<String> first =
                    further ? firstOfFurther(title, kind, parts.get(0)) : part(title, kind, parts.get(0));
            Optional<String> value = first.flatMap(text -> rest(title, kind, text, parts.subList(1, parts.size())));
            if (value.isEmpty() || isRead(kind, value.get())) {
                return value.map(text -> normal(kind, text));
            }
        }
    }

    private Optional<String> firstOfFurther(String title, ValueFormat<?> kind, ValuePart first) {
        ValuePart ending = new ValuePart(first.sign(), first.name(), first.kind(), Optional.of("no more"));
        return part(title, kind, ending).filter(text -> !text.equals("no more"));
    }

    /**
     * Prompts for one of several names, then for the parts that the name leaves open.
     *
     * @param choices the names, each with its description
     * @param target the name of the target piece, which is shown for the word that stands for it; empty if there is none
     * @param none the meaning of an empty line
     * @return the text of the value; empty if the user chooses none
     */
    Optional<String> choice(
            String title, ValueFormat<?> kind, Map<String, String> choices, String target, String none) {
        StringBuilder question = new StringBuilder(title).append(": ");
        List<String> names = List.copyOf(choices.keySet());
        List<String> shown = names.stream()
                .map(name -> kind.target().filter(name::equals).isEmpty() || target.isEmpty() ? name : target)
                .toList();
        for (int i = 0; i < names.size(); i++) {
            question.append(i + 1)
                    .append('\u00a0')
                    .append(PrintableText.of(shown.get(i)))
                    .append(shown.get(i).equals(names.get(i)) ? " (" : ", " + names.get(i) + " (")
                    .append(choices.get(names.get(i)))
                    .append(")  ");
        }
        question.append("(number or name; Enter: ").append(none).append(")? ");
        while (true) {
            Optional<String> line = person.answer(question.toString()).map(String::strip);
            if (line.isEmpty() || line.get().isEmpty()) {
                return Optional.empty();
            }
            String typed = line.get();
            boolean isNumber = typed.matches("[1-9]\\d?") && Integer.parseInt(typed) <= names.size();
            Optional<String> chosen = isNumber
                    ? Optional.of(names.get(Integer.parseInt(typed) - 1))
                    : named(shown, typed)
                            .map(label -> names.get(shown.indexOf(label)))
                            .or(() -> named(names, typed));
            if (chosen.isPresent()) {
                String name = chosen.get();
                List<ValuePart> open = kind.parts().stream()
                        .skip(1)
                        .filter(part -> part.usual().isEmpty())
                        .toList();
                Optional<String> value =
                        kind.reads(name) ? Optional.of(name) : rest(title + " of " + name, kind, name, open);
                if (value.isEmpty() || isRead(kind, value.get())) {
                    return value.map(text -> normal(kind, text));
                }
            } else if (kind.reads(typed)) {
                return Optional.of(normal(kind, typed));
            } else {
                PromptCancellation.of(
                        person, typed, PrintableText.of(typed) + " is not in the list; enter a number or a name");
            }
        }
    }

    /** Returns the name that a user typed, exactly or, if no other differs in capitals alone, in any case. */
    private static Optional<String> named(List<String> names, String typed) {
        List<String> alike = names.stream().filter(typed::equalsIgnoreCase).toList();
        return names.contains(typed)
                ? Optional.of(typed)
                : alike.stream().findFirst().filter(name -> alike.size() == 1);
    }

    /** Appends the other parts to the text of the first. */
    private Optional<String> rest(String title, ValueFormat<?> kind, String first, List<ValuePart> parts) {
        StringBuilder text = new StringBuilder(first);
        if (isWhole(kind, first)) {
            return Optional.of(first);
        }
        for (ValuePart part : parts) {
            Optional<String> answer = part(title, kind, part);
            if (answer.isEmpty() || isWhole(kind, answer.get())) {
                return answer;
            }
            text.append(answer.get().isEmpty() ? "" : part.sign() + answer.get());
        }
        return Optional.of(text.toString());
    }

    /** Returns whether a text is a value in its usual notation, with the signs of its parts. */
    private static boolean isWhole(ValueFormat<?> kind, String text) {
        return kind.parts().stream().skip(1).anyMatch(part -> text.contains(part.sign())) && kind.reads(text);
    }

    /** Prompts for one part until it can be read; empty if the user ends the input. */
    private Optional<String> part(String title, ValueFormat<?> kind, ValuePart part) {
        String question = title + ", " + part.name() + " (" + part.kind().expects()
                + part.usual()
                        .map(usual -> "; Enter: " + (usual.isEmpty() ? "none" : usual))
                        .orElse("") + ")? ";
        while (true) {
            Optional<String> line = person.answer(question).map(String::strip);
            if (line.isEmpty() || (line.get().isEmpty() && part.usual().isPresent())) {
                return line.isEmpty() ? line : part.usual();
            }
            if (part.kind().reads(line.get()) || isWhole(kind, line.get())) {
                return line;
            }
            try {
                part.kind().parse(line.get());
            } catch (BadValueException e) {
                PromptCancellation.of(person, line.get(), String.valueOf(e.getMessage()));
            }
        }
    }

    /** Returns a text as the format displays it. */
    private static <T> String normal(ValueFormat<T> kind, String text) {
        return kind.show(kind.parse(text));
    }

    private boolean isRead(ValueFormat<?> kind, String text) {
        try {
            kind.parse(text);
            return true;
        } catch (BadValueException e) {
            PromptCancellation.of(person, text, String.valueOf(e.getMessage()));
            return false;
        }
    }
}
