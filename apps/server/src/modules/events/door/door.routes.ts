import { doorContract } from "@kerkis/contract/events/door/door.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { attendeePage, countAttendees, doorListFor } from "./door.reads.ts";
import { checkIn, decideRequest, undoCheckIn } from "./door.service.ts";

const os = gated(doorContract);

export const doorRoutes = {
  attendees: os.attendees.handler(({ context: { platform, actor }, input }) => attendeePage(platform, actor, input)),
  attendeesCount: os.attendeesCount.handler(({ context: { platform, actor }, input }) =>
    countAttendees(platform.db, actor, input),
  ),
  decide: os.decide.handler(async ({ context: { platform, actor }, input }) => {
    await decideRequest(platform, actor, input);
    return { ok: true };
  }),
  door: os.door.handler(({ context: { platform, actor }, input }) => doorListFor(platform.db, actor, input.id)),
  checkIn: os.checkIn.handler(({ context: { platform, actor }, input }) => checkIn(platform, actor, input)),
  undoCheckIn: os.undoCheckIn.handler(async ({ context: { platform, actor }, input }) => {
    await undoCheckIn(platform, actor, input);
    return { ok: true };
  }),
};
