package io.redoubt.rules.tablemap;

/** An upright rectangle around a shape. */
public record Box(double left, double low, double right, double high) {
    /** Returns the rectangle around this one and another. */
    public Box and(Box other) {
        return new Box(
                Math.min(left, other.left),
                Math.min(low, other.low),
                Math.max(right, other.right),
                Math.max(high, other.high));
    }

    public double width() {
        return right - left;
    }

    public double height() {
        return high - low;
    }

    public Point middle() {
        return new Point((left + right) / 2, (low + high) / 2);
    }
}
