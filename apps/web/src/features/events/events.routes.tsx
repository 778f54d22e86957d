import { isServer } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { todayInAthens } from "#shared/i18n/athens-day.ts";
import { loadList, shownByPage } from "#shared/lists/load-list.ts";
import { listedRows } from "#shared/lists/listed-rows.ts";
import { hasAction } from "#shared/permissions/held.ts";
import { breadcrumbsLd, itemListLd } from "#shared/routing/facts/json-ld.ts";
import { requireSession } from "#shared/routing/guards.ts";
import { feedLinks, pageHead } from "#shared/routing/head.ts";
import { shellRoute, signedInRoute } from "#shared/routing/shell-parents.ts";
import { EventListSkeleton } from "./components/list/event-list-skeleton.tsx";
import { EventSkeleton } from "./components/page/event-skeleton.tsx";
import { eventPicture, structuredData } from "./components/page/structured-data.ts";
import { eventsQueries } from "./events.queries.ts";
import { eventListInput, eventSearch, eventSpanInput } from "./model/event-search.ts";
import { attendeeInput, attendeeSearch } from "./model/attendee-search.ts";
import { managedInput, timeSearch } from "./model/managed-search.ts";

/** Whoever may not know of an event is told no more than that there is no such page. */
function missing(error: unknown): never {
  const code = errorCode(error);
  if (code === "event.not_found" || code === "event.no_registration" || code === "input.invalid") throw notFound();
  throw error;
}

const eventListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/events",
  ssr: true,
  validateSearch: eventSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const facets = queryClient.prefetchQuery(eventsQueries.facets());
    // The clock is read here, so that the page that the server drew and the one that takes over agree on the day.
    const today = todayInAthens();
    if (deps.view) {
      const span = eventsQueries.span(eventSpanInput(deps, deps.day ?? today));
      const calls = queryClient.prefetchQuery(eventsQueries.calls());
      const events = queryClient.ensureQueryData({ ...span, revalidateIfStale: true }).catch(shownByPage);
      await Promise.all([events, facets, calls]);
      return { today };
    }
    const { cursor = null } = deps;
    const restart = () => redirect({ to: "/events", search: { ...deps, cursor: undefined } });
    const list = eventsQueries.list(eventListInput(deps), cursor);
    await loadList(queryClient, list, cursor === null ? undefined : restart);
    await facets;
    return { today };
  },
  pendingComponent: EventListSkeleton,
  component: lazyRouteComponent(() => import("./pages/event-list-page.tsx"), "EventListPage"),
  head: ({ match, match: { context, search } }) => {
    const head = pageHead(match, { title: m.events_title(), description: m.events_lead() });
    const rows = listedRows(context.queryClient, eventsQueries.list(eventListInput(search), search.cursor ?? null));
    const items = rows.map(({ id, title }) => ({ name: title, path: `/event/${id}` }));
    const links = [...head.links, ...feedLinks(context.origin, "/events")];
    return { ...head, links, scripts: [itemListLd(context.origin, m.events_title(), items)] };
  },
});

const eventRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/event/$id",
  ssr: true,
  loader: async ({ context, params }) => {
    const similar = context.queryClient.prefetchQuery(eventsQueries.similar(params.id));
    await context.queryClient
      .ensureQueryData({ ...eventsQueries.event(params.id), revalidateIfStale: true })
      .catch(missing);
    await similar;
  },
  pendingComponent: EventSkeleton,
  component: lazyRouteComponent(() => import("./pages/event-page.tsx"), "EventPage"),
  staticData: {
    crumb: ({ params, queryClient }) =>
      queryClient.getQueryData(eventsQueries.event(params["id"] ?? "").queryKey)?.title,
  },
  head: ({ match, params }) => {
    const event = match.context.queryClient.getQueryData(eventsQueries.event(params.id).queryKey);
    if (!event) return pageHead(match, { title: m.events_title(), noindex: true });
    const head = pageHead(match, {
      title: event.title,
      description: event.summary || event.description.slice(0, 160) || m.events_lead(),
      type: "article",
      ...(event.is_published && !event.is_private && { image: eventPicture(event) }),
      noindex: !event.is_published || event.is_private,
    });
    const way = [
      { name: m.events_title(), path: "/events" },
      { name: event.title, path: match.pathname },
    ];
    const { origin } = match.context;
    return { ...head, scripts: [structuredData(event, `${origin}${match.pathname}`), breadcrumbsLd(origin, way)] };
  },
});

/** The other address of specification 2.2. */
const otherEventRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/events/$id",
  ssr: true,
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/event/$id", params, replace: true });
  },
  component: lazyRouteComponent(() => import("./pages/event-page.tsx"), "EventPage"),
});

const ticketsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/events/tickets",
  ssr: true,
  validateSearch: timeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await loadList(queryClient, eventsQueries.tickets(managedInput(deps)));
  },
  pendingComponent: EventListSkeleton,
  component: lazyRouteComponent(() => import("./pages/tickets-page.tsx"), "TicketsPage"),
  staticData: { crumb: () => m.events_tickets_title() },
  head: ({ match }) => pageHead(match, { title: m.events_tickets_title(), noindex: true }),
});

const ticketRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/event/$id/ticket",
  ssr: true,
  loader: async ({ context: { queryClient }, params }) => {
    const { queryKey } = eventsQueries.ticket(params.id);
    // What the list of one's tickets has shown opens from it, also without a network, and is asked for anew.
    const listed = listedRows(queryClient, eventsQueries.tickets(managedInput({}))).find(
      ({ event }) => event.id === params.id,
    );
    if (listed?.code && !queryClient.getQueryData(queryKey))
      queryClient.setQueryData(queryKey, listed, { updatedAt: 1 });
    await queryClient.ensureQueryData(eventsQueries.ticket(params.id)).catch(missing);
  },
  pendingComponent: EventSkeleton,
  component: lazyRouteComponent(() => import("./pages/ticket-page.tsx"), "TicketPage"),
  staticData: { crumb: () => m.events_ticket_title() },
  head: ({ match }) => pageHead(match, { title: m.events_ticket_title(), noindex: true }),
});

const planner = requireSession(
  (session) => session.current_organization !== null && hasAction(session, "data.manageEvents"),
  "events",
);

const managedEventsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/events/manage",
  ssr: true,
  beforeLoad: planner,
  validateSearch: timeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await loadList(queryClient, eventsQueries.managed(managedInput(deps)));
  },
  pendingComponent: EventListSkeleton,
  component: lazyRouteComponent(() => import("./pages/managed-events-page.tsx"), "ManagedEventsPage"),
  staticData: { crumb: () => m.events_manage_title() },
  head: ({ match }) => pageHead(match, { title: m.events_manage_title(), noindex: true }),
});

const helpingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/events/helping",
  ssr: true,
  validateSearch: () => ({}),
  loader: async ({ context: { queryClient } }) => {
    await loadList(queryClient, eventsQueries.helping());
  },
  pendingComponent: EventListSkeleton,
  component: lazyRouteComponent(() => import("./pages/helping-page.tsx"), "HelpingPage"),
  staticData: { crumb: () => m.events_helping_title() },
  head: ({ match }) => pageHead(match, { title: m.events_helping_title(), noindex: true }),
});

const newEventRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/events/new",
  ssr: true,
  beforeLoad: planner,
  component: lazyRouteComponent(() => import("./pages/new-event-page.tsx"), "NewEventPage"),
  head: ({ match }) => pageHead(match, { title: m.events_new_title(), noindex: true }),
});

const editEventRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/event/$id/edit",
  ssr: true,
  loader: async ({ context: { queryClient }, params }) => {
    await queryClient.ensureQueryData(eventsQueries.editable(params.id)).catch(forOrganizers(params.id));
  },
  pendingComponent: EventSkeleton,
  component: lazyRouteComponent(() => import("./pages/edit-event-page.tsx"), "EditEventPage"),
  staticData: { crumb: () => m.events_edit_title() },
  head: ({ match }) => pageHead(match, { title: m.events_edit_title(), noindex: true }),
});

/** Whoever does not run the event sees its page instead. */
function forOrganizers(id: string) {
  return (error: unknown): never => {
    if (errorCode(error) === "auth.forbidden") throw redirect({ to: "/event/$id", params: { id } });
    return missing(error);
  };
}

const attendeesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/event/$id/attendees",
  ssr: true,
  validateSearch: attendeeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, params: { id } }) => {
    const input = attendeeInput(id, deps);
    const loads = [loadList(queryClient, eventsQueries.attendees(input))];
    // They stand above the list: in the HTML nobody waits for them.
    if (isServer) loads.push(queryClient.prefetchQuery(eventsQueries.attendeesCount(input)));
    await Promise.all(loads).catch(forOrganizers(id));
  },
  pendingComponent: EventListSkeleton,
  component: lazyRouteComponent(() => import("./pages/attendees-page.tsx"), "AttendeesPage"),
  staticData: { crumb: () => m.events_attendees_title() },
  head: ({ match }) => pageHead(match, { title: m.events_attendees_title(), noindex: true }),
});

const reportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/event/$id/report",
  ssr: true,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await queryClient
      .ensureQueryData({ ...eventsQueries.report(id), revalidateIfStale: true })
      .catch(forOrganizers(id));
  },
  pendingComponent: EventListSkeleton,
  component: lazyRouteComponent(() => import("./pages/report-page.tsx"), "ReportPage"),
  staticData: { crumb: () => m.events_report_title() },
  head: ({ match }) => pageHead(match, { title: m.events_report_title(), noindex: true }),
});

const doorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/event/$id/check-in",
  ssr: true,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    await queryClient.ensureQueryData(eventsQueries.door(id)).catch(forOrganizers(id));
  },
  pendingComponent: EventListSkeleton,
  component: lazyRouteComponent(() => import("./pages/door-page.tsx"), "DoorPage"),
  staticData: { crumb: () => m.events_door_title() },
  head: ({ match }) => pageHead(match, { title: m.events_door_title(), noindex: true }),
});

/** By the parent that each was made for. */
export const routes = {
  shell: [eventListRoute, eventRoute, otherEventRoute],
  signedIn: [
    ticketsRoute,
    ticketRoute,
    managedEventsRoute,
    helpingRoute,
    newEventRoute,
    editEventRoute,
    attendeesRoute,
    reportRoute,
    doorRoute,
  ],
} as const;
