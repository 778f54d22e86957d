import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Pages are compressed while a visitor waits; higher levels cost more than they save. */
const BROTLI_QUALITY = 5;

export type Encoding = "br" | "gzip" | "identity";

/** A page in every encoding we answer with, and the tag that browsers revalidate it by. */
export interface EncodedPage {
  tag: string;
  encodings: Record<Encoding, Buffer>;
}

/** One response's body, compressed as the browser asked. */
export async function encodeResponse(html: string, encoding: Encoding): Promise<Buffer> {
  const identity = Buffer.from(html);
  if (encoding === "gzip") return compressGzip(identity);
  if (encoding === "identity") return identity;
  return compressBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
}

/** A page to be kept, in every encoding. */
export async function encodePage(html: string): Promise<EncodedPage> {
  const [br, gzipped, identity] = await Promise.all([
    encodeResponse(html, "br"),
    encodeResponse(html, "gzip"),
    encodeResponse(html, "identity"),
  ]);
  const tag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  return { tag, encodings: { br, gzip: gzipped, identity } };
}

/** Best encoding that an Accept-Encoding header allows; `q=0` refuses one. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  const accepted = new Map<string, number>();
  for (const part of String(header ?? "").split(",")) {
    const [name = "", ...parameters] = part.trim().toLowerCase().split(";");
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find((value) => value !== undefined);
    accepted.set(name.trim(), q === undefined ? 1 : Number(q));
  }
  const allowed = (name: string) => (accepted.get(name) ?? 0) > 0;
  if (allowed("br")) return "br";
  return allowed("gzip") ? "gzip" : "identity";
}
