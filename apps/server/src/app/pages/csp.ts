import { createHash, randomBytes } from "node:crypto";

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** A mark of one rendering, that nothing which people wrote can know; the renderer puts it on the scripts that it makes. */
export const createScriptMark = (): string => randomBytes(18).toString("base64url");

/**
 * Hashes of the scripts that carry the renderer's mark, and the page without the marks: a stored page must not give away
 * what would let another script in. A script without the mark gets no hash and does not run.
 */
export function takeScriptMarks(html: string, mark: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const attribute = ` nonce="${mark}"`;
  // The router tells its own browser side of a nonce; there is none to be told of.
  const meta = `<meta property="csp-nonce" content="${mark}"/>`;
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = "", code = "" } = groups ?? {};
    if (code === "" || !attributes.includes(attribute) || /type="application\//.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return { html: html.replaceAll(meta, "").replaceAll(attribute, ""), hashes: [...hashes] };
}

/** Content security policy of one finished page. Development lets the hot-reload socket through. */
export function contentSecurityPolicy(scriptHashes: readonly string[], { dev }: { dev: boolean }): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": dev ? ["'self'", "ws:"] : ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // Our scripts send every form; one submitted before they are alive would put its fields into the address.
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
