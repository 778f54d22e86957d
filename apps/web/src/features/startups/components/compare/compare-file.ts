import { csvLine } from "@kerkis/contract/core/files/csv.ts";
import { type Compared, compareGroups } from "./compare-rows.tsx";

/** Spreadsheets read Greek right only with it. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The comparison as a CSV file: a column for each startup, a line for each fact that is told in words. */
export function compareFile(all: readonly Compared[]): Blob {
  const told = compareGroups(all).flatMap(({ rows }) => rows.filter(({ isDrawn }) => !isDrawn));
  const lines = [
    csvLine(["", ...all.map(({ startup }) => startup.name)]),
    ...told.map(({ label, same }) => csvLine([label, ...all.map(same)])),
  ];
  return new Blob([BYTE_ORDER_MARK, ...lines], { type: "text/csv" });
}
