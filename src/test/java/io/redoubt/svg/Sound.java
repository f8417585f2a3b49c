package io.redoubt.svg;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

/** Reads pictures and pages as somebody else's program would, and looks for what must not be in them. */
public final class Sound {
    private Sound() {}

    /** The picture, once it is known to be whole, to run nothing and to ask nobody for anything. */
    public static Document of(String text) {
        Document document;
        try {
            document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(text)));
        } catch (Exception e) {
            throw new AssertionError("not XML: " + e.getMessage(), e);
        }
        for (Element element : all(document.getDocumentElement())) {
            assertFalse(
                    List.of("script", "foreignobject", "iframe", "object", "link", "a", "image", "use")
                            .contains(element.getTagName().toLowerCase(Locale.ROOT)),
                    element.getTagName());
            for (int i = 0; i < element.getAttributes().getLength(); i++) {
                Node attribute = element.getAttributes().item(i);
                String name = attribute.getNodeName();
                assertFalse(name.startsWith("on") || name.endsWith("href") || name.equals("src"), name);
                String value = attribute.getNodeValue();
                assertTrue(name.equals("xmlns") || !value.contains("://"), name + '=' + value);
                assertFalse(value.replace("url(#", "").contains("url("), value);
            }
            if (element.getTagName().equals("style")) {
                String rules = element.getTextContent();
                assertFalse(rules.contains("@import") || rules.contains("://"), rules);
                assertFalse(rules.replace("url(#", "").contains("url("), rules);
            }
        }
        return document;
    }

    /** An element and everything in it. */
    public static List<Element> all(Element element) {
        List<Element> all = new ArrayList<>(List.of(element));
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element child) {
                all.addAll(all(child));
            }
        }
        return all;
    }

    /** Every text of the elements with a name. */
    public static List<String> texts(Document document, String name) {
        List<String> texts = new ArrayList<>();
        for (Element element : all(document.getDocumentElement())) {
            if (element.getTagName().equals(name)) {
                texts.add(element.getTextContent());
            }
        }
        return texts;
    }

    /** What is drawn for a piece: an attribute of the body of the group whose title begins so. */
    public static String drawn(Document document, String title, String attribute) {
        for (Element element : all(document.getDocumentElement())) {
            if (element.getTagName().equals("g") && texts(element, title)) {
                for (Element part : all(element)) {
                    if (part.getAttribute("class").equals("body")) {
                        return part.getAttribute(attribute);
                    }
                }
            }
        }
        throw new AssertionError("nothing is drawn for " + title);
    }

    private static boolean texts(Element group, String title) {
        Node first = group.getFirstChild();
        return first instanceof Element element
                && element.getTagName().equals("title")
                && element.getTextContent().startsWith(title);
    }
}
