/** Amounts from one to another, both within: `50000-250000`, `50000-` or `-250000`. */
export interface Range {
  from: number | null;
  to: number | null;
}

export const RANGE = /^(?:\d{1,12}-\d{0,12}|-\d{1,12})$/;

/** @returns null for what is no range, or has its ends the wrong way round */
export function rangeIn(text: string | undefined): Range | null {
  if (text === undefined || !RANGE.test(text)) return null;
  const [from = "", to = ""] = text.split("-");
  const range = { from: from === "" ? null : Number(from), to: to === "" ? null : Number(to) };
  return range.from !== null && range.to !== null && range.from > range.to ? null : range;
}

/** @returns undefined for a range that narrows nothing */
export const rangeText = ({ from, to }: Range): string | undefined =>
  from === null && to === null ? undefined : `${from ?? ""}-${to ?? ""}`;
