import { callsHappenings as kinds } from "@kerkis/contract/applications/calls.happenings.ts";
import { programmeStepped } from "#modules/programmes/programmes.api.ts";
import { announce, titleFacts } from "#platform/happenings/announce.ts";
import type { Events } from "#platform/platform.ts";
import { applicantsOf } from "./calls.reads.ts";

/** Applicants hear of what happens to their call: it is extended, paused, resumed or closed early. */
export function callsListeners(events: Events): void {
  events.on(
    programmeStepped,
    async (context, { programmeId, organizationId, title, step, reason, closesAt, timezone }) => {
      if (step === "open" || step === "archive") return;
      const to = { audience: await applicantsOf(context.tx, programmeId), organizationId };
      const call = { call_id: programmeId, ...titleFacts(title) };
      const said = { ...call, reason: reason ?? "" };
      const until = { closes: closesAt ?? "", timezone };
      if (step === "extend") await announce(context, kinds.extended, { ...to, facts: { ...said, ...until } });
      else if (step === "resume") await announce(context, kinds.resumed, { ...to, facts: { ...call, ...until } });
      else await announce(context, step === "pause" ? kinds.paused : kinds.closed, { ...to, facts: said });
    },
  );
}
