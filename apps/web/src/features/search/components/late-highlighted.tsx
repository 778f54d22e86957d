import { useEffect } from "react";
import { whenIdle } from "#shared/hooks/when-idle.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import type { HighlightedProps } from "./highlighted.tsx";

const load = async () => (await import("./highlighted.tsx")).Highlighted;

/** The same for the header's box: what finds the words is not part of every page, and comes once one is quiet. */
export const LateHighlighted = (props: HighlightedProps) => <Loaded load={load} props={props} place={props.text} />;

/** Brings it before anything is searched. */
export function useHighlightedSoon(): void {
  useEffect(() => whenIdle(load), []);
}
