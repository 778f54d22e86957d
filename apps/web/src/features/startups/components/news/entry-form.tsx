import { NEWS_FORM } from "@kerkis/contract/startups/news/news.form.ts";
import {
  milestoneAnswers,
  roundAnswers,
  updateAnswers,
  type EntryKind,
} from "@kerkis/contract/startups/news/news.schema.ts";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useRemoveEntry, useSaveEntry } from "../../startups.mutations.ts";
import type { OpenEntry } from "./open-entry.ts";

type Answers = Record<string, unknown>;

const SCHEMAS = { round: roundAnswers, milestone: milestoneAnswers, update: updateAnswers };

interface EntryFormProps {
  startupId: string;
  kind: EntryKind;
  entry: OpenEntry;
  onClose: () => void;
}

/** A round, a milestone or an update as a form: a new one, or one that stands. */
export function EntryForm({ startupId, kind, entry, onClose }: EntryFormProps) {
  const form = useContractForm<Answers, Answers>(async () => SCHEMAS[kind], {
    defaultValues: entry.answers,
  });
  const draft = useDraftStorage(form, `startup.${startupId}.${kind}.${entry.id ?? "new"}`);
  const save = useSaveEntry();
  const remove = useRemoveEntry();
  const [isAsking, setAsking] = useState(false);
  const { title, fields } = NEWS_FORM[kind];

  function end() {
    draft.clear();
    onClose();
  }
  const submit = form.handleSubmit((answers) =>
    save.mutate(
      { id: startupId, kind, entry_id: entry.id ?? undefined, answers },
      {
        onSuccess: () => {
          toast.success(m.startups_entry_saved());
          end();
        },
        onError: (error) => {
          if (!applyServerErrors(form, error)) {
            form.setError("root.failed", { message: errorText(error) });
          }
        },
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <form
        onSubmit={submit}
        noValidate
        aria-label={localized(title)}
        className="grid gap-5 rounded-lg bg-surface p-5 shadow-md sm:p-6"
      >
        <h3 className="display text-xl leading-tight">{localized(title)}</h3>
        {draft.restored && form.formState.isDirty && <Alert>{m.ui_draft_restored()}</Alert>}
        <FormFields fields={fields} />
        {form.formState.errors.root?.["failed"] && (
          <Alert tone="danger" live title={m.startups_entry_save_failed()}>
            {form.formState.errors.root["failed"].message}
          </Alert>
        )}
        <div className="flex flex-wrap items-center justify-end gap-3">
          {entry.id !== null && (
            <Button variant="ghost" className="mr-auto text-danger" onClick={() => setAsking(true)}>
              {m.startups_entry_remove()}
            </Button>
          )}
          <Button variant="ghost" onClick={end}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" pending={save.isPending}>
            {kind === "update" && entry.id === null ? m.startups_update_post() : m.startups_save()}
          </Button>
        </div>
      </form>
      {isAsking && entry.id !== null && (
        <Confirm
          tone="danger"
          title={m.startups_entry_remove_title()}
          description={m.startups_entry_remove_text()}
          confirmLabel={m.startups_entry_remove()}
          command={remove}
          input={() => ({ id: startupId, kind, entry_id: entry.id ?? "" })}
          done={m.startups_entry_removed()}
          onDone={end}
          onClose={() => setAsking(false)}
        />
      )}
    </FormProvider>
  );
}
