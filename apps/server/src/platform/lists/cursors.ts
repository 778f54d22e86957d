import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import * as z from "zod";
import { Refusal } from "#platform/http/refusal.ts";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const position = z.array(z.string());

/** Turns the place where a page ended into the cursor that the next request brings back. */
export interface Cursors {
  /** @param list which list, of whom and in which order: a cursor opens for that one alone */
  seal(list: string, position: readonly string[]): string;
  /** @throws Refusal input.invalid when the cursor is not one that `seal` made for this list */
  open(list: string, cursor: string): string[];
}

/** Cursors that tell nothing and cannot be forged; the key comes from the installation's secret, the same on every node. */
export function createCursors(secret: string): Cursors {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", secret, "", `kerkis list cursor ${purpose}`, KEY_BYTES));
  const key = derive("encryption");
  const nonceKey = derive("nonce");
  return {
    seal(list, place) {
      const text = JSON.stringify(place);
      // Made from what it protects, so that the same place has the same cursor and no nonce serves two texts.
      const nonce = createHmac("sha256", nonceKey).update(`${list}\n${text}`).digest().subarray(0, NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(list));
      const sealed = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString("base64url");
    },
    open(list, cursor) {
      try {
        const bytes = Buffer.from(cursor, "base64url");
        // Decoding skips what is no base64url: only the one way of writing a cursor counts.
        if (bytes.length <= NONCE_BYTES + TAG_BYTES || bytes.toString("base64url") !== cursor) throw invalidCursor();
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(list));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
        return position.parse(JSON.parse(text.toString("utf8")));
      } catch {
        throw invalidCursor();
      }
    },
  };
}

const invalidCursor = (): Refusal => new Refusal("input.invalid", { fields: [{ path: "cursor", code: "invalid" }] });
