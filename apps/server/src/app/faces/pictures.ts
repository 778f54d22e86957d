import { createHash } from "node:crypto";
import { join } from "node:path";
import { DAY_SECONDS, HOUR_SECONDS } from "@kerkis/contract/core/limits.ts";
import { UUID } from "@kerkis/contract/core/text/ids.ts";
import type { FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { pictured, type Pictured } from "#modules/homepages/homepages.api.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import type { Lettering } from "./lettering.ts";

const KINDS = ["startup", "investor", "event", "org"] as const;
const KEPT = 300;
const WAITING = 40;

/**
 * /pictures/<kind>/<id>.png: what shows beside a shared link of a published record. Drawn one at a time and kept by what it says, whatever
 * version an address names, so that invented addresses draw nothing.
 */
export function pictures(app: FastifyInstance, { db }: Pick<Platform, "db">, webRoot: string): void {
  const inTurn = pLimit(1);
  const kept = new Map<string, Promise<Buffer>>();
  let lettering: Lettering | undefined;

  function drawn(tag: string, record: Pictured): Promise<Buffer> {
    const known = kept.get(tag);
    if (known) {
      // The one asked for last goes last.
      kept.delete(tag);
      kept.set(tag, known);
      return known;
    }
    if (inTurn.pendingCount >= WAITING) throw new Refusal("request.unavailable");
    const picture = inTurn(async () => {
      // What reads fonts takes 20 MB, and comes with the first picture.
      const [{ readLettering }, { drawPicture }] = await Promise.all([
        import("./lettering.ts"),
        import("./picture.ts"),
      ]);
      lettering ??= readLettering(join(webRoot, "src/fonts"));
      return drawPicture(lettering, record);
    });
    kept.set(tag, picture);
    picture.catch(() => kept.delete(tag));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return picture;
  }

  for (const kind of KINDS) {
    app.get<{ Params: { key: string } }>(`/pictures/${kind}/:key.png`, async (request, reply) => {
      const { key } = request.params;
      const record = kind === "org" || UUID.test(key) ? await pictured(db, kind, key) : null;
      if (!record) return reply.callNotFound();
      const tag = `"${createHash("sha256").update(JSON.stringify(record)).digest("base64url").slice(0, 27)}"`;
      const isNamed = /[?&]v=/.test(request.url);
      reply.header("etag", tag).header("cache-control", `public, max-age=${isNamed ? DAY_SECONDS : HOUR_SECONDS}`);
      if (request.headers["if-none-match"] === tag) return reply.code(304).send();
      return reply.type("image/png").send(await drawn(tag, record));
    });
  }
}
