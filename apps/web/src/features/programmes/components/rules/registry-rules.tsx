import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { RulesPart } from "./rules-part.tsx";

/** Who may register a startup in an organization's registry. */
export const RegistryRules = ({ programmeId }: { programmeId: string }) => (
  <RulesPart
    programmeId={programmeId}
    canChange
    lead={m.programmes_rules_registry_lead()}
    beginForm={() => api.programmes.beginRegistryForm({ subject: "startup" })}
  />
);
