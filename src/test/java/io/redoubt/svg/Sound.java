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

    /** A text or a bar, with its edges. */
    private record Box(String name, double left, double top, double right, double bottom) {
        boolean covers(Box other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }

        static Box ofText(Element text) {
            String style = " " + text.getAttribute("class") + " ";
            double size = style.contains(" title ")
                    ? 18
                    : style.contains(" tiny ") ? 10 : style.contains(" small ") ? 11.5 : 14;
            // The estimate is rather too wide.
            double width = TextMetrics.width(text.getTextContent(), size) * 0.88;
            double x = Double.parseDouble(text.getAttribute("x"));
            double y = Double.parseDouble(text.getAttribute("y"));
            double left = style.contains(" end ") ? x - width : style.contains(" middle ") ? x - width / 2 : x;
            return new Box(text.getTextContent(), left, y - size * 0.75, left + width, y + size * 0.2);
        }

        static Box ofBar(Element bar) {
            double x = Double.parseDouble(bar.getAttribute("x"));
            double y = Double.parseDouble(bar.getAttribute("y"));
            double width = Double.parseDouble(bar.getAttribute("width"));
            return new Box("bar at " + x, x, y, x + width, y + Double.parseDouble(bar.getAttribute("height")));
        }
    }

    /** No text of a chart lies over another or beyond the sheet, and none touches a bar. */
    public static void mustBeReadable(Document chart) {
        List<Box> texts = new ArrayList<>();
        List<Box> bars = new ArrayList<>();
        for (Element element : all(chart.getDocumentElement())) {
            if (element.getTagName().equals("text") && !element.hasAttribute("transform")) {
                texts.add(Box.ofText(element));
            } else if (element.getTagName().equals("rect")
                    && element.getAttribute("class").equals("bar ")) {
                bars.add(Box.ofBar(element));
            }
        }
        for (Box text : texts) {
            assertTrue(text.left >= 0 && text.right <= Drawing.WIDTH, () -> text + " is cut off");
            for (Box other : texts) {
                assertFalse(!text.equals(other) && text.covers(other), () -> text + " lies over " + other);
            }
            for (Box bar : bars) {
                assertFalse(
                        text.covers(new Box("", bar.left - 2, bar.top - 8, bar.right + 2, bar.bottom)),
                        () -> text + " touches the " + bar);
            }
        }
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
