import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import { MergeForm } from "../components/merge/merge-form.tsx";
import { startupsQueries } from "../startups.queries.ts";

const route = getRouteApi("/shell/signed-in/startups/merge");

/** Two startups side by side, before one becomes part of the other. */
export function MergePage() {
  const { kept, merged } = route.useSearch();
  const isAsked = kept !== undefined && merged !== undefined;
  const view = useQuery({
    ...startupsQueries.mergeView({ kept_id: kept ?? "", merged_id: merged ?? "" }),
    enabled: isAsked,
    retry: false,
  });
  return (
    <>
      <PageHeader
        title={m.startups_merge_title()}
        lead={m.startups_merge_lead()}
        actions={
          isAsked && (
            <Link
              to="/startups/merge"
              search={{ kept: merged, merged: kept }}
              className={buttonStyles({ variant: "outline" })}
            >
              {m.startups_merge_swap()}
            </Link>
          )
        }
        className="mb-7"
      />
      {!isAsked ? (
        <EmptyState
          title={m.startups_merge_two()}
          action={
            <Link to="/startups/duplicates" className={buttonStyles()}>
              {m.startups_pairs_title()}
            </Link>
          }
        />
      ) : view.error ? (
        <ErrorState
          title={m.startups_merge_unavailable()}
          description={errorText(view.error)}
          onRetry={() => void view.refetch()}
        />
      ) : view.data ? (
        <MergeForm key={`${kept} ${merged}`} view={view.data} />
      ) : (
        <SkeletonForm />
      )}
    </>
  );
}
