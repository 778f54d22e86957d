import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { startServer, type RunningServer } from "../server.ts";

/** A web application of one page: it asks what an invitation's link says, shows the answer's status, and has a script of its own and one that somebody wrote into it. */
const ENTRY = `export async function render({ origin, fetchApi, scriptMark }) {
  const { status } = await fetchApi(new Request(origin + "/api/auth/invitations/view?token=" + "x".repeat(43)));
  const own = '<script nonce="' + scriptMark + '">own()</script>';
  const written = "<p><script>written()</script></p>";
  const html = "<!DOCTYPE html><html><head></head><body>asked: " + status + own + written + "</body></html>";
  return { status: 200, headers: {}, html };
}`;

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kerkis-pages-"));
  await mkdir(join(folder, "client/.vite"), { recursive: true });
  await mkdir(join(folder, "server"));
  await writeFile(join(folder, "server/entry-server.js"), ENTRY);
  await writeFile(join(folder, "server/package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "client/app.js"), "");
  await writeFile(join(folder, "client/app.css"), "body { margin: 0 }");
  const manifest = {
    entry: { file: "app.js", isEntry: true, css: ["app.css"] },
    _shell: { file: "shell.js", name: "shell", imports: ["entry"] },
    _site: { file: "site.js", name: "site", imports: ["entry"] },
    "startup-page.tsx": { file: "startup.js", imports: ["entry", "_parts"] },
    _parts: { file: "parts.js", name: "parts" },
    "settings-page.tsx": { file: "settings.js", imports: ["entry"] },
    "profile.tsx": { file: "profile.js", imports: ["entry", "_parts"] },
    "email.tsx": { file: "email.js", imports: ["entry"] },
  };
  const sections = { param: "section", first: "profile", modules: { profile: "profile.tsx", email: "email.tsx" } };
  const pages = [
    { path: "/startup/$id", modules: ["startup-page.tsx"], frame: "shell" },
    { path: "/settings", modules: ["settings-page.tsx"], frame: "shell", sections },
  ];
  await writeFile(join(folder, "client/.vite/manifest.json"), JSON.stringify(manifest));
  await writeFile(join(folder, "client/.vite/pages.json"), JSON.stringify(pages));
  const { appUrl } = await createTestDatabase();
  // Three lookups an hour for an address, behind one proxy.
  const env = { KERKIS_SECRET: "a secret that only tests know, long enough", DEMO: "off", LOG_LEVEL: "silent" };
  server = await startServer({
    appUrl,
    port: 0,
    host: "127.0.0.1",
    webDist: folder,
    env: { ...env, RATE_LIMIT_FACTOR: "0.05", TRUSTED_PROXIES: "1" },
  });
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The page of a link's holder, which is never stored. */
async function page(forwardedFor: string, headers: Record<string, string> = {}): Promise<string> {
  const given = { accept: "text/html", "x-forwarded-for": forwardedFor, ...headers };
  const response = await fetch(`${server.url}/accept-invitation/anything`, { headers: given });
  return /asked: \d+/.exec(await response.text())?.[0] ?? "no page";
}

it("what a rendered page asks counts for its visitor, and for nobody who claims to be them", async () => {
  const visitor = "203.0.113.7";
  for (let tries = 0; tries < 3; tries += 1) expect(await page(visitor)).toBe("asked: 404");
  expect(await page(visitor)).toBe("asked: 429");
  expect(await page("198.51.100.9")).toBe("asked: 404");
  // What a visitor writes left of the proxy's own entry, or in headers of their own, is nobody's address.
  expect(await page(`192.0.2.1, ${visitor}`)).toBe("asked: 429");
  const claims = { "x-real-ip": "192.0.2.1", forwarded: "for=192.0.2.1", "x-kerkis-address": "192.0.2.1" };
  expect(await page(visitor, claims)).toBe("asked: 429");
});

it("a page names in its head all that it begins with, and nothing of others", async () => {
  const filesOf = async (path: string) => {
    const html = await (await fetch(server.url + path)).text();
    return [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)">/g)].map(([, file]) => file);
  };
  expect(await filesOf("/startup/42")).toEqual(["shell.js", "startup.js", "parts.js"]);
  expect(await filesOf("/startup/42/more")).toEqual([]);
  const profile = ["shell.js", "settings.js", "profile.js", "parts.js"];
  expect(await filesOf("/settings")).toEqual(profile);
  expect(await filesOf("/settings?section=email")).toEqual(["shell.js", "settings.js", "email.js"]);
  expect(await filesOf("/settings?section=nothing")).toEqual(profile);
});

it("a page lets in the scripts of its renderer alone, and tells nobody how it knows them", async () => {
  const pages = await Promise.all(["/", "/", "/accept-invitation/x"].map((path) => fetch(server.url + path)));
  const hash = `'sha256-${createHash("sha256").update("own()").digest("base64")}'`;
  for (const response of pages) {
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${hash}`);
    expect(await response.text()).toContain("<script>own()</script><p><script>written()</script></p>");
  }
});
