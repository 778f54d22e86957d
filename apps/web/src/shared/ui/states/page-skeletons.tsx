import type { ReactNode } from "react";
import { cn } from "../class-names.ts";
import { Skeleton, SkeletonForm } from "./skeleton.tsx";

/** Title and lead of a page under way, with what stands below them. */
export function PageSkeleton({ isNarrow, children }: { isNarrow?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={cn("grid grid-cols-[minmax(0,1fr)] gap-6", isNarrow && "mx-auto w-full max-w-[56rem]")}>
      <div>
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="mt-3 h-5 w-md max-w-full" />
      </div>
      {children}
    </div>
  );
}

export function TabsSkeleton() {
  return (
    <div className="flex gap-6 border-b border-border pb-3">
      {["w-16", "w-24", "w-20"].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}

/** A page of tabs with a form in the first under way. */
export function SettingsPageSkeleton() {
  return (
    <PageSkeleton>
      <TabsSkeleton />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1.85fr)_minmax(0,1fr)]">
        <SkeletonForm fields={5} className="rounded-lg bg-surface p-5 shadow-sm sm:p-6" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    </PageSkeleton>
  );
}

/** A page of figures and charts under way. */
export function OverviewPageSkeleton() {
  return (
    <PageSkeleton>
      <OverviewSkeleton />
    </PageSkeleton>
  );
}

/** Figures side by side and what they are made of, under way. */
export function OverviewSkeleton() {
  return (
    <>
      <Skeleton className="h-72 rounded-lg sm:h-30" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
        {["members", "applications", "activity", "log"].map((card) => (
          <Skeleton key={card} className="h-80 rounded-lg" />
        ))}
      </div>
    </>
  );
}
