import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy } from "react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { NETWORK_MAX } from "@kerkis/contract/ecosystem/ecosystem.taxonomy.ts";
import { LateWidget } from "#shared/ui/states/late-widget.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { ecosystemQueries } from "../ecosystem.queries.ts";

const route = getRouteApi("/shell/ecosystem");
const LateNetwork = lazy(async () => ({ default: (await import("./network/network-explorer.tsx")).NetworkExplorer }));

const Place = () => (
  <div aria-busy className="mt-6 h-[38rem]">
    <Skeleton className="h-full w-full rounded-lg" />
  </div>
);

/** Who supports whom; its drawing and its records come once the page is alive. */
export function NetworkSection() {
  const { region, who } = route.useSearch();
  const { data } = useQuery(ecosystemQueries.network(region));
  return (
    <section aria-labelledby="ecosystem-network">
      <h2 id="ecosystem-network" className="display text-[clamp(1.75rem,3vw,2.5rem)] leading-tight">
        {m.ecosystem_network()}
      </h2>
      <p className="mt-1 max-w-[34rem] text-[1.0625rem] text-pretty text-muted-foreground">
        {m.ecosystem_network_lead()}
        {data?.is_partial && ` ${m.ecosystem_network_partial({ count: formatNumber(NETWORK_MAX) })}`}
      </p>
      {data?.startups.length === 0 ? (
        <p className="mt-5 text-muted-foreground">{m.ecosystem_network_none()}</p>
      ) : (
        <LateWidget place={<Place />}>{data ? <LateNetwork network={data} who={who} /> : <Place />}</LateWidget>
      )}
    </section>
  );
}
