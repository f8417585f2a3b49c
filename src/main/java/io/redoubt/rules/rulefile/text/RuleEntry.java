package io.redoubt.rules.rulefile.text;

/**
 * A rule in words.
 *
 * @param id the id that rulings cite
 * @param section the title of its section
 * @param text the rule
 * @param line the line of its id, from 1
 */
public record RuleEntry(String id, String section, String text, int line) {}
