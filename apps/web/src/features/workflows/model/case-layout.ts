import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { WAYS_OUT } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { laidOut, type Layout, type Size, type Way } from "./graph-layout.ts";
import { OUTCOME_NAMES } from "./workflow-names.ts";

/** Steps as they are drawn on the stage: marks of the way are dots and bars, all else has room for its name and a day. */
const STEP: Size = { width: 160, height: 76 };
/** What is wider than a common screen has room for is drawn closer. */
const CLOSE: Size = { width: 148, height: 88 };
const ROOM = 1090;
const MARKS: Partial<Record<WorkflowNode["type"], Size>> = {
  start: { width: 16, height: 16 },
  split: { width: 6, height: 96 },
  join: { width: 6, height: 96 },
};
/** Room below a step for the name of whom it waits for. */
const MARGIN = { x: 4, y: 28 };

export const isMark = ({ type }: WorkflowNode): boolean => MARKS[type] !== undefined;

/** A definition from left to right, as the stage of a case draws it. */
export function stageLayout(definition: WorkflowDefinition): Layout {
  const drawn = drawnWith(definition, STEP, 34);
  return drawn.width <= ROOM ? drawn : drawnWith(definition, CLOSE, 20);
}

function drawnWith(definition: WorkflowDefinition, step: Size, ranksep: number): Layout {
  const types = new Map(definition.nodes.map(({ id, type }) => [id, type]));
  return laidOut(definition, {
    direction: "LR",
    sizeOf: ({ type }) => MARKS[type] ?? step,
    labelOf: (edge) => labelOf(edge, types),
    gaps: { nodesep: 44, edgesep: 24, ranksep },
    margin: MARGIN,
  });
}

/** What a way is called where a step has several. */
function labelOf({ from, on }: Way, types: ReadonlyMap<string, WorkflowNode["type"]>): string {
  const type = types.get(from);
  const isOnly = type !== undefined && WAYS_OUT[type].must.length === 1 && WAYS_OUT[type].must[0] === on;
  return isOnly ? "" : OUTCOME_NAMES[on]();
}
