import { createHash, randomBytes } from "node:crypto";

/** A link's token, as it is mailed. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is kept of a link's token (completions 1). */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
