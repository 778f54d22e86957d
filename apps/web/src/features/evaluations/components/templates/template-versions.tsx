import { templateChanges } from "@kerkis/contract/evaluations/templates/templates.policy.ts";
import type { ManagedTemplate, TemplateDraft } from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { changeText } from "../../model/template-editing.ts";

/** What was published, the latest first, each with what it changed of the one before. */
export function TemplateVersions({ template: { versions } }: { template: ManagedTemplate }) {
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CardTitle>{m.evaluations_templates_versions()}</CardTitle>
        {versions.length === 0 && <p className="text-muted-foreground">{m.evaluations_templates_no_version()}</p>}
        <ol className="grid gap-4">
          {versions.map((version, at) => (
            <li key={version.version}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{m.evaluations_templates_version({ version: version.version })}</span>
                <span className="tnum text-sm text-muted-foreground">{formatDateTime(version.created_at)}</span>
              </p>
              {versions[at + 1] && <TemplateChanges before={versions[at + 1]} after={version} />}
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}

/** What one version changes of another, sentence by sentence. */
export function TemplateChanges({ before, after }: { before: TemplateDraft | undefined; after: TemplateDraft }) {
  const from = before ?? { title: after.title, criteria: [] };
  const isRetitled = JSON.stringify(from.title) !== JSON.stringify(after.title);
  const texts = templateChanges(from, after).map(changeText);
  return (
    <ul className="mt-1 grid gap-1 text-[0.9375rem] text-muted-foreground [overflow-wrap:anywhere]">
      {isRetitled && <li>{m.evaluations_templates_change_title()}</li>}
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
