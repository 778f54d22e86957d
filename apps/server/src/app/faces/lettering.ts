import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fontkit from "fontkit";

type Font = fontkit.Font;

/** The project's own letters for what the server draws: the first font of a row that has a letter sets it. */
export interface Lettering {
  display: readonly Font[];
  text: readonly Font[];
}

const FILES = {
  display: ["literata-display.woff2", "literata-display-ext.woff2"],
  text: ["sofia-latin.woff2", "sofia-greek.woff2", "sofia-latin-ext.woff2"],
};

/** @param folder where the web application keeps its fonts */
export function readLettering(folder: string): Lettering {
  const load = (file: string): Font => {
    const font = fontkit.create(readFileSync(join(folder, file)));
    if (!("layout" in font)) throw new Error(`${file} is no font.`);
    return font;
  };
  return { display: FILES.display.map(load), text: FILES.text.map(load) };
}

interface Letter {
  char: string;
  /** In pixels at size one. */
  width: number;
  path: string;
  scale: number;
}

/** A text's letters, each as a path; what no font has is left out. */
function letters(fonts: readonly Font[], text: string): Letter[] {
  return Array.from(text.normalize("NFC")).flatMap((char) => {
    const code = char.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (!font) return [];
    const glyph = font.glyphForCodePoint(code);
    return [
      { char, width: glyph.advanceWidth / font.unitsPerEm, path: glyph.path.toSVG(), scale: 1 / font.unitsPerEm },
    ];
  });
}

const widthOf = (line: readonly Letter[]) => line.reduce((sum, { width }) => sum + width, 0);
export const wordsOf = (line: readonly Letter[]): string => line.map(({ char }) => char).join("");

/** Words broken into lines no wider than `width` at size one; a word wider than a line is broken where it ends. */
function broken(all: readonly Letter[], width: number): Letter[][] {
  const lines: Letter[][] = [[]];
  let word: Letter[] = [];
  const place = () => {
    const line = lines.at(-1) ?? [];
    const space = line.length > 0 ? widthOf(line) + widthOf(word) > width : false;
    if (space) lines.push([]);
    for (const letter of word) {
      const last = lines.at(-1) ?? [];
      if (last.length > 0 && widthOf(last) + letter.width > width) lines.push([letter]);
      else last.push(letter);
    }
    word = [];
  };
  for (const letter of all) {
    if (letter.char.trim() !== "") {
      word.push(letter);
      continue;
    }
    place();
    const line = lines.at(-1) ?? [];
    if (line.length > 0) line.push(letter);
  }
  place();
  return lines
    .map((line) => {
      const end = line.findLastIndex(({ char }) => char.trim() !== "");
      return line.slice(0, end + 1);
    })
    .filter((line) => line.length > 0);
}

export interface SetText {
  size: number;
  lines: readonly (readonly Letter[])[];
}

/** A size that a text may be set in, and how many lines of it there is room for. */
type Fit = readonly [size: number, most: number];

/** A text set in the largest of the sizes in which its lines have room; in the last one the rest is cut with «…». */
export function setText(fonts: readonly Font[], text: string, width: number, fits: readonly Fit[]): SetText {
  const all = letters(fonts, text.replace(/\s+/g, " ").trim());
  for (const [size, most] of fits) {
    const lines = broken(all, width / size);
    if (lines.length <= most) return { size, lines };
  }
  const [size, most] = fits.at(-1) ?? [0, 0];
  const lines = broken(all, width / size).slice(0, most);
  const [dots] = letters(fonts, "…");
  const last = lines.at(-1);
  if (dots && last) {
    while (last.length > 1 && widthOf(last) + dots.width > width / size) last.pop();
    last.push(dots);
  }
  return { size, lines };
}

/** The lines as SVG, the first one's foot at `y`. */
export function drawText({ size, lines }: SetText, x: number, y: number, leading: number, colour: string): string {
  return lines
    .map((line, row) => {
      let at = x;
      const foot = y + row * size * leading;
      const paths = line.map(({ width, path, scale }) => {
        const k = size * scale;
        const drawn = `<path transform="translate(${at.toFixed(2)} ${foot.toFixed(2)}) scale(${k.toFixed(5)} ${(-k).toFixed(5)})" d="${path}"/>`;
        at += width * size;
        return path === "" ? "" : drawn;
      });
      return `<g fill="${colour}">${paths.join("")}</g>`;
    })
    .join("");
}
