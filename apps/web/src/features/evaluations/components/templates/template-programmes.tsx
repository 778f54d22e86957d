import type { ManagedTemplate } from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { useState } from "react";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Card, CardBody, CardTitle } from "#shared/ui/layout/card.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { useChooseTemplate } from "../../templates.mutations.ts";

/** Which programmes evaluate with a template, and the way for another to do so. */
export function TemplateProgrammes({
  template: { id, programmes, versions, archived_at },
}: {
  template: ManagedTemplate;
}) {
  const [chosen, setChosen] = useState("");
  const choose = useChooseTemplate();
  const using = programmes.filter(({ uses }) => uses);
  const others = programmes.filter(({ uses }) => !uses);
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CardTitle>{m.evaluations_templates_used()}</CardTitle>
        {using.length === 0 ? (
          <p className="text-muted-foreground">{m.evaluations_templates_used_none()}</p>
        ) : (
          <ul className="grid gap-1.5">
            {using.map((programme) => (
              <li key={programme.id} className="[overflow-wrap:anywhere]">
                {localized(programme.title) || programme.title.el}
              </li>
            ))}
          </ul>
        )}
        {versions.length > 0 && archived_at === null && others.length > 0 && (
          <div className="flex flex-wrap items-end gap-3">
            <Field label={m.evaluations_templates_use_choose()} className="min-w-0 flex-1 basis-52">
              <NativeSelect
                value={chosen}
                placeholder={m.ui_choose()}
                options={others.map((one) => ({ value: one.id, label: localized(one.title) || one.title.el }))}
                onChange={({ target }) => setChosen(target.value)}
              />
            </Field>
            <Button
              variant="outline"
              disabled={chosen === ""}
              pending={choose.isPending}
              onClick={() => choose.mutate({ id, programme_id: chosen }, { onSuccess: () => setChosen("") })}
            >
              {m.evaluations_templates_use()}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}
