package io.redoubt.rules.vv;

/** Whose units they are; it matters for caves alone. */
enum Nation implements Way {
    JAPANESE,
    US,
    BRITISH,
    GERMAN,
    SOVIET,
    OTHER
}
