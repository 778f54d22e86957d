import { INVESTOR_FORM } from "@kerkis/contract/investors/profile.form.ts";
import {
  type EditableInvestor,
  type InvestorAnswers,
  investorProfile,
  type InvestorProfile,
  VERIFIED_FACTS,
} from "@kerkis/contract/investors/profile.schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { LogoField } from "#shared/forms/fields/logo-field.tsx";
import { RecordForm } from "#shared/forms/record-form.tsx";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { useVersionedForm } from "#shared/forms/use-versioned-form.ts";
import { formatList } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import { useChangeInvestor } from "../../investors.mutations.ts";
import { investorsQueries } from "../../investors.queries.ts";
import { PortfolioField } from "../portfolio-field.tsx";

interface InvestorEditorProps {
  investorId: string;
  onClose: () => void;
}

/** Without the declaration that goes with an application. */
const { review: _review, ...SECTIONS } = INVESTOR_FORM;

/** An investor's profile in the form that it was registered with, beside its page. */
export function InvestorEditor({ investorId, onClose }: InvestorEditorProps) {
  const profile = useQuery(investorsQueries.profile(investorId));
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={m.investors_edit()} className="sm:w-[44rem]">
      <div className="px-5 pt-3 pb-8">
        {profile.data ? (
          <Fields profile={profile.data} onClose={onClose} />
        ) : profile.error ? (
          <ErrorState
            title={m.investors_edit_failed()}
            description={errorText(profile.error)}
            onRetry={() => void profile.refetch()}
          />
        ) : (
          <SkeletonForm fields={6} className="pt-4" />
        )}
      </div>
    </Sheet>
  );
}

function Fields({ profile, onClose }: { profile: EditableInvestor; onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useContractForm<InvestorAnswers, InvestorProfile>(async () => investorProfile, {
    defaultValues: profile.answers,
  });
  const versioned = useVersionedForm(form, { version: profile.version, values: profile.answers });
  const draft = useDraftStorage(form, `investor.${profile.id}`);
  const change = useChangeInvestor();
  const { dirtyFields } = form.formState;
  const lookedAt = Object.entries(INVESTOR_FORM.investor.fields).filter(
    ([name]) => name in dirtyFields && VERIFIED_FACTS.has(name),
  );
  const asksForLook = profile.is_looked_at && lookedAt.length > 0;

  const submit = form.handleSubmit((answers) =>
    change.mutate(
      { id: profile.id, version: versioned.seen, answers },
      {
        onSuccess: () => {
          draft.clear();
          toast.success(asksForLook ? m.investors_saved_for_look() : m.investors_saved());
          onClose();
        },
        onError: (error) => {
          if (errorCode(error) === "investor.overtaken") {
            void queryClient.invalidateQueries({ queryKey: investorsQueries.profile(profile.id).queryKey });
          } else if (!applyServerErrors(form, error)) {
            form.setError("root.failed", { message: errorText(error) });
          }
        },
      },
    ),
  );
  return (
    <RecordForm
      form={form}
      versioned={versioned}
      draft={draft}
      changedBy={profile.changed_by}
      label={m.investors_edit()}
      warning={
        asksForLook
          ? {
              title: m.investors_look_title(),
              text: m.investors_look_text({ fields: formatList(lookedAt.map(([, field]) => localized(field.label))) }),
            }
          : null
      }
      saveLabel={asksForLook ? m.investors_save_for_look() : m.investors_save()}
      failed={m.investors_save_failed()}
      isPending={change.isPending}
      onSubmit={submit}
      onClose={onClose}
      className="grid gap-9"
    >
      {Object.entries(SECTIONS).map(([name, { title, fields }]) => (
        <section key={name} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h3 className="display text-xl leading-tight">{localized(title)}</h3>
          <FormFields
            fields={fields}
            drawn={{
              logo_url: <LogoField name="logo_url" field={INVESTOR_FORM.investor.fields.logo_url} />,
              portfolio: <PortfolioField name="portfolio" field={INVESTOR_FORM.ticket.fields.portfolio} />,
            }}
          />
        </section>
      ))}
    </RecordForm>
  );
}
