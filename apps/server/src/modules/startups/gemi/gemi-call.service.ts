import type { CompanyFacts } from "@kerkis/contract/startups/gemi/gemi.schema.ts";
import * as z from "zod/mini";

/** Where the business registry is asked, and with which key. */
export interface GemiSettings {
  url: string;
  key: string;
}

const described = z.optional(z.nullable(z.object({ descr: z.optional(z.nullable(z.string())) })));
const line = z.optional(z.nullable(z.string()));
/** The part of the registry's answer that is read; everything may be missing. */
const answer = z.object({
  searchResults: z.array(
    z.object({
      arGemi: z.optional(z.nullable(z.union([z.string(), z.number()]))),
      coNameEl: line,
      coTitlesEl: z.optional(z.nullable(z.array(z.string()))),
      legalType: described,
      status: described,
      incorporationDate: line,
      municipality: described,
      prefecture: described,
      city: line,
      street: line,
      zipCode: line,
      activities: z.optional(z.nullable(z.array(z.object({ activity: described })))),
    }),
  ),
});

/** What became of a question: an answer, later on, or never with this key or address. */
export type GemiOutcome =
  | { kind: "found"; facts: CompanyFacts }
  | { kind: "unknown" }
  | { kind: "later"; seconds: number | null }
  | { kind: "refused"; status: number };

const TIMEOUT_MS = 10_000;
const LONGEST_WAIT_SECONDS = 600;
/** What a company's answer never comes near. */
const ANSWER_MAX = 1_000_000;
const TEXT_MAX = 200;
const ACTIVITIES_SHOWN = 10;

/** Asks the business registry for a company by its tax number. Whatever goes wrong on the way is told as «later». */
export async function askGemi(
  { url, key }: GemiSettings,
  taxNumber: string,
  timeoutMs = TIMEOUT_MS,
): Promise<GemiOutcome> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, "")}/companies?afm=${encodeURIComponent(taxNumber)}`, {
      headers: { api_key: key, accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return outcomeOf(await bounded(response));
    await response.body?.cancel();
    if (response.status === 404) return { kind: "unknown" };
    if (response.status === 429) return { kind: "later", seconds: waitOf(response.headers.get("retry-after")) };
    if (response.status >= 500 || response.status === 408) return { kind: "later", seconds: null };
    return { kind: "refused", status: response.status };
  } catch {
    return { kind: "later", seconds: null };
  }
}

/** @throws Error where the answer is longer than any company's */
async function bounded(response: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > ANSWER_MAX) throw new Error("The business registry's answer is too long.");
  }
  return text;
}

const waitOf = (header: string | null): number => {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LONGEST_WAIT_SECONDS) : 60;
};

/** Without what cannot be kept or seen. */
const clean = (text: string | null | undefined): string =>
  (text ?? "")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, TEXT_MAX)
    .toWellFormed();

function outcomeOf(text: string): GemiOutcome {
  const parsed = answer.safeParse(JSON.parse(text));
  if (!parsed.success) return { kind: "later", seconds: null };
  const [company] = parsed.data.searchResults;
  if (!company) return { kind: "unknown" };
  const day = /^\d{4}-\d{2}-\d{2}/.exec(company.incorporationDate ?? "")?.[0] ?? "";
  return {
    kind: "found",
    facts: {
      legal_name: clean(company.coNameEl),
      titles: (company.coTitlesEl ?? []).map(clean).filter(Boolean).slice(0, ACTIVITIES_SHOWN),
      registration_number: clean(String(company.arGemi ?? "")),
      legal_form: clean(company.legalType?.descr),
      status: clean(company.status?.descr),
      founded_on: day,
      city: clean(company.city) || clean(company.municipality?.descr),
      prefecture: clean(company.prefecture?.descr),
      address: [clean(company.street), clean(company.zipCode)].filter(Boolean).join(", "),
      activities: (company.activities ?? [])
        .map(({ activity }) => clean(activity?.descr))
        .filter(Boolean)
        .slice(0, ACTIVITIES_SHOWN),
    },
  };
}
