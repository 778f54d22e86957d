import { m } from "#messages";
import { currentLanguage } from "#shared/i18n/language.ts";
import { TIME_ZONE } from "#shared/i18n/format.ts";

/** A Greek first name as one calls it: Νίκος → Νίκο, Αλέξανδρος → Αλέξανδρε, Γιάννης → Γιάννη. Others stay. */
export function vocative(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  if (/(ης|ας)$/.test(plain)) return name.slice(0, -1);
  if (!plain.endsWith("ος")) return name;
  const syllables = plain.match(/(?:ου|αι|ει|οι|υι|[αε]υ|[αεηιουω])/gi)?.length ?? 0;
  const isLearned = syllables > 2 && !/(ακος|ουλος|ιος|ωργος)$/.test(plain);
  return `${name.slice(0, -2)}${isLearned ? "ε" : name.endsWith("ός") ? "έ" : "ο"}`;
}

/** Good morning until noon, good afternoon until six, good evening after, by Athens time. */
export function greeting(firstName: string, now: Date): string {
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hour12: false, timeZone: TIME_ZONE }).format(now),
  );
  const name = currentLanguage() === "el" ? vocative(firstName) : firstName;
  if (hour >= 4 && hour < 12) return m.dashboard_morning({ name });
  return hour >= 12 && hour < 18 ? m.dashboard_afternoon({ name }) : m.dashboard_evening({ name });
}
