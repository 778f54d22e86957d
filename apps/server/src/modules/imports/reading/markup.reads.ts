import { compile } from "html-to-text";

/** What calendars, websites and other programs write into a description: HTML where text alone is meant. */
const MARKUP = /<\/?(?:a|b|br|div|em|h[1-6]|hr|html|i|li|ol|p|pre|span|strong|table|td|tr|u|ul)\b[^<>]*>/i;

const toText = compile({
  wordwrap: false,
  preserveNewlines: true,
  limits: { maxInputLength: 100_000, maxDepth: 40 },
  selectors: [
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["(", ")"] } },
    { selector: "img", format: "skip" },
    { selector: "table", format: "block" },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: "ul", options: { itemPrefix: "• " } },
  ],
});

/** A description as text: paragraphs, lines, list items and addresses stay, marks and scripts go. Text without marks stays as it is. */
export const withoutMarkup = (text: string): string =>
  MARKUP.test(text)
    ? toText(text)
        .replaceAll("\u00a0", " ")
        // Looking back keeps a long run of spaces from being tried from each of them.
        .replaceAll(/(?<![ \t])[ \t]+\n/g, "\n")
        .replaceAll(/\n{3,}/g, "\n\n")
        .trim()
    : text;
