import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import { dossierInput } from "@kerkis/contract/judging/dossier/dossier.schema.ts";
import type { FastifyInstance } from "fastify";
import { fileKey } from "#platform/files/stored-files.ts";
import { refuseFile, type FileRouteContext } from "#platform/files/image-uploads.ts";
import { refuseForeignNavigation } from "#platform/http/foreign-navigation.ts";
import { checkAccess } from "#platform/http/gate.ts";
import { countCall } from "#platform/http/rate-limit.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { protocolWord } from "./dossier-words.service.ts";
import { dossierOf } from "./dossier.reads.ts";

const { readDossier } = FILE_ROUTES;
const LOGO_PIXELS = 256;

/** An organization's logo as the writer of PDFs takes it; null where it has none. */
async function logoOf({ files }: Platform, url: string | null): Promise<Buffer | null> {
  const key = url === null ? null : fileKey(url);
  if (key === null) return null;
  const { storedAsPng } = await import("#platform/files/images.ts");
  return storedAsPng(files.localPath(key), LOGO_PIXELS);
}

/** Fastify plugin: dossiers of decisions as PDF, of what their pages show. */
export const dossierFiles =
  ({ platform, ...deps }: FileRouteContext) =>
  async (app: FastifyInstance) => {
    app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
      readDossier.path,
      async (request, reply) => {
        try {
          const actor = await deps.actorOf(request);
          checkAccess(readDossier.access, actor);
          if (!actor) throw new Refusal("auth.required");
          refuseForeignNavigation(request);
          const { language = actor.language } = request.query;
          const asked = dossierInput.safeParse({ id: request.params.id, language });
          if (!asked.success) throw new Refusal("application.not_found");
          const dossier = await dossierOf(platform, actor, asked.data.id, asked.data.language);
          await countCall(platform, "report-export", deps.addressOf(request), actor);
          const number = { label: protocolWord(asked.data.language), value: dossier.protocol };
          // What writes PDFs takes 30 MB, and comes with the first.
          const { taggedDocument } = await import("#platform/pdf/tagged-document.ts");
          const logo = await logoOf(platform, dossier.organization_logo_url);
          const file = await taggedDocument({ ...dossier, number, logo }, asked.data.language);
          return await reply
            .headers({
              "content-type": "application/pdf",
              "content-disposition": `attachment; filename="kerkis-decision-${dossier.protocol.replace("/", "-")}.pdf"`,
              "cache-control": "no-store",
              "x-content-type-options": "nosniff",
            })
            .send(file);
        } catch (failure) {
          return refuseFile(request, reply, failure);
        }
      },
    );
  };
