import multipart from "@fastify/multipart";
import { ERRORS, type ErrorCode } from "@kerkis/contract/core/errors.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "#platform/auth/actor.ts";
import { checkAccess } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { storeLogo } from "./logos.service.ts";

export interface StartupUploads {
  platform: Platform;
  /** Who is behind a request; null for a visitor. */
  actorOf: (request: FastifyRequest) => Promise<Actor | null>;
  /** Whether a change comes from our own pages. */
  isOwnChange: (request: FastifyRequest) => boolean;
  addressOf: (request: FastifyRequest) => string;
}

const { uploadLogo, readLogo } = FILE_ROUTES;
/** Room for the multipart frame around the file. */
const FRAME_BYTES = 4096;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Fastify plugin: takes logos in and gives them out (specification of the routes: FILE_ROUTES). */
export const startupUploads = (deps: StartupUploads) => async (app: FastifyInstance) => {
  const { platform } = deps;
  await app.register(multipart, { limits: { fileSize: uploadLogo.maxBytes, files: 1, fields: 0, parts: 1 } });
  app.post(uploadLogo.path, { bodyLimit: uploadLogo.maxBytes + FRAME_BYTES }, async (request, reply) => {
    try {
      if (!deps.isOwnChange(request)) throw new Refusal("request.origin");
      const actor = await deps.actorOf(request);
      checkAccess(uploadLogo.access, actor);
      await platform.limiter.spend("write", deps.addressOf(request), actor?.userId ?? null);
      return { logo_url: `/files/${await storeLogo(platform.files, await fileOf(request))}` };
    } catch (failure) {
      return refuse(request, reply, failure);
    }
  });
  app.get<{ Params: { name: string } }>(readLogo.path, async (request, reply) => {
    const file = await platform.files.open(`logos/${request.params.name}`);
    if (!file) return refuse(request, reply, new Refusal("request.not_found"));
    return reply
      .headers({
        "content-type": "image/webp",
        "content-length": file.size,
        "cache-control": `public, max-age=${ONE_YEAR_SECONDS}, immutable`,
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "cross-origin",
      })
      .send(file.stream);
  });
};

/** The one file of the form. @throws Refusal file.too_large, input.invalid */
async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers["content-length"]) > uploadLogo.maxBytes + FRAME_BYTES) throw tooLarge();
  if (!request.isMultipart()) throw new Refusal("input.invalid");
  try {
    const part = await request.file();
    const bytes = await part?.toBuffer();
    if (!bytes?.length) throw new Refusal("input.invalid", { fields: [{ path: "file", code: "required" }] });
    return bytes;
  } catch (failure) {
    if (failure instanceof Error && "statusCode" in failure && failure.statusCode === 413) throw tooLarge();
    if (failure instanceof Refusal) throw failure;
    throw new Refusal("input.invalid");
  }
}

const tooLarge = () => new Refusal("file.too_large", { params: { megabytes: uploadLogo.maxBytes / 1024 ** 2 } });

/** Answers a refusal in the form that every endpoint of the contract has. */
function refuse(request: FastifyRequest, reply: FastifyReply, failure: unknown): FastifyReply {
  const refusal = failure instanceof Refusal ? failure : null;
  const code: ErrorCode = refusal?.code ?? "server.unexpected";
  if (!refusal) request.log.error({ err: failure }, "unexpected failure");
  const data = { params: refusal?.params ?? {}, fields: refusal?.fields ?? [], requestId: request.id };
  return reply.code(ERRORS[code]).send({ defined: false, code, status: ERRORS[code], message: code, data });
}
