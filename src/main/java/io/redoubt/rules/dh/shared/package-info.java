/**
 * The words every room of Disposable Heroes shares: its rules by id, chances, classes of weapon and work, and the
 * points its book leaves open. No form, no situation, no die; it knows no other room.
 */
@NullMarked
package io.redoubt.rules.dh.shared;

import org.jspecify.annotations.NullMarked;
