/**
 * A step of the build, not of the program: gives every lambda of the shipped jar a class of its own (decision 0018).
 * Nothing before `package` and no test of a rule knows of it.
 */
package io.redoubt.build;
