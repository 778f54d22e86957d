import { programmesContract } from "@kerkis/contract/programmes/programmes.contract.ts";
import { implement } from "@orpc/server";
import { signedIn, type RequestContext } from "#platform/http/context.ts";
import { gate } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { programmeShown, registryProgramme } from "./programmes.reads.ts";

const os = implement(programmesContract).$context<RequestContext>().use(gate);

export const programmesRoutes = {
  registry: os.registry.handler(async ({ context }) => {
    const programme = await registryProgramme(context.platform.db, signedIn(context).organizationId);
    if (!programme) throw new Refusal("programme.none_open");
    return programmeShown(programme);
  }),
};
