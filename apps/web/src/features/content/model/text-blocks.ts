import { LINK } from "@kerkis/contract/content/words.policy.ts";
import type { Text } from "@kerkis/contract/content/content.schema.ts";

export interface Piece {
  /** Its place in the line. */
  at: number;
  text: string;
  /** A path of the product, or none. */
  to?: string;
}
export interface Line {
  key: string;
  pieces: Piece[];
}
/** Lines of one kind after another: a paragraph has one. */
export interface Block {
  key: string;
  kind: "paragraph" | "list" | "steps";
  lines: Line[];
}

/** Words and links of one line. */
function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    if (match.index > end) pieces.push({ at: end, text: line.slice(end, match.index) });
    const [whole, text = "", to = ""] = match;
    pieces.push({ at: match.index, text, to });
    end = match.index + whole.length;
  }
  if (end < line.length) pieces.push({ at: end, text: line.slice(end) });
  return pieces;
}

/** Paragraphs, lists and steps of a text; lines of one kind after another are one list. */
export function blocksOf(text: Text): Block[] {
  const blocks: Block[] = [];
  for (const line of text) {
    const kind = line.startsWith("- ") ? "list" : line.startsWith("1. ") ? "steps" : "paragraph";
    const words = kind === "paragraph" ? line : line.slice(line.indexOf(" ") + 1);
    const last = blocks.at(-1);
    const shown = { key: words, pieces: piecesOf(words) };
    if (last && kind !== "paragraph" && last.kind === kind) last.lines.push(shown);
    else blocks.push({ key: words, kind, lines: [shown] });
  }
  return blocks;
}
