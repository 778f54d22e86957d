import { impersonationStart, type Person } from "@kerkis/contract/admin/people/people.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { useStartImpersonation } from "../../impersonation.mutations.ts";

const MINUTES = [15, 30, 60] as const;

/** Why and for how long one works as someone else (completions 1). */
export function ImpersonationDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const start = useStartImpersonation();
  const form = useContractForm(impersonationStart, { defaultValues: { id: person.id, reason: "", minutes: 30 } });
  const submit = form.handleSubmit((values) =>
    start.mutate(values, { onError: (error) => void applyServerErrors(form, error) }),
  );
  const { errors } = form.formState;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={m.admin_imp_title({ name: person.name })}
      description={m.admin_imp_text()}
      confirmLabel={m.admin_imp_start()}
      pending={start.isPending || start.isSuccess}
      onConfirm={() => void submit()}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
      >
        <Field label={m.admin_imp_reason()} hint={m.admin_imp_reason_hint()} error={errors.reason?.message} required>
          <Textarea rows={3} maxLength={LIMITS.reasonMax} {...form.register("reason")} />
        </Field>
        <Field label={m.admin_imp_minutes()}>
          <NativeSelect
            {...form.register("minutes", { setValueAs: Number })}
            options={MINUTES.map((minutes) => ({
              value: String(minutes),
              label: m.admin_imp_minutes_value({ count: minutes }),
            }))}
          />
        </Field>
        {start.isError && (
          <Alert tone="danger" live>
            {errorText(start.error)}
          </Alert>
        )}
      </form>
    </AlertDialog>
  );
}
