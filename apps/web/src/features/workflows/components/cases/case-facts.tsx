import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { m } from "#messages";
import { factName, factText } from "#shared/forms/fact-text.ts";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { nameOf, OUTCOME_NAMES } from "../../model/workflow-names.ts";

/** What conditions of a case may ask, as far as it is known. */
export function CaseFacts({ one }: { one: InstanceDetail }) {
  const items = one.variables.flatMap((variable) => factOf(one, variable) ?? []);
  if (items.length === 0) return null;
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-3">{m.workflows_facts()}</CardTitle>
        <dl className="divide-y divide-border [overflow-wrap:anywhere]">
          {items.map(({ term, value }) => (
            <div key={term} className="flex flex-wrap justify-between gap-x-6 py-2.5 last:pb-0">
              <dt className="text-muted-foreground">{term}</dt>
              <dd className="ml-auto min-w-0 text-right font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

type Variable = InstanceDetail["variables"][number];

/** A fact of the application, how a step ended, or an answer that was given there; ticks of a list are not told one by one. */
function factOf({ definition }: InstanceDetail, { fact, value }: Variable): { term: string; value: string } | null {
  const text = [value].flat().map((one) => factText(fact, one));
  const known = factName(fact);
  if (known !== null) return { term: known, value: text.join(", ") };
  const [step = "", asked] = fact.split("__");
  const node = definition.nodes.find(({ id }) => id === step);
  if (!node) return null;
  if (asked === undefined) {
    // That a step is done is told by the stage; here stands which way it ended.
    if (value === "next") return null;
    const outcome = Object.entries(OUTCOME_NAMES).find(([name]) => name === value)?.[1];
    return outcome ? { term: nameOf(node.name), value: outcome() } : null;
  }
  const question = node.type === "form" ? node.questions.find(({ name }) => name === asked) : undefined;
  return question ? { term: nameOf(question.label), value: text.join(", ") } : null;
}
