import { email as emailField } from "@kerkis/contract/core/fields.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import type { LineOutcome } from "@kerkis/contract/organizations/members.schema.ts";
import { MEMBER_LIMITS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { parse } from "csv-parse/sync";

/** A line of a list as it was understood; `problem` says why it cannot be invited. */
export interface ListedInvitation {
  line: number;
  email: string;
  role: OrganizationRole | null;
  language: Language | null;
  problem: LineOutcome | null;
}

const EMAIL_SHOWN = 120;
const DELIMITERS = ["\t", ";", ","] as const;

/** As people write headers, roles and languages: without accents, capitals and signs. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replace(/[^\p{L}\p{N}]+/gu, "");

const wordsOf = <Value extends string>(words: Record<Value, readonly string[]>): ReadonlyMap<string, Value> =>
  new Map(
    (Object.entries(words) as [Value, readonly string[]][]).flatMap(([value, names]) =>
      [value, ...names].map((name) => [folded(name), value] as const),
    ),
  );

const HEADERS = wordsOf<"email" | "role" | "language">({
  email: [
    "e-mail",
    "mail",
    "email address",
    "ηλεκτρονική διεύθυνση",
    "διεύθυνση email",
    "διεύθυνση",
    "ηλεκτρονικό ταχυδρομείο",
    "ηλ. ταχυδρομείο",
  ],
  role: ["ρόλος", "organization role", "ρόλος στον οργανισμό"],
  language: ["lang", "γλώσσα"],
});
const ROLES = wordsOf<OrganizationRole>({
  owner: ["ιδιοκτήτης", "ιδιοκτήτρια"],
  admin: ["administrator", "διαχειριστής", "διαχειρίστρια"],
  moderator: ["υπεύθυνος κοινότητας", "υπεύθυνη κοινότητας", "συντονιστής", "συντονίστρια"],
  member: ["μέλος"],
});
const LANGUAGES = wordsOf<Language>({
  el: ["gr", "greek", "ελληνικά", "ελ"],
  en: ["english", "αγγλικά"],
});

interface ListRecord {
  line: number;
  cells: string[];
}

/** The sign that parts the cells: the one that occurs most in the first line with any. */
function delimiterOf(text: string): string {
  for (const line of text.split("\n", 20)) {
    const unquoted = line.replace(/"[^"]*"/g, "");
    const [best] = DELIMITERS.map((sign) => ({ sign, count: unquoted.split(sign).length - 1 })).toSorted(
      (a, b) => b.count - a.count,
    );
    if (best && best.count > 0) return best.sign;
  }
  return ",";
}

/** Rows of cells with the number of the line each begins on. A stray quote mark makes no difference to the rest. */
function recordsOf(text: string, delimiter: string | string[]): ListRecord[] {
  const records: ListRecord[] = [];
  let nextLine = 1;
  try {
    parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      on_record: (record, { lines }) => {
        records.push({ line: nextLine, cells: Array.isArray(record) ? record.map(String) : [] });
        nextLine = lines + 1;
        return null;
      },
    });
    return records;
  } catch {
    return text
      .replace(/^\uFEFF/, "")
      .split("\n")
      .map((line, index) => ({
        line: index + 1,
        cells: [delimiter]
          .flat()
          .reduce((cells, sign) => cells.flatMap((cell) => cell.split(sign)), [line])
          .map((cell) => cell.replaceAll('"', "").trim()),
      }));
  }
}

type Columns = Partial<Record<"email" | "role" | "language", number>>;

/** Which column is which, when the first row says so. */
function columnsOf(cells: readonly string[]): Columns | null {
  if (cells.some((cell) => cell.includes("@"))) return null;
  const columns: Columns = {};
  for (const [index, cell] of cells.entries()) {
    const header = HEADERS.get(folded(cell));
    if (header) columns[header] ??= index;
  }
  return columns.email === undefined ? null : columns;
}

/** «Άννα Λιάπη <anna@example.org>» is her address. */
const addressIn = (cell: string): string =>
  /<([^<>]+)>/.exec(cell)?.[1]?.trim() ?? cell.replace(/^mailto:/i, "").trim();

/** A cell in which several addresses were pasted, parted by spaces. */
const addressesIn = (cell: string): string[] =>
  cell.split("@").length > 2 && !cell.includes("<") ? cell.split(/[\s,;]+/).filter(Boolean) : [addressIn(cell)];

function understood(
  line: number,
  written: string,
  roleWord: string,
  languageWord: string,
): Omit<ListedInvitation, "problem"> & { problem: LineOutcome | null } {
  const role = roleWord ? (ROLES.get(folded(roleWord)) ?? null) : null;
  const language = languageWord ? (LANGUAGES.get(folded(languageWord)) ?? null) : null;
  const parsed = emailField.safeParse(written);
  const problem: LineOutcome | null =
    written === ""
      ? "no_email"
      : !parsed.success
        ? "bad_email"
        : roleWord && !role
          ? "unknown_role"
          : languageWord && !language
            ? "unknown_language"
            : null;
  return { line, email: (parsed.success ? parsed.data : written).slice(0, EMAIL_SHOWN), role, language, problem };
}

const isAddress = (cell: string): boolean => cell.includes("@");

/**
 * The invitations that a row without known columns holds: every address in it, with the role and language that come after it;
 * where none do, with those of the row.
 */
function looseInvitations({ line, cells }: ListRecord): ListedInvitation[] {
  const others = cells.filter((cell) => cell !== "" && !isAddress(cell));
  if (!cells.some(isAddress)) return [understood(line, others.join("; "), "", "")];
  return cells.flatMap((cell, index) => {
    if (!isAddress(cell)) return [];
    const next = cells.findIndex((later, at) => at > index && isAddress(later));
    const own = cells.slice(index + 1, next === -1 ? undefined : next);
    const word = (known: ReadonlyMap<string, string>) =>
      [...own, ...others].find((candidate) => known.has(folded(candidate))) ?? "";
    return addressesIn(cell).map((address) => understood(line, address, word(ROLES), word(LANGUAGES)));
  });
}

/** With a header one sign parts the columns, and the others may stand in a name; without one people mix them. */
function rowsOf(text: string): { columns: Columns | null; rows: ListRecord[] } {
  const filled = (records: ListRecord[]) => records.filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [header, ...rows] = filled(recordsOf(text, delimiterOf(text)));
  const columns = header ? columnsOf(header.cells) : null;
  return columns ? { columns, rows } : { columns, rows: filled(recordsOf(text, [...DELIMITERS])) };
}

/**
 * Reads a pasted list of addresses, or a CSV with or without a header in Greek or English; delimiters are comma,
 * semicolon and tab, mixed where there is no header. Every row keeps its line number; an address that came before is «repeated».
 */
export function readInvitationList(text: string): { invitations: ListedInvitation[]; leftOut: number } {
  const { columns, rows } = rowsOf(text.replace(/\r\n?/g, "\n"));
  const all = rows.flatMap((record) => {
    if (!columns) return looseInvitations(record);
    const at = (index: number | undefined) => (index === undefined ? "" : (record.cells[index] ?? ""));
    return [understood(record.line, addressIn(at(columns.email)), at(columns.role), at(columns.language))];
  });
  const seen = new Set<string>();
  const invitations = all.slice(0, MEMBER_LIMITS.listLines).map((invitation) => {
    if (invitation.problem) return invitation;
    if (seen.has(invitation.email)) return Object.assign(invitation, { problem: "repeated" as const });
    seen.add(invitation.email);
    return invitation;
  });
  return { invitations, leftOut: all.length - invitations.length };
}
