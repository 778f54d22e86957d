/** A way into an account, as its mailbox's owner meets it when they set a new password. */
interface DatedWay {
  /** Null where it was not written down. */
  created_at: string | null;
}

/**
 * May whoever holds the mailbox drop this way in? Only one that was set up before the address was known to be that of who
 * held the account: later ones are the owner's own, and protect the account from a thief of the mailbox.
 */
export function isRemovableAtReset({ created_at: setUp }: DatedWay, provenAt: string | null): boolean {
  if (provenAt === null) return true;
  return setUp !== null && new Date(setUp) < new Date(provenAt);
}

/** Since when the address counts as proven after a reset: what the owner keeps is theirs from its beginning. */
export function provenSince(now: string, kept: readonly DatedWay[]): string {
  const times = kept.flatMap(({ created_at: setUp }) => (setUp === null ? [] : [setUp]));
  return [now, ...times].reduce((first, time) => (new Date(time) < new Date(first) ? time : first));
}
