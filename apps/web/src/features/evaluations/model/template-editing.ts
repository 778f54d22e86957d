import type { Criterion } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { TemplateChange } from "@kerkis/contract/evaluations/templates/templates.policy.ts";
import type { TemplateDraft } from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { m } from "#messages";
import { formatList } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";

/** Changes of a template as pure functions; each returns another and leaves the one it was given. */

const EMPTY = { el: "", en: "" };
const WEIGHT = 20;
const SCALE_MAX = 5;

/** A template by the keys of its criteria: what two people change in different ones is no clash. */
export interface TemplateParts {
  title: TemplateDraft["title"];
  order: readonly string[];
  criteria: Readonly<Record<string, Criterion>>;
}

export const partsOf = ({ title, criteria }: TemplateDraft): TemplateParts => ({
  title,
  order: criteria.map(({ key }) => key),
  criteria: Object.fromEntries(criteria.map((one) => [one.key, one])),
});

/** The template of these parts; what one person added stays where another changed the order. */
export const draftOf = ({ title, order, criteria }: TemplateParts): TemplateDraft => ({
  title,
  criteria: [...new Set([...order, ...Object.keys(criteria)])].flatMap((key) => criteria[key] ?? []),
});

/** With a criterion at the end, of a name that nothing has or had. */
export function addCriterion(draft: TemplateDraft): { draft: TemplateDraft; key: string } {
  const key = `c${crypto.getRandomValues(new Uint32Array(2)).join("_")}`;
  const made: Criterion = {
    key,
    label: EMPTY,
    help: EMPTY,
    weight: WEIGHT,
    scale_max: SCALE_MAX,
    anchors: [
      { score: 0, label: EMPTY },
      { score: SCALE_MAX, label: EMPTY },
    ],
    comment_required: false,
    independent: false,
  };
  return { key, draft: { ...draft, criteria: [...draft.criteria, made] } };
}

export const changeCriterion = (draft: TemplateDraft, changed: Criterion): TemplateDraft => ({
  ...draft,
  criteria: draft.criteria.map((one) => (one.key === changed.key ? changed : one)),
});

export const removeCriterion = (draft: TemplateDraft, key: string): TemplateDraft => ({
  ...draft,
  criteria: draft.criteria.filter((one) => one.key !== key),
});

export function moveCriterion(draft: TemplateDraft, key: string, by: -1 | 1): TemplateDraft {
  const at = draft.criteria.findIndex((one) => one.key === key);
  const moved = draft.criteria[at];
  if (!moved || !draft.criteria[at + by]) return draft;
  return { ...draft, criteria: draft.criteria.toSpliced(at, 1).toSpliced(at + by, 0, moved) };
}

/** The lowest score that has no words yet; null where all have. */
export const freeScore = ({ anchors, scale_max }: Criterion): number | null => {
  const free = Array.from({ length: scale_max + 1 }, (_, score) => score).find(
    (score) => !anchors.some((anchor) => anchor.score === score),
  );
  return free ?? null;
};

/** What a criterion or a template is called: in the reader's language, else in Greek. */
export const nameOf = (said: { el: string; en: string }): string =>
  localized(said) || said.el || said.en || m.evaluations_templates_unnamed();

const PART_WORDS: Readonly<Record<string, () => string>> = {
  label: m.evaluations_templates_part_label,
  help: m.evaluations_templates_part_help,
  weight: m.evaluations_templates_part_weight,
  scale_max: m.evaluations_templates_part_scale_max,
  anchors: m.evaluations_templates_part_anchors,
  comment_required: m.evaluations_templates_part_comment_required,
  independent: m.evaluations_templates_part_independent,
};

/** A change of a template as a sentence. */
export function changeText({ kind, criterion, parts }: TemplateChange): string {
  const name = nameOf(criterion.label);
  switch (kind) {
    case "added":
      return m.evaluations_templates_change_added({ name });
    case "removed":
      return m.evaluations_templates_change_removed({ name });
    case "moved":
      return m.evaluations_templates_change_moved({ name });
    case "changed":
      return m.evaluations_templates_change_changed({
        name,
        parts: formatList(parts.flatMap((part) => PART_WORDS[part]?.() ?? [])),
      });
    default:
      return kind satisfies never;
  }
}
