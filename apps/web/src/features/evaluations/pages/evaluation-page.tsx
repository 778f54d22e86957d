import { useSuspenseQuery } from "@tanstack/react-query";
import { EvaluationView } from "../components/evaluation-view.tsx";
import { evaluationsQueries } from "../evaluations.queries.ts";
import { evaluationRoute } from "../evaluations.routes.tsx";

/** An application beside its score sheet. */
export function EvaluationPage() {
  const { evaluationId } = evaluationRoute.useParams();
  const { data } = useSuspenseQuery(evaluationsQueries.sheet(evaluationId));
  return <EvaluationView key={evaluationId} evaluation={data} />;
}
