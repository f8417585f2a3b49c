/**
 * The words of the chapter that several rooms speak: its rules, readings, weapons, materials, chances and shared
 * inputs. No procedure lives here, and nothing here knows one.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.shared;
