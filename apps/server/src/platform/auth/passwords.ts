import { availableParallelism } from "node:os";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import pLimit from "p-limit";

/** Each takes 32 MB and a core for a moment: half the cores are left to everything else. */
const inTurn = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Hash of a password (scrypt with its own salt), as stored. */
export const passwordHash = (password: string): Promise<string> => inTurn(() => hashPassword(password));

/** Does the password belong to the hash? Takes the same time either way. */
export const passwordMatches = (given: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => verifyPassword(given));
