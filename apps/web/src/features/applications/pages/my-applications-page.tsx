import type { ApplicationStatus } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { RoleRequestNotice } from "#features/identity/role-request.public.ts";
import { m } from "#messages";
import { useListAddress } from "#shared/lists/list-address.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import type { ListFilters } from "#shared/lists/filters/list-filters.ts";
import { ListRows } from "#shared/lists/list-rows.tsx";
import { ResourceList } from "#shared/lists/resource-list.tsx";
import { useCount } from "#shared/lists/use-count.ts";
import { useList } from "#shared/lists/use-list.ts";
import { hasProfileRole, mayRegister } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { AskedPart } from "#shared/ui/states/asked-part.tsx";
import { SkeletonRows } from "#shared/ui/states/skeleton.tsx";
import { applicationsQueries } from "../applications.queries.ts";
import { ApplicationCard } from "../components/application-card.tsx";
import { ApplicationStats } from "../components/application-stats.tsx";
import { LeftBehind } from "../components/left-behind.tsx";
import { DeviceDrafts } from "../components/device-drafts.tsx";
import { APPLICATION_SORTS, myApplicationsInput } from "../model/application-search.ts";
import { useDeviceDrafts } from "../hooks/use-device-drafts.ts";
import { useLiveApplications } from "../hooks/use-live-applications.ts";

const route = getRouteApi("/shell/signed-in/my-applications");
const loadDetail = async () => (await import("../components/application-detail.tsx")).ApplicationDetail;

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

const asked = (): ListFilters => ({
  words: { name: "q", label: m.applications_search_label(), placeholder: m.applications_search_placeholder() },
  filters: [
    {
      kind: "chips",
      name: "status",
      label: m.applications_filter_label(),
      options: FILTERS.map((value) => ({ value, label: STATUS_NAMES[value]() })),
      fallback: "all",
    },
  ],
  sort: {
    name: "sort",
    label: m.applications_sort(),
    options: APPLICATION_SORTS.map((value) => ({ value, label: SORT_NAMES[value]() })),
    fallback: "newest",
  },
});

/** My Applications (specification 2.10): live, with each application's story beside the list. */
export function MyApplicationsPage() {
  const search = route.useSearch();
  const list = useList(applicationsQueries.mine(myApplicationsInput(search)));
  const address = useListAddress("/my-applications", search);
  const session = useSession();
  const deviceDrafts = useDeviceDrafts(session.profile?.id);
  useLiveApplications();
  const stats = useCount(applicationsQueries.mineCount(myApplicationsInput(search)), list)?.groups;
  const isInvestor = hasProfileRole(session, "investor");
  const register = mayRegister(session) && (
    <Link to={isInvestor ? "/register-investor" : "/register-startup"} className={buttonStyles()}>
      <Plus aria-hidden />
      {isInvestor ? m.applications_investor_register() : m.applications_register_new()}
    </Link>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <PageHeader
        title={m.applications_mine_title()}
        lead={isInvestor ? m.applications_investor_mine_lead() : m.applications_mine_lead()}
        actions={register}
      />
      <RoleRequestNotice />
      <DeviceDrafts drafts={deviceDrafts} />
      <LeftBehind />
      {list.state !== "failed" && <ApplicationStats stats={stats} />}
      <ResourceList
        list={list}
        asked={asked()}
        address={address}
        failed={m.error_loading_title()}
        download={<ListDownload of="/applications/mine" input={myApplicationsInput(search)} />}
        skeleton={<SkeletonRows rows={4} />}
        empty={{
          title: m.applications_none(),
          text: isInvestor ? m.applications_investor_none_text() : m.applications_none_text(),
          action: register,
          filtered: { title: m.applications_none_match(), text: m.applications_none_match_text() },
        }}
      >
        {(applications) => (
          <ListRows look="cards" label={m.applications_mine_title()} rows={applications} rowId={({ id }) => id}>
            {(application) => <ApplicationCard application={application} search={search} />}
          </ListRows>
        )}
      </ResourceList>
      <AskedPart
        key={search.application}
        load={loadDetail}
        props={
          search.application
            ? {
                id: search.application,
                letter: search.letter,
                onClose: () => address.change({ application: undefined, letter: undefined }),
              }
            : null
        }
      />
    </div>
  );
}
