/** Octets of a line before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
const END = "\r\n";

/** Ends of lines as other systems have them; readers made of regular expressions stumble over the last three. */
const BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Control characters, which no value of a calendar may have; ends of lines are written out before. */
// eslint-disable-next-line no-control-regex -- these are the characters meant
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
const isPlain = (text: string): boolean => text.search(BREAKS) === -1 && text.search(CONTROL) === -1;
const clean = (text: string): string =>
  (isPlain(text) ? text : text.replaceAll(BREAKS, "\n").replace(CONTROL, "")).toWellFormed();

const octets = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_00_00 ? 3 : 4);

/** A line cut at 75 octets of UTF-8, never within a character; what follows begins with a space. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LINE_OCTETS) return line;
  let written = "";
  let width = 0;
  for (const letter of line) {
    const size = octets(letter.codePointAt(0) ?? 0);
    if (width + size > LINE_OCTETS) {
      written += `${END} `;
      width = 1;
    }
    written += letter;
    width += size;
  }
  return written;
}

/** A value of type TEXT (3.3.11). */
export const text = (value: string): string =>
  clean(value)
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");

/** A parameter's value, which knows no backslash (RFC 6868). */
export const parameter = (value: string): string =>
  `"${clean(value).replaceAll("^", "^^").replaceAll("\n", "^n").replaceAll('"', "^'")}"`;

/** An address as a value: what would end its line is no part of one. */
export const address = (value: string): string => value.replaceAll(/\s/g, "").replace(CONTROL, "");

/** Lines of a calendar as a file has them. */
export const fileOf = (lines: readonly string[]): string => `${lines.map(folded).join(END)}${END}`;
