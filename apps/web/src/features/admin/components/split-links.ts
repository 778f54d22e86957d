const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** Marks that end a sentence around an address rather than the address itself. */
const TRAILING = /[.,;:!?)\]}»'·]+$/;

interface TextPart {
  text: string;
  /** Where it begins. */
  start: number;
  isLink: boolean;
}

/** Cuts a text at its http and https addresses; the parts joined give the text again. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, "");
    if (!URL.canParse(address)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), start: end, isLink: false });
    parts.push({ text: address, start: match.index, isLink: true });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), start: end, isLink: false });
  return parts;
}
