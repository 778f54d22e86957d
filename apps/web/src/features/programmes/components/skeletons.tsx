import { SkeletonCards } from "#shared/ui/states/skeleton.tsx";
import { PageSkeleton } from "#shared/ui/states/page-skeletons.tsx";

/** A page of calls before it is here. */
export const ProgrammesSkeleton = () => (
  <PageSkeleton>
    <SkeletonCards cards={4} />
  </PageSkeleton>
);
