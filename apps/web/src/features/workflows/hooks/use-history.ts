import { useState } from "react";

/** So many changes can be taken back. */
const KEPT = 100;

export interface History<Value> {
  /** Keeps what stood before a change. */
  keep: (before: Value) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** What was changed and can be taken back, and brought again. */
export function useHistory<Value>(current: Value, apply: (value: Value) => void): History<Value> {
  const [past, setPast] = useState<readonly Value[]>([]);
  const [future, setFuture] = useState<readonly Value[]>([]);
  const step = (from: readonly Value[], isBack: boolean) => {
    const next = from.at(-1);
    if (next === undefined) return null;
    return () => {
      (isBack ? setPast : setFuture)(from.slice(0, -1));
      (isBack ? setFuture : setPast)((known) => [...known, current]);
      apply(next);
    };
  };
  return {
    keep: (before) => {
      setPast((known) => [...known.slice(1 - KEPT), before]);
      setFuture([]);
    },
    undo: step(past, true),
    redo: step(future, false),
  };
}
