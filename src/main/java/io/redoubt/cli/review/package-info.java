/**
 * What a battle has come to: its pieces, journal, luck and report, as text, pages and JSON. The session prints it
 * during play; {@code redoubt state}, {@code log}, {@code luck} and {@code report} read the battle without a session.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.review;
