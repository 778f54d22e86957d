import { calendarsContract } from "@kerkis/contract/events/calendars/calendars.contract.ts";
import type { OwnCalendar } from "@kerkis/contract/events/calendars/calendars.schema.ts";
import { gated } from "#platform/http/gate.ts";
import type { Platform } from "#platform/platform.ts";
import { calendarSecret } from "./calendars.reads.ts";
import { renewCalendar } from "./calendars.service.ts";

const os = gated(calendarsContract);

const at = ({ config }: Platform, secret: string | null): OwnCalendar => ({
  url: secret === null ? null : `${config.publicUrl}/calendar.ics?secret=${secret}`,
});

export const calendarsRoutes = {
  // Who works as someone does not take their calendar along.
  ownCalendar: os.ownCalendar.handler(async ({ context: { platform, actor } }) =>
    at(platform, actor.impersonatorId === null ? await calendarSecret(platform.db, actor.userId) : null),
  ),
  renewCalendar: os.renewCalendar.handler(async ({ context: { platform, actor } }) =>
    at(platform, await renewCalendar(platform, actor)),
  ),
};
