import { useEffect, useRef } from "react";
import { m } from "#messages";
import { api } from "#shared/api/client.ts";
import { RulesPart } from "./rules-part.tsx";

/** The part of the page that an address leads to. */
const HASH = "eligibility";

interface RegistryRulesProps {
  programmeId: string;
  /** Told when questions were added to the draft of the registration's form. */
  onAsked: () => void;
}

/** Who may register a startup in an organization's registry. */
export function RegistryRules({ programmeId, onAsked }: RegistryRulesProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It comes after what stands above it, so the browser has nothing to scroll to yet.
    if (window.location.hash === `#${HASH}`) part.current?.scrollIntoView();
  }, []);
  return (
    <div ref={part} id={HASH} className="scroll-mt-20">
      <RulesPart
        programmeId={programmeId}
        canChange
        lead={m.programmes_rules_registry_lead()}
        beginForm={() => api.programmes.beginRegistryForm({ subject: "startup" })}
        onAsked={onAsked}
      />
    </div>
  );
}
