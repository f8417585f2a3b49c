/**
 * Questions to procedures: read, checked, counted or rolled, with their effects on pieces. All commands use this
 * package; it depends on none of them, and not on the format of answers.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.question;
