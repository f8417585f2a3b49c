/**
 * The user's settings: their keys, the file that holds them, and the source of each value in effect. Nothing here
 * resolves a query, and the working directory is never searched for settings.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.config;
