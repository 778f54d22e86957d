import type { LocalizedText } from "../../core/text/languages.ts";
import type { TemplateDraft } from "./templates.schema.ts";

type Written = TemplateDraft["criteria"][number];

const TEMPLATE_LINT = [
  "no_title",
  "no_criteria",
  "nothing_counts",
  "no_label",
  "key_twice",
  "anchor_unnamed",
  "anchor_twice",
  "anchor_beyond",
] as const;
export type TemplateLint = (typeof TEMPLATE_LINT)[number];

/** What keeps a template from being published, and at which criterion. */
export interface TemplateProblem {
  code: TemplateLint;
  criterion: number | null;
}

function ownProblems({ label, anchors, scale_max }: Written): TemplateLint[] {
  const codes: TemplateLint[] = [];
  if (label.el === "") codes.push("no_label");
  if (anchors.some((anchor) => anchor.label.el === "")) codes.push("anchor_unnamed");
  if (new Set(anchors.map(({ score }) => score)).size < anchors.length) codes.push("anchor_twice");
  if (anchors.some(({ score }) => score > scale_max)) codes.push("anchor_beyond");
  return codes;
}

const counts = ({ independent, weight }: Written): boolean => !independent && weight > 0;

/** All that keeps a template from being published, in its order; nothing where it may be. */
export function lintTemplate({ title, criteria }: TemplateDraft): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  if (title.el === "") problems.push({ code: "no_title", criterion: null });
  if (criteria.length === 0) problems.push({ code: "no_criteria", criterion: null });
  else if (!criteria.some(counts)) problems.push({ code: "nothing_counts", criterion: null });
  const keys = new Set<string>();
  for (const [at, criterion] of criteria.entries()) {
    for (const code of ownProblems(criterion)) problems.push({ code, criterion: at });
    if (keys.has(criterion.key)) problems.push({ code: "key_twice", criterion: at });
    keys.add(criterion.key);
  }
  return problems;
}

const lacks = ({ el, en }: LocalizedText): boolean => el !== "" && en === "";

/** Whether something of a criterion is said in Greek and not in English. */
export const criterionLacksEnglish = ({ label, help, anchors }: Written): boolean =>
  [label, help, ...anchors.map((anchor) => anchor.label)].some(lacks);

/** Whether something of a template is said in Greek and not in English. */
export const lacksEnglish = ({ title, criteria }: TemplateDraft): boolean =>
  lacks(title) || criteria.some(criterionLacksEnglish);

/** What became of a criterion between two versions. */
export interface TemplateChange {
  kind: "added" | "removed" | "moved" | "changed";
  criterion: Written;
  /** What of it changed. */
  parts: readonly (keyof Written)[];
}

const PARTS = ["label", "help", "weight", "scale_max", "anchors", "comment_required", "independent"] as const;

/** What a version changes of another, in the order of the later one; a new title is no criterion's. */
export function templateChanges(before: TemplateDraft, after: TemplateDraft): TemplateChange[] {
  const known = new Map(before.criteria.map((one) => [one.key, one]));
  const left = new Set(after.criteria.map(({ key }) => key));
  const kept = before.criteria.filter(({ key }) => left.has(key)).map(({ key }) => key);
  const stayed = after.criteria.filter(({ key }) => known.has(key)).map(({ key }) => key);
  const changes = after.criteria.flatMap((criterion): TemplateChange[] => {
    const old = known.get(criterion.key);
    if (!old) return [{ kind: "added", criterion, parts: [] }];
    const parts = PARTS.filter((part) => JSON.stringify(old[part]) !== JSON.stringify(criterion[part]));
    const isMoved = kept.indexOf(criterion.key) !== stayed.indexOf(criterion.key);
    return [
      ...(parts.length > 0 ? [{ kind: "changed" as const, criterion, parts }] : []),
      ...(isMoved ? [{ kind: "moved" as const, criterion, parts: [] }] : []),
    ];
  });
  const removed = before.criteria.filter(({ key }) => !left.has(key));
  return [...changes, ...removed.map((criterion) => ({ kind: "removed" as const, criterion, parts: [] }))];
}
