import type {
  Assignee,
  WorkflowDefinition,
  WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { CardTitle } from "#shared/ui/layout/card.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { stepLabels } from "../../model/step-labels.ts";
import { lateFacts, partsText, sentenceOf } from "../../model/step-sentences.ts";
import { assigneeText, nameOf, OUTCOME_NAMES } from "../../model/workflow-names.ts";
import { workflowsQueries } from "../../workflows.queries.ts";
import { StepHeading } from "../graph/step-heading.tsx";

interface StepFactsProps {
  definition: WorkflowDefinition;
  /** The step that is looked at; null while none is. */
  node: WorkflowNode | null;
  /** Whether one may know whom steps name. */
  knowsPeople: boolean;
}

/** What a step is set to, to be read: who, four eyes, until when, where it leads, and last what the applicant reads. */
export function StepFacts({ definition, node, knowsPeople }: StepFactsProps) {
  if (!node) {
    return (
      <div className="p-5">
        <CardTitle className="mb-2">{m.workflows_settings_none()}</CardTitle>
        <p className="text-muted-foreground">{m.workflows_facts_none_text()}</p>
      </div>
    );
  }
  const labels = stepLabels(definition);
  const leads = definition.edges.filter(({ from }) => from === node.id);
  const fourEyes = "not_by" in node ? node.not_by.flatMap((id) => labels.get(id) ?? []).join(", ") : "";
  const late = lateFacts(node).map(partsText);
  const facts = isTask(node)
    ? [
        { term: m.workflows_setting_who(), value: <Who assignee={node.assignee} isAsked={knowsPeople} /> },
        {
          term: m.workflows_setting_four_eyes(),
          value: fourEyes === "" ? "" : m.workflows_setting_four_eyes_on({ steps: fourEyes }),
        },
        {
          term: m.workflows_due(),
          value: node.due_days === null ? "" : m.workflows_path_took({ count: node.due_days }),
        },
        { term: m.workflows_setting_if_late(), value: late.join(" · ") },
      ]
    : [{ term: m.workflows_facts_does(), value: node.type === "start" || node.type === "end" ? "" : sentenceOf(node) }];
  const told = "words" in node ? nameOf(node.words) : "";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
      <StepHeading definition={definition} node={node} />
      <DescriptionList layout="stack" items={[...facts, { term: m.workflows_setting_words(), value: told }]} />
      {leads.length > 0 && node.type !== "split" && (
        <div className="grid gap-1.5">
          <h3 className="text-sm text-muted-foreground">{m.workflows_setting_outcomes()}</h3>
          <ul className="grid gap-1.5">
            {leads.map(({ on, to }) => (
              <li key={on} className="flex flex-wrap justify-between gap-x-3">
                <span className="font-medium">{OUTCOME_NAMES[on]()}</span>
                <span className="text-muted-foreground">{m.workflows_way_to({ number: labels.get(to) ?? "" })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {(node.tells.el !== "" || node.tells.en !== "") && (
        <div className="grid gap-1.5 rounded-md bg-accent-soft p-3.5">
          <h3 className="text-[0.9375rem] font-semibold">{m.workflows_setting_tells()}</h3>
          {(["el", "en"] as const).map(
            (language) =>
              node.tells[language] !== "" && (
                <p key={language} lang={language} className="[overflow-wrap:anywhere]">
                  {node.tells[language]}
                </p>
              ),
          )}
        </div>
      )}
    </div>
  );
}

/** Whom a step is for; by name where it names someone. */
function Who({ assignee, isAsked }: { assignee: Assignee | null; isAsked: boolean }) {
  const id = assignee?.kind === "person" ? assignee.user_id : null;
  const { data } = useQuery({ ...workflowsQueries.namedAssignee(id ?? ""), enabled: id !== null && isAsked });
  if (id !== null && data === null) return <span className="text-danger">{m.workflows_lint_assignee_gone()}</span>;
  return data?.name ?? assigneeText(assignee);
}
