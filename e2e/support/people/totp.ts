import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

function bytesOf(key: string): Buffer {
  const bits = Array.from(key, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The six digits that a code app shows for a key (RFC 6238), now or some steps of 30 s from now. */
export function codeOf(key: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const digest = createHmac("sha1", bytesOf(key)).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(digest.length - 1) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}
