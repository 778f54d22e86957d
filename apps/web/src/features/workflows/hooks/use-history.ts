import { useState } from "react";

/** So many changes can be taken back. */
const KEPT = 100;

export interface History<Value> {
  /** Keeps a change. */
  keep: (from: Value, to: Value) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

interface Change<Value> {
  from: Value;
  to: Value;
}

/**
 * What was changed and can be taken back, and brought again.
 * @param onChange does to what is there now what led from one to the other; others may have changed it too
 */
export function useHistory<Value>(onChange: (change: Change<Value>) => void): History<Value> {
  const [past, setPast] = useState<readonly Change<Value>[]>([]);
  const [future, setFuture] = useState<readonly Change<Value>[]>([]);
  const step = (changes: readonly Change<Value>[], isBack: boolean) => {
    const change = changes.at(-1);
    if (change === undefined) return null;
    return () => {
      (isBack ? setPast : setFuture)(changes.slice(0, -1));
      (isBack ? setFuture : setPast)((known) => [...known, change]);
      onChange(isBack ? { from: change.to, to: change.from } : change);
    };
  };
  return {
    keep: (from, to) => {
      setPast((known) => [...known.slice(1 - KEPT), { from, to }]);
      setFuture([]);
    },
    undo: step(past, true),
    redo: step(future, false),
  };
}
