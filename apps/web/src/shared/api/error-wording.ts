type Wording = (code: string, params?: Record<string, string | number>) => string;

let wording: Wording | undefined;

/** Brings the words of refusals, before anyone is told of one. Without them the general error stands in. */
export async function loadErrorTexts(): Promise<void> {
  try {
    wording ??= (await import("./error-texts.ts")).codeText;
  } catch {
    // Offline: what then failed is worded as a failed connection.
  }
}

/** What a code means, once the words are here. */
export const wordingOf: (...asked: Parameters<Wording>) => string | undefined = (code, params) =>
  wording?.(code, params);
