import fc from "fast-check";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { linesOf, runsOf } from "./lines.ts";
import { taggedDocument, type DocumentContent } from "./tagged-document.ts";

const LONG = "Ψ".repeat(120);
const content: DocumentContent = {
  organization: "Blue Hub Πειραιά",
  logo: null,
  title: "Υφαλόχρωμα ΑΕ «ἄλφα» Łódź",
  lead: "KRK-2026-000123 · Μητρώο",
  facts: [
    { label: "Απόφαση", value: "Εγκρίθηκε", more: "22 Μαρτίου 2027" },
    { label: "Αριθμός πρωτοκόλλου", value: "1482/2027", more: "Blue Hub" },
  ],
  parts: [
    {
      title: "Επιλεξιμότητα",
      heads: ["Κριτήριο", "Αναφορά"],
      rows: [
        ["Έως 8 έτη από την ίδρυση", "ν. 4864/2021"],
        [LONG, "=HYPERLINK(1)"],
        ...Array.from({ length: 80 }, (_, index) => [`Γραμμή ${index}`, "ΐΰ ϊϋ"]),
      ],
      paragraphs: [],
      bars: [0.86, null, ...Array.from({ length: 80 }, () => 0)],
    },
    {
      title: "Αιτιολογία",
      heads: [],
      rows: [],
      paragraphs: ["Ώριμη τεχνολογία.\n\nΔεύτερη παράγραφος.", ""],
      bars: [],
    },
  ],
  number: { label: "Αριθμός πρωτοκόλλου", value: "77/2027" },
  verification: { label: "Επαλήθευση γνησιότητας", address: "https://kerkis.example/v/7F3A-0C2B-11D4-99EF" },
  issued: "Εκδόθηκε 22 Μαρτίου 2027, 12:41",
  note: "Τα ονόματα των αξιολογητών παραλείπονται.",
};

interface Node {
  role: string;
  children: (Node | { type: string; id: string })[];
}
const rolesIn = (node: Node | { type: string }): string[] =>
  "role" in node ? [node.role, ...node.children.flatMap(rolesIn)] : [];

test("a reader that is not the writer finds the text, its language, its structure and its bookmarks", async () => {
  const data = new Uint8Array(await taggedDocument(content, "el"));
  const pdf = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  const [meta, outline, marked] = await Promise.all([pdf.getMetadata(), pdf.getOutline(), pdf.getMarkInfo()]);
  expect(Reflect.get(meta.info, "Title")).toBe(content.title);
  expect(Reflect.get(meta.info, "Language")).toBe("el-GR");
  expect(meta.metadata?.getRaw()).toContain("pdfuaid:part");
  expect(marked).not.toBeNull();
  expect(outline.map(({ title }) => title)).toEqual(["1. Επιλεξιμότητα", "2. Αιτιολογία"]);
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  expect(pages.length).toBeGreaterThan(1);
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const text = texts
    .flatMap(({ items }) => items)
    .map((item) => ("str" in item ? `${item.str}${item.hasEOL ? " " : ""}` : ""))
    .join("")
    .replaceAll(/\s+/g, " ");
  for (const { heads, rows, title } of content.parts)
    for (const said of [title, ...heads, ...rows.flat().filter((cell) => cell !== LONG)]) expect(text).toContain(said);
  expect(text.replaceAll(" ", "")).toContain(LONG);
  for (const said of [
    "Υφαλόχρωμα ΑΕ «αλφα»",
    "Łódź",
    "1482/2027",
    "77/2027",
    content.verification.address,
    content.issued,
    "Δεύτερη παράγραφος.",
    `Σελίδα 1 από ${pages.length}`,
  ])
    expect(text).toContain(said);
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const roles = trees.flatMap((tree) => (tree ? rolesIn(tree as Node) : []));
  expect(new Set(roles)).toEqual(
    new Set(["Root", "Document", "H1", "H2", "P", "Table", "TR", "TH", "TD", "Span", "Figure"]),
  );
});

