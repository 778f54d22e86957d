import type { ComponentProps, ReactNode } from "react";
import { type FieldValues, FormProvider, useFormState, type UseFormReturn } from "react-hook-form";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import type { useDraftStorage } from "./draft-storage.ts";
import type { useVersionedForm } from "./use-versioned-form.ts";

interface RecordFormProps<Values extends FieldValues, Context, Output> extends Pick<
  ComponentProps<"form">,
  "onSubmit" | "className"
> {
  form: UseFormReturn<Values, Context, Output>;
  versioned: Pick<ReturnType<typeof useVersionedForm>, "isBehind" | "takeTheirs" | "keepMine">;
  draft: ReturnType<typeof useDraftStorage>;
  /** Who saved last; null when it is not known. */
  changedBy: string | null;
  label: string;
  heading?: ReactNode;
  /** What saving would bring about; null where nothing is to be said. */
  warning: { title: string; text: string } | null;
  saveLabel: string;
  /** Heads why saving failed, the form's error «root.failed», which stays until it is tried again. */
  failed?: string;
  isPending: boolean;
  /** Nothing of it can be changed: there is nothing to save. */
  isFixed?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A record of a page edited where it stands: what others saved meanwhile, what was typed before, a warning, cancel and save. */
export function RecordForm<Values extends FieldValues, Context, Output>({
  form,
  versioned,
  draft,
  changedBy,
  label,
  heading,
  warning,
  saveLabel,
  failed,
  isPending,
  isFixed = false,
  onSubmit,
  onClose,
  className,
  children,
}: RecordFormProps<Values, Context, Output>) {
  const { isDirty, errors } = useFormState({ control: form.control });
  return (
    <FormProvider {...form}>
      <form onSubmit={onSubmit} noValidate aria-label={label} className={className}>
        {heading}
        {versioned.isBehind && (
          <ChangedElsewhere
            name={changedBy}
            onTakeTheirs={() => {
              versioned.takeTheirs();
              draft.clear();
            }}
            onKeepMine={versioned.keepMine}
          />
        )}
        {draft.restored && isDirty && !versioned.isBehind && <Alert>{m.ui_draft_restored()}</Alert>}
        {children}
        {warning && (
          <Alert tone="warning" live title={warning.title}>
            {warning.text}
          </Alert>
        )}
        {failed && errors.root?.["failed"] && (
          <Alert tone="danger" live title={failed}>
            {errors.root["failed"].message}
          </Alert>
        )}
        {!isFixed && (
          <div className="flex flex-wrap items-center justify-end gap-3">
            <Button
              variant="ghost"
              onClick={() => {
                draft.clear();
                onClose();
              }}
            >
              {m.ui_cancel()}
            </Button>
            <Button type="submit" pending={isPending} disabled={!isDirty || versioned.isBehind}>
              {saveLabel}
            </Button>
          </div>
        )}
      </form>
    </FormProvider>
  );
}
