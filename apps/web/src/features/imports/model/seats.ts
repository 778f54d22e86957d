import type { ImportRun } from "@kerkis/contract/imports/imports.schema.ts";
import type { RowStanding } from "@kerkis/contract/imports/states.taxonomy.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import type { ChartItem } from "#shared/ui/charts/chart-data.ts";
import { STANDING_WORDS } from "./import-words.ts";

const COLORS: Record<RowStanding, string> = {
  unread: "var(--seat)",
  ready: "var(--primary)",
  alike: "var(--accent)",
  broken: "var(--danger)",
  added: "var(--primary)",
  merged: "var(--accent)",
  unchanged: "var(--border-strong)",
  skipped: "var(--border-strong)",
  taken_back: "var(--border-strong)",
  kept: "var(--accent)",
};
const BEFORE = ["ready", "alike", "broken"] as const;
const AFTER = ["added", "merged", "unchanged", "skipped", "broken"] as const;
const UNDONE = ["taken_back", "kept", "unchanged", "skipped", "broken"] as const;

/** The rows of a file as seats, by where they stand. */
export function seatsOf({ state, counts, row_count }: ImportRun): ChartItem[] {
  const standings: readonly RowStanding[] =
    state === "mapping" ? ["unread"] : state === "checked" ? BEFORE : state === "undone" ? UNDONE : AFTER;
  return standings.map((key) => ({
    key,
    label: STANDING_WORDS[key](),
    value: key === "unread" ? row_count : (counts[key] ?? 0),
    color: COLORS[key],
  }));
}

/** How many rows a seat stands for. */
export const seatText = (each: number): string => m.imports_house_seat({ count: each, shown: formatNumber(each) });
