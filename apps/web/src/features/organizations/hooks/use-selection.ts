import { useState } from "react";

/** Rows that are ticked, by id; those that left the list are no part of it any more. */
export function useSelection<Row>(rows: readonly Row[], idOf: (row: Row) => string, most: number) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => ticked.has(idOf(row))).slice(0, most);
  const toggle = (id: string, isOn: boolean) =>
    setTicked((known) => {
      const next = new Set(known);
      if (isOn) next.add(id);
      else next.delete(id);
      return next;
    });
  const all = chosen.length > 0 && chosen.length === Math.min(rows.length, most);
  return {
    chosen,
    has: (id: string) => chosen.some((row) => idOf(row) === id),
    toggle,
    /** For the box that stands for all rows. */
    state: all ? true : chosen.length > 0 ? ("indeterminate" as const) : false,
    toggleAll: (isOn: boolean) => setTicked(new Set(isOn ? rows.slice(0, most).map(idOf) : [])),
    clear: () => setTicked(new Set()),
  };
}
