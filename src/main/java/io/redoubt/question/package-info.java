/**
 * One question before one procedure: read, checked, counted or rolled, and what it leaves on the pieces. Everybody who
 * asks the rules asks here; nothing here knows who asks, or how the answer is told.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.question;
