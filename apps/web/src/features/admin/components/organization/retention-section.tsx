import { type Retention } from "@kerkis/contract/organizations/settings/permissions.schema.ts";
import {
  RETENTION_KINDS,
  RETENTION_LIMITS,
  type RetentionKind,
} from "@kerkis/contract/organizations/settings/permissions.policy.ts";
import { useQuery } from "@tanstack/react-query";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { formatDateTime, formatNumber } from "#shared/i18n/format.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useSaveRetention } from "../../organization-admin.mutations.ts";
import { organizationAdminQueries } from "../../organization-admin.queries.ts";

const WORDS: Record<RetentionKind, { label: () => string; hint: () => string }> = {
  activity: { label: m.admin_retention_activity, hint: m.admin_retention_activity_hint },
  notifications: { label: m.admin_retention_notifications, hint: m.admin_retention_notifications_hint },
  invitations: { label: m.admin_retention_invitations, hint: m.admin_retention_invitations_hint },
  drafts: { label: m.admin_retention_drafts, hint: m.admin_retention_drafts_hint },
};

const loadSchema = async () => (await import("./retention-schema.ts")).retentionForm;

/** How long the organization keeps what may be forgotten (completions 10). */
export function RetentionSection({ organizationId }: { organizationId: string }) {
  const query = useQuery(organizationAdminQueries.retention(organizationId));
  if (!query.data) {
    return query.isError ? (
      <ErrorState
        title={m.admin_retention_failed()}
        description={errorText(query.error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <SkeletonForm fields={4} className="max-w-3xl" />
    );
  }
  return <RetentionForm key={query.data.version} organizationId={organizationId} stored={query.data} />;
}

function RetentionForm({ organizationId, stored }: { organizationId: string; stored: Retention }) {
  const save = useSaveRetention(organizationId);
  const { activity_days, notifications_days, invitations_days, drafts_days } = stored;
  const fields = useContractForm(loadSchema, {
    defaultValues: { activity_days, notifications_days, invitations_days, drafts_days },
  });
  const { errors, isDirty } = fields.formState;
  const submit = fields.handleSubmit((days) =>
    save.mutate(
      { ...days, version: stored.version },
      {
        onSuccess: () => {
          toast.success(m.admin_retention_saved());
        },
        onError: (error) => {
          if (!applyServerErrors(fields, error))
            toast.error(m.admin_retention_not_saved(), { description: errorText(error) });
        },
      },
    ),
  );
  return (
    <Card className="max-w-3xl">
      <CardBody>
        <form noValidate className="grid gap-6" onSubmit={submit}>
          <p className="text-pretty text-muted-foreground">{m.admin_retention_lead()}</p>
          {errorCode(save.error) === "request.conflict" && (
            <Alert tone="warning" live>
              {m.admin_retention_conflict()}
            </Alert>
          )}
          <div className="grid gap-6 sm:grid-cols-2">
            {RETENTION_KINDS.map((kind) => {
              const { min, max } = RETENTION_LIMITS[kind];
              const name = `${kind}_days` as const;
              return (
                <Field
                  key={kind}
                  label={WORDS[kind].label()}
                  hint={`${WORDS[kind].hint()} ${m.admin_retention_limits({ min: formatNumber(min), max: formatNumber(max) })}`}
                  error={errors[name]?.message}
                >
                  <Input
                    type="number"
                    inputMode="numeric"
                    min={min}
                    max={max}
                    step={1}
                    disabled={!stored.can.edit}
                    trailing={<span className="text-sm text-muted-foreground">{m.admin_retention_days()}</span>}
                    {...fields.register(name)}
                  />
                </Field>
              );
            })}
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            {stored.can.edit && (
              <Button type="submit" pending={save.isPending} disabled={!isDirty}>
                {m.admin_retention_save()}
              </Button>
            )}
            {stored.updated_at && (
              <p className="text-sm text-muted-foreground">
                {m.admin_retention_changed({
                  date: formatDateTime(stored.updated_at),
                  person: stored.updated_by_name ?? m.admin_audit_nobody(),
                })}
              </p>
            )}
          </div>
          <p className="text-sm text-pretty text-muted-foreground">{m.admin_retention_forever()}</p>
        </form>
      </CardBody>
    </Card>
  );
}
