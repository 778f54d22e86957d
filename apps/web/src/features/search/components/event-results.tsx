import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import { EventLines } from "#features/events/events.public.tsx";
import { m } from "#messages";
import { Highlighted } from "./highlighted.tsx";

/** Events that match, as rows that open their page. */
export const EventResults = ({ items, searched }: { items: readonly EventRow[]; searched: string }) => (
  <EventLines
    label={m.search_section_events()}
    events={items}
    renderText={(text) => <Highlighted text={text} searched={searched} />}
  />
);
