import { lintTemplate, type TemplateLint } from "@kerkis/contract/evaluations/templates/templates.policy.ts";
import type { ManagedTemplate, TemplateDraft } from "@kerkis/contract/evaluations/templates/templates.schema.ts";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { nameOf } from "../../model/template-editing.ts";
import { usePublishTemplate } from "../../templates.mutations.ts";
import { TemplateChanges } from "./template-versions.tsx";

const LINT_WORDS: Readonly<Record<TemplateLint, () => string>> = {
  no_title: m.evaluations_templates_lint_no_title,
  no_criteria: m.evaluations_templates_lint_no_criteria,
  nothing_counts: m.evaluations_templates_lint_nothing_counts,
  no_label: m.evaluations_templates_lint_no_label,
  key_twice: m.evaluations_templates_lint_key_twice,
  anchor_unnamed: m.evaluations_templates_lint_anchor_unnamed,
  anchor_twice: m.evaluations_templates_lint_anchor_twice,
  anchor_beyond: m.evaluations_templates_lint_anchor_beyond,
};

interface PublishTemplateProps {
  template: ManagedTemplate;
  draft: TemplateDraft;
  /** Sends what is unsent; null while that does not work. */
  flush: () => Promise<number | null>;
  onPlace: (key: string) => void;
  onClose: () => void;
}

/** What publishing changes, sentence by sentence; or what is still missing, with the way to it. */
export function PublishTemplate({ template, draft, flush, onPlace, onClose }: PublishTemplateProps) {
  const publish = usePublishTemplate();
  const [last] = template.versions;
  const version = (last?.version ?? 0) + 1;
  const problems = lintTemplate(draft);
  async function send() {
    const seen = await flush();
    if (seen !== null) publish.mutate({ id: template.id, seen }, { onSuccess: onClose });
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.evaluations_templates_publish_title({ version })}
      description={m.evaluations_templates_publish_text()}
    >
      {problems.length > 0 ? (
        <>
          <h3 className="mb-2 font-semibold">{m.evaluations_templates_lint()}</h3>
          <ul className="grid gap-1.5">
            {problems.map(({ code, criterion }) => {
              const there = criterion === null ? undefined : draft.criteria[criterion];
              return (
                <li key={`${code} ${criterion}`} className="[overflow-wrap:anywhere]">
                  {there && (
                    <>
                      <button
                        type="button"
                        className={linkStyles({ className: "text-start max-md:min-h-11" })}
                        onClick={() => onPlace(there.key)}
                      >
                        {nameOf(there.label)}
                      </button>
                      {": "}
                    </>
                  )}
                  {LINT_WORDS[code]()}
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        <>
          <h3 className="font-semibold">{m.evaluations_templates_changes()}</h3>
          <TemplateChanges before={last} after={draft} />
          <div className="mt-5 flex justify-end gap-3">
            <Button variant="ghost" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button pending={publish.isPending} onClick={() => void send()}>
              {m.evaluations_templates_publish({ version })}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
