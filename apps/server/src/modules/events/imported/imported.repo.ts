import { sql } from "drizzle-orm";
import { importTarget, type ImportedRecord } from "#platform/imports/import-target.ts";
import { instantOf, localOf } from "../editing/local-time.policy.ts";
import { events, NAMED_AT } from "../events.tables.ts";

/** Fields of an event that a file can give, as its columns are called. */
const FIELDS = [
  "title",
  "event_type",
  "timezone",
  "summary",
  "description",
  "venue",
  "address",
  "city",
  "online_url",
  "capacity",
  "source_uid",
] as const;
/** What calendars that have the event must learn of. */
const TOLD: ReadonlySet<string> = new Set([
  "title",
  "start_date",
  "end_date",
  "venue",
  "address",
  "city",
  "online_url",
]);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const startOf = (record: ImportedRecord): string => instantOf(textOf(record["starts"]), textOf(record["timezone"]));
/** A row with faults may lack either. */
const hasStart = ({ starts, timezone }: ImportedRecord): boolean => Boolean(starts && timezone);

/** Events as files bring them: drafts of the organization, until those who run its events publish them. */
export const eventImports = importTarget({
  table: events,
  comparedBy: { name_folded: NAMED_AT, source_id: sql`source_uid` },
  keysOf: (record) => ({
    name: hasStart(record)
      ? `${textOf(record["title"])} ${Date.parse(startOf(record)) / 1000}`
      : textOf(record["title"]),
    tax_number: null,
    website_domain: null,
    source_id: textOf(record["source_uid"]) || null,
  }),
  columnsOf: ({ starts, ends, ...record }) => ({
    ...record,
    start_date: startOf({ starts, ...record }),
    end_date: instantOf(textOf(ends), textOf(record["timezone"])),
  }),
  whole: async (_tx, rows, { by }) => rows.map((row) => ({ ...row, changed_by: by })),
  companions: { start_date: ["timezone"], end_date: ["timezone"] },
  ordered: [{ low: "start_date", high: "end_date", areApart: true }],
  // Who comes to a published event is told of a change by whoever makes it, on its page.
  isRenewable: (row) => row["is_published"] !== true,
  filled: (row, fields) => ({
    version: Number(row["version"]) + 1,
    ...(fields.some((field) => TOLD.has(field)) && { sequence: Number(row["sequence"]) + 1 }),
    // People are reminded of the start it has now.
    ...(fields.includes("start_date") && { reminded: [] }),
  }),
  recordOf: (row) => ({
    ...Object.fromEntries(FIELDS.flatMap((field) => (row[field] === null ? [] : [[field, row[field]]]))),
    starts: localOf(textOf(row["start_date"]), textOf(row["timezone"])),
    ends: localOf(textOf(row["end_date"]), textOf(row["timezone"])),
  }),
  heldBy: () => [
    sql`${events.is_published}`,
    sql`${events.places} > 0`,
    sql`exists (select from event_startups held where held.event_id = ${events.id})`,
  ],
});
