import { formatDate, formatDateTime, formatRelative } from "./format.ts";
import { useNow } from "./now.ts";

/** "5m ago" with the exact moment as tooltip. The server, which cannot know when the page is read, writes the date. */
export function RelativeTime({ value, className }: { value: string | Date; className?: string }) {
  const now = useNow();
  const iso = typeof value === "string" ? value : value.toISOString();
  return (
    <time dateTime={iso} title={formatDateTime(value)} className={className}>
      {now === null ? formatDate(value, "short") : formatRelative(value, now)}
    </time>
  );
}
