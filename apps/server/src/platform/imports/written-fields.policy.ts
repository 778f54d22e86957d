export type Columns = Record<string, unknown>;

/** Which columns of a record depend on each other. */
export interface ColumnRules {
  /** Columns that are filled with another one, never alone. */
  companions: Readonly<Record<string, readonly string[]>>;
  /** Columns that say nothing in another country: a city, a region. */
  placed?: readonly string[];
  /** Columns of which one is never above the other, nor where it is where they stand apart. */
  ordered?: readonly { low: string; high: string; areApart?: boolean }[];
}

interface Meeting {
  /** The record as it stands. */
  row: Columns;
  /** What the file says. */
  given: Columns;
  /** What earlier files wrote into it, the latest last. */
  brought: readonly Columns[];
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a file writes into a record: what it lacks, and what is another by now where it stands as an earlier file brought it. */
export function writtenFields({ companions, placed = [], ordered = [] }: ColumnRules, meeting: Meeting): string[] {
  const { row, given, brought } = meeting;
  const withIt = (name: string): readonly string[] => companions[name] ?? [];
  const dependent = new Set(Object.values(companions).flat());
  // Only the latest: who set back what an older file had said, corrected it.
  const isLastWord = (name: string): boolean => {
    const latest = brought.findLast((earlier) => name in earlier);
    return latest !== undefined && isSame(row[name], latest[name]);
  };
  const isRenewed = (name: string): boolean =>
    [name, ...withIt(name)].some((one) => !isSame(row[one], given[one])) && isLastWord(name);
  const wanted = Object.keys(given).filter(
    (name) => !dependent.has(name) && !isEmpty(given[name]) && (isEmpty(row[name]) || isRenewed(name)),
  );
  const writes = new Set(wanted);
  const becomes = (name: string): unknown => (writes.has(name) ? given[name] : row[name]);
  // A city of one country says nothing in another: it comes with its country or not at all.
  const isElsewhere = "country" in given && !isSame(given["country"], row["country"]);
  const isMoving = writes.has("country") && placed.every((name) => writes.has(name) || isEmpty(row[name]));
  if (isElsewhere && !isMoving) for (const name of ["country", ...placed]) writes.delete(name);
  // An amount is in its currency: where another one stays in a different currency, it stays out.
  for (const name of wanted) {
    const contradicts = withIt(name).some(
      (shared) =>
        !isSame(given[shared], row[shared]) &&
        Object.entries(companions).some(
          ([other, shares]) => shares.includes(shared) && !writes.has(other) && !isEmpty(row[other]),
        ),
    );
    if (contradicts) writes.delete(name);
  }
  for (const { low, high, areApart = false } of ordered) {
    const [least, most] = [becomes(low), becomes(high)];
    if (isEmpty(least) || isEmpty(most)) continue;
    if (!isAbove(least, most) && !(areApart && isSame(least, most))) continue;
    writes.delete(low);
    writes.delete(high);
  }
  return wanted.filter((name) => writes.has(name));
}

/** Amounts, or moments as ISO writes them. */
const isAbove = (one: unknown, other: unknown): boolean =>
  typeof one === "number" && typeof other === "number" ? one > other : String(one) > String(other);
