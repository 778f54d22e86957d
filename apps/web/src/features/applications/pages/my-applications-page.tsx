import type { ApplicationStatus } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { RoleRequestNotice } from "#features/identity/role-request.public.ts";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useCount } from "#shared/api/use-count.ts";
import { useSession } from "#shared/permissions/session.ts";
import { useSearchText } from "#shared/hooks/use-search-text.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { EmptyState } from "#shared/ui/empty-state.tsx";
import { ErrorState } from "#shared/ui/error-state.tsx";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { LoadMore } from "#shared/ui/load-more.tsx";
import { NativeSelect } from "#shared/ui/native-select.tsx";
import { PageHeader } from "#shared/ui/page-header.tsx";
import { SearchInput } from "#shared/ui/search-input.tsx";
import { Skeleton, SkeletonRows } from "#shared/ui/skeleton.tsx";
import { applicationsQueries } from "../applications.queries.ts";
import { ApplicationCard } from "../components/application-card.tsx";
import { ApplicationDetail } from "../components/application-detail.tsx";
import { ApplicationStats } from "../components/application-stats.tsx";
import { DeviceDrafts } from "../components/device-drafts.tsx";
import {
  APPLICATION_SORTS,
  myApplicationsInput,
  myApplicationsSearch,
  type MyApplicationsSearch,
} from "../hooks/application-search.ts";
import { useDeviceDrafts } from "../hooks/device-drafts.ts";
import { useLiveApplications } from "../hooks/use-live-applications.ts";

const route = getRouteApi("/shell/signed-in/my-applications");

const STATUS_NAMES = {
  all: m.applications_filter_all,
  pending: m.applications_filter_pending,
  approved: m.applications_filter_approved,
  rejected: m.applications_filter_rejected,
  under_review: m.applications_filter_under_review,
};
/** In the order of specification 2.10. */
const FILTERS: readonly ("all" | ApplicationStatus)[] = ["all", "pending", "approved", "rejected", "under_review"];
const SORT_NAMES = {
  newest: m.applications_sort_newest,
  oldest: m.applications_sort_oldest,
  status: m.applications_sort_status,
};

/** My Applications (specification 2.10): live, with each application's story beside the list. */
export function MyApplicationsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useInfiniteQuery(applicationsQueries.mine(myApplicationsInput(search)));
  const deviceDrafts = useDeviceDrafts(useSession().profile?.id);
  useLiveApplications();
  const applications = list.data?.pages.flatMap((page) => page.items) ?? [];
  const stats = useCount(applicationsQueries.mineCount(myApplicationsInput(search)), list)?.groups;
  const change = (next: MyApplicationsSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <div className="grid gap-7">
      <PageHeader
        title={m.applications_mine_title()}
        lead={m.applications_mine_lead()}
        actions={
          <Link to="/register-startup" className={buttonStyles()}>
            <Plus aria-hidden />
            {m.applications_register_new()}
          </Link>
        }
      />
      <RoleRequestNotice />
      <DeviceDrafts drafts={deviceDrafts} />
      {stats ? <ApplicationStats stats={stats} /> : <Skeleton className="h-24 rounded-lg" />}
      <Filters search={search} onChange={change} />
      {list.isError && !list.data ? (
        <ErrorState
          title={m.error_loading_title()}
          description={errorText(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : list.isPending ? (
        <SkeletonRows rows={4} />
      ) : applications.length === 0 ? (
        <NoApplications isNarrowed={Boolean(search.q ?? search.status)} onClear={() => change({})} />
      ) : (
        <ul className={cn("grid gap-3 transition-opacity duration-150", list.isPlaceholderData && "opacity-60")}>
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} search={search} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        pending={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
        shown={applications.length}
      />
      {search.application && (
        <ApplicationDetail
          key={search.application}
          id={search.application}
          onClose={() => change({ ...search, application: undefined })}
        />
      )}
    </div>
  );
}

function Filters({
  search,
  onChange,
}: {
  search: MyApplicationsSearch;
  onChange: (search: MyApplicationsSearch) => void;
}) {
  const [text, setText] = useSearchText({
    path: "/my-applications",
    searched: search.q,
    onSearch: (q) => onChange(myApplicationsSearch({ ...search, q })),
  });
  const chosen = search.status ?? "all";
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-full md:w-auto md:max-w-xs md:flex-1 md:basis-48">
        <SearchInput
          value={text}
          onValueChange={setText}
          maxLength={120}
          placeholder={m.applications_search_placeholder()}
          aria-label={m.applications_search_label()}
        />
      </div>
      <div role="group" aria-label={m.applications_filter_label()} className="flex flex-wrap gap-2">
        {FILTERS.map((status) => (
          <FilterChip
            key={status}
            pressed={chosen === status}
            onPressedChange={() => onChange(myApplicationsSearch({ ...search, status }))}
          >
            {STATUS_NAMES[status]()}
          </FilterChip>
        ))}
      </div>
      <NativeSelect
        aria-label={m.applications_sort()}
        className="w-full md:ml-auto md:w-46"
        options={APPLICATION_SORTS.map((value) => ({ value, label: SORT_NAMES[value]() }))}
        value={search.sort ?? "newest"}
        onChange={(event) => onChange(myApplicationsSearch({ ...search, sort: event.target.value }))}
      />
    </div>
  );
}

function NoApplications({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        title={m.applications_none_match()}
        description={m.applications_none_match_text()}
        action={
          <Button variant="outline" onClick={onClear}>
            {m.ui_clear_filters()}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={m.applications_none()}
      description={m.applications_none_text()}
      action={
        <Link to="/register-startup" className={buttonStyles()}>
          {m.applications_register_new()}
        </Link>
      }
    />
  );
}
