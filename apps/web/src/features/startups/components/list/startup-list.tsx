import { useRouterState } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { m } from "#messages";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { useListAddress } from "#shared/lists/list-address.ts";
import { countText } from "#shared/lists/list-count.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { SkeletonCards, SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { startupListInput, type StartupSearch } from "../../model/startup-search.ts";
import { useStartupFilters } from "../../hooks/use-startup-filters.ts";
import { startupsQueries } from "../../startups.queries.ts";
import { CompareBar, CompareToggle } from "../compare/compare-toggle.tsx";
import { StartupCard } from "./startup-card.tsx";
import { StartupTable } from "./startup-table.tsx";
import { ViewSwitch } from "./view-switch.tsx";

interface StartupListProps extends Pick<ComponentProps<typeof ResourceList>, "empty" | "linksPages"> {
  /** The page's own path, and what its address asks for. */
  path: string;
  search: StartupSearch;
  /** Names the search box. */
  label: string;
  placeholder: string;
}

/** The registry as cards or as a table, searched and narrowed by its page's address, which can be sent to someone. */
export function StartupList({ path, search, label, placeholder, ...rest }: StartupListProps) {
  const input = startupListInput(search);
  const query = startupsQueries.list(input, search.cursor ?? null);
  const list = useList(query);
  const total = useCount(startupsQueries.count(input), list);
  const address = useListAddress(path, search);
  const isTable = search.view === "table";
  const isChanging = useRouterState({ select: (state) => state.isLoading });
  return (
    <>
      <ResourceList
        list={list}
        asked={useStartupFilters(search, { label, placeholder })}
        address={address}
        failed={m.startups_list_failed()}
        count={countText(total, {
          exact: ({ count, number }) => m.startups_count({ count, shown: number }),
          about: ({ number }) => m.startups_count_about({ shown: number }),
        })}
        download={
          <div className="flex flex-wrap items-center gap-3">
            <ViewSwitch isTable={isTable} />
            <ListDownload of="/startups" input={input} />
          </div>
        }
        isChanging={isChanging}
        skeleton={isTable ? <SkeletonRows rows={12} /> : <SkeletonCards cards={12} />}
        {...rest}
      >
        {(startups) =>
          isTable ? (
            <StartupTable startups={startups} search={search} onSort={(sort) => address.change({ sort })} />
          ) : (
            <ListRows look="grid" label={m.startups_list_title()} rows={startups} rowId={({ id }) => id}>
              {(startup) => (
                <StartupCard
                  startup={startup}
                  compare={<CompareToggle id={startup.id} name={startup.name} chosen={search.compare} />}
                />
              )}
            </ListRows>
          )
        }
      </ResourceList>
      <CompareBar chosen={search.compare} />
    </>
  );
}
