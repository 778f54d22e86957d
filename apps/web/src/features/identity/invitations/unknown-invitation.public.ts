import { errorCode } from "#shared/api/errors.ts";

/** Whether nobody was ever invited by this link: there is nothing to try again. */
export const isUnknownInvitation = (error: unknown): boolean =>
  errorCode(error) === "invitation.not_found" || errorCode(error) === "input.invalid";
