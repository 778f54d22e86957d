import type { FormDefinition, FormSection, Question } from "./definition.schema.ts";

/** What became of a form from one version to another, thing by thing. */
export type FormChange =
  | { kind: "section_added" | "section_removed" | "section_moved" | "section_changed"; section: FormSection }
  | { kind: "added" | "removed" | "moved"; question: Question; section: FormSection }
  | { kind: "changed"; question: Question; section: FormSection; parts: QuestionPart[] };

export const QUESTION_PARTS = ["type", "label", "help", "required", "condition", "limits", "options"] as const;
export type QuestionPart = (typeof QUESTION_PARTS)[number];

/** With names in one order: the database keeps them in its own. */
const ordered = (_name: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one, ordered) === JSON.stringify(other, ordered);

/** What a kind of question has of its own, options aside. */
function limitsOf(question: Question): Record<string, unknown> {
  const shared = new Set(["key", "type", "label", "help", "is_required", "shown_if", "options"]);
  return Object.fromEntries(Object.entries(question).filter(([name]) => !shared.has(name)));
}

const optionsOf = (question: Question) => ("options" in question ? question.options : []);

function partsChanged(before: Question, after: Question): QuestionPart[] {
  const isOfOneType = before.type === after.type;
  const changed: Record<QuestionPart, boolean> = {
    type: !isOfOneType,
    label: !same(before.label, after.label),
    help: !same(before.help, after.help),
    required: before.is_required !== after.is_required,
    condition: !same(before.shown_if, after.shown_if),
    limits: isOfOneType && !same(limitsOf(before), limitsOf(after)),
    options: isOfOneType && !same(optionsOf(before), optionsOf(after)),
  };
  return QUESTION_PARTS.filter((part) => changed[part]);
}

interface Placed {
  question: Question;
  section: FormSection;
}

const placed = ({ sections }: FormDefinition): Map<string, Placed> =>
  new Map(sections.flatMap((section) => section.questions.map((question) => [question.key, { question, section }])));

/** Keys that stand in both, in the order of each; one that is out of order was moved. */
function movedKeys(before: readonly string[], after: readonly string[]): Set<string> {
  const kept = before.filter((key) => after.includes(key));
  const now = after.filter((key) => before.includes(key));
  // The longest run that kept its order stayed; what is not in it was moved.
  const places = now.map((key) => kept.indexOf(key));
  const lengths = places.map(() => 1);
  const previous = places.map(() => -1);
  places.forEach((place, at) => {
    for (let earlier = 0; earlier < at; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1;
      if ((places[earlier] ?? 0) < place && length > (lengths[at] ?? 0)) {
        lengths[at] = length;
        previous[at] = earlier;
      }
    }
  });
  const stayed = new Set<string>();
  for (let at = lengths.indexOf(Math.max(0, ...lengths)); at >= 0; at = previous[at] ?? -1) stayed.add(now[at] ?? "");
  return new Set(now.filter((key) => !stayed.has(key)));
}

/** What a version changes, in the order of the later one; what is gone comes last. */
export function formChanges(before: FormDefinition, after: FormDefinition): FormChange[] {
  const [was, is] = [placed(before), placed(after)];
  const sectionsWere = new Map(before.sections.map((section) => [section.key, section]));
  const sectionKeys = (form: FormDefinition) => form.sections.map(({ key }) => key);
  const sectionsMoved = movedKeys(sectionKeys(before), sectionKeys(after));
  const moved = movedKeys([...was.keys()], [...is.keys()]);
  const changes: FormChange[] = [];
  for (const section of after.sections) {
    const old = sectionsWere.get(section.key);
    if (!old) changes.push({ kind: "section_added", section });
    else {
      if (sectionsMoved.has(section.key)) changes.push({ kind: "section_moved", section });
      if (!same(old.title, section.title) || !same(old.shown_if, section.shown_if))
        changes.push({ kind: "section_changed", section });
    }
    for (const question of section.questions) {
      const known = was.get(question.key);
      if (!known) {
        changes.push({ kind: "added", question, section });
        continue;
      }
      const isElsewhere = known.section.key !== section.key;
      if (isElsewhere || (moved.has(question.key) && !sectionsMoved.has(section.key)))
        changes.push({ kind: "moved", question, section });
      const parts = partsChanged(known.question, question);
      if (parts.length > 0) changes.push({ kind: "changed", question, section, parts });
    }
  }
  for (const { question, section } of was.values())
    if (!is.has(question.key)) changes.push({ kind: "removed", question, section });
  for (const section of before.sections)
    if (!sectionKeys(after).includes(section.key)) changes.push({ kind: "section_removed", section });
  return changes;
}
