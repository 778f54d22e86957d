import { ListPageSkeleton } from "#shared/lists/list-skeleton.tsx";
import { Skeleton, SkeletonForm, SkeletonRows } from "#shared/ui/states/skeleton.tsx";

function Heading() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-4 w-96 max-w-full" />
    </div>
  );
}

/** /register-startup under way. */
export function RegistrationSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-8">
      <Heading />
      <Skeleton className="h-12 w-full" />
      <SkeletonForm fields={5} className="rounded-lg bg-surface p-6 shadow-sm sm:p-8" />
    </div>
  );
}

/** /my-applications under way. */
export const MyApplicationsSkeleton = () => (
  <ListPageSkeleton figures search>
    <SkeletonRows rows={4} />
  </ListPageSkeleton>
);
