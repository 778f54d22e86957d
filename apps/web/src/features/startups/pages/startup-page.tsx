import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, useRouter } from "@tanstack/react-router";
import { StartupProfile } from "../components/startup-profile.tsx";
import { startupsQueries } from "../startups.queries.ts";

const route = getRouteApi("/shell/startup/$id");

/** A startup's page. */
export function StartupPage() {
  const { id } = route.useParams();
  const { data: startup } = useSuspenseQuery(startupsQueries.startup(id));
  const { origin } = useRouter().options.context;
  return <StartupProfile startup={startup} address={`${origin}/startup/${startup.id}`} />;
}
