import multipart from "@fastify/multipart";
import { id } from "@kerkis/contract/core/fields.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { withOrigin } from "#platform/audit/origin.ts";
import { giveFile } from "#platform/files/give-file.ts";
import { refuseFile, type FileRouteContext } from "#platform/files/image-uploads.ts";
import { checkAccess } from "#platform/http/gate.ts";
import { countCall } from "#platform/http/rate-limit.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { fileFor } from "./answer-files.reads.ts";
import { keepAnswerFile, placeForFile } from "./answer-files.service.ts";
import { DOCUMENT } from "./answer-files.tables.ts";

const { uploadAnswer, readAnswer } = FILE_ROUTES;
/** Room for the multipart frame around the file. */
const FRAME_BYTES = 4096;
const MEGABYTE = 1024 ** 2;

/** What the file answers; without a question it is a document that was asked for. */
const uploadQuery = z.object({
  application: id,
  question: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/))),
});

/** Fastify plugin: takes files in that answer a form's questions, and gives them out to who may see the application. */
export const answerFileRoutes = (context: FileRouteContext) => async (app: FastifyInstance) => {
  await app.register(multipart, { limits: { fileSize: uploadAnswer.maxBytes, files: 1, fields: 0, parts: 1 } });
  takeIn(app, context);
  giveFile(app, context, readAnswer, (actor, { id: applicationId, file }) =>
    fileFor(context.platform.db, actor, applicationId, file),
  );
};

function takeIn(app: FastifyInstance, { platform, ...deps }: FileRouteContext): void {
  app.post(uploadAnswer.path, { bodyLimit: uploadAnswer.maxBytes + FRAME_BYTES }, async (request, reply) => {
    try {
      if (!deps.isOwnChange(request)) throw new Refusal("request.origin");
      const actor = await deps.actorOf(request);
      checkAccess(uploadAnswer.access, actor);
      if (!actor) throw new Refusal("auth.required");
      const query = uploadQuery.safeParse(request.query);
      if (!query.success) throw new Refusal("input.invalid", { fields: [{ path: "question", code: "invalid" }] });
      const { application: applicationId, question = DOCUMENT } = query.data;
      const place = await placeForFile(platform, actor, { applicationId, question });
      const address = deps.addressOf(request);
      await countCall(platform, "upload", address, actor);
      if (Number(request.headers["content-length"]) > place.megabytes * MEGABYTE + FRAME_BYTES)
        throw new Refusal("file.too_large", { params: { megabytes: place.megabytes } });
      const part = await partOf(request);
      const upload = {
        applicationId,
        question,
        name: part.filename,
        content: part.file,
        isCut: () => part.file.truncated,
      };
      const origin = { address, requestId: request.id, impersonatorId: actor.impersonatorId };
      return await withOrigin(origin, () => keepAnswerFile(platform, actor, place, upload));
    } catch (failure) {
      return refuseFile(request, reply, failure);
    }
  });
}

/** The one file of the form. @throws Refusal input.invalid */
async function partOf(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal("input.invalid");
  const part = await request.file().catch(() => undefined);
  if (!part) throw new Refusal("input.invalid", { fields: [{ path: "file", code: "required" }] });
  return part;
}
