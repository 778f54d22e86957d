import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { m } from "#messages";

/** Questions to begin with, by what the person does here. */
export function suggestedQuestions({ profile }: Session): string[] {
  if (!profile) return [m.assistant_ask_register(), m.assistant_ask_agrifood(), m.assistant_ask_account()];
  const next = m.assistant_ask_next();
  if (profile.role === "company_coordinator")
    return [m.assistant_ask_application(), next, m.assistant_ask_register(), m.assistant_ask_agrifood()];
  if (profile.role === "evaluator") return [m.assistant_ask_evaluate(), next, m.assistant_ask_agrifood()];
  return [next, m.assistant_ask_agrifood(), m.assistant_ask_register()];
}
