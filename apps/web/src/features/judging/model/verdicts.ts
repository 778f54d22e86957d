import type { Verdict } from "@kerkis/contract/judging/decisions/letters.policy.ts";
import { m } from "#messages";

export const VERDICT_NAMES: Record<Verdict, () => string> = {
  approve: m.judging_verdict_approve,
  reject: m.judging_verdict_reject,
};
export const VERDICT_TONES = { approve: "success", reject: "danger" } as const;
