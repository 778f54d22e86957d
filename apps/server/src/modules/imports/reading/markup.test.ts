import { expect, test } from "vitest";
import { withoutMarkup } from "./markup.reads.ts";

test("what a calendar wrote as HTML is read as text, with its paragraphs, lists and addresses", () => {
  const html =
    '<p>Έλα στο <b>demo day</b>&nbsp;μας.</p><ul><li>Έξι ομάδες</li><li>Δώδεκα επενδυτές</li></ul>Δήλωση: <a href="https://example.gr/rsvp">εδώ</a><br>https://example.gr';
  const text = withoutMarkup(html);
  expect(text).toContain("Έλα στο demo day μας.");
  expect(text).toMatch(/• Έξι ομάδες\n\s*• Δώδεκα επενδυτές/);
  expect(text).toContain("εδώ (https://example.gr/rsvp)");
  expect(text.endsWith("\nhttps://example.gr")).toBe(true);
  expect(text).not.toMatch(/<|&nbsp;/);
});

test("scripts, styles and pictures leave nothing, and text without marks stays as it was", () => {
  expect(
    withoutMarkup("<script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)><p>Καλώς ήρθατε</p>"),
  ).toBe("Καλώς ήρθατε");
  for (const plain of ["α < β και γ > δ", "I <3 Αθήνα", "πρώτη\n\n\nδεύτερη   ", ""])
    expect(withoutMarkup(plain)).toBe(plain);
  expect(withoutMarkup(`<b>${"<div>".repeat(5_000)}βαθιά</b>`).length).toBeLessThan(100);
});

test("a long run of spaces costs as much as any text", () => {
  const long = `<b>x</b>${"\u00a0".repeat(60_000)}y`;
  // Tried anew from each space this would take minutes.
  for (let time = 0; time < 20; time += 1) expect(withoutMarkup(long)).toHaveLength(60_002);
});
