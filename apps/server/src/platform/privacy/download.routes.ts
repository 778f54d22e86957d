import { Readable } from "node:stream";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import type { FastifyInstance } from "fastify";
import { recordAudit } from "#platform/audit/audit.ts";
import { withOrigin } from "#platform/audit/origin.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Reader } from "#platform/db/db.ts";
import { refuseFile, type FileRouteContext } from "#platform/files/image-uploads.ts";
import type { FileStore } from "#platform/files/files.ts";
import { fileKey } from "#platform/files/stored-files.ts";
import { zipStream, type ZipEntry } from "#platform/files/zip.ts";
import { refuseForeignNavigation } from "#platform/http/foreign-navigation.ts";
import { checkAccess } from "#platform/http/gate.ts";
import { countCall } from "#platform/http/rate-limit.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { personalHtml } from "./personal-data.html.ts";
import { personalJson } from "./personal-data.json.ts";
import type { PersonalFiles, PersonalSection } from "./personal-data.ts";

const { downloadAccountData } = FILE_ROUTES;

/** What all modules together keep of people. */
export interface PersonalData {
  sections: readonly PersonalSection[];
  /** Path of a person's picture, or null. */
  files: readonly PersonalFiles[];
  pictureOf: (db: Reader, userId: string) => Promise<string | null>;
}

/** Fastify plugin: «download my data» (completions 1 and 10): everything that is the caller's, and nothing of anyone else's. */
export const personalDataDownload =
  ({ platform, ...deps }: FileRouteContext, data: PersonalData) =>
  async (app: FastifyInstance) => {
    app.get(downloadAccountData.path, async (request, reply) => {
      try {
        const actor = await deps.actorOf(request);
        checkAccess(downloadAccountData.access, actor);
        if (!actor) throw new Refusal("auth.required");
        refuseForeignNavigation(request);
        refuseWhileImpersonating(actor);
        const address = deps.addressOf(request);
        await countCall(platform, "export", address, actor);
        await withOrigin({ address, requestId: request.id, impersonatorId: null }, () =>
          recordDownload(platform, actor),
        );
        return reply
          .headers({
            "content-type": "application/zip",
            "content-disposition": `attachment; filename="kerkis-${isoNow(platform.clock).slice(0, 10)}.zip"`,
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
            "cross-origin-resource-policy": "same-origin",
          })
          .send(Readable.from(zipStream(filesOf(platform, actor, data))));
      } catch (failure) {
        return refuseFile(request, reply, failure);
      }
    });
  };

async function recordDownload(platform: Platform, actor: Actor): Promise<void> {
  await transact(platform.db, actor.userId, (tx) =>
    recordAudit(tx, actor, {
      action: "account.data_downloaded",
      organizationId: null,
      entity: { type: "account", id: actor.userId, name: actor.name },
    }),
  );
}

/** The same twice, for programs and for people, the picture, and the files that were given. */
async function* filesOf(
  { db, clock, files }: Platform,
  actor: Actor,
  { sections, files: given, pictureOf }: PersonalData,
): AsyncGenerator<ZipEntry> {
  const at = isoNow(clock);
  yield { name: "kerkis-data.json", content: personalJson(db, actor.userId, sections, at) };
  yield { name: "kerkis-data.html", content: personalHtml(db, actor, sections, at) };
  const stored = (name: string, url: string): ZipEntry => ({ name, content: contentOf(files, url) });
  const picture = await pictureOf(db, actor.userId);
  if (picture) yield stored("avatar.webp", picture);
  for (const list of given) for await (const { name, url } of list(db, actor.userId)) yield stored(name, url);
}

/** Opened when its turn comes; a file that is gone is empty. */
async function* contentOf(files: FileStore, url: string): AsyncGenerator<Uint8Array> {
  const found = await files.open(fileKey(url) ?? "");
  if (found) yield* found.stream;
}
