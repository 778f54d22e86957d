import { registrationsContract } from "@kerkis/contract/events/registrations/registrations.contract.ts";
import { gated } from "#platform/http/gate.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countTickets, ticketOf, ticketPage } from "./registrations.reads.ts";
import { acceptSeat, leave, register } from "./registrations.service.ts";

const os = gated(registrationsContract);

export const registrationsRoutes = {
  register: os.register.handler(({ context: { platform, actor }, input }) => register(platform, actor, input)),
  acceptSeat: os.acceptSeat.handler(({ context: { platform, actor }, input }) => acceptSeat(platform, actor, input.id)),
  leave: os.leave.handler(({ context: { platform, actor }, input }) => leave(platform, actor, input.id)),
  ticket: os.ticket.handler(async ({ context: { platform, actor }, input }) => {
    const found = await ticketOf(platform.db, input.id, actor.userId);
    if (!found) throw new Refusal("event.no_registration");
    return found;
  }),
  tickets: os.tickets.handler(({ context: { platform, actor }, input }) => ticketPage(platform, actor.userId, input)),
  ticketsCount: os.ticketsCount.handler(({ context: { platform, actor }, input }) =>
    countTickets(platform, actor.userId, input),
  ),
};
