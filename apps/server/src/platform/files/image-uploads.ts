import { DAY_SECONDS } from "@kerkis/contract/core/limits.ts";
import multipart from "@fastify/multipart";
import { ERRORS, type ErrorCode } from "@kerkis/contract/codes.ts";
import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "#platform/auth/actor.ts";
import { checkAccess } from "#platform/http/gate.ts";
import { countCall } from "#platform/http/rate-limit.ts";
import { Refusal, retryAfter } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import type { SquareFit } from "./images.ts";
import { keepUpload } from "./stored-files.ts";

/** What file routes need to know of a request. */
export interface FileRouteContext {
  platform: Platform;
  /** Who is behind a request; null for a visitor. */
  actorOf: (request: FastifyRequest) => Promise<Actor | null>;
  /** Whether a change comes from our own pages. */
  isOwnChange: (request: FastifyRequest) => boolean;
  addressOf: (request: FastifyRequest) => string;
}

interface ImageKind {
  upload: (typeof FILE_ROUTES)["uploadLogo" | "uploadAvatar"];
  read: (typeof FILE_ROUTES)["readLogo" | "readAvatar"];
  folder: string;
  /** Name of the path in the answer, and of the field that a refusal names. */
  field: string;
  fit: SquareFit;
}

/** Every kind of picture that people upload: logos of startups and organizations, and their own faces. */
const KINDS: readonly ImageKind[] = [
  { upload: FILE_ROUTES.uploadLogo, read: FILE_ROUTES.readLogo, folder: "logos", field: "logo_url", fit: "contain" },
  {
    upload: FILE_ROUTES.uploadAvatar,
    read: FILE_ROUTES.readAvatar,
    folder: "avatars",
    field: "avatar_url",
    fit: "cover",
  },
];
/** Room for the multipart frame around the file. */
const FRAME_BYTES = 4096;
const ONE_YEAR_SECONDS = 365 * DAY_SECONDS;

/** Fastify plugin: takes pictures in and gives them out (specification of the routes: FILE_ROUTES). */
export const imageUploads = (context: FileRouteContext) => async (app: FastifyInstance) => {
  const largest = Math.max(...KINDS.map(({ upload }) => upload.maxBytes));
  await app.register(multipart, { limits: { fileSize: largest, files: 1, fields: 0, parts: 1 } });
  for (const kind of KINDS) {
    takeIn(app, context, kind);
    giveOut(app, context, kind);
  }
};

function takeIn(app: FastifyInstance, { platform, ...deps }: FileRouteContext, kind: ImageKind): void {
  const { upload, folder, field, fit } = kind;
  app.post(upload.path, { bodyLimit: upload.maxBytes + FRAME_BYTES }, async (request, reply) => {
    try {
      if (!deps.isOwnChange(request)) throw new Refusal("request.origin");
      const actor = await deps.actorOf(request);
      checkAccess(upload.access, actor);
      if (!actor) throw new Refusal("auth.required");
      await countCall(platform, "upload", deps.addressOf(request), actor);
      // What decodes images takes 20 MB, and comes with the first.
      const { squareImage } = await import("./images.ts");
      const image = await squareImage(await fileOf(request, upload.maxBytes), fit, field);
      return { [field]: await keepUpload(platform, actor.userId, folder, image) };
    } catch (failure) {
      return refuseFile(request, reply, failure);
    }
  });
}

function giveOut(app: FastifyInstance, { platform }: FileRouteContext, { read, folder }: ImageKind): void {
  app.get<{ Params: { name: string } }>(read.path, async (request, reply) => {
    const file = await platform.files.open(`${folder}/${request.params.name}`);
    if (!file) return refuseFile(request, reply, new Refusal("request.not_found"));
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
}

/** The one file of the form. @throws Refusal file.too_large, file.empty, input.invalid */
async function fileOf(request: FastifyRequest, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new Refusal("file.too_large", { params: { megabytes: maxBytes / 1024 ** 2 } });
  if (Number(request.headers["content-length"]) > maxBytes + FRAME_BYTES) throw tooLarge();
  if (!request.isMultipart()) throw new Refusal("input.invalid");
  try {
    const part = await request.file();
    const bytes = await part?.toBuffer();
    if (!bytes) throw new Refusal("input.invalid", { fields: [{ path: "file", code: "required" }] });
    if (bytes.length === 0) throw new Refusal("file.empty");
    if (bytes.length > maxBytes) throw tooLarge();
    return bytes;
  } catch (failure) {
    if (failure instanceof Error && "statusCode" in failure && failure.statusCode === 413) throw tooLarge();
    if (failure instanceof Refusal) throw failure;
    throw new Refusal("input.invalid");
  }
}

/** Answers a refusal in the form that every endpoint of the contract has. */
export function refuseFile(request: FastifyRequest, reply: FastifyReply, failure: unknown): FastifyReply {
  const refusal = failure instanceof Refusal ? failure : null;
  const code: ErrorCode = refusal?.code ?? "server.unexpected";
  if (!refusal) request.log.error({ err: failure }, "unexpected failure");
  const seconds = refusal && retryAfter(refusal);
  if (seconds !== null) reply.header("retry-after", seconds);
  const data = { params: refusal?.params ?? {}, fields: refusal?.fields ?? [], requestId: request.id };
  return reply.code(ERRORS[code]).send({ defined: false, code, status: ERRORS[code], message: code, data });
}
