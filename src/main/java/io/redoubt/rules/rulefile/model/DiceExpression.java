package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.umpire.CustomRoll;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.FaceAttempt;
import io.redoubt.umpire.FaceRules;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Something that dice decide; unknown before they are rolled. */
public sealed interface DiceExpression extends Expression {
    /** The most dice or attempts at once. */
    int MOST_TIMES = 10_000;

    /**
     * Returns a number of dice or attempts; a negative number counts as 0.
     *
     * @param line the line of the rule file where they are
     * @throws BadInputException if there are too many
     */
    static int times(Value value, int line) {
        int times = NumberExpression.number(value);
        if (times > MOST_TIMES) {
            throw new BadInputException("the rule file, line " + line + ": " + times
                    + " dice or attempts at once; the most are " + MOST_TIMES);
        }
        return Math.max(0, times);
    }

    /** One die against a need: true if it meets it. */
    record RollTest(Test test, Needing needs, DieRules rules) implements DiceExpression {
        @Override
        public ValueType type() {
            return Types.TRUTH;
        }

        @Override
        public Value value(Frame frame) {
            Optional<RequiredRoll> need = needs.need(frame);
            rules.look(frame);
            if (frame.isLooking() || need.isEmpty()) {
                return Value.Missing.UNKNOWN;
            }
            if (rules.areNone()) {
                return Value.Truth.of(frame.umpire().test(test, need.get()));
            }
            FaceRules faces = rules.of(test, need.get(), frame);
            int face = frame.umpire().face(test, need.get());
            if (faces.again().contains(face)) {
                face = frame.umpire().face(test, faces.repeated(need.get()));
            }
            return Value.Truth.of(need.get().target().meets(face));
        }

        @Override
        public int weight() {
            return 1
                    + needs.weight()
                    + rules.weight()
                    + (rules.areNone() ? 0 : test.die().sides());
        }
    }

    /** The number of dice that meet a need. */
    record CountTest(Test test, Expression dice, Needing needs, DieRules rules, int line) implements DiceExpression {
        /** Counts a success. */
        private enum Tally implements FaceAttempt<Integer> {
            ONE;

            @Override
            public Integer attempt(Integer sum, int face, Umpire umpire) {
                return sum + 1;
            }
        }

        @Override
        public ValueType type() {
            return new ValueType.Whole(bounds());
        }

        @Override
        public Bounds bounds() {
            int most = rules.more().map(more -> 1 + more.most()).orElse(1);
            return dice.bounds().areKnown()
                    ? new Bounds(0, Math.max(0, dice.bounds().most() * most))
                    : Bounds.ANY;
        }

        @Override
        public Value value(Frame frame) {
            Value number = dice.value(frame);
            Optional<RequiredRoll> need = needs.need(frame);
            rules.look(frame);
            if (frame.isLooking() || need.isEmpty()) {
                return Value.Missing.UNKNOWN;
            }
            int times = times(number, line);
            if (rules.areNone()) {
                return new Value.Whole(frame.umpire().count(test, need.get(), times));
            }
            FaceRules faces = rules.of(test, need.get(), frame);
            return new Value.Whole(frame.umpire().volley("Die", test, need.get(), faces, times, 0, Tally.ONE));
        }

        @Override
        public int weight() {
            return 1
                    + dice.weight()
                    + needs.weight()
                    + rules.weight()
                    + (rules.areNone() ? 0 : test.die().sides());
        }
    }

    /** The total of dice, and the cell of a table it leads to if it has one. */
    record SumDice(TotalDice total, Optional<Slot> doubles, Optional<TableLookUp> in) implements DiceExpression {
        /** A cell as the row of a table. */
        private record CellRow(TableLookUp.Cell cell, List<RuleId> cites) implements Row {
            @Override
            public String words() {
                Object shown = cell.value().shown();
                return shown instanceof Value.Word word ? word.words() : String.valueOf(shown);
            }
        }

        @Override
        public ValueType type() {
            return in.map(TableLookUp::type).orElse(new ValueType.Whole(total.bounds()));
        }

        @Override
        public Value value(Frame frame) {
            Optional<DiceTotal> score = total.score(frame);
            if (frame.isLooking() || score.isEmpty()) {
                in.ifPresent(table -> {
                    table.keys().forEach(key -> key.value(frame));
                    Factor.sum(table.shifts(), frame);
                });
                return Value.Missing.UNKNOWN;
            }
            if (in.isPresent()) {
                return cell(in.get(), score.get(), frame);
            }
            if (doubles.isEmpty()) {
                return new Value.Whole(frame.umpire().total(total.roll(), score.get()));
            }
            TotalDice.Pair.Result pair = frame.umpire().draw(new TotalDice.Pair(total.roll(), score.get()));
            frame.set(doubles.get().index(), pair.doubles());
            return new Value.Whole(pair.total());
        }

        private Value cell(TableLookUp table, DiceTotal score, Frame frame) {
            List<Value> keys = new ArrayList<>();
            table.keys().forEach(key -> keys.add(key.value(frame)));
            Factor.Sum shift = Factor.sum(table.shifts(), frame);
            table.tell(shift, frame);
            CellRow row = frame.umpire().lookUp(total.roll(), score, number -> {
                List<Value> all = new ArrayList<>(keys);
                all.add(new Value.Whole(number));
                return new CellRow(table.cell(all, shift.total()), table.cites());
            });
            frame.reached(row.cell.spot());
            return row.cell.value();
        }

        @Override
        public int weight() {
            return 1
                    + total.weight()
                    + in.map(table -> table.weight() * total.totals()).orElse(0);
        }
    }

    /** The highest or the lowest of several dice, with modifiers. */
    record BestOfDice(TotalDice total, Best best) implements DiceExpression {
        @Override
        public ValueType type() {
            return new ValueType.Whole(bounds());
        }

        @Override
        public Bounds bounds() {
            Bounds bounds = new Bounds(1, total.die().sides());
            for (Factor factor : total.factors()) {
                bounds = bounds.plus(factor.bounds());
            }
            return bounds;
        }

        @Override
        public Value value(Frame frame) {
            Optional<DiceTotal> score = total.score(frame);
            if (frame.isLooking() || score.isEmpty()) {
                return Value.Missing.UNKNOWN;
            }
            PoolRoll.Keep keep = best == Best.HIGHEST ? PoolRoll.Keep.HIGHEST : PoolRoll.Keep.LOWEST;
            CustomRoll<Integer> roll = new PoolRoll(total.roll().name(), total.dice(), total.die(), keep);
            return told(total, score.get(), frame.umpire().draw(roll), frame);
        }

        @Override
        public int weight() {
            return 1 + total.weight();
        }
    }

    /** The die that counts. */
    enum Best {
        HIGHEST,
        LOWEST
    }

    /** Lists the name of a roll, its rules and its modifiers in the ruling, and returns its total. */
    private static Value told(TotalDice total, DiceTotal score, int faces, Frame frame) {
        int sum = faces + score.modifier();
        StringBuilder words = new StringBuilder("{}: {}");
        List<Object> values = new ArrayList<>(List.of(total.roll().name(), faces));
        score.modifiers().forEach(each -> {
            words.append(each.value() < 0 ? " - {} ({})" : " + {} ({})");
            values.add(Math.abs(each.value()));
            values.add(each.reason());
        });
        if (!score.modifiers().isEmpty()) {
            words.append(" = {}");
            values.add(sum);
        }
        frame.umpire()
                .note(
                        SentenceTemplate.of(words.toString())
                                .citingAlike(total.roll().cites()),
                        values.toArray());
        return new Value.Whole(sum);
    }
}
