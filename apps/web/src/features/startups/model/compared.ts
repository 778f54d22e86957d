import { UUID } from "@kerkis/contract/core/text/ids.ts";
import { choiceParam, optionalParams, textParam } from "#shared/routing/search.ts";

const ALL = ["true"] as const;

/** So many stand on the stage together. */
export const COMPARED_MAX = 4;

/** The startups that an address names, each once; what is no id is dropped. */
export const comparedIds = (text: string | undefined): string[] =>
  [...new Set((text ?? "").split(",").filter((part) => UUID.test(part)))].slice(0, COMPARED_MAX);

/** The same as a parameter; undefined for none. */
export const comparedParam = (value: unknown): string | undefined =>
  comparedIds(textParam(value)).join(",") || undefined;

/** With one more, or without it. */
export function toggled(text: string | undefined, id: string): string | undefined {
  const ids = comparedIds(text);
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return next.slice(0, COMPARED_MAX).join(",") || undefined;
}

/** The address of a comparison: who, and whether what they have in common stands there too. */
export const compareSearch = (search: Record<string, unknown>) =>
  optionalParams({ ids: comparedParam(search["ids"]), all: choiceParam(search["all"], ALL) });
