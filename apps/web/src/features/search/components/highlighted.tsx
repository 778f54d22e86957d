import { Fragment } from "react";
import { highlight } from "../model/highlight.ts";

/** A text with the words marked that a search found. */
export function Highlighted({ text, searched }: { text: string; searched: string }) {
  return highlight(text, searched).map(({ at, text: piece, isFound }) =>
    isFound ? (
      <mark key={at} className="rounded-sm bg-accent-soft text-inherit">
        {piece}
      </mark>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  );
}
