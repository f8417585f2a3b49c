/**
 * What the JSON of the program looks like, as a JSON Schema made from the forms, outcomes and disputed points of the
 * games. Nothing here writes an answer or knows a rule.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.schema;
