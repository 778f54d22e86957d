import type { ReactNode } from "react";
import { Skeleton, SkeletonForm, SkeletonRows } from "./skeleton.tsx";

/** Title and lead of a page under way, with what stands below them. */
function Headed({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="mt-3 h-5 w-md max-w-full" />
      </div>
      {children}
    </div>
  );
}

function Tabs() {
  return (
    <div className="flex gap-6 border-b border-border pb-3">
      {["w-16", "w-24", "w-20"].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}

/** A page of rows under way. */
export function ListPageSkeleton() {
  return (
    <Headed>
      <Skeleton className="h-(--control-height) w-full max-w-md rounded-md" />
      <SkeletonRows rows={8} />
    </Headed>
  );
}

/** A page of tabs with a form in the first under way. */
export function SettingsPageSkeleton() {
  return (
    <Headed>
      <Tabs />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1.85fr)_minmax(0,1fr)]">
        <SkeletonForm fields={5} className="rounded-lg bg-surface p-5 shadow-sm sm:p-6" />
        <Skeleton className="h-48 rounded-lg" />
      </div>
    </Headed>
  );
}

/** A page of figures and charts under way. */
export function OverviewPageSkeleton() {
  return (
    <Headed>
      <OverviewSkeleton />
    </Headed>
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
