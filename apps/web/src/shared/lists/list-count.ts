import type { RowCount } from "@kerkis/contract/core/lists.ts";
import { formatNumber } from "#shared/i18n/format.ts";

interface CountWords {
  exact: (words: { count: number; number: string }) => string;
  about: (words: { number: string }) => string;
}

/** "24 startups", or "about 12,000" where they are not counted one by one; empty while it is not known: its line keeps its place. */
export function countText(total: RowCount | undefined, { exact, about }: CountWords): string {
  if (!total) return "";
  const number = formatNumber(total.value);
  return total.exact ? exact({ count: total.value, number }) : about({ number });
}
