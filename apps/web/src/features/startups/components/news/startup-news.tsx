import type { Startup } from "@kerkis/contract/startups/startups.schema.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { StartupFunding } from "./startup-funding.tsx";
import { StartupMilestones } from "./startup-milestones.tsx";
import { StartupUpdates } from "./startup-updates.tsx";

const loadStages = async () => (await import("./startup-stages.tsx")).StartupStages;

/** What has happened to a startup: its funding, its milestones, where it has been on stage, what it says of itself. */
export function StartupNews({ startup }: { startup: Startup }) {
  return (
    <>
      <StartupFunding rounds={startup.funding_rounds} />
      <StartupMilestones milestones={startup.milestones} />
      <Loaded load={loadStages} props={{ startupId: startup.id }} />
      <StartupUpdates id={startup.id} />
    </>
  );
}
