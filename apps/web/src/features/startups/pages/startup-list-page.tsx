import { getRouteApi, Link } from "@tanstack/react-router";
import { m } from "#messages";
import { NothingFound } from "#shared/lists/filters/nothing-found.tsx";
import { managesApplications, mayRegister } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { StartupList } from "../components/list/startup-list.tsx";

const route = getRouteApi("/shell/startups");

/** The registry: search, filters and cards. Its address says everything, so a list can be sent to someone. */
export function StartupListPage() {
  const session = useSession();
  const search = route.useSearch();
  return (
    <>
      <h1 className="display text-[clamp(2.25rem,4vw,3.25rem)] leading-tight">{m.startups_list_title()}</h1>
      <p className="mt-2 mb-8 text-lg text-muted-foreground">{m.startups_list_lead()}</p>
      {managesApplications(session) && (
        <p className="-mt-4 mb-6 flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/startups/requests" className={linkStyles({ kind: "standalone" })}>
            {m.startups_requests_title()}
          </Link>
          <Link to="/imports" className={linkStyles({ kind: "standalone" })}>
            {m.startups_import()}
          </Link>
        </p>
      )}
      <StartupList
        path="/startups"
        search={search}
        label={m.startups_search_label()}
        placeholder={m.startups_search_placeholder()}
        linksPages
        empty={{
          title: m.startups_none(),
          text: m.startups_none_text(),
          action: (session.profile === null || mayRegister(session)) && (
            <Link to="/register-startup" className={buttonStyles()}>
              {m.startups_register()}
            </Link>
          ),
          filtered: {
            title: m.startups_none_match(),
            text: <NothingFound hint={m.startups_none_match_text()} words={search.q} />,
          },
        }}
      />
    </>
  );
}
