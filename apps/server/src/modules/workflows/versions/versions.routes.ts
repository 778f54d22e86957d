import { versionsContract } from "@kerkis/contract/workflows/versions/versions.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { previewMove, versionByNumber, versionsOf } from "./versions.reads.ts";
import { moveCases } from "./versions.service.ts";

const os = gated(versionsContract);

export const versionsRoutes = {
  versions: os.versions.handler(async ({ context: { platform, actor }, input }) => ({
    versions: await versionsOf(platform.db, actor, input.id),
  })),
  version: os.version.handler(({ context: { platform, actor }, input }) => versionByNumber(platform.db, actor, input)),
  previewMove: os.previewMove.handler(({ context: { platform, actor }, input }) =>
    previewMove(platform.db, actor, input),
  ),
  moveCases: os.moveCases.handler(({ context: { platform, actor }, input }) => moveCases(platform, actor, input)),
};
