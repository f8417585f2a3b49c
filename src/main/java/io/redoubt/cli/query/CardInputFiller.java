package io.redoubt.cli.query;

import io.redoubt.rules.card.Card;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.input.ValueFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Fills inputs that were not typed from cards: {@code --at CARD} for the target, {@code --by CARD} for the actor. Typed
 * inputs take precedence.
 */
final class CardInputFiller {
    private final CardLibrary box;

    CardInputFiller(CardLibrary box) {
        this.box = box;
    }

    /**
     * Fills the inputs of a query; an input that has a value keeps it.
     *
     * @throws BadInputException if a name is not a card of the game
     */
    Query fill(Query query) {
        query.settings().cards().ifPresent(this::mustBeSound);
        Optional<Card> at = card(query, CommonOption.AT);
        Optional<Card> by = card(query, CommonOption.BY);
        Map<String, String> named = named(query);
        if (at.isEmpty() && by.isEmpty() && named.isEmpty()) {
            return query;
        }
        Query all = new Query(
                query.game(),
                query.procedure(),
                new LinkedHashMap<>(query.inputs()),
                query.settings(),
                new LinkedHashMap<>(query.sources()),
                new LinkedHashMap<>(query.cards()),
                query.pieces());
        all.inputs().putAll(named);
        at.ifPresent(card -> fill(all, CommonOption.AT, card, card.at()));
        by.ifPresent(card -> fill(all, CommonOption.BY, card, card.by()));
        return all;
    }

    /**
     * Rejects a faulty {@code --cards} file even if none of its cards is needed, because a sample card might be used
     * instead.
     */
    private void mustBeSound(String file) {
        List<String> faults = box.own(file).faults();
        if (!faults.isEmpty()) {
            int more = faults.size() - 1;
            throw new BadInputException("--cards " + PrintableText.of(file) + ", " + faults.get(0)
                    + (more == 0 ? "" : more == 1 ? "; and 1 more fault" : "; and " + more + " more faults")
                    + " (redoubt cards --file lists all)");
        }
    }

    /** Returns whether the form or a card knows the name given for a role; true if none was given. */
    boolean knows(Query query, CommonOption role) {
        String text = query.inputs().get(role.key());
        if (text == null) {
            return true;
        }
        Optional<InputField<?>> field = query.procedure().form().field(role.key());
        return (field.isPresent() && field.get().kind().reads(text))
                || box.find(query.game(), text, query.settings().cards()).isPresent();
    }

    /** Returns the texts that represent own cards named in other inputs. */
    private Map<String, String> named(Query query) {
        Map<String, String> named = Map.of();
        if (!query.procedure().form().namesCards()) {
            return named;
        }
        for (Map.Entry<String, String> given : query.inputs().entrySet()) {
            String name = given.getKey();
            Optional<InputField<?>> field = query.procedure().form().field(name);
            boolean role = name.equals(CommonOption.AT.key()) || name.equals(CommonOption.BY.key());
            if (field.isPresent() && !role && !query.sources().containsKey(name)) {
                String card = box.standIn(
                        query.game(),
                        field.get(),
                        given.getValue(),
                        query.settings().cards());
                if (!card.equals(given.getValue())) {
                    named = named.isEmpty() ? new LinkedHashMap<>() : named;
                    named.put(name, card);
                }
            }
        }
        return named;
    }

    private static void fill(Query all, CommonOption role, Card card, Map<String, String> values) {
        all.inputs().remove(role.key());
        all.cards().put(role.key(), card.name());
        values.forEach((name, text) -> {
            Optional<InputField<?>> field = all.procedure().form().field(name);
            // A name may have another meaning in another verb; a value that this input cannot read is skipped.
            if (field.isPresent()
                    && field.get().kind().reads(text)
                    && all.inputs().putIfAbsent(name, text) == null) {
                all.sources().put(name, card.name());
            }
        });
    }

    /** Returns the card that fills a role; empty if the role was not given, or if only the form knows its value. */
    private Optional<Card> card(Query query, CommonOption role) {
        String text = query.inputs().get(role.key());
        if (text == null) {
            return Optional.empty();
        }
        Optional<InputField<?>> field = query.procedure().form().field(role.key());
        if (field.isPresent() && field.get().kind().reads(text)) {
            // The kind of a piece was fixed when it was added to the table, whatever cards exist now.
            return query.sources().containsKey(role.key())
                    ? Optional.empty()
                    : box.instead(query.game(), text, query.settings().cards(), card -> fillsIn(card, role));
        }
        Optional<String> file = query.settings().cards();
        Optional<Card> card = box.find(query.game(), text, file);
        if (card.isEmpty()) {
            throw unknown(query, role, text, field);
        }
        return card;
    }

    private static boolean fillsIn(Card card, CommonOption role) {
        return !(role == CommonOption.AT ? card.at() : card.by()).isEmpty();
    }

    private BadInputException unknown(Query query, CommonOption role, String text, Optional<InputField<?>> field) {
        Optional<String> file = query.settings().cards();
        String which = "--" + role.key() + ' ' + PrintableText.of(text) + ": "
                + field.map(each -> complaint(each.kind(), text) + "; ").orElse("");
        Optional<Card> whole = whole(query, text).filter(card -> !card.parts().isEmpty());
        if (whole.isPresent()) {
            return new BadInputException(which + noSuchPart(query, text, whole.get()));
        }
        List<String> known = new ArrayList<>(box.names(query.game(), file));
        field.ifPresent(each -> known.addAll(each.kind().choices()));
        List<String> faults = box.faults(file);
        String card = field.isPresent() ? "nor is it a card" : "no card has this name";
        return new BadInputException(which + card + SpellingSuggestion.hint(text, known) + " (redoubt cards lists them)"
                + (faults.isEmpty() ? "" : "; your own cards: " + faults.get(0)));
    }

    /** Returns the card before the colon in the name of a part. */
    private Optional<Card> whole(Query query, String text) {
        int colon = text.indexOf(Card.PART);
        return colon < 0
                ? Optional.empty()
                : box.find(
                        query.game(), text.substring(0, colon), query.settings().cards());
    }

    /**
     * Returns the error text for an unknown part of a known card: its parts as the game writes them, and the nearest.
     */
    private static String noSuchPart(Query query, String text, Card card) {
        Map<String, String> parts = new LinkedHashMap<>();
        for (Card.Part part : card.parts()) {
            String named = card.name() + Card.PART + part.name();
            parts.put(named.toLowerCase(Locale.ROOT), named);
        }
        for (InputField<?> field : query.procedure().form().fields()) {
            field.kind().choices().forEach(choice -> parts.replace(choice.toLowerCase(Locale.ROOT), choice));
        }
        List<String> names = new ArrayList<>();
        parts.values().forEach(named -> names.add(named.substring(named.indexOf(Card.PART) + 1)));
        String hint = SpellingSuggestion.to(text.toLowerCase(Locale.ROOT), List.copyOf(parts.keySet()))
                .map(nearest -> "; did you mean " + parts.get(nearest) + "?")
                .orElse("");
        return "the card " + card.name() + " has " + String.join(", ", names) + hint;
    }

    private static String complaint(ValueFormat<?> kind, String text) {
        try {
            kind.parse(text);
            return "";
        } catch (BadValueException e) {
            return SpellingSuggestion.withoutHint(String.valueOf(e.getMessage()));
        }
    }
}
