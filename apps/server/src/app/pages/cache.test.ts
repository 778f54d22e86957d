import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";
import { createPageCache, type StoredPage } from "./cache.ts";
import { contentSecurityPolicy, createScriptMark, takeScriptMarks } from "./csp.ts";
import { encodePage, negotiateEncoding } from "./encoding.ts";

const key = { path: "/startups", search: "", language: "el", theme: "system" };
const page = async (html: string, status = 200): Promise<StoredPage> => ({
  status,
  headers: {},
  body: await encodePage(html),
});

function clockedCache(options: { maxBytes?: number } = {}) {
  const clock = { now: 0 };
  return { clock, cache: createPageCache({ now: () => clock.now, ...options }) };
}

it("renders a page once for all who ask at the same time, and keeps it for ten seconds", async () => {
  const { cache, clock } = clockedCache();
  const produce = vi.fn<() => Promise<StoredPage>>(() => page("one"));
  await Promise.all([cache.get(key, produce), cache.get(key, produce)]);
  clock.now = 9_999;
  await cache.get(key, produce);
  expect(produce).toHaveBeenCalledTimes(1);
});

it("shows an older page once more while a new one is made, and never a much older one", async () => {
  const { cache, clock } = clockedCache();
  const first = await cache.get(key, () => page("one"));
  clock.now = 12_000;
  const fresh = vi.fn<() => Promise<StoredPage>>(() => page("two"));
  expect(await cache.get(key, fresh)).toBe(first);
  await expect.poll(() => cache.get(key, fresh)).not.toBe(first);
  expect(fresh).toHaveBeenCalledTimes(1);
  clock.now = 60_000;
  const third = vi.fn<() => Promise<StoredPage>>(() => page("three"));
  await cache.get(key, third);
  expect(third).toHaveBeenCalledTimes(1);
});

it("keeps languages, themes and queries apart", async () => {
  const { cache } = clockedCache();
  await cache.get(key, () => page("ελληνικά"));
  const other = await cache.get({ ...key, language: "en" }, () => page("english"));
  expect(other.body?.encodings.identity.toString()).toBe("english");
  await cache.get({ ...key, search: "?q=a" }, () => page("query"));
  expect(cache.size().pages).toBe(3);
});

it("forgets what is invalidated, also while it is being made", async () => {
  const { cache } = clockedCache();
  const gate = Promise.withResolvers<StoredPage>();
  const slow = cache.get(key, () => gate.promise);
  cache.invalidate("/startups");
  gate.resolve(await page("old"));
  await slow;
  const produce = vi.fn<() => Promise<StoredPage>>(() => page("new"));
  await cache.get(key, produce);
  expect(produce).toHaveBeenCalledTimes(1);
});

it("keeps no page that does not exist, and no more bytes than allowed", async () => {
  const { cache } = clockedCache({ maxBytes: 4_000 });
  await cache.get(key, () => page("missing", 404));
  expect(cache.size().pages).toBe(0);
  for (let n = 0; n < 20; n += 1) await cache.get({ ...key, path: `/p${n}` }, () => page("x".repeat(900)));
  expect(cache.size().bytes).toBeLessThanOrEqual(4_000);
  expect(cache.size().pages).toBeGreaterThan(0);
});

it("answers in the best encoding that the browser takes", () => {
  expect(negotiateEncoding("gzip, deflate, br")).toBe("br");
  expect(negotiateEncoding("gzip, br;q=0")).toBe("gzip");
  expect(negotiateEncoding(undefined)).toBe("identity");
});

it("allows the scripts that the renderer marked, and no other that stands in the page", () => {
  const mark = createScriptMark();
  const own = `<script nonce="${mark}">one()</script><script nonce="${mark}" src="/a.js"></script>`;
  const others = `<script>evil()</script><script nonce="guessed">evil()</script><script data-x='nonce="'>evil()</script>`;
  const meta = `<meta property="csp-nonce" content="${mark}"/>`;
  const page = takeScriptMarks(`${meta}${own}${others}`, mark);
  expect(page.hashes).toEqual([`'sha256-${createHash("sha256").update("one()").digest("base64")}'`]);
  expect(page.html).toBe(`<script>one()</script><script src="/a.js"></script>${others}`);
  const policy = contentSecurityPolicy(page.hashes, { dev: false });
  expect(policy).toContain(`script-src 'self' ${page.hashes.join(" ")};`);
});
