/** A piece of a line in one font. */
export interface Run {
  font: string;
  text: string;
}

/** What setting text needs to know of fonts. */
export interface Measure {
  /** The font that has this character. */
  fontOf: (character: string) => string;
  widthOf: (run: Run) => number;
}

/** A text cut where its font changes; marks stay on their letter. */
export function runsOf(text: string, { fontOf }: Pick<Measure, "fontOf">): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = last && /\p{M}/u.test(character) ? last.font : fontOf(character);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

/** A text in lines of at most this width, broken at spaces, and within a word where one alone is wider. */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  const widthOf = (part: string) => runsOf(part, measure).reduce((sum, run) => sum + measure.widthOf(run), 0);
  const space = widthOf(" ");
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let [line, filled] = ["", 0];
    const end = () => {
      lines.push(line);
      [line, filled] = ["", 0];
    };
    for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
      const length = widthOf(word);
      if (line !== "" && filled + space + length > width) end();
      if (length <= width) {
        filled += line === "" ? length : space + length;
        line = line === "" ? word : `${line} ${word}`;
        continue;
      }
      for (const letter of word) {
        const more = widthOf(letter);
        if (line !== "" && filled + more > width) end();
        line += letter;
        filled += more;
      }
    }
    end();
  }
  return lines;
}

/** How many of a text's last lines go over to the next page together: never one alone, and of three all. */
export const keptLines = (count: number): number => (count <= 3 ? count : 2);

const NARROW = 6;
const WIDE = 46;

/** Widths of columns by their longest text, so that a figure gets little and a sentence much. */
export function columnWidths(rows: readonly (readonly string[])[], whole: number): number[] {
  const longest = (rows[0] ?? []).map((_, column) =>
    Math.min(WIDE, Math.max(NARROW, ...rows.map((row) => row[column]?.length ?? 0))),
  );
  const sum = longest.reduce((total, length) => total + length, 0);
  return longest.map((length) => (length / sum) * whole);
}
