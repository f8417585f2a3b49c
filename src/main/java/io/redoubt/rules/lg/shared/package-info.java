/** Readings, weapons, materials, chances and inputs that several procedures share; it depends on no procedure. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.shared;
