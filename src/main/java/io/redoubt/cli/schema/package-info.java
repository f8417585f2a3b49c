/**
 * The JSON Schema of the program's output, generated from the forms, outcomes and disputed rules of the games. Nothing
 * here writes an answer or depends on a rule.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.schema;
