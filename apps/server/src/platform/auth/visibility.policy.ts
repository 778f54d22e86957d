/** Whose records a reader sees beside the published ones. */
export interface Visibility {
  /** All that are not deleted. */
  all: boolean;
  /** Organizations all of whose records the reader sees. */
  organizationIds: readonly string[];
  /** Those of them where that includes registrations that are not approved; without it, all of them. */
  registrationsOf?: readonly string[];
  /** The reader, who sees what they registered themselves; null for a visitor. */
  userId: string | null;
}
