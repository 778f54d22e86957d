import { formChanges } from "@kerkis/contract/forms/diff.policy.ts";
import { lintForm } from "@kerkis/contract/forms/lint.policy.ts";
import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import type { ManagedForm } from "@kerkis/contract/forms/forms.schema.ts";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { changeText, questionName, sectionName } from "../../model/form-words.ts";
import { usePublishForm } from "../../programmes.mutations.ts";
import { LINT_WORDS } from "./question-words.ts";

interface PublishDialogProps {
  programmeId: string;
  managed: ManagedForm;
  form: FormDefinition;
  /** Sends what is unsent; null while that does not work. */
  flush: () => Promise<number | null>;
  onPublished: (seen: number) => void;
  onPlace: (key: string) => void;
  onClose: () => void;
}

/** What publishing changes, sentence by sentence, and what becomes of drafts; or what is still missing, with the way to it. */
export function PublishDialog({
  programmeId,
  managed,
  form,
  flush,
  onPublished,
  onPlace,
  onClose,
}: PublishDialogProps) {
  const publish = usePublishForm(programmeId);
  const [last] = managed.versions;
  const version = (last?.version ?? 0) + 1;
  const changes = formChanges(last?.definition ?? { sections: [] }, form);
  const problems = lintForm(form, managed.subject);
  async function send() {
    const seen = await flush();
    if (seen === null) return;
    publish.mutate(
      { id: managed.id, seen },
      {
        onSuccess: (published) => {
          toast.success(m.programmes_form_publish_done({ version }));
          onPublished(published.seen);
        },
        onError: (error) => toast.error(m.programmes_form_publish_failed(), { description: errorText(error) }),
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.programmes_form_publish_title({ version })}
      description={m.programmes_form_publish_text()}
    >
      {problems.length > 0 ? (
        <>
          <h3 className="mb-2 font-semibold">{m.programmes_form_lint()}</h3>
          <ul className="grid gap-1.5">
            {problems.map(({ code, section, question }) => {
              const there = section === null ? undefined : form.sections[section];
              const asked = question === null ? undefined : there?.questions[question];
              const key = asked?.key ?? there?.key;
              return (
                <li key={`${code} ${section} ${question}`} className="[overflow-wrap:anywhere]">
                  {there && key !== undefined && (
                    <button
                      type="button"
                      className={linkStyles({ className: "text-start max-md:min-h-11" })}
                      onClick={() => onPlace(key)}
                    >
                      {asked ? questionName(asked) : sectionName(there)}
                    </button>
                  )}
                  {there && ": "}
                  {LINT_WORDS[code]()}
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        <>
          <h3 className="mb-2 font-semibold">
            {version === 1
              ? m.programmes_form_changes_first()
              : m.programmes_form_changes_title({ version: version - 1 })}
          </h3>
          {changes.length === 0 ? (
            <p>{m.programmes_form_changes_none()}</p>
          ) : (
            <ul className="grid gap-1.5 [overflow-wrap:anywhere]">
              {changes.map((change) => (
                <li key={changeText(change)}>{changeText(change)}</li>
              ))}
            </ul>
          )}
          <div className="mt-5 flex justify-end gap-3">
            <Button variant="ghost" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button disabled={changes.length === 0} pending={publish.isPending} onClick={() => void send()}>
              {m.programmes_form_publish({ version })}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
