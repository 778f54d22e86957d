import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { EvaluationView } from "../components/scores/evaluation-view.tsx";
import { useNow } from "#shared/i18n/now.ts";
import { evaluationsQueries } from "../evaluations.queries.ts";

const route = getRouteApi("/shell/signed-in/evaluation/$evaluationId");

/** An application beside its score sheet. */
export function EvaluationPage() {
  const { evaluationId } = route.useParams();
  const { data, dataUpdatedAt } = useSuspenseQuery(evaluationsQueries.sheet(evaluationId));
  // On the server, and while its HTML comes alive, it is the moment that the sheet is of.
  const now = useNow() ?? dataUpdatedAt;
  return <EvaluationView key={evaluationId} evaluation={data} now={now} />;
}
