import { useQueries } from "@tanstack/react-query";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { BadgeCheck, Download, Plus, X } from "lucide-react";
import type { CSSProperties } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { PrintButton } from "#shared/ui/print-button.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { cn } from "#shared/ui/class-names.ts";
import { useSession } from "#shared/permissions/session.ts";
import { saveFile } from "#shared/api/files.ts";
import { compareFile } from "../components/compare/compare-file.ts";
import type { Compared } from "../components/compare/compare-rows.tsx";
import { COLUMNS, CompareTable } from "../components/compare/compare-table.tsx";
import { FollowButton } from "../components/follow/follow-button.tsx";
import { FollowersHouse } from "../components/follow/followers-house.tsx";
import { ShareActions } from "#shared/ui/share-actions.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { COMPARED_MAX, comparedIds, toggled } from "../model/compared.ts";
import { startupsQueries } from "../startups.queries.ts";

/** Where a single one is looked at; it brings a box to choose from. */
const SecondStartup = latePart(async () => (await import("../components/compare/second-startup.tsx")).SecondStartup);

const route = getRouteApi("/shell/startups/compare");

/** Up to four startups beside each other: the same facts on the same scales, and no winner. */
export function ComparePage() {
  const { ids: chosen, all } = route.useSearch();
  const ids = comparedIds(chosen);
  const { origin } = useRouter().options.context;
  const startups = useQueries({ queries: ids.map((id) => startupsQueries.compared(id)) });
  const followers = useQueries({ queries: ids.map((id) => ({ ...startupsQueries.followers(id), retry: false })) });
  const columns = ids.map((_, index) => {
    const startup = startups[index]?.data;
    return startup ? { startup, followers: followers[index]?.data?.total ?? 0 } : null;
  });
  const shown = columns.filter((column) => column !== null);
  const failed = startups.filter(({ data, isError }) => data === undefined && isError);
  /** What stands in the place of a name that is not there: of a startup that is not public, or did not come. */
  const absence = (index: number): string | null => {
    const query = startups[index];
    if (query?.data === null) return m.startups_compare_hidden();
    return query?.isError ? m.startups_compare_failed_one() : null;
  };
  const alone = ids.length === 1 ? ids[0] : undefined;
  if (ids.length === 0) {
    return (
      <EmptyState
        title={m.startups_compare_none()}
        description={m.startups_compare_none_text()}
        action={
          <Link to="/startups" className={buttonStyles()}>
            {m.startups_compare_choose()}
          </Link>
        }
      />
    );
  }
  return (
    <div style={{ "--compared": Math.max(ids.length, 2) } as CSSProperties}>
      <div className="overflow-x-auto rounded-xl [scrollbar-width:thin] xl:overflow-clip print:overflow-visible">
        <div className="w-max min-w-full md:w-full print:w-full">
          <header className="relative z-10 bg-stage">
            <div className="dark px-5 pt-7 pb-6 text-stage-foreground sm:px-9">
              <div className="sticky left-5 mb-6 flex max-w-[calc(100vw-5rem)] flex-wrap items-end justify-between gap-4 md:static md:max-w-none">
                <div>
                  <h1 className="display text-[clamp(2rem,4vw,3.25rem)] leading-tight">{m.startups_compare_title()}</h1>
                  <p className="mt-1 text-stage-muted">{m.startups_compare_lead()}</p>
                </div>
                <div className="flex flex-wrap gap-2.5 print:hidden">
                  <ShareActions
                    variant="onstage"
                    name={m.startups_compare_title()}
                    address={`${origin}/startups/compare?ids=${ids.join(",")}`}
                  />
                  <Button
                    variant="onstage"
                    size="sm"
                    onClick={() => saveFile(compareFile(shown), "kerkis-comparison.csv")}
                  >
                    <Download />
                    {m.ui_export_csv()}
                  </Button>
                  <PrintButton variant="onstage" />
                </div>
              </div>
              <ul className={COLUMNS}>
                <li className="hidden flex-col items-start justify-end md:flex print:invisible print:flex">
                  {alone === undefined && ids.length < COMPARED_MAX && <Add chosen={chosen} />}
                </li>
                {ids.map((id, index) => {
                  const column = columns[index];
                  return (
                    <li key={id} className="min-w-0">
                      <FollowersHouse id={id} className="relative max-w-44">
                        <Mark seed={id} src={column?.startup.logo_url ?? null} size={40} />
                      </FollowersHouse>
                      <div className="-mt-4 flex items-start justify-between gap-2">
                        <h2 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
                          {column ? (
                            <Link
                              to="/startup/$id"
                              params={{ id }}
                              className={linkStyles({ kind: "quiet", className: "text-stage-foreground" })}
                            >
                              {column.startup.name}
                              {column.startup.verified && (
                                <BadgeCheck
                                  role="img"
                                  aria-label={m.startups_verified()}
                                  className="ml-1.5 inline size-4 text-accent"
                                />
                              )}
                            </Link>
                          ) : (
                            <span className="text-stage-muted">
                              {absence(index) ?? <Skeleton className="h-5 w-28" />}
                            </span>
                          )}
                        </h2>
                        <Link
                          to="."
                          search={(known: object) => ({ ...known, ids: toggled(chosen, id) })}
                          replace
                          resetScroll={false}
                          aria-label={m.startups_compare_without({
                            name: column?.startup.name ?? absence(index) ?? m.ui_loading(),
                          })}
                          className={buttonStyles({ variant: "onstage", size: "icon-sm", className: "print:hidden" })}
                        >
                          <X aria-hidden />
                        </Link>
                      </div>
                      {column && (
                        <p className="mt-1 line-clamp-3 text-[0.9375rem] text-stage-muted [overflow-wrap:anywhere]">
                          {column.startup.tagline}
                        </p>
                      )}
                      {column && (
                        <div className="mt-3 print:hidden">
                          <FollowButton id={id} name={column.startup.name} />
                        </div>
                      )}
                    </li>
                  );
                })}
                {alone !== undefined && (
                  <li className="col-span-full mt-6 min-w-0 md:col-span-1 md:mt-0 print:hidden">
                    <SecondStartup alone={alone} />
                  </li>
                )}
              </ul>
              <div className="sticky left-5 mt-5 w-fit md:hidden print:hidden">
                {alone === undefined && ids.length < COMPARED_MAX && <Add chosen={chosen} />}
              </div>
            </div>
          </header>
          <div className="flow-root bg-background px-5 pb-4 sm:px-9">
            <StayingHeads columns={columns} absence={absence} />
            {failed.length > 0 && (
              <ErrorState
                title={shown.length === 0 ? m.startups_compare_failed_all() : m.startups_compare_failed()}
                description={errorText(failed[0]?.error)}
                onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
                retrying={failed.some(({ isFetching }) => isFetching)}
                className="sticky left-0 max-w-[calc(100vw-3rem)]"
              />
            )}
            {(shown.length > 0 || failed.length === 0) && <CompareTable columns={columns} showsAll={all === "true"} />}
          </div>
        </div>
      </div>
    </div>
  );
}

