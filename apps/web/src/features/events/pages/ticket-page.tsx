import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { TicketCard } from "../components/tickets/ticket-card.tsx";
import { eventsQueries } from "../events.queries.ts";

const route = getRouteApi("/shell/signed-in/event/$id/ticket");

/** One's ticket for an event, kept on the device. */
export function TicketPage() {
  const { id } = route.useParams();
  const { data: ticket } = useSuspenseQuery(eventsQueries.ticket(id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.events_ticket_title()} className="justify-center text-center" />
      {ticket.event.is_cancelled && (
        <Alert tone="danger" className="mx-auto w-full max-w-[24rem]">
          {m.events_cancelled_title()}
        </Alert>
      )}
      <TicketCard ticket={ticket} />
    </div>
  );
}
