import { getRouteApi } from "@tanstack/react-router";
import { StartupList } from "#features/startups/startups.public.tsx";
import { m } from "#messages";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { useRefreshOnSwitch } from "../hooks/use-refresh-on-switch.ts";

const route = getRouteApi("/shell/signed-in/investment-opportunities");

/** The registry as an investor reads it: verified startups, narrowed to what one invests in. */
export function InvestmentOpportunitiesPage() {
  useRefreshOnSwitch();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={m.investors_opportunities_title()} lead={m.investors_opportunities_lead()} />
      <StartupList
        path="/investment-opportunities"
        search={route.useSearch()}
        label={m.investors_opportunities_label()}
        placeholder={m.investors_opportunities_search()}
        empty={{ title: m.investors_opportunities_none(), text: m.investors_opportunities_none_text() }}
      />
    </div>
  );
}
