import type { EventRow as Row } from "@kerkis/contract/events/events.schema.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { dayParts } from "../../model/event-times.ts";
import { EventRow } from "./event-row.tsx";

/** Rows by the month of their first day, in the order they come. */
function byMonth(rows: readonly Row[]): { month: string; rows: Row[] }[] {
  const months: { month: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const month = dayParts(row).monthOfYear;
    const last = months.at(-1);
    if (last?.month === month) last.rows.push(row);
    else months.push({ month, rows: [row] });
  }
  return months;
}

/** A calm programme by month. */
export function EventProgramme({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {byMonth(rows).map(({ month, rows: events }) => (
        <section key={month} aria-label={month}>
          <h2 className="display border-b border-border-strong pb-3 text-[1.75rem] leading-tight first-letter:uppercase">
            {month}
          </h2>
          <ListRows look="plain" label={month} rows={events} rowId={({ id }) => id}>
            {(event) => <EventRow event={event} />}
          </ListRows>
        </section>
      ))}
    </div>
  );
}
