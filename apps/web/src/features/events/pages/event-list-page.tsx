import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useRouterState } from "@tanstack/react-router";
import { CalendarPlus, Rss, Ticket } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { errorData, errorText } from "#shared/api/errors.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { FilterBar } from "#shared/lists/filters/filter-bar.tsx";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { isNarrowed } from "#shared/lists/filters/list-filters.ts";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList, wholeList } from "#shared/lists/use-list.ts";
import { hasAction } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { stringifySearch } from "#shared/routing/search.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { CalendarDialog } from "../components/calendars/calendar-dialog.tsx";
import { EventProgramme } from "../components/list/event-programme.tsx";
import { EventStage } from "../components/list/event-stage.tsx";
import { ViewSwitch } from "../components/month/view-switch.tsx";
import { eventsQueries } from "../events.queries.ts";
import { useEventFilters } from "../hooks/use-event-filters.ts";
import { placed } from "../model/calendar-days.ts";
import { deadlinesOf } from "../model/deadlines.ts";
import { type EventSearch, eventListInput, eventSpanInput } from "../model/event-search.ts";

const MonthView = latePart(async () => (await import("../components/month/month-view.tsx")).MonthView);
const WeekView = latePart(async () => (await import("../components/month/week-view.tsx")).WeekView);

const route = getRouteApi("/shell/events");

const OWN_DAYS = new Set(["from", "to", "time"]);

/** Events as a list, a month or a week. The address says everything, so what one sees can be sent to someone. */
export function EventListPage() {
  const { view } = route.useSearch();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHeader title={m.events_title()} lead={m.events_lead()} actions={<Actions />} />
      {view ? <EventSpan /> : <EventList />}
    </div>
  );
}

/** The next event on the stage, and the programme by month. */
function EventList() {
  const search = route.useSearch();
  const input = eventListInput(search);
  const list = useList(eventsQueries.list(input, search.cursor ?? null));
  const total = useCount(eventsQueries.count(input), list);
  const asked = useEventFilters(search);
  const isChanging = useRouterState({ select: (state) => state.isLoading });
  const next = isNarrowed(asked, search) || search.cursor ? undefined : list.rows.find((row) => !row.is_cancelled);
  return (
    <>
      {next && <EventStage event={next} />}
      <Views search={search} />
      <ResourceList
        list={list}
        asked={asked}
        address={useListAddress("/events", search)}
        failed={m.events_failed()}
        empty={{
          title: m.events_none(),
          text: m.events_none_text(),
          action: (
            <Link to="/events" search={{ time: "past" }} className={buttonStyles({ variant: "outline" })}>
              {m.events_see_past()}
            </Link>
          ),
          filtered: { title: m.events_none_match(), text: m.events_none_match_text() },
        }}
        count={countText(total, {
          exact: ({ count, number }) => m.events_count({ count, shown: number }),
          about: ({ number }) => m.events_count_about({ shown: number }),
        })}
        download={<ListDownload of="/events" input={input} />}
        isChanging={isChanging}
        skeleton={<SkeletonRows rows={6} />}
        linksPages
      >
        {(rows) => <EventProgramme rows={rows} />}
      </ResourceList>
    </>
  );
}

/** The events of a month or a week. */
function EventSpan() {
  const search = route.useSearch();
  const { today } = route.useLoaderData();
  const day = search.day ?? today;
  const found = useQuery(eventsQueries.span(eventSpanInput(search, day)));
  const list = wholeList(found, found.data ?? []);
  const shown = useEventFilters(search);
  // The days are the view's own.
  const asked = { ...shown, filters: shown.filters?.filter(({ name }) => !OWN_DAYS.has(name)) ?? [] };
  const View = search.view === "week" ? WeekView : MonthView;
  const calls = useQuery(eventsQueries.calls()).data;
  // Who looks for some events looks for no calls.
  const deadlines = isNarrowed(asked, search) ? [] : deadlinesOf(calls ?? []);
  const events = placed(list.rows);
  return (
    <>
      <Views search={search} />
      <FilterBar asked={asked} address={useListAddress("/events", search)} />
      {list.state === "failed" ? (
        <ErrorState
          title={m.events_failed()}
          description={errorText(list.error)}
          onRetry={list.retry}
          retrying={list.isRetrying}
          reference={errorData(list.error).requestId}
        />
      ) : (
        <div aria-busy={found.isPlaceholderData} className={cn(found.isPlaceholderData && "opacity-60")}>
          <View search={search} day={day} today={today} events={events} deadlines={deadlines} />
        </div>
      )}
    </>
  );
}

/** How the events are shown, and the calendar that follows them. */
function Views({ search }: { search: EventSearch }) {
  const { origin } = route.useRouteContext();
  const [isOpen, setOpen] = useState(false);
  const { time: _time, from: _from, to: _to, sort: _sort, ...filters } = eventListInput(search);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ViewSwitch search={search} />
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Rss />
        {m.events_calendar_subscribe()}
      </Button>
      {isOpen && (
        <CalendarDialog
          address={`${origin}/events.ics${stringifySearch({ ...filters, lang: currentLanguage() })}`}
          text={isFiltered ? m.events_calendar_text_filtered() : m.events_calendar_text()}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** One's own tickets, and for those who run events the way to theirs. */
function Actions() {
  const session = useSession();
  if (!session.profile) return null;
  return (
    <>
      <Link to="/events/tickets" className={buttonStyles({ variant: "outline" })}>
        <Ticket aria-hidden />
        {m.events_tickets_title()}
      </Link>
      {session.current_organization && hasAction(session, "data.manageEvents") && (
        <>
          <Link to="/events/manage" className={buttonStyles({ variant: "outline" })}>
            {m.events_manage_title()}
          </Link>
          <Link to="/events/new" className={buttonStyles()}>
            <CalendarPlus aria-hidden />
            {m.events_new_title()}
          </Link>
        </>
      )}
    </>
  );
}
