/** A character of an address that may be encoded, even twice where an address carries another one. */
const AS = (plain: string, code: string) => `(?:${plain}|%(?:25)*${code})`;
const NAMES = "token|setup|confirm|code|state|ticket|access_token|id_token|refresh_token|password|secret";
const IN_QUERY = `${AS("[?&#]", "(?:3F|26|23)")}(?:${NAMES})${AS("=", "3D")}`;
const IN_PATH = `${AS("/", "2F")}accept-invitation${AS("/", "2F")}`;
/** A provider's code may have slashes, encoded or not. */
const LINK_TOKEN = new RegExp(`(${IN_QUERY}|${IN_PATH})[^&#\\s"'<>)]*`, "gi");
const IN_JSON = new RegExp(`(["'](?:${NAMES})["']\\s*:\\s*["'])[^"']*`, "gi");
/** Nothing that people or programs name is so long in one piece, with digits and letters: it is a key. */
const KEY = /(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}/gi;

/** An address without the tokens of links sent by mail: whoever reads it must not be able to use them. */
export const withoutTokens = (address: string): string => address.replace(LINK_TOKEN, "$1[redacted]");

/** Text of an error without tokens, however they got into it. */
export const withoutSecrets = (text: string): string =>
  withoutTokens(text).replace(IN_JSON, "$1[redacted]").replace(KEY, "[redacted]");
