import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { m } from "#messages";
import { MergeForm } from "../components/merge/merge-form.tsx";
import { MergeView } from "../components/merge/merge-view.tsx";
import { startupRegistry } from "../merge.mutations.ts";
import { askedPair } from "../model/merge-search.ts";
import { startupsQueries } from "../startups.queries.ts";

const route = getRouteApi("/shell/signed-in/startups/merge");

/** Two startups side by side, before one becomes part of the other. */
export function MergePage() {
  const asked = askedPair(route.useSearch());
  const view = useQuery({
    ...startupsQueries.mergeView({ kept_id: asked?.kept ?? "", merged_id: asked?.merged ?? "" }),
    enabled: asked !== null,
    retry: false,
  });
  return (
    <MergeView registry={startupRegistry} asked={asked} chooseTwo={m.startups_merge_two()} view={view}>
      {view.data && <MergeForm key={`${asked?.kept} ${asked?.merged}`} view={view.data} />}
    </MergeView>
  );
}
