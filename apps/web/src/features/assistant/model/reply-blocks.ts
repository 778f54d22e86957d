/** Lines of one kind after another: paragraphs, or the items of a list. */
export interface ReplyBlock {
  kind: "paragraph" | "list";
  /** Its first line's place in the text. */
  at: number;
  lines: { at: number; text: string }[];
}

const ITEM = "- ";

/** A reply's plain text by its line breaks; a line that begins with «- » is an item of a list. */
export function replyBlocks(reply: string): ReplyBlock[] {
  const blocks: ReplyBlock[] = [];
  for (const [at, line] of reply.split("\n").entries()) {
    const text = line.trim();
    if (text === "") continue;
    const isItem = text.startsWith(ITEM);
    const shown = { at, text: isItem ? text.slice(ITEM.length) : text };
    const last = blocks.at(-1);
    if (isItem && last?.kind === "list") last.lines.push(shown);
    else blocks.push({ kind: isItem ? "list" : "paragraph", at, lines: [shown] });
  }
  return blocks;
}
