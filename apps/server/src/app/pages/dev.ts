import { join } from "node:path";
import type { Render } from "@kerkis/contract/core/happenings/rendering.ts";
import type { FastifyInstance } from "fastify";
import type { PageSource } from "./source.ts";

const ENTRY = "/src/app/entry-client.tsx";
const STYLES = "/src/styles/app.css";

/** Development: Vite inside our own server, pages rendered from the sources, both sides reload as they change. */
export async function createDevelopmentPages(app: FastifyInstance, webRoot: string): Promise<PageSource> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: webRoot,
    configFile: join(webRoot, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(api|socket)(\/|$)/.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
  return {
    publicAddresses: async () => (await vite.ssrLoadModule("/src/app/entry-server.tsx"))["publicAddresses"],
    render: async (input) => {
      try {
        const entry = await vite.ssrLoadModule("/src/app/entry-server.tsx");
        const render: Render = entry["render"];
        return await render(input);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    complete: async (html, { url, scriptMark }) => {
      // Styles are linked so that the first paint has them; Vite replaces them as they change. It sees nothing of the page:
      // every script that it adds may run.
      const own = `<head><link rel="stylesheet" href="${STYLES}?direct"><script type="module" src="${ENTRY}"></script></head>`;
      const head = (await vite.transformIndexHtml(new URL(url).pathname, own)).replaceAll(
        /^[\s\S]*<head>|<\/head>[\s\S]*$/g,
        "",
      );
      const marked = head.replaceAll("<script", `<script nonce="${scriptMark}"`);
      return html.replace("</head>", () => `${marked}</head>`);
    },
  };
}
