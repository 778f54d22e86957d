import { useQueryClient } from "@tanstack/react-query";
import { Link, useMatches } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { m } from "#messages";
import type { CrumbArguments } from "#shared/routing/crumbs.ts";
import { usePages } from "#shared/routing/use-pages.ts";
import { cn } from "#shared/ui/class-names.ts";
import { type Crumb, crumbsOf } from "./crumbs.ts";

/**
 * Home, then one label per segment of the address (specification 2.7). On phones, where a trail has no room, one step
 * back: to the nearest page above this one.
 */
export function Breadcrumbs({ className }: { className?: string }) {
  // Of the page that stands here: the address is ahead of it while the next one is on its way.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "/" });
  const queryClient = useQueryClient();
  const pages = usePages();
  const recordName = useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      const params: CrumbArguments["params"] = last?.params ?? {};
      return last?.staticData.crumb?.({ params, search: { ...last.search }, queryClient });
    },
  });
  const crumbs: Crumb[] = [
    { label: m.shell_crumb_home(), path: "/dashboard" },
    ...crumbsOf(pathname, recordName, pages),
  ];
  const above = crumbs.slice(0, -1).findLast(({ path }) => path !== undefined);
  return (
    <nav
      aria-label={m.shell_crumb_label()}
      className={cn("min-w-0 text-[0.9375rem] text-muted-foreground print:hidden", className)}
    >
      {above?.path && pathname !== above.path && (
        <Link
          to={above.path}
          activeOptions={{ exact: true }}
          className="inline-flex min-h-11 max-w-full items-center gap-1 rounded-xs md:hidden"
        >
          <ChevronLeft size={16} aria-hidden className="shrink-0" />
          <span className="truncate">{above.label}</span>
        </Link>
      )}
      <ol className="flex min-w-0 items-center gap-1.5 max-md:hidden">
        {crumbs.map(({ label, path }, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <Fragment key={`${path ?? ""} ${label}`}>
              {index > 0 && (
                <li aria-hidden className="shrink-0">
                  <ChevronRight size={14} />
                </li>
              )}
              <li className={cn("min-w-0", !isLast && "shrink-0")}>
                {path && !isLast && path !== pathname ? (
                  <Link to={path} activeOptions={{ exact: true }} className="rounded-xs py-1 hover:text-foreground">
                    {label}
                  </Link>
                ) : (
                  <span
                    className={cn("block max-w-[22rem] truncate", isLast && "font-medium text-foreground")}
                    aria-current={isLast ? "page" : undefined}
                  >
                    {label}
                  </span>
                )}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
}
