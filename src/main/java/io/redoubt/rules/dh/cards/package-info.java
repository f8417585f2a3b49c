/** Cards of fortifications, both samples and own ones, their weapons, and other targets. */
@NullMarked
package io.redoubt.rules.dh.cards;

import org.jspecify.annotations.NullMarked;
