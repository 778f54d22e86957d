/** What a coordinator looks at before a startup is verified, by the part of the badge that says it. */
export const VERIFIED_PARTS = {
  identity: ["name", "legal_name", "tax_number", "registration_number", "website_url"],
  seat: ["country", "region", "city"],
  activity: ["industry"],
  team: ["team", "employees_range"],
} as const;
export type VerifiedPart = keyof typeof VERIFIED_PARTS;
export type VerifiedField = (typeof VERIFIED_PARTS)[VerifiedPart][number];

const VERIFIED_FIELDS: ReadonlySet<string> = new Set(Object.values(VERIFIED_PARTS).flat());

/** Whether a field is among those that were looked at: changing it asks for a coordinator's look again. */
export const isVerifiedField = (field: string): field is VerifiedField => VERIFIED_FIELDS.has(field);

/** Where a fact comes from. */
export const FACT_SOURCES = ["verified", "declared", "imported", "business_registry"] as const;
export type FactSource = (typeof FACT_SOURCES)[number];
/** Where a fact comes from and since when; null where nobody knows. */
export interface FactOrigin {
  source: FactSource;
  at: string | null;
}

/** What is kept of the origin of a startup's facts. */
export interface KnownOrigins {
  declared_at: string | null;
  /** Since when it is known from a file; null where it came otherwise. */
  imported_at: string | null;
  verified_at: string | null;
  /** Fields that were written on their own since. */
  fields: Readonly<Record<string, FactOrigin>>;
}

/** Where one field comes from: the latest of what was declared, looked at as a whole, and written on its own. */
export function originOf(field: string, { declared_at, imported_at, verified_at, fields }: KnownOrigins): FactOrigin {
  const own = fields[field];
  const isChecked = verified_at !== null && isVerifiedField(field);
  if (own && (!isChecked || (own.at ?? "") > verified_at)) return own;
  if (isChecked) return { source: "verified", at: verified_at };
  return imported_at === null ? { source: "declared", at: declared_at } : { source: "imported", at: imported_at };
}

/** A part of the badge as it stands. */
export interface CheckedPart {
  part: VerifiedPart;
  /** When it was looked at last. */
  at: string;
  /** Facts of it that changed after that: which, when the latest did, and whether they wait for a coordinator. */
  changed: { fields: VerifiedField[]; at: string; isWaiting: boolean } | null;
}

const isPart = (name: string): name is VerifiedPart => name in VERIFIED_PARTS;

/** What a verified startup's badge says of each part. `waiting` are the facts that a coordinator is asked to look at again. */
export function checkedParts(
  verifiedAt: string,
  origins: KnownOrigins["fields"],
  waiting: readonly string[],
): CheckedPart[] {
  return Object.keys(VERIFIED_PARTS)
    .filter(isPart)
    .map((part) => {
      const written = VERIFIED_PARTS[part].flatMap((field: VerifiedField) => {
        const { source, at = null } = origins[field] ?? {};
        return source && at !== null && at > verifiedAt ? [{ field, source, at }] : [];
      });
      const changed = written.filter(({ source }) => source !== "verified");
      if (changed.length === 0)
        return { part, at: latestOf([verifiedAt, ...written.map(({ at }) => at)]), changed: null };
      const fields = changed.map(({ field }) => field);
      const at = latestOf(changed.map((fact) => fact.at));
      return {
        part,
        at: verifiedAt,
        changed: { fields, at, isWaiting: fields.some((field) => waiting.includes(field)) },
      };
    });
}

const latestOf = (moments: readonly string[]): string => moments.toSorted().at(-1) ?? "";
