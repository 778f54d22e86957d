import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { askedPair } from "#features/startups/startup-search.public.ts";
import { MergeView } from "#features/startups/merging.public.ts";
import { m } from "#messages";
import { MergeInvestorsForm } from "../components/editing/merge-investors-form.tsx";
import { investorsQueries } from "../investors.queries.ts";
import { investorRegistry } from "../merge.mutations.ts";

const route = getRouteApi("/shell/signed-in/investors/merge");

/** Two investors side by side, before one becomes part of the other. */
export function MergeInvestorsPage() {
  const asked = askedPair(route.useSearch());
  const view = useQuery({
    ...investorsQueries.mergeView({ kept_id: asked?.kept ?? "", merged_id: asked?.merged ?? "" }),
    enabled: asked !== null,
    retry: false,
  });
  return (
    <MergeView registry={investorRegistry} asked={asked} chooseTwo={m.investors_merge_two()} view={view}>
      {view.data && <MergeInvestorsForm key={`${asked?.kept} ${asked?.merged}`} view={view.data} />}
    </MergeView>
  );
}
