import { m } from "#messages";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";

/** A startup's page under way: its stage, the facts across the edge, the story and what stands beside it. */
export function StartupSkeleton() {
  return (
    <div aria-busy>
      <span role="status" className="sr-only">
        {m.ui_loading()}
      </span>
      <div className="dark flex min-h-[27rem] flex-col justify-center gap-5 rounded-xl bg-stage px-5 pb-12 max-lg:items-center sm:px-9">
        <Skeleton className="h-16 w-96 max-w-full" />
        <Skeleton className="h-6 w-80 max-w-full" />
        <Skeleton className="h-(--control-height) w-52 max-w-full rounded-md" />
      </div>
      <div className="-mt-12 px-3 sm:px-7">
        <Skeleton className="h-52 rounded-lg sm:h-28" />
      </div>
      <div className="mt-16 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-3">
          <Skeleton className="mb-3 h-9 w-56" />
          {["w-full", "w-11/12", "w-10/12", "w-4/5", "w-2/5"].map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-44 rounded-lg" />
          <Skeleton className="h-32 rounded-lg" />
        </div>
      </div>
    </div>
  );
}
