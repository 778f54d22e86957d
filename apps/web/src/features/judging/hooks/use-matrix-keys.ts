import { type KeyboardEvent, useState } from "react";
import { keyOf } from "#shared/hooks/use-plain-keys.ts";
import type { Application, Evaluator, MatrixPair, Picture } from "../model/matrix-picture.ts";

/** A cell by its place. */
export interface Place {
  row: number;
  column: number;
}

interface MatrixKeys {
  picture: Picture;
  applications: readonly Application[];
  evaluators: readonly Evaluator[];
  onChoose: (applicationId: string) => void;
  /** Given, or taken back; several where a range was chosen. */
  onToggle: (pairs: readonly MatrixPair[]) => void;
  onConflict: (pair: MatrixPair) => void;
  onFix: (pairs: readonly MatrixPair[]) => void;
}

/** Where the keys of the matrix act, and what they do: arrows a cell, with Shift a range, Space, C, L, X and N. */
export function useMatrixKeys(keys: MatrixKeys) {
  const { picture, applications, evaluators } = keys;
  const [asked, setAt] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place | null>(null);
  // Rows may be fewer than when the cell was chosen.
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(applications.length - 1, row)),
    column: Math.max(0, Math.min(evaluators.length - 1, column)),
  });
  const at = within(asked);
  const from = within(anchor ?? at);
  const range = {
    top: Math.min(at.row, from.row),
    bottom: Math.max(at.row, from.row),
    left: Math.min(at.column, from.column),
    right: Math.max(at.column, from.column),
  };
  const pairs = (): MatrixPair[] =>
    applications
      .slice(range.top, range.bottom + 1)
      .flatMap((application) =>
        evaluators.slice(range.left, range.right + 1).map((evaluator) => ({ application, evaluator })),
      );
  const pair = (): MatrixPair[] => {
    const [application, evaluator] = [applications[at.row], evaluators[at.column]];
    return application && evaluator ? [{ application, evaluator }] : [];
  };
  function move(rows: number, columns: number, extends_: boolean) {
    setAnchor(extends_ ? (anchor ?? at) : null);
    setAt(within({ row: at.row + rows, column: at.column + columns }));
  }
  function nextShortage() {
    const after = [...applications.slice(at.row + 1), ...applications.slice(0, at.row + 1)];
    const short = after.find((application) => picture.missing(application.id) > 0);
    setAnchor(null);
    if (short) setAt({ ...at, row: applications.indexOf(short) });
  }
  /** @returns whether the key did something here */
  function press(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const steps: Record<string, () => void> = {
      arrowup: () => move(-1, 0, event.shiftKey),
      arrowdown: () => move(1, 0, event.shiftKey),
      arrowleft: () => move(0, -1, event.shiftKey),
      arrowright: () => move(0, 1, event.shiftKey),
      n: nextShortage,
      x: () => pair().forEach(({ application }) => keys.onChoose(application.id)),
      c: () => pair().forEach(keys.onConflict),
      l: () => keys.onFix(pairs()),
      " ": () => keys.onToggle(pairs()),
    };
    const step = steps[keyOf(event.nativeEvent)];
    if (!step) return false;
    event.preventDefault();
    step();
    return true;
  }
  return {
    at,
    range: anchor === null ? null : range,
    press,
    choose: (place: Place) => {
      setAnchor(null);
      setAt(place);
    },
  };
}
