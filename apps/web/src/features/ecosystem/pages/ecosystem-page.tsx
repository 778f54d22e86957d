import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { EcosystemStage } from "../components/ecosystem-stage.tsx";
import { NetworkSection } from "../components/network-section.tsx";
import { OpenCalls } from "../components/open-calls.tsx";
import { Sectors } from "../components/sectors.tsx";
import { ecosystemQueries } from "../ecosystem.queries.ts";

/** The next events stand below the picture and bring their code after it. */
const LateEvents = latePart(async () => (await import("../components/ecosystem-events.tsx")).EcosystemEvents, {
  isQuiet: true,
});

const route = getRouteApi("/shell/ecosystem");

/** The public picture of the ecosystem: where its startups are, what moves, what is open (specification 2.2). */
export function EcosystemPage() {
  const { region, map } = route.useSearch();
  const { data } = useSuspenseQuery(ecosystemQueries.overview(region));
  return (
    <div>
      <EcosystemStage ecosystem={data} isWorld={map === "world"} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-20 px-1 pt-16 sm:px-9">
        <NetworkSection />
        <Sectors ecosystem={data} />
        <OpenCalls />
        <LateEvents />
      </div>
    </div>
  );
}
