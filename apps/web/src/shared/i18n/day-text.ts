/** Calendar days as people type them, whatever the browser's own language: 25/3/2026 in Greek and in English alike. */
const TYPED = /^(\d{1,2})[./\-\s](\d{1,2})[./\-\s](\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

const pad = (number: string): string => number.padStart(2, "0");

/** 2026-03-25 as 25/3/2026; empty for no day. */
export function dayText(iso: string | null): string {
  const [, year, month, day] = ISO.exec(iso ?? "") ?? [];
  return year && month && day ? `${Number(day)}/${Number(month)}/${year}` : "";
}

/** The day that a text means (25/3/2026, 25.03.2026, 25-3-2026 or 2026-03-25) as an ISO date; null when it is none. */
export function readDay(text: string): string | null {
  const trimmed = text.trim();
  const [, day = "", month = "", year = ""] = TYPED.exec(trimmed) ?? [];
  const iso = ISO.test(trimmed) ? trimmed : `${year}-${pad(month)}-${pad(day)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}
