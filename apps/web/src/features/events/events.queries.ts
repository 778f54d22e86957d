import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { AttendeeQuery } from "@kerkis/contract/events/door/door.schema.ts";
import type { EventListQuery, EventRow, ManagedEventQuery } from "@kerkis/contract/events/events.schema.ts";
import type { TicketQuery } from "@kerkis/contract/events/registrations/registrations.schema.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#shared/api/client.ts";
import { listQuery } from "#shared/lists/list-query.ts";

export type EventListInput = Omit<EventListQuery, "cursor" | "limit">;
type ManagedInput = Pick<ManagedEventQuery, "time" | "sort">;
type TicketInput = Pick<TicketQuery, "time" | "sort">;

type AttendeeInput = Omit<AttendeeQuery, "cursor" | "limit" | "sort">;
/** More than a month is drawn with; a day that is fuller is a list. */
const SPAN_MAX = 500;
const NEXT_SHOWN = 4;
const DOOR_EVERY_MS = 15_000;

/** Queries of events; their keys live here only. */
export const eventsQueries = {
  all: () => ["events"] as const,
  lists: () => [...eventsQueries.all(), "list"] as const,
  /** The list page by page, from `cursor` on (a link of a browser without scripts). */
  list: (input: EventListInput, from: string | null = null) =>
    listQuery({
      key: eventsQueries.lists(),
      input: { ...input, from },
      load: (start) => api.events.list({ ...input, limit: LIMITS.pageSize, ...start }),
      from,
    }),
  /** All events of some days, as a month or a week shows them. */
  span: (input: EventListInput) =>
    queryOptions({
      queryKey: [...eventsQueries.lists(), "span", input],
      queryFn: async () => {
        const rows: EventRow[] = [];
        for (let cursor: string | null = ""; cursor !== null && rows.length < SPAN_MAX;) {
          const page = await api.events.list({ ...input, limit: LIMITS.pageSizeMax, ...(cursor && { cursor }) });
          rows.push(...page.items);
          cursor = page.next_cursor;
        }
        return rows;
      },
      placeholderData: keepPreviousData,
    }),
  count: ({ sort: _sort, ...filters }: EventListInput) =>
    queryOptions({
      queryKey: [...eventsQueries.lists(), "count", filters],
      queryFn: () => api.events.listCount(filters),
    }),
  facets: () =>
    queryOptions({
      queryKey: [...eventsQueries.all(), "facets"],
      queryFn: () => api.events.facets(),
      placeholderData: keepPreviousData,
    }),
  event: (id: string) =>
    queryOptions({ queryKey: [...eventsQueries.all(), "event", id], queryFn: () => api.events.get({ id }) }),
  /** The nearest few, as other pages show them. */
  next: () =>
    queryOptions({
      queryKey: [...eventsQueries.lists(), "next"],
      queryFn: async () => (await api.events.list({ limit: NEXT_SHOWN })).items,
    }),
  similar: (id: string) =>
    queryOptions({
      queryKey: [...eventsQueries.all(), "similar", id],
      queryFn: async () => (await api.events.similar({ id })).items,
    }),
  /** Events of the current organization, drafts too. */
  managed: (input: ManagedInput) =>
    listQuery({
      key: [...eventsQueries.all(), "managed"],
      input,
      load: (start) => api.events.managed({ ...input, limit: LIMITS.pageSize, ...start }),
    }),
  managedCount: ({ time }: ManagedInput) =>
    queryOptions({
      queryKey: [...eventsQueries.all(), "managed", "count", time],
      queryFn: () => api.events.managedCount({ ...(time && { time }) }),
    }),
  /** An event as its form holds it, for those who may change it. */
  editable: (id: string) =>
    queryOptions({
      queryKey: [...eventsQueries.all(), "editable", id],
      queryFn: () => api.events.editable({ id }),
      staleTime: 0,
    }),
  /** Who wants to come, for those who run the event. */
  attendees: (input: AttendeeInput) =>
    listQuery({
      key: [...eventsQueries.all(), "attendees"],
      input,
      load: (start) => api.events.attendees({ ...input, limit: LIMITS.pageSize, ...start }),
    }),
  attendeesCount: (input: AttendeeInput) =>
    queryOptions({
      queryKey: [...eventsQueries.all(), "attendees", "count", input],
      queryFn: () => api.events.attendeesCount(input),
    }),
  /** All tickets of an event, kept on the phone at its door; asked again while it is watched, for what other doors did. */
  door: (id: string) =>
    queryOptions({
      queryKey: [...eventsQueries.all(), "door", id],
      queryFn: () => api.events.door({ id }),
      refetchInterval: DOOR_EVERY_MS,
    }),
  /** Who helps to run an event, for those who run it. */
  cohosts: (id: string) =>
    queryOptions({ queryKey: [...eventsQueries.all(), "cohosts", id], queryFn: () => api.events.cohosts({ id }) }),
  /** What became of an event, for those who run it. */
  report: (id: string) =>
    queryOptions({ queryKey: [...eventsQueries.all(), "report", id], queryFn: () => api.events.report({ id }) }),
  /** Investors whom one's own startups interested. */
  interested: (id: string) =>
    listQuery({
      key: [...eventsQueries.all(), "interested"],
      input: { id },
      load: (start) => api.events.interested({ id, limit: LIMITS.pageSize, ...start }),
    }),
  /** Calls that are open, for the days on which they close. */
  calls: () => queryOptions({ queryKey: [...eventsQueries.all(), "calls"], queryFn: () => api.ecosystem.calls() }),
  /** Events that one helps to run or is asked to. */
  helping: () =>
    listQuery({
      key: [...eventsQueries.all(), "helping"],
      input: {},
      load: (start) => api.events.helping({ limit: LIMITS.pageSize, ...start }),
    }),
  ticket: (id: string) =>
    queryOptions({ queryKey: [...eventsQueries.all(), "ticket", id], queryFn: () => api.events.ticket({ id }) }),
  /** The address of one's own calendar. */
  ownCalendar: () =>
    queryOptions({ queryKey: [...eventsQueries.all(), "own-calendar"], queryFn: () => api.events.ownCalendar() }),
  tickets: (input: TicketInput) =>
    listQuery({
      key: [...eventsQueries.all(), "tickets"],
      input,
      load: (start) => api.events.tickets({ ...input, limit: LIMITS.pageSize, ...start }),
    }),
};
