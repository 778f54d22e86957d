import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FormDefinition, Question } from "@kerkis/contract/forms/definition.schema.ts";
import type { Db } from "#platform/db/db.ts";
import { forms, formVersions } from "./forms.tables.ts";

const said = (text: string) => ({ el: text, en: text });

/** A question of a kind, with what that kind needs. */
export const aQuestion = (
  key: string,
  own: { type: Question["type"] } & Record<string, unknown> = { type: "text", max: 100 },
): Question =>
  ({ key, label: said(`Ερώτηση ${key}`), help: said(""), is_required: false, shown_if: null, ...own }) as Question;

/** A form of one section with these questions. */
export const aForm = (...questions: Question[]): FormDefinition => ({
  sections: [{ key: "solution", title: { el: "Η λύση", en: "The solution" }, shown_if: null, questions }],
});

/** A form of an organization; with its first version published where one is given. @returns its id */
export async function insertForm(
  db: Pick<Db, "insert">,
  organizationId: string,
  published?: FormDefinition,
  subject: ApplicationSubject = "startup",
): Promise<string> {
  const [made] = await db
    .insert(forms)
    .values({ organization_id: organizationId, subject, definition: published ?? { sections: [] } })
    .returning({ id: forms.id });
  if (!made) throw new Error("A form was not stored.");
  if (published) await db.insert(formVersions).values({ form_id: made.id, version: 1, definition: published });
  return made.id;
}
