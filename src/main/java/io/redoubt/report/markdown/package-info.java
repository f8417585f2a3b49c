/**
 * Answers as Markdown for forums and chats: tables of GitHub's flavour, rules in code spans, text of users escaped.
 *
 * <p>The package contains nothing that the answer as text does not, and a page of it stays readable as it is.
 */
@NullMarked
package io.redoubt.report.markdown;

import org.jspecify.annotations.NullMarked;
