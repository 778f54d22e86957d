import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { EvaluationView } from "../components/scores/evaluation-view.tsx";
import { evaluationsQueries } from "../evaluations.queries.ts";

const route = getRouteApi("/shell/signed-in/evaluation/$evaluationId");

/** An application beside its score sheet. */
export function EvaluationPage() {
  const { evaluationId } = route.useParams();
  const { data } = useSuspenseQuery(evaluationsQueries.sheet(evaluationId));
  return <EvaluationView key={evaluationId} evaluation={data} />;
}
