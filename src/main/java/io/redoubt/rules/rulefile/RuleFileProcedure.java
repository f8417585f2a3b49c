package io.redoubt.rules.rulefile;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.rules.piece.Reminders;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.rulefile.model.Coverage;
import io.redoubt.rules.rulefile.model.Kind;
import io.redoubt.rules.rulefile.model.Verb;
import io.redoubt.rules.rulefile.model.WrittenExample;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A verb of a rule file as a procedure. */
public final class RuleFileProcedure extends CaseProcedure<RuleFileSituation, RuleFileResult> {
    private final Verb written;
    private final Map<String, Kind> kinds;
    private final Coverage coverage;

    RuleFileProcedure(Verb written, Map<String, Kind> kinds, Coverage coverage) {
        super(
                written.name(),
                written.summary(),
                new Form<>(written.fields(), inputs -> RuleFileSituation.read(written, inputs, coverage)),
                written.outcomes().stream().map(Verb.WrittenOutcome::word).toArray(NamedConstant[]::new),
                examples(written));
        this.written = written;
        this.kinds = kinds;
        this.coverage = coverage;
    }

    private static Example[] examples(Verb verb) {
        List<Example> examples = new ArrayList<>();
        for (WrittenExample example : verb.examples()) {
            examples.add(new Example(example.title(), example.options()));
        }
        return examples.isEmpty() ? new Example[] {new Example(verb.summary(), "")} : examples.toArray(Example[]::new);
    }

    @Override
    public List<String> worstToBest() {
        return outcomes();
    }

    @Override
    public Role actor() {
        return written.by().isEmpty() ? Role.AT : Role.BY;
    }

    @Override
    public Optional<List<String>> kinds(Role role) {
        return Optional.of(written.kinds(role));
    }

    @Override
    public Optional<Role> described(InputField<?> field) {
        return field.holder()
                .or(() ->
                        Optional.ofNullable(written.derived().get(field.name())).map(Verb.PieceOrigin::role));
    }

    @Override
    public Role subject() {
        return written.at().isEmpty() ? Role.BY : Role.AT;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        for (Role role : Role.values()) {
            who.of(role).ifPresent(piece -> mustFit(role, piece));
        }
        for (Verb.OnceMark mark : written.marks()) {
            if (mark.second() == Verb.Second.REFUSAL) {
                who.by().filter(piece -> piece.is(mark.flag())).ifPresent(piece -> {
                    String cites = mark.cites().isEmpty() ? "" : " " + mark.cites();
                    throw new NotAllowedException(PrintableText.of(piece.name()) + ' ' + mark.words() + cites);
                });
            }
        }
        written.derived()
                .forEach((input, origin) -> who.of(origin.role()).ifPresent(piece -> {
                    Optional<String> text =
                            origin.key().equals(Change.KIND) ? Optional.of(piece.kind()) : kept(piece, origin.key());
                    text.ifPresent(value -> defaults.put(input, value, piece));
                }));
    }

    /** Returns a value of a piece, or the default of its kind. */
    private Optional<String> kept(Piece piece, String key) {
        return piece.value(key)
                .or(() -> Optional.ofNullable(kinds.get(piece.kind()))
                        .flatMap(kind -> Optional.ofNullable(kind.values().get(key)))
                        .flatMap(value -> standard(value.field().field())));
    }

    private static <T> Optional<String> standard(InputField<T> field) {
        return field.standard().map(field.kind()::text);
    }

    private void mustFit(Role role, Piece piece) {
        List<String> fitting = written.kinds(role);
        if (!fitting.contains(piece.kind())) {
            throw new BadInputException(PrintableText.of(piece.name()) + " is a " + PrintableText.of(piece.kind())
                    + "; " + verb()
                    + (fitting.isEmpty()
                            ? " takes no piece with --" + role.option()
                            : " takes with --" + role.option() + " a " + String.join(" or a ", fitting)));
        }
    }

    @Override
    public List<Reminder> reminders(Participants who) {
        Reminders reminders = new Reminders(who);
        if (!written.by().isEmpty()) {
            reminders.inTheOwnTurn();
            if (!written.at().isEmpty()) {
                reminders.againstTheEnemy();
            }
        }
        for (Verb.OnceMark mark : written.marks()) {
            SentenceTemplate template =
                    SentenceTemplate.of("{} " + mark.words()).citingAlike(mark.cites());
            who.by()
                    .filter(piece -> mark.second() == Verb.Second.REMINDER && piece.is(mark.flag()))
                    .ifPresent(piece -> reminders.say(Reminder.of(piece, template)));
        }
        return reminders.all();
    }

    @Override
    public List<Change> effects(RuleFileSituation situation, RuleFileResult result, Inputs asked, Participants who) {
        PieceChanges changes = new PieceChanges(kinds, who, coverage);
        for (Verb.OnceMark mark : written.marks()) {
            changes.flag(Role.BY, mark.flag());
        }
        written.after().forEach(each -> each.make(situation.after(result, changes), changes));
        return changes.all();
    }

    /** Returns the verb as it was written. */
    public Verb written() {
        return written;
    }
}
