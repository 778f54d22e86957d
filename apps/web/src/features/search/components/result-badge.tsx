import { m } from "#messages";
import { Badge } from "#shared/ui/marks/badge.tsx";
import type { SearchResult } from "../hooks/use-search-results.ts";

const LABELS: Record<SearchResult["type"], () => string> = {
  page: m.search_type_page,
  startup: m.search_type_startup,
  investor: m.search_type_investor,
  organization: m.search_type_organization,
  event: m.search_type_event,
};
const TONES = {
  page: "neutral",
  startup: "accent",
  investor: "info",
  organization: "success",
  event: "primary",
} as const;

/** What kind of thing a result is (specification 2.11). */
export function ResultBadge({ type }: { type: SearchResult["type"] }) {
  return <Badge tone={TONES[type]}>{LABELS[type]()}</Badge>;
}
