const KEY = "kerkis.session-owner";

/** Whose drafts this browser holds; undefined when nobody's, or storage is forbidden. */
export function sessionOwner(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What a visitor typed belongs to whoever signs in; what a person typed to that person alone. */
export const isDeviceOwner = (userId: string): boolean => [undefined, userId].includes(sessionOwner());

export function rememberOwner(userId: string): void {
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    // Without storage there are no drafts to tell apart.
  }
}
