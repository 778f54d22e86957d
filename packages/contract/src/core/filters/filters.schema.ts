import * as z from "zod/mini";
import { RANGE, rangeIn } from "./range.ts";

/** One or several of these, as `severalIn` reads them; «all» narrows nothing. */
export const severalOf = (value: readonly string[] | RegExp) => {
  const one = value instanceof RegExp ? value.source : value.join("|");
  return z.string().check(z.regex(new RegExp(`^(?:all|(?:${one})(?:,(?:${one}))*)$`)));
};

/** Amounts from one to another, as `rangeIn` reads them. */
export const range = z.string().check(
  z.regex(RANGE),
  z.refine<string>((text) => rangeIn(text) !== null, { error: "invalid" }),
);
