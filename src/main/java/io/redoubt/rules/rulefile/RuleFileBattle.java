package io.redoubt.rules.rulefile;

import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.piece.UpkeepStep;
import io.redoubt.rules.rulefile.model.Coverage;
import io.redoubt.rules.rulefile.model.Kind;
import io.redoubt.rules.rulefile.model.RuleFile;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.model.Verb;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The pieces of a rule file between rulings. */
final class RuleFileBattle implements BattleRules {
    private final RuleFile file;
    private final Coverage coverage;

    RuleFileBattle(RuleFile file, Coverage coverage) {
        this.file = file;
        this.coverage = coverage;
    }

    private Optional<Kind> kind(Piece piece) {
        return Optional.ofNullable(file.kinds().get(piece.kind()));
    }

    @Override
    public List<PieceKind> kinds() {
        return file.kinds().values().stream().map(Kind::pieceKind).toList();
    }

    @Override
    public List<List<String>> turnActions() {
        return file.actions();
    }

    @Override
    public boolean throwsDice(int sides) {
        return true;
    }

    @Override
    public Optional<String> contradiction(Piece piece) {
        for (Kind.KindValue value :
                kind(piece).map(Kind::values).orElse(Map.of()).values()) {
            OptionalInt most = kind(piece).orElseThrow().limit(value, piece);
            if (most.isPresent()
                    && value.field().of(piece) instanceof Value.Whole has
                    && has.number() > most.getAsInt()
                    && value.type() instanceof ValueType.Whole whole) {
                String name = value.field().name();
                return Optional.of(name + " is " + has.number() + ", but "
                        + whole.upTo().orElseThrow() + " is " + most.getAsInt() + "; set --" + name + " to at most "
                        + most.getAsInt());
            }
        }
        return Optional.empty();
    }

    @Override
    public List<UpkeepStep> upkeep(Piece piece, List<Piece> table) {
        return due(piece, Kind.Whose.OWN);
    }

    @Override
    public List<UpkeepStep> dueEachTurn(Piece piece, List<Piece> table) {
        return due(piece, Kind.Whose.EVERY);
    }

    private List<UpkeepStep> due(Piece piece, Kind.Whose whose) {
        List<UpkeepStep> steps = new ArrayList<>();
        for (Kind.TurnLine line : kind(piece).map(Kind::lines).orElse(List.of())) {
            if (line.whose() == whose
                    && line.verb().isPresent()
                    && kind(piece).get().applies(line, piece, coverage)) {
                steps.add(UpkeepStep.of(line.verb().get()));
            }
        }
        return steps;
    }

    @Override
    public List<Expiry> turnBegins(Piece piece, String side) {
        boolean own = piece.owner().isEmpty() || piece.owner().equals(side);
        List<Expiry> over = new ArrayList<>();
        if (own) {
            Set<Change> free = new LinkedHashSet<>();
            for (Verb verb : file.verbs().values()) {
                for (Verb.OnceMark mark : verb.marks()) {
                    if (piece.is(mark.flag())) {
                        free.add(Change.drop(piece, mark.flag()));
                    }
                }
            }
            if (!free.isEmpty()) {
                over.add(new Expiry(Sentence.of("{} can act again", piece.name()), List.copyOf(free)));
            }
        }
        for (Kind.TurnLine line : kind(piece).map(Kind::lines).orElse(List.of())) {
            if (line.verb().isEmpty()
                    && (own || line.whose() == Kind.Whose.EVERY)
                    && kind(piece).get().applies(line, piece, coverage)) {
                expiry(line, piece).ifPresent(over::add);
            }
        }
        return over;
    }

    private Optional<Expiry> expiry(Kind.TurnLine line, Piece piece) {
        List<Change> drops = new ArrayList<>();
        for (String key : line.drops()) {
            piece.value(key).ifPresent(value -> drops.add(Change.drop(piece, key)));
        }
        Sentence said = line.text().sentence(kind(piece).orElseThrow().frame(piece, coverage));
        return drops.isEmpty() ? Optional.empty() : Optional.of(new Expiry(named(piece, said), drops));
    }

    /** Returns a sentence that begins with the name of a piece. */
    private static Sentence named(Piece piece, Sentence said) {
        SentenceTemplate template = SentenceTemplate.of("{}: " + said.remark().template());
        List<Object> values = new ArrayList<>(List.of(piece.name()));
        values.addAll(said.values());
        return Sentence.of(template.citingAlike(said.remark().cites()), values.toArray());
    }
}