interface StayingHeadsProps {
  columns: readonly (Compared | null)[];
  absence: (index: number) => string | null;
}

/** Who stands in which column, once the heads above have been scrolled away; until then they cover it. */
function StayingHeads({ columns, absence }: StayingHeadsProps) {
  const isVisitor = useSession().profile === null;
  return (
    <div
      aria-hidden
      className={cn(
        "sticky z-[5] -mx-9 -mt-[4.5rem] hidden h-[4.5rem] bg-stage px-9 xl:block print:hidden",
        isVisitor ? "top-0" : "top-16",
      )}
    >
      <div className={cn(COLUMNS, "dark h-full items-center text-stage-foreground")}>
        {columns.map((column, index) => (
          <span
            key={column?.startup.id ?? `hidden ${index}`}
            className="flex min-w-0 items-center gap-2.5 font-semibold first:col-start-2"
          >
            <Mark seed={column?.startup.id ?? ""} src={column?.startup.logo_url ?? null} size={32} />
            <span className="truncate">{column?.startup.name ?? absence(index)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Back to the registry for another one; those chosen stay chosen. */
function Add({ chosen }: { chosen: string | undefined }) {
  return (
    <Link
      to="/startups"
      search={{ ...(chosen && { compare: chosen }) }}
      className={buttonStyles({ variant: "onstage", size: "sm" })}
    >
      <Plus aria-hidden />
      {m.startups_compare_add()}
    </Link>
  );
}
