import type { Language, LocalizedText } from "../text/languages.ts";
import { wallTime } from "../time/zone.ts";

/** A column of a list, stated once: its head on the screen and in a file, and what stands in the file. */
export interface ListColumn<Row> {
  label: LocalizedText;
  /** From what the list itself answers, so that a file never says more than the list does. */
  value: (row: Row, language: Language) => string | number | null;
}

/** The columns of a list's file, in their order. */
export type ListColumns<Row> = Readonly<Record<string, ListColumn<Row>>>;

/** A moment as spreadsheets of every language read it: «2026-11-22 19:05:00», in Athens time. */
export const momentCell = (moment: string | null): string | null =>
  moment && wallTime(moment, "Europe/Athens").replace("T", " ");

/** Several names in one cell. */
export const namesCell = (names: readonly string[]): string | null => names.join(", ") || null;
