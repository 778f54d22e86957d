import { availableParallelism } from "node:os";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import pLimit from "p-limit";

/** Each takes 32 MB and a core for a moment: half the cores are left to everything else. */
const inTurn = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Hash of a password (scrypt with its own salt), as stored. */
export const passwordHash = (password: string): Promise<string> => inTurn(() => hashPassword(password));

/** Does the password belong to the hash? Takes the same time either way. */
const passwordMatches = (given: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => verifyPassword(given));

let decoy: Promise<string> | undefined;

/**
 * Is it this account's password? Without an account or a password (null) it works just as long and says no, so that the time
 * taken tells nothing.
 */
export async function provesPassword(hash: string | null, password: string): Promise<boolean> {
  // What is no hash at all belongs to accounts of tests and imports that nobody signs in to.
  if (hash !== null && !/^[0-9a-f]+:[0-9a-f]+$/i.test(hash)) return false;
  decoy ??= passwordHash("nobody signs in with this");
  const matches = await passwordMatches({ hash: hash ?? (await decoy), password });
  return hash !== null && matches;
}
