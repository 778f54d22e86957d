import type { ReactNode } from "react";
import { m } from "#messages";
import { cn } from "../class-names.ts";

/** A grey shape in place of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn("anim-skeleton block rounded-sm bg-muted-2", className)} />;
}

/** Tells that something is on its way; its shape is inside. */
export function Waiting({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-busy className={className}>
      <span role="status" className="sr-only">
        {m.ui_loading()}
      </span>
      {children}
    </div>
  );
}

/** A table or list under way. */
export function SkeletonRows({ rows = 5, className }: { rows?: number; className?: string }) {
  return (
    <Waiting className={cn("overflow-hidden rounded-lg bg-surface shadow-sm", className)}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-4 border-border px-5 py-4 not-first-of-type:border-t">
          <Skeleton className="size-10 shrink-0 rounded-[28%]" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </span>
          <Skeleton className="h-5 w-20 rounded-full max-sm:hidden" />
        </div>
      ))}
    </Waiting>
  );
}

/** A grid of record cards under way. */
export function SkeletonCards({ cards = 8, className }: { cards?: number; className?: string }) {
  return (
    <Waiting className={cn("grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4", className)}>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-sm">
          <div className="flex items-start justify-between">
            <Skeleton className="size-11 rounded-[28%]" />
            <Skeleton className="h-6 w-20 rounded-full" />
          </div>
          <div className="grid gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
          <Skeleton className="mt-2 h-3.5 w-2/5" />
        </div>
      ))}
    </Waiting>
  );
}

/** A record's page under way: title, facts at the side, text. */
export function SkeletonDetail({ className }: { className?: string }) {
  return (
    <Waiting className={cn("grid gap-8", className)}>
      <div className="flex items-center gap-5">
        <Skeleton className="size-18 rounded-[28%]" />
        <span className="grid flex-1 gap-3">
          <Skeleton className="h-9 w-3/5 max-w-md" />
          <Skeleton className="h-4 w-2/5 max-w-xs" />
        </span>
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-3 rounded-lg bg-surface p-6 shadow-sm">
          {["w-full", "w-11/12", "w-10/12", "w-4/5", "w-2/5"].map((width) => (
            <Skeleton key={width} className={cn("h-4", width)} />
          ))}
        </div>
        <div className="grid content-start gap-4 rounded-lg bg-surface p-6 shadow-sm">
          {["w-3/5", "w-4/5", "w-2/5", "w-1/2"].map((width) => (
            <Skeleton key={width} className={cn("h-4", width)} />
          ))}
        </div>
      </div>
    </Waiting>
  );
}

/** A form under way. */
export function SkeletonForm({ fields = 4, className }: { fields?: number; className?: string }) {
  return (
    <Waiting className={cn("grid gap-6", className)}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-(--control-height) w-full rounded-md" />
        </div>
      ))}
    </Waiting>
  );
}
