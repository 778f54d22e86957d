const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi;
const MAILBOX = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const LONG_TOKEN = /\b[\w-]{24,}\b/g;
const SHOWN = 300;

/** Why a job failed, without addresses, links or tokens: what mails carry opens accounts. */
export function shownReason(output: unknown): string {
  const message =
    typeof output === "object" && output !== null && "message" in output && typeof output.message === "string"
      ? output.message
      : typeof output === "string"
        ? output
        : "";
  return message
    .replace(ADDRESS, "…")
    .replace(MAILBOX, "…@…")
    .replace(LONG_TOKEN, "…")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, SHOWN);
}
