import type { ReactNode, Ref } from "react";
import { m } from "#messages";
import { errorData, errorText } from "#shared/api/errors.ts";
import { useConnectivity } from "#shared/offline/connectivity.ts";
import { stringifySearch } from "#shared/routing/search.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import type { BulkAction } from "./selection/bulk-bar.tsx";
import type { Beside } from "./filters/beside.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import type { ListAddress } from "./list-address.ts";
import { ListEnd } from "./list-end.tsx";
import { isNarrowed, type ListFilters, withoutFilters } from "./filters/list-filters.ts";
import type { ListPage, RowOf } from "./list-query.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { NewsNotice } from "./news/news-notice.tsx";
import type { ListNews } from "./news/use-list-news.ts";
import type { List } from "./use-list.ts";
import type { Selection } from "./selection/use-selection.ts";

const loadBulkBar = async () => (await import("./selection/bulk-bar.tsx")).BulkBar;

interface Words {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

interface ResourceListProps<Page extends ListPage> {
  list: List<Page>;
  /** Says that the list could not be had. */
  failed: string;
  /** What belongs here while there is nothing, and what to say when filters left nothing. */
  empty: Words & { filtered?: Words };
  /** What it can be asked for, and where that stands. */
  asked?: ListFilters;
  address?: ListAddress<object>;
  /** Where there is room for it, its choices stand beside it, all in sight. */
  beside?: Beside;
  /** How many there are: "24 startups". */
  count?: ReactNode;
  /** Beside the count, while there are rows: taking the list along as a file. */
  download?: ReactNode;
  /** Above the rows: what arrived since they were shown. */
  news?: ListNews;
  selection?: Selection<RowOf<Page>> | null;
  bulk?: readonly BulkAction[];
  /** Another list is under way. */
  isChanging?: boolean;
  /** In the shape of what comes. */
  skeleton?: ReactNode;
  headingLevel?: 2 | 3;
  /** Small, inside something that has its own card. */
  look?: "card" | "plain";
  /** The next page has an address too, for browsers without scripts. */
  linksPages?: boolean;
  /** Where the rows are on screen. */
  ref?: Ref<HTMLDivElement>;
  children: (rows: readonly RowOf<Page>[]) => ReactNode;
}

/** A list with all that belongs to one, in every state it can be in. What its rows look like is its children's. */
export function ResourceList<Page extends ListPage>({ ref, ...props }: ResourceListProps<Page>) {
  const { list, asked, address, count, selection, bulk = [], beside } = props;
  // There is no file of nothing; its place stays, so that what is found does not move.
  const download = list.state === "shown" && list.rows.length === 0 ? null : props.download;
  const whole = (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      {asked && address && <FilterBar asked={asked} address={address} count={count} beside={beside} />}
      {(count || count === "" || props.download) && (
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p role="status" className="min-h-6 min-w-28 text-[0.9375rem] text-muted-foreground">
            {count}
          </p>
          {props.download && <div className="max-md:min-h-11 print:hidden">{download}</div>}
        </div>
      )}
      <div ref={ref} className="min-w-0">
        {props.news && <NewsNotice news={props.news} />}
        <ListBody {...props} />
        {bulk.length > 0 && (
          <AskedPart
            load={loadBulkBar}
            props={selection && selection.chosen.length > 0 ? { selection, actions: bulk } : null}
          />
        )}
        {list.state === "shown" && <ListEnd list={list} nextPage={nextPageOf(props)} />}
      </div>
    </div>
  );
  if (!beside || !asked || !address) return whole;
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 @[74rem]:grid-cols-[15rem_minmax(0,1fr)]">
        <beside.Aside asked={asked} address={address} />
        {whole}
      </div>
    </div>
  );
}

/** Where the next page is without scripts. */
function nextPageOf<Page extends ListPage>({ list, address, linksPages }: ResourceListProps<Page>): string | undefined {
  if (!linksPages || !address || address.path === null || list.next === null) return undefined;
  return `${address.path}${stringifySearch({ ...address.search, cursor: list.next })}`;
}

function ListBody<Page extends ListPage>(props: ResourceListProps<Page>) {
  const { list, failed, skeleton, headingLevel = 2, look = "card", children, isChanging = list.isChanging } = props;
  // Without a connection the page says so for all that is on it.
  const isOnline = useConnectivity() === "online";
  if (list.state === "loading") return skeleton ?? <ListSkeleton />;
  if (list.state === "failed") {
    return (
      <ErrorState
        headingLevel={headingLevel}
        title={failed}
        description={errorText(list.error)}
        onRetry={list.retry}
        retrying={list.isRetrying}
        className={look === "plain" ? "py-6" : ""}
        reference={errorData(list.error).requestId}
      />
    );
  }
  return (
    <>
      {list.isOutdated && isOnline && (
        <Alert tone="warning" live className="mb-4">
          {m.ui_list_outdated()}
        </Alert>
      )}
      {list.isKept && (
        <Alert
          tone="warning"
          live
          className="mb-4"
          action={
            <Button variant="outline" size="sm" onClick={list.retry}>
              {m.ui_try_again()}
            </Button>
          }
        >
          {m.ui_list_kept()}
        </Alert>
      )}
      <div
        aria-busy={isChanging}
        className={cn("transition-opacity duration-150", (isChanging || list.isKept) && "opacity-60")}
      >
        {list.rows.length === 0 ? <NoRows {...props} headingLevel={headingLevel} /> : children(list.rows)}
      </div>
    </>
  );
}

/** Nothing is there, or filters left nothing: then they can be taken away. */
function NoRows<Page extends ListPage>(props: ResourceListProps<Page>) {
  const { empty, asked, address, beside, headingLevel = 2, look = "card" } = props;
  const canClear = asked !== undefined && address !== undefined && isNarrowed(asked, address.search);
  const { title, text, action } = (canClear && empty.filtered) || empty;
  return (
    <div className={look === "card" ? "rounded-lg bg-surface shadow-sm" : undefined}>
      <EmptyState
        className={look === "plain" ? "py-6" : ""}
        headingLevel={headingLevel}
        title={title}
        description={text}
        action={
          canClear ? (
            <div className="flex flex-wrap justify-center gap-3">
              {beside && <beside.Without asked={asked} address={address} />}
              <Button variant="outline" onClick={() => address.change(withoutFilters(asked))}>
                {m.ui_clear_filters()}
              </Button>
            </div>
          ) : (
            action
          )
        }
      />
    </div>
  );
}
