import { ecosystemContract } from "@kerkis/contract/ecosystem/ecosystem.contract.ts";
import type { Network } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import { openProgrammes } from "#modules/programmes/programmes.api.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { gated } from "#platform/http/gate.ts";
import { ecosystemOf } from "./ecosystem.policy.ts";
import { countedEcosystem } from "./figures.reads.ts";
import { keptNetwork } from "./network.reads.ts";

const os = gated(ecosystemContract);

const CALLS_SHOWN = 12;
const NOBODY: Network = { organizations: [], startups: [], investors: [], links: [], is_partial: false };

export const ecosystemRoutes = {
  overview: os.overview.handler(async ({ context: { platform }, input }) =>
    ecosystemOf(await countedEcosystem(platform.db, platform.clock, "all"), input.region ?? null),
  ),
  network: os.network.handler(async ({ context: { platform }, input: { region } }) => {
    const { db, clock } = platform;
    // A network of a region whose startups are too few to be counted would count them.
    const isTold =
      region === undefined || ecosystemOf(await countedEcosystem(db, clock, "all"), region).figures.startups !== null;
    return isTold ? keptNetwork(db, clock, region ?? "all") : NOBODY;
  }),
  calls: os.calls.handler(({ context: { platform, actor } }) =>
    openProgrammes(platform.db, actor, isoNow(platform.clock), { shown: CALLS_SHOWN }),
  ),
};
