import { Fragment } from "react";
import { highlight, highlightLine } from "../model/highlight.ts";

export interface HighlightedProps {
  text: string;
  searched: string;
  /** It has one line, which is cut off at its end: begins near what was found. */
  isLine?: boolean;
}

/** A text with the words marked that a search found. */
export function Highlighted({ text, searched, isLine = false }: HighlightedProps) {
  return (isLine ? highlightLine : highlight)(text, searched).map(({ at, text: piece, isFound }) =>
    isFound ? (
      <mark key={at} className="rounded-sm bg-accent-soft text-inherit">
        {piece}
      </mark>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  );
}
