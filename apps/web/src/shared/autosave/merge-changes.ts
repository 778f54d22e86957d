/** Three-way merge of two edits of one record. Objects merge field by field; lists and texts are taken whole. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Whether two JSON values say the same: a missing field equals undefined, and space around a text is no change (the server trims). */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => sameValue(item, other[index]));
  }
  if (!isFields(one) || !isFields(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => sameValue(one[key], other[key]));
}

interface Versions<Value> {
  /** What both edits began from. */
  base: Value;
  mine: Value;
  theirs: Value;
  /** What was sent to the server without an answer: finding it there is no clash. */
  sent?: readonly Value[] | undefined;
}

interface Merged<Value> {
  value: Value;
  /** Paths changed on both sides to different values; the merged value holds mine there. */
  clashes: readonly string[];
  /** The same with what stands there on either side. */
  texts: readonly Clash[];
}

/** What two people changed to different values. */
export interface Clash {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** A value with another one at a path. */
export function withValueAt<Value>(value: Value, path: string, given: unknown): Value {
  const [key = "", ...rest] = path.split(".");
  if (path === "") return given as Value;
  const fields = fieldsOf(value);
  return { ...fields, [key]: withValueAt(fields[key], rest.join("."), given) } as Value;
}

/** Puts my changes on top of theirs. Where both changed the same field differently, mine stands and the path is named. */
export function mergeChanges<Value>(versions: Versions<Value>): Merged<Value> {
  const texts: Clash[] = [];
  const merge = (base: unknown, mine: unknown, theirs: unknown, sent: readonly unknown[], path: string): unknown => {
    if (sameValue(mine, base)) return theirs;
    if (sameValue(theirs, base) || sameValue(mine, theirs)) return mine;
    if (isFields(mine) && isFields(theirs)) {
      const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
      const from = fieldsOf(base);
      return Object.fromEntries(
        [...keys].map((key) => [
          key,
          merge(
            from[key],
            mine[key],
            theirs[key],
            sent.map((tried) => fieldsOf(tried)[key]),
            path ? `${path}.${key}` : key,
          ),
        ]),
      );
    }
    if (!sent.some((tried) => sameValue(theirs, tried))) texts.push({ path, mine, theirs });
    return mine;
  };
  const { base, mine, theirs, sent = [] } = versions;
  const value = merge(base, mine, theirs, sent, "") as Value;
  return { value, clashes: texts.map(({ path }) => path), texts };
}
