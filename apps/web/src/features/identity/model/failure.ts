import { m } from "#messages";
import { errorCode, errorData, errorText } from "#shared/api/errors.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";

/** Minutes until the next try is allowed; undefined for any other failure. */
export function minutesToWait(error: unknown): number | undefined {
  if (errorCode(error) !== "request.rate_limited") return undefined;
  const minutes = Number(errorData(error).params?.["minutes"]);
  return Number.isFinite(minutes) && minutes > 0 ? minutes : undefined;
}

/** Whether the server gave a reason; without one it broke or was not reached. */
export function isRefused(error: unknown): boolean {
  const code = errorCode(error);
  return code !== undefined && code !== "server.unexpected" && code !== "request.unavailable";
}

/** A refusal under its own title with its reason; anything else as the general error of specification 8. */
export function toastFailure(title: string, error: unknown): void {
  if (isRefused(error)) toast.error(title, { description: errorText(error) });
  else toast.error(m.identity_error(), { description: m.identity_error_text() });
}
