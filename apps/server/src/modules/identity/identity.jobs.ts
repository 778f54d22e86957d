import type { Platform } from "#platform/platform.ts";
import { answerForgotten, answerResend, forgottenPassword, unverifiedAddress } from "./identity.service.ts";

/** Links by mail are sought after the answer, so that its time tells nothing of the account. */
export function identityJobs(platform: Platform): void {
  platform.jobs.handle(forgottenPassword, ({ email }) => answerForgotten(platform, email));
  platform.jobs.handle(unverifiedAddress, ({ email }) => answerResend(platform, email));
}
