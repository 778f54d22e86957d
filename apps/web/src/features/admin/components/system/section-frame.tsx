import { useId, type ReactNode } from "react";
import { errorData, errorText } from "#shared/api/errors.ts";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";

interface SectionFrameProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** One section of /system-admin with its heading. */
export function SectionFrame({ title, lead, actions, children }: SectionFrameProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="display text-2xl leading-tight">
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-[46rem] text-pretty text-muted-foreground">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
      </div>
      {children}
    </section>
  );
}

interface QueryContentProps {
  /** A query: `data` may be there while an older answer stands in. */
  query: {
    isPending: boolean;
    isError: boolean;
    isFetching: boolean;
    error: unknown;
    refetch: () => unknown;
    data: unknown;
  };
  rows?: number;
  title: string;
  children: ReactNode;
}

/** What a query found, or a skeleton of it, or why not. */
export function QueryContent({ query, rows = 6, title, children }: QueryContentProps) {
  if (query.isPending) return <SkeletonRows rows={rows} />;
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title={title}
        description={errorText(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        reference={errorData(query.error).requestId}
      />
    );
  }
  return children;
}
