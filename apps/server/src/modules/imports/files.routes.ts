import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import { id } from "@kerkis/contract/core/fields.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import { IMPORT_KINDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { withOrigin } from "#platform/audit/origin.ts";
import { refuseFile, type FileRouteContext } from "#platform/files/image-uploads.ts";
import { refuseForeignNavigation } from "#platform/http/foreign-navigation.ts";
import { checkAccess } from "#platform/http/gate.ts";
import { countCall } from "#platform/http/rate-limit.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { importScope, managedImport } from "./access.reads.ts";
import { problemLines } from "./rows/rows.reads.ts";
import { takeFile } from "./upload.service.ts";

const { uploadImport, importProblems } = FILE_ROUTES;
/** Room for the multipart frame around the file. */
const FRAME_BYTES = 4096;

/** What the file holds, and which organization it is for: such calls name no organization besides. */
const uploadQuery = z.object({ kind: z.enum(IMPORT_KINDS), organization: id });

/** Fastify plugin: takes files to import in, and gives out what is wrong with their rows. */
export const importFileRoutes = (context: FileRouteContext) => async (app: FastifyInstance) => {
  await app.register(multipart, { limits: { fileSize: uploadImport.maxBytes, files: 1, fields: 0, parts: 1 } });
  takeIn(app, context);
  giveProblems(app, context);
};

function takeIn(app: FastifyInstance, { platform, ...deps }: FileRouteContext): void {
  app.post(uploadImport.path, { bodyLimit: uploadImport.maxBytes + FRAME_BYTES }, async (request, reply) => {
    try {
      if (!deps.isOwnChange(request)) throw new Refusal("request.origin");
      const actor = await deps.actorOf(request);
      checkAccess(uploadImport.access, actor);
      if (!actor) throw new Refusal("auth.required");
      const query = uploadQuery.safeParse(request.query);
      if (!query.success) throw new Refusal("input.invalid", { fields: [{ path: "kind", code: "required" }] });
      const scope = importScope(actor, query.data.organization, query.data.kind);
      if (!scope) throw new Refusal("auth.forbidden");
      const address = deps.addressOf(request);
      await countCall(platform, "upload", address, actor);
      const part = await partOf(request);
      const origin = { address, requestId: request.id, impersonatorId: actor.impersonatorId };
      const file = { kind: query.data.kind, name: part.filename, content: part.file, isCut: () => part.file.truncated };
      return { id: await withOrigin(origin, () => takeFile(platform, actor, scope, file)) };
    } catch (failure) {
      return refuseFile(request, reply, failure);
    }
  });
}

/** The one file of the form. @throws Refusal import.too_large, input.invalid */
async function partOf(request: FastifyRequest) {
  if (Number(request.headers["content-length"]) > uploadImport.maxBytes + FRAME_BYTES)
    throw new Refusal("import.too_large", { params: { megabytes: uploadImport.maxBytes / 1024 ** 2 } });
  if (!request.isMultipart()) throw new Refusal("input.invalid");
  const part = await request.file().catch(() => undefined);
  if (!part) throw new Refusal("input.invalid", { fields: [{ path: "file", code: "required" }] });
  return part;
}

function giveProblems(app: FastifyInstance, { platform, ...deps }: FileRouteContext): void {
  app.get<{ Params: { id: string } }>(importProblems.path, async (request, reply) => {
    try {
      const actor = await deps.actorOf(request);
      checkAccess(importProblems.access, actor);
      if (!actor) throw new Refusal("auth.required");
      refuseForeignNavigation(request);
      const asked = id.safeParse(request.params.id);
      if (!asked.success) throw new Refusal("import.not_found");
      const { file } = await managedImport(platform.db, actor, asked.data);
      await countCall(platform, "report-export", deps.addressOf(request), actor);
      return await reply
        .headers({
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="kerkis-import-problems.csv"`,
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
        })
        .send(Readable.from(problemLines(platform.db, file, actor.language)));
    } catch (failure) {
      return refuseFile(request, reply, failure);
    }
  });
}
