import type { WorkflowDefinition, WorkflowEdge } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { joinsReadWith, outlineOf } from "@kerkis/contract/workflows/definition/order.policy.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { currentLanguage } from "#shared/i18n/language.ts";

/** Letters that name branches side by side; Greek has no letter for the end of a word among them. */
const LETTERS: Record<Language, string> = {
  el: "αβγδεζηθικλμνξοπρστυφχψω",
  en: "abcdefghijklmnopqrstuvwxyz",
};

/** a to z, then aa, ab, … */
function lettersOf(index: number, letters: string): string {
  const before = Math.floor(index / letters.length);
  return (before > 0 ? lettersOf(before - 1, letters) : "") + (letters[index % letters.length] ?? "");
}

/**
 * What each step is called by where it is read: 1, 2, 3 on the line; 3.1, 3.2 in the branches of step 3; 4a and 4b are branches side
 * by side, 4a.1 and 4a.2 where one has several steps. Branches within branches follow the same rule. A join that is read as one
 * with the step behind it has its label.
 * @returns the label of each step by its id, no other label twice
 */
export function stepLabels(
  definition: WorkflowDefinition,
  language: Language = currentLanguage(),
): ReadonlyMap<string, string> {
  const joins = joinsReadWith(definition);
  const outline = outlineOf(definition).filter(({ node }) => !joins.has(node.id));
  const splits = new Set(definition.nodes.flatMap(({ id, type }) => (type === "split" ? [id] : [])));
  const lengths = new Map<WorkflowEdge | null, number>();
  for (const { branch } of outline) lengths.set(branch, (lengths.get(branch) ?? 0) + 1);
  const labels = new Map<string, string>();
  /** How many steps, or branches side by side, already have a label below what stands before it. */
  const counts = new Map<string, number>();
  const sides = new Map<WorkflowEdge, string>();
  const count = (key: string): number => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
  };
  function sideOf(branch: WorkflowEdge, head: string): string {
    const side = sides.get(branch) ?? head + lettersOf(count(`side ${head}`) - 1, LETTERS[language]);
    sides.set(branch, side);
    return side;
  }
  for (const { node, branch } of outline) {
    const head = branch === null ? "" : (labels.get(branch.from) ?? "");
    if (branch !== null && splits.has(branch.from)) {
      const side = sideOf(branch, head);
      labels.set(node.id, lengths.get(branch) === 1 ? side : `${side}.${count(side)}`);
    } else labels.set(node.id, head === "" ? String(count("")) : `${head}.${count(head)}`);
  }
  for (const [join, { id }] of joins) labels.set(join, labels.get(id) ?? "");
  return labels;
}
