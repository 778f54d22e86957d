import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { InvestorProfile } from "../components/investor-profile.tsx";
import { investorsQueries } from "../investors.queries.ts";

const route = getRouteApi("/shell/investor/$id");

/** An investor's page. */
export function InvestorPage() {
  const { id } = route.useParams();
  const { data: investor } = useSuspenseQuery(investorsQueries.investor(id));
  return <InvestorProfile investor={investor} />;
}
