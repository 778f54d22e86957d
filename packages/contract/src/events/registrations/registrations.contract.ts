import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { id } from "../../core/fields.ts";
import { listEndpoints } from "../../core/lists.ts";
import { responses } from "../../forms/responses.schema.ts";
import { event } from "../events.schema.ts";
import { ticket, ticketList } from "./registrations.schema.ts";

const person = { access: { kind: "signed-in" } } as const;
const command = { ...person, rateLimit: "event" } as const;

export const registrationsContract = {
  register: endpoint({
    ...command,
    method: "POST",
    path: "/events/{id}/registration",
    summary: "Takes a seat, or a place in the queue where all are taken",
  })
    .input(z.object({ id, responses: z.optional(responses) }))
    .output(event),
  acceptSeat: endpoint({
    ...command,
    method: "POST",
    path: "/events/{id}/registration/accept",
    summary: "Takes the seat that came free",
  })
    .input(z.object({ id }))
    .output(event),
  leave: endpoint({
    ...command,
    method: "DELETE",
    path: "/events/{id}/registration",
    summary: "Gives a seat or a place in the queue back; the next one is offered the seat",
  })
    .input(z.object({ id }))
    .output(event),
  ticket: endpoint({
    ...person,
    method: "GET",
    path: "/events/{id}/ticket",
    summary: "One's own ticket, or place in the queue",
  })
    .input(z.object({ id }))
    .output(ticket),
  ...listEndpoints(
    "tickets",
    { ...person, path: "/events/tickets", summary: "Events that one comes to, or waits for" },
    ticketList,
  ),
};
