import { m } from "#messages";
import { isOrganizationAdmin, managesApplications } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";

/** Everything below the heading under way: figures, what comes next, charts, where each will stand. */
function DashboardBodySkeleton() {
  return (
    <div aria-busy>
      <span role="status" className="sr-only">
        {m.common_loading()}
      </span>
      <Skeleton className="h-56 rounded-lg xl:h-36" />
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-80 rounded-lg" />
        </div>
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-1">
          <Skeleton className="h-80 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      </div>
    </div>
  );
}

/** The same for who looks at the registry: its stage, then what it asks of them. */
function RegistrySkeleton() {
  return (
    <div aria-busy>
      <span role="status" className="sr-only">
        {m.common_loading()}
      </span>
      <div className="rounded-xl bg-stage">
        <div className="dark grid min-h-96 content-start gap-5 p-6 sm:p-9">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-16 w-32" />
        </div>
      </div>
      <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
    </div>
  );
}

const REGISTRY_ROLES: ReadonlySet<string> = new Set(["public", "mentor", "investor"]);

/** What is under way below the heading, for the part that this person has here. */
export function DashboardPartSkeleton() {
  const session = useSession();
  const looks = REGISTRY_ROLES.has(session.profile?.role ?? "");
  const works = managesApplications(session) || isOrganizationAdmin(session);
  return looks && !works ? <RegistrySkeleton /> : <DashboardBodySkeleton />;
}

/** The dashboard under way. */
export function DashboardSkeleton() {
  return (
    <div className="mx-auto w-full max-w-[84rem]">
      <Skeleton className="mt-1.5 h-10 w-72 max-w-full" />
      <Skeleton className="mt-3 mb-6 h-5 w-44" />
      <DashboardPartSkeleton />
    </div>
  );
}
