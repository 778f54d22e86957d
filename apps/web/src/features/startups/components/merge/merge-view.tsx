import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import type { MergedRegistry } from "../../model/merging.ts";

interface MergeViewProps {
  registry: MergedRegistry;
  /** The two that the address names; null where it names fewer. */
  asked: { kept: string; merged: string } | null;
  /** Said where it names fewer. */
  chooseTwo: string;
  view: { error: unknown; refetch: () => unknown };
  /** The choice between both, once they are here. */
  children: ReactNode;
}

/** Two records side by side, before one becomes part of the other. */
export function MergeView({ registry, asked, chooseTwo, view, children }: MergeViewProps) {
  return (
    <>
      <PageHeader
        title={m.startups_merge_title()}
        lead={m.startups_merge_lead()}
        actions={
          asked && (
            <Link
              to={registry.merge}
              search={{ kept: asked.merged, merged: asked.kept }}
              className={buttonStyles({ variant: "outline" })}
            >
              {m.startups_merge_swap()}
            </Link>
          )
        }
        className="mb-7"
      />
      {asked === null ? (
        <EmptyState
          title={chooseTwo}
          action={
            <Link to={registry.duplicates} className={buttonStyles()}>
              {m.startups_pairs_title()}
            </Link>
          }
        />
      ) : view.error && !children ? (
        // Once both are one the question for two is refused: what was chosen stays until the page is left.
        <ErrorState
          title={m.startups_merge_unavailable()}
          description={errorText(view.error)}
          onRetry={() => void view.refetch()}
        />
      ) : (
        (children ?? <SkeletonForm />)
      )}
    </>
  );
}
