import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import { EVENT_TYPE_LABELS, type EventType } from "@kerkis/contract/events/events.taxonomy.ts";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";

/** Where it is: venue and city, or that it is online. */
export const placeText = ({ venue, city, is_online }: Pick<EventRow, "venue" | "city" | "is_online">): string =>
  [venue, city].filter(Boolean).join(", ") || (is_online ? m.events_online() : "");

export const eventTypeName = (type: EventType): string => localized(EVENT_TYPE_LABELS[type]);

/** Where a map of the reader's choice shows the way; no map of ours loads. */
export const directionsTo = (place: readonly string[]): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.filter(Boolean).join(", "))}`;
