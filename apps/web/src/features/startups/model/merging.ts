/** A registry whose records are merged: where they stand, and what they are called. */
export interface MergedRegistry {
  record: "/startup/$id" | "/investor/$id";
  duplicates: "/startups/duplicates" | "/investors/duplicates";
  merge: "/startups/merge" | "/investors/merge";
  nameOf: (name: string) => string;
}
