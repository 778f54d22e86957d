import { Skeleton } from "#shared/ui/states/skeleton.tsx";

/** The stage while its figures come. */
export function EcosystemSkeleton() {
  return (
    <div aria-busy className="grid gap-12">
      <div className="h-[46rem] rounded-xl bg-stage" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
