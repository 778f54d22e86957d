/** What one file imports, both by their path. */
export type Import = readonly [from: string, to: string];

/**
 * Folders that need each other, directly or by way of others.
 * @param folder what of a path names its folder, whatever lies deeper in it; other files are left out
 * @returns each folder on a circle with a neighbour on it
 */
export function circles(imports: readonly Import[], folder: RegExp): Import[] {
  const needs = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [room, other] = [folder.exec(from)?.[0], folder.exec(to)?.[0]];
    if (room === undefined || other === undefined || room === other) continue;
    needs.set(room, (needs.get(room) ?? new Set()).add(other));
  }
  const reaches = (start: string, end: string): boolean => {
    const seen = new Set([start]);
    // A set that grows while it is read is read to its end.
    for (const room of seen) for (const next of needs.get(room) ?? []) seen.add(next);
    return seen.has(end);
  };
  return [...needs].flatMap(([room, others]) => {
    const neighbour = [...others].find((other) => reaches(other, room));
    return neighbour === undefined ? [] : [[room, neighbour] as const];
  });
}