test("a score is drawn as fifteen seats beside its figure, those that it fills dark; a row without one has none", async () => {
  const pathsOf = async (bars: (number | null)[]) => {
    const rows = bars.map((_, index) => [`Κριτήριο ${index}`, "4,3"]);
    const part = { title: "Βαθμολογία", heads: ["Κριτήριο", "Μέσος"], rows, paragraphs: [], bars };
    const data = new Uint8Array(await taggedDocument({ ...content, parts: [part] }, "el"));
    const page = await (await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise).getPage(1);
    const { fnArray } = await page.getOperatorList();
    return fnArray.filter((operator) => operator === OPS.constructPath).length;
  };
  expect((await pathsOf([0.86, 0.2])) - (await pathsOf([0.86, null]))).toBe(15);
});

/** What each page says, its spaces left out. */
async function pagesOf(parts: DocumentContent["parts"]): Promise<string[]> {
  const data = new Uint8Array(await taggedDocument({ ...content, parts }, "el"));
  const pdf = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  return texts.map(({ items }) =>
    items
      .map((item) => ("str" in item ? item.str : ""))
      .join("")
      .replaceAll(/\s/g, ""),
  );
}

const ADDRESS = content.verification.address;
const NOTHING = { heads: [], rows: [], paragraphs: [], bars: [] };
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => [`Γραμμή ${index + 1}`, "ΐΰ"]);
const linesOfText = (count: number) => Array.from({ length: count }, (_, index) => `Σειρά ${index + 1}.`);

test.each([
  [
    "a table",
    (count: number) => [{ ...NOTHING, title: "Πορεία", heads: ["Τι", "Πότε"], rows: rowsOf(count) }],
    (count: number) => [`Γραμμή${count}ΐΰ`],
  ],
  [
    "a text",
    (count: number) => [{ ...NOTHING, title: "Αιτιολογία", paragraphs: [linesOfText(count).join("\n")] }],
    // Never a line alone.
    (count: number) => [`Σειρά${count - 1}.`, `Σειρά${count}.`],
  ],
  [
    "a short part after a long one",
    (count: number) => [
      { ...NOTHING, title: "Πορεία", heads: ["Τι", "Πότε"], rows: rowsOf(count) },
      { ...NOTHING, title: "Επιστολή", paragraphs: ["Καλή συνέχεια."] },
    ],
    () => ["2.Επιστολή", "Καλήσυνέχεια."],
  ],
  [
    "a line of a table that runs over the page",
    (count: number) => [
      {
        ...NOTHING,
        title: "Αίτηση",
        heads: ["Στοιχείο", "Απάντηση"],
        rows: [["Περιγραφή", linesOfText(count).join("\n")]],
      },
    ],
    (count: number) => [`Σειρά${count - 1}.`, `Σειρά${count}.`],
  ],
])("what its holder checks it by stands with the end of %s, however long it is", async (_, partsOf, endOf) => {
  // More than a page in steps of less than the height of what belongs together.
  for (let count = 14; count <= 50; count += 3) {
    const pages = await pagesOf(partsOf(count));
    const last = pages.at(-1);
    for (const said of [...endOf(count), ADDRESS.replaceAll(/\s/g, "")]) expect(last, `${count}`).toContain(said);
    // Nor is a page left with a title alone.
    for (const page of pages) expect(page, `${count}`).toMatch(/Γραμμή|Σειρά|Καλή/);
  }
});

test("no line is wider than its column, and no letter of a text is lost", () => {
  const measure = {
    fontOf: (letter: string) => (letter > "ā" ? "greek" : "latin"),
    widthOf: ({ text }: { text: string }) => text.length,
  };
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "Ω", " ", "\n", "́") }),
      fc.integer({ min: 2, max: 9 }),
      (text, width) => {
        const lines = linesOf(text, width, measure);
        expect(lines.filter((line) => line.length > width)).toEqual([]);
        expect(lines.join("").replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
        expect(
          runsOf(text, measure)
            .map((run) => run.text)
            .join(""),
        ).toBe(text);
      },
    ),
  );
});
