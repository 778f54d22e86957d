import { createReadStream } from "node:fs";
import iconv from "iconv-lite";
import { Refusal } from "#platform/http/refusal.ts";
import type { Meter } from "./source.reads.ts";
import { likeliestEncoding, markedEncoding, unmarkedUtf16, type Encoding } from "./encoding.reads.ts";

/** Bytes beyond ASCII with their neighbours, that an encoding is told by. */
const SAMPLE_BYTES = 128 * 1024;
const CHUNK_BYTES = 256 * 1024;
/** Control characters that no text has; some tables end with one. */
const CONTROL_SHARE = 0.01;
/** Of the signs beyond ASCII so many may be broken in a text that is UTF-8 all the same: a program cut it, or pasted something in. */
const BROKEN_SHARE = 0.02;

/**
 * In which encoding a file is written: what its mark says, UTF-8 where all of it is, else what makes words of it.
 * @throws Refusal import.not_a_table for what is no text
 */
export async function encodingOf(path: string, head: Uint8Array): Promise<Encoding> {
  const marked = markedEncoding(head) ?? unmarkedUtf16(head);
  if (marked !== null) return marked;
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let controls = 0;
  let bytes = 0;
  const sample: number[] = [];
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const piece = Buffer.from(chunk);
    bytes += piece.length;
    if (piece.includes(0)) throw new Refusal("import.not_a_table");
    if (isUtf8) {
      try {
        utf8.decode(piece, { stream: true });
      } catch {
        isUtf8 = false;
      }
    }
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at] ?? 0;
      if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c) controls++;
      if (sample.length >= SAMPLE_BYTES) continue;
      const isNear = byte >= 0x80 || (piece[at - 1] ?? 0) >= 0x80 || (piece[at + 1] ?? 0) >= 0x80;
      if (isNear) sample.push(byte);
    }
  }
  if (controls > bytes * CONTROL_SHARE) throw new Refusal("import.not_a_table");
  try {
    if (isUtf8) utf8.decode();
  } catch {
    isUtf8 = false;
  }
  const around = Uint8Array.from(sample);
  return isUtf8 || isNearlyUtf8(around) ? "utf-8" : likeliestEncoding(around);
}

/** Whether a few signs alone keep a text from being UTF-8. */
function isNearlyUtf8(sample: Uint8Array): boolean {
  const signs = new TextDecoder().decode(sample).match(/[^\0-\x7f]/gu) ?? [];
  const broken = signs.filter((sign) => sign === "\ufffd").length;
  return broken <= signs.length * BROKEN_SHARE;
}

/** A file's text, in pieces; without its byte order mark. */
export async function* decoded(path: string, encoding: Encoding, meter?: Meter): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true });
  for await (const chunk of createReadStream(path)) {
    const piece = Buffer.from(chunk);
    if (meter) meter.read += piece.length;
    yield decoder.write(piece);
  }
  yield decoder.end() ?? "";
}

export const decodedHead = (head: Uint8Array, encoding: Encoding): string => iconv.decode(Buffer.from(head), encoding);
