import { severalIn, severalText } from "@kerkis/contract/core/filters/several.ts";
import { UUID } from "@kerkis/contract/core/text/ids.ts";

/** Search parameters are plain strings (repeated keys are arrays): addresses stay readable and `?q=12` stays text. */

export function parseSearch(search: string): Record<string, string | string[]> {
  // A map first: a parameter may have the name of something that every object inherits.
  const result = new Map<string, string | string[]>();
  for (const [key, value] of new URLSearchParams(search)) {
    const before = result.get(key);
    result.set(key, before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value]);
  }
  return Object.fromEntries(result);
}

/** Empty values (undefined, null, "") leave the address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== "") params.append(key, String(item));
    }
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}

/** One text parameter, trimmed; undefined when absent or empty. */
export function textParam(value: unknown): string | undefined {
  const text = (Array.isArray(value) ? value[0] : value) as unknown;
  if (typeof text !== "string" && typeof text !== "number") return undefined;
  return String(text).trim() || undefined;
}

/** One parameter out of a closed list; undefined when it is none of them. */
export function choiceParam<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | undefined {
  const text = textParam(value);
  return choices.find((choice) => choice === text);
}

/** Several values in one parameter, with commas between them or said again and again; those alone that are known. */
export function severalParam(value: unknown, isKnown: (value: string) => boolean): string | undefined {
  const text = Array.isArray(value) ? value.join(",") : value;
  return typeof text === "string" ? severalText(severalIn(text).filter(isKnown)) : undefined;
}

/** One text parameter that looks like this; undefined when it does not. */
export function patternParam(value: unknown, pattern: RegExp): string | undefined {
  const text = textParam(value);
  return text !== undefined && pattern.test(text) ? text : undefined;
}

/** A record's id. */
export const idParam = (value: unknown): string | undefined => patternParam(value, UUID);

/** A day as YYYY-MM-DD. */
export const dayParam = (value: unknown): string | undefined => patternParam(value, /^\d{4}-\d{2}-\d{2}$/);

type Given<Values> = {
  [Name in keyof Values as undefined extends Values[Name] ? never : Name]: Values[Name];
} & { [Name in keyof Values as undefined extends Values[Name] ? Name : never]?: Exclude<Values[Name], undefined> };

/** Without what is undefined: an input names only what is asked for. */
export const given = <Values extends object>(values: Values): Given<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;

/**
 * What a route's `validateSearch` returns: every parameter optional for links. Those that make no sense stay as undefined:
 * the router lays this over what the address says, and a name left out would let the address through unchecked.
 */
export const optionalParams = <Values extends Record<string, unknown>>(
  values: Values,
): { [Name in keyof Values]?: Values[Name] | undefined } => values;
