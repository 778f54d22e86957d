import { hashPassword, verifyPassword } from "better-auth/crypto";
import pLimit from "p-limit";

/** Each takes 32 MB and a core for a moment: more at once would only take memory from everything else. */
const twoAtATime = pLimit(2);

/** Hash of a password (scrypt with its own salt), as stored. */
export const passwordHash = (password: string): Promise<string> => twoAtATime(() => hashPassword(password));

/** Does the password belong to the hash? Takes the same time either way. */
export const passwordMatches = (given: { hash: string; password: string }): Promise<boolean> =>
  twoAtATime(() => verifyPassword(given));
