import { programmesContract } from "@kerkis/contract/programmes/programmes.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { programmeShown, registryProgramme } from "./programmes.reads.ts";

const os = gated(programmesContract);

export const programmesRoutes = {
  registry: os.registry.handler(async ({ context }) => {
    const programme = await registryProgramme(context.platform.db, context.actor.organizationId);
    if (!programme) throw new Refusal("programme.none_open");
    return programmeShown(programme);
  }),
};
