import { id } from "@kerkis/contract/core/fields.ts";
import type { FileRoute } from "@kerkis/contract/core/uploads.ts";
import type { FastifyInstance } from "fastify";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseForeignNavigation } from "#platform/http/foreign-navigation.ts";
import { checkAccess } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { refuseFile, type FileRouteContext } from "./image-uploads.ts";
import { fileKey } from "./stored-files.ts";

interface GivenFile {
  /** What it is saved as. */
  name: string;
  file_url: string;
}

/** A file's name for browsers of every age. */
const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w. -]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;

/**
 * Gives out a file of a record that not everyone may see: to be saved, never shown as a page of ours.
 * @param find refuses who may not have it
 */
export function giveFile(
  app: FastifyInstance,
  { platform, ...deps }: FileRouteContext,
  route: FileRoute,
  find: (actor: Actor, ids: { id: string; file: string }) => Promise<GivenFile>,
): void {
  app.get<{ Params: { id: string; file: string } }>(route.path, async (request, reply) => {
    try {
      const actor = await deps.actorOf(request);
      checkAccess(route.access, actor);
      if (!actor) throw new Refusal("auth.required");
      refuseForeignNavigation(request);
      const [record, file] = [id.safeParse(request.params.id), id.safeParse(request.params.file)];
      if (!record.success || !file.success) throw new Refusal("request.not_found");
      const { name, file_url } = await find(actor, { id: record.data, file: file.data });
      const stored = await platform.files.open(fileKey(file_url) ?? "");
      if (!stored) throw new Refusal("request.not_found");
      return await reply
        .headers({
          "content-type": "application/octet-stream",
          "content-length": stored.size,
          "content-disposition": disposition(name),
          "cache-control": "private, no-store",
          "x-content-type-options": "nosniff",
          "content-security-policy": "default-src 'none'; sandbox",
          "cross-origin-resource-policy": "same-origin",
        })
        .send(stored.stream);
    } catch (failure) {
      return refuseFile(request, reply, failure);
    }
  });
}
