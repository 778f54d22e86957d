import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { RulesPart } from "./rules-part.tsx";

/** Who may apply to a call. */
export const CallRules = ({ challenge: { id, can } }: { challenge: ManagedChallenge }) => (
  <RulesPart
    programmeId={id}
    canChange={can.change}
    lead={m.programmes_rules_lead()}
    beginForm={() => api.programmes.beginForm({ id })}
  />
);
