import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { EventProfile } from "../components/page/event-profile.tsx";
import { eventsQueries } from "../events.queries.ts";

const route = getRouteApi("/shell/event/$id");

/** An event's page. */
export function EventPage() {
  const { id } = route.useParams();
  const { origin } = route.useRouteContext();
  const { data: event } = useSuspenseQuery(eventsQueries.event(id));
  return <EventProfile event={event} address={`${origin}/event/${id}`} />;
}
