import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import { EventLines } from "#features/events/events.public.tsx";
import { m } from "#messages";

/** Events that match, as rows that open their page. */
export const EventResults = ({ items }: { items: readonly EventRow[] }) => (
  <EventLines label={m.search_section_events()} events={items} />
);
