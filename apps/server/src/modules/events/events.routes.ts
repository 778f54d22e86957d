import { eventsContract } from "@kerkis/contract/events/events.contract.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countEvents, eventById, eventPage, facetsOf, similarEvents } from "./events.reads.ts";
import { stagesOf } from "./pitching/pitching.reads.ts";

const os = gated(eventsContract);

export const eventsRoutes = {
  list: os.list.handler(({ context: { platform }, input }) => eventPage(platform, input)),
  listCount: os.listCount.handler(({ context: { platform }, input }) => countEvents(platform, input)),
  facets: os.facets.handler(({ context: { platform } }) => facetsOf(platform)),
  get: os.get.handler(async ({ context: { platform, actor }, input }) => {
    const found = await eventById(platform.db, actor, input.id, isoNow(platform.clock));
    if (!found) throw new Refusal("event.not_found");
    return found;
  }),
  similar: os.similar.handler(async ({ context: { platform, actor }, input }) => ({
    items: await similarEvents(platform, actor, input.id),
  })),
  stagesOf: os.stagesOf.handler(async ({ context: { platform }, input }) => ({
    items: await stagesOf(platform.db, input.startup_id),
  })),
};
