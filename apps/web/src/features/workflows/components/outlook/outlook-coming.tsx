import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { FileClock, ListChecks } from "lucide-react";
import { m } from "#messages";
import { nameOf } from "../../model/workflow-names.ts";

const KINDS = {
  document: { Icon: FileClock, text: m.workflows_next_coming_document },
  task: { Icon: ListChecks, text: m.workflows_next_coming_task },
};

/** What the applicant will be asked for later and can have ready, so that no time is lost; nothing where nothing is known. */
export function OutlookComing({ coming }: Pick<Outlook, "coming">) {
  if (coming.length === 0) return null;
  return (
    <section aria-label={m.workflows_next_coming()} className="border-t border-border px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{m.workflows_next_coming()}</h3>
        <p className="text-sm text-muted-foreground">{m.workflows_next_optional()}</p>
      </div>
      <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
        {coming.map(({ what, name }) => {
          const { Icon, text } = KINDS[what];
          return (
            <li key={`${what} ${name.el}`} className="flex items-start gap-3 [overflow-wrap:anywhere]">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
              <div className="min-w-0">
                <p className="font-medium">{nameOf(name)}</p>
                <p className="text-[0.9375rem] text-muted-foreground">{text()}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
