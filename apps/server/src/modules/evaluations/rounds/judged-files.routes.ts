import { FILE_ROUTES } from "@kerkis/contract/core/uploads.ts";
import type { FastifyInstance } from "fastify";
import { giveFile } from "#platform/files/give-file.ts";
import type { FileRouteContext } from "#platform/files/image-uploads.ts";
import { judgedFile } from "../evaluations.reads.ts";

/** Fastify plugin: gives the files of an application to whoever judges it. */
export const judgedFileRoutes = (context: FileRouteContext) => async (app: FastifyInstance) =>
  giveFile(app, context, FILE_ROUTES.readJudgedAnswer, (actor, { id, file }) =>
    judgedFile(context.platform.db, actor, id, file),
  );
