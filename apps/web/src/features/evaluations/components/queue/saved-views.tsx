import { saveViewInput, type SaveViewInput } from "@kerkis/contract/applications/triage/triage.schema.ts";
import type { TextField } from "@kerkis/contract/core/forms/field.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bookmark, X } from "lucide-react";
import { useId, useState } from "react";
import { FormProvider } from "react-hook-form";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { isSameView, queueInput, type QueueSearch, searchOf } from "../../model/queue-search.ts";
import { useDeleteView, useSaveView } from "../../triage.mutations.ts";
import { triageQueries } from "../../triage.queries.ts";

/** Views of the table that someone keeps, each a step away; what it is asked for now can be kept too. */
export function SavedViews({ search }: { search: QueueSearch }) {
  const views = useQuery(triageQueries.views()).data?.views ?? [];
  const [isSaving, setSaving] = useState(false);
  const forget = useDeleteView();
  const view = queueInput(search);
  const isKept = views.some((one) => isSameView(one.view, view));
  const isPlain = isSameView(view, queueInput({}));
  if (views.length === 0 && isPlain) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={m.evaluations_views_label()} className="contents">
        {views.map((one) => {
          const isShown = isSameView(one.view, view);
          return (
            <li key={one.id} className="inline-flex max-w-full items-center">
              <Link
                to="/evaluation-management"
                search={searchOf(one.view)}
                resetScroll={false}
                aria-current={isShown ? "true" : undefined}
                className={buttonStyles({
                  variant: isShown ? "primary" : "outline",
                  size: "sm",
                  className: "max-w-60 min-w-0 rounded-r-none border-r-0",
                })}
              >
                <span className="truncate">{one.name}</span>
              </Link>
              <Button
                variant={isShown ? "primary" : "outline"}
                size="sm"
                className="rounded-l-none px-2"
                aria-label={m.evaluations_views_delete({ name: one.name })}
                onClick={() => forget.mutate(one)}
              >
                <X />
              </Button>
            </li>
          );
        })}
      </ul>
      {!isKept && !isPlain && (
        <Button variant="ghost" size="sm" onClick={() => setSaving(true)}>
          <Bookmark aria-hidden />
          {m.evaluations_views_save()}
        </Button>
      )}
      {isSaving && <SaveView view={view} onClose={() => setSaving(false)} />}
    </div>
  );
}

const NAME: TextField = {
  type: "text",
  label: { el: "Όνομα προβολής", en: "Name of the view" },
  isRequired: true,
  max: LIMITS.nameMax,
};

function SaveView({ view, onClose }: { view: SaveViewInput["view"]; onClose: () => void }) {
  const formId = useId();
  const save = useSaveView();
  const form = useContractForm<SaveViewInput, SaveViewInput>(async () => saveViewInput, {
    defaultValues: { name: "", view },
  });
  const submit = form.handleSubmit((input) =>
    save.mutate(input, {
      onSuccess: onClose,
      onError: (error) => {
        if (!applyServerErrors(form, error))
          toast.error(m.evaluations_views_failed(), { description: errorText(error) });
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.evaluations_views_save()}
      description={m.evaluations_views_text()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} pending={save.isPending}>
            {m.evaluations_views_keep()}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={submit}>
          <FormFields fields={{ name: NAME }} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
