import { m } from "#messages";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";

/** An investor's page under way: its stage, the facts across the edge, the story. */
export function InvestorSkeleton() {
  return (
    <div aria-busy>
      <span role="status" className="sr-only">
        {m.ui_loading()}
      </span>
      <div className="rounded-xl bg-stage">
        <div className="dark flex min-h-72 flex-col justify-center gap-5 px-5 pb-12 sm:px-9">
          <Skeleton className="h-14 w-96 max-w-full" />
          <Skeleton className="h-6 w-60 max-w-full" />
        </div>
      </div>
      <div className="-mt-12 px-3 sm:px-7">
        <Skeleton className="h-52 rounded-lg sm:h-24" />
      </div>
    </div>
  );
}
