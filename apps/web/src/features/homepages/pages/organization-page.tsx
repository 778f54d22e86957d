import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { OrganizationCalls } from "../components/organization/organization-calls.tsx";
import { OrganizationEvents } from "../components/organization/organization-events.tsx";
import { OrganizationPeople } from "../components/organization/organization-records.tsx";
import { OrganizationStage } from "../components/organization/organization-stage.tsx";
import { homepagesQueries } from "../homepages.queries.ts";

const route = getRouteApi("/site/org/$slug");

/** An organization's homepage (specification 2.1), from its own facts. */
export function OrganizationPage() {
  const { slug } = route.useParams();
  const { data: organization } = useSuspenseQuery(homepagesQueries.organization(slug));
  return (
    <article>
      <OrganizationStage organization={organization} />
      <OrganizationPeople organization={organization} />
      <OrganizationEvents organization={organization} />
      <OrganizationCalls organization={organization} />
    </article>
  );
}
