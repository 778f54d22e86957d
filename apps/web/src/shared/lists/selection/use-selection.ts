import { useState } from "react";
import type { ChooseRow } from "./use-row-keys.ts";

export interface Selection<Row> {
  chosen: readonly Row[];
  /** Whether something can be done with the row. */
  canChoose: (row: Row) => boolean;
  has: (row: Row) => boolean;
  toggle: (row: Row, isOn: boolean) => void;
  /** By its id, for keys and fingers: one that cannot be chosen stays as it is. */
  choose: ChooseRow;
  /** For the box that stands for all rows. */
  state: boolean | "indeterminate";
  toggleAll: (isOn: boolean) => void;
  clear: () => void;
}

interface SelectionInput<Row> {
  rows: readonly Row[];
  idOf: (row: Row) => string;
  canChoose: (row: Row) => boolean;
  /** Most that one command takes. */
  most: number;
}

/** Rows that are ticked, by id; those that left the list are no part of it any more. Null where nothing can be chosen. */
export function useSelection<Row>({ rows, idOf, canChoose, most }: SelectionInput<Row>): Selection<Row> | null {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const choosable = rows.filter(canChoose);
  const chosen = choosable.filter((row) => ticked.has(idOf(row))).slice(0, most);
  if (choosable.length === 0) return null;
  const set = (id: string, isOn: boolean) =>
    setTicked((known) => {
      const next = new Set(known);
      if (isOn) next.add(id);
      else next.delete(id);
      return next;
    });
  return {
    chosen,
    canChoose,
    has: (row) => chosen.some((one) => idOf(one) === idOf(row)),
    toggle: (row, isOn) => set(idOf(row), isOn),
    choose: (id, how) => {
      if (choosable.some((row) => idOf(row) === id)) set(id, how === "on" || !chosen.some((row) => idOf(row) === id));
    },
    state:
      chosen.length > 0 && chosen.length === Math.min(choosable.length, most)
        ? true
        : chosen.length > 0
          ? "indeterminate"
          : false,
    toggleAll: (isOn) => setTicked(new Set(isOn ? choosable.slice(0, most).map(idOf) : [])),
    clear: () => setTicked(new Set()),
  };
}
