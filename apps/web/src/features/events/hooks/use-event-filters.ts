import { EVENT_TYPES } from "@kerkis/contract/events/events.taxonomy.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import type { ListFilters } from "#shared/lists/filters/list-filters.ts";
import { eventsQueries } from "../events.queries.ts";
import type { EventSearch } from "../model/event-search.ts";
import { eventTypeName } from "../model/place-text.ts";

/** What is chosen stays offered, whatever the server has by now. */
const withChosen = (values: readonly string[], chosen: string | undefined): readonly string[] =>
  chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];

/** What events can be asked for: words, kind, place, organization, days, online, over or to come. */
export function useEventFilters(search: EventSearch): ListFilters {
  const { data: facets } = useQuery(eventsQueries.facets());
  const organizations = facets?.organizations ?? [];
  return {
    words: { name: "q", label: m.events_search_label(), placeholder: m.events_search_placeholder() },
    filters: [
      {
        kind: "select",
        name: "type",
        label: m.events_filter_type(),
        any: m.events_filter_type_all(),
        options: EVENT_TYPES.map((value) => ({ value, label: eventTypeName(value) })),
      },
      {
        kind: "select",
        name: "place",
        label: m.events_filter_place(),
        any: m.events_filter_place_all(),
        options: withChosen(facets?.cities ?? [], search.place).map((value) => ({ value, label: value })),
      },
      {
        kind: "select",
        name: "organization",
        label: m.events_filter_organization(),
        any: m.events_filter_organization_all(),
        options: withChosen(
          organizations.map(({ id }) => id),
          search.organization,
        ).map((id) => ({
          value: id,
          label:
            organizations.find((organization) => organization.id === id)?.name ?? m.events_filter_organization_one(),
        })),
      },
      {
        kind: "chips",
        name: "online",
        label: m.events_filter_online(),
        options: [{ value: "yes", label: m.events_online() }],
      },
      { kind: "date", name: "from", label: m.events_filter_from(), short: m.events_filter_from_short() },
      { kind: "date", name: "to", label: m.events_filter_to(), short: m.events_filter_to_short() },
      {
        kind: "chips",
        name: "time",
        label: m.events_filter_time(),
        options: [{ value: "past", label: m.events_past() }],
      },
    ],
  };
}
