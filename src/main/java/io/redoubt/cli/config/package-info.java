/**
 * Settings of one's own: what can be set, the file they stand in, and where each one that holds comes from. Nothing
 * here answers a question, and nothing is read from the folder somebody happens to be in.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.config;
