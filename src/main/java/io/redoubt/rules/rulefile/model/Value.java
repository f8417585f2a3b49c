package io.redoubt.rules.rulefile.model;

import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.NamedConstant;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** A value of a rule file. */
public sealed interface Value {
    /** Returns the value for the gap of a sentence. */
    Object shown();

    /** A whole number. */
    record Whole(int number) implements Value {
        @Override
        public Object shown() {
            return number;
        }
    }

    /** True or false. */
    enum Truth implements Value {
        NO,
        YES;

        public static Truth of(boolean truth) {
            return truth ? YES : NO;
        }

        @Override
        public Object shown() {
            return this == YES ? "yes" : "no";
        }
    }

    /** A number that a die must reach. */
    record Aim(Grade grade) implements Value {
        @Override
        public Object shown() {
            return grade;
        }
    }

    /** A measured distance. */
    record Measured(Distance distance) implements Value {
        @Override
        public Object shown() {
            return distance;
        }
    }

    /**
     * A distance of a rule, in one unit or in both.
     *
     * @param inches the distance in inches, if the rule gives it
     * @param centimetres the distance in centimetres, if the rule gives it
     */
    record Limit(OptionalInt inches, OptionalInt centimetres) implements Value {
        @Override
        public Object shown() {
            String cm = centimetres.isPresent() ? centimetres.getAsInt() + " cm" : "";
            return inches.isPresent() ? inches.getAsInt() + "\"" + (cm.isEmpty() ? "" : "/" + cm) : cm;
        }
    }

    /**
     * One of a choice, known by its id.
     *
     * @param number the number it stands for, if the choice carries numbers
     */
    record Word(String id, String words, OptionalInt number) implements Value, NamedConstant {
        /** Returns a word that reads as its id with spaces. */
        public static Word of(String id) {
            return new Word(id, id.replace('-', ' '), OptionalInt.empty());
        }

        @Override
        public Object shown() {
            return this;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Word that && id.equals(that.id);
        }

        @Override
        public int hashCode() {
            return id.hashCode();
        }
    }

    /** The name of a piece. */
    record Name(String name) implements Value {
        @Override
        public Object shown() {
            return name;
        }
    }

    /** The lack of a value. */
    enum Missing implements Value {
        /** An input that was not needed so far. */
        UNREAD,
        /** A value that depends on dice that have not been rolled. */
        UNKNOWN,
        /** An optional input that was not given. */
        ABSENT;

        @Override
        public Object shown() {
            return "?";
        }
    }
}
