import { PROFILE_FORM } from "@kerkis/contract/startups/profile/profile.form.ts";
import { isVerifiedField } from "@kerkis/contract/startups/profile/profile.policy.ts";
import {
  profileGroups,
  type EditableProfile,
  type ProfileAnswers,
  type ProfileGroup,
} from "@kerkis/contract/startups/profile/profile.schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { LogoField } from "#shared/forms/fields/logo-field.tsx";
import { PeopleControl } from "#shared/forms/fields/people-control.tsx";
import { RecordForm } from "#shared/forms/record-form.tsx";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { useVersionedForm } from "#shared/forms/use-versioned-form.ts";
import { todayInAthens } from "#shared/i18n/athens-day.ts";
import { formatList } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Skeleton } from "#shared/ui/states/skeleton.tsx";
import { useChangeProfile } from "../../startups.mutations.ts";
import { CompanyFacts, useCompanyHints } from "../gemi/company-facts.tsx";
import { startupsQueries } from "../../startups.queries.ts";

interface GroupFormProps {
  startupId: string;
  group: ProfileGroup;
  onClose: () => void;
}

/** A group of a profile's fields as a form, with what others saved meanwhile. */
export function GroupForm({ startupId, group, onClose }: GroupFormProps) {
  const profile = useQuery(startupsQueries.profile(startupId));
  if (profile.error)
    return (
      <ErrorState
        title={m.startups_edit_failed()}
        description={errorText(profile.error)}
        onRetry={() => void profile.refetch()}
      />
    );
  if (!profile.data) return <Skeleton className="h-72 rounded-lg" />;
  return <GroupFields profile={profile.data} group={group} onClose={onClose} />;
}

/** The group's own answers of a profile. */
const answersOf = (group: ProfileGroup, answers: ProfileAnswers): ProfileAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name in PROFILE_FORM[group].fields));

const TEAM_WORDS = {
  number: m.startups_person_number,
  add: m.startups_person_add,
  remove: m.startups_person_remove,
  removed: m.startups_person_removed,
  up: m.startups_person_up,
  down: m.startups_person_down,
  moved: m.startups_person_moved,
};

function GroupFields({ profile, group, onClose }: { profile: EditableProfile } & Omit<GroupFormProps, "startupId">) {
  const [today] = useState(todayInAthens);
  const queryClient = useQueryClient();
  const values = answersOf(group, profile.answers);
  const form = useContractForm<ProfileAnswers, ProfileAnswers>(async () => profileGroups(today)[group], {
    defaultValues: values,
  });
  const versioned = useVersionedForm(form, { version: profile.version, values });
  const draft = useDraftStorage(form, `startup.${profile.id}.${group}`);
  const change = useChangeProfile();
  const { dirtyFields } = form.formState;
  const fields = PROFILE_FORM[group].fields;
  const lookedAt = Object.entries(fields).filter(([name]) => name in dirtyFields && isVerifiedField(name));
  const asksForLook = profile.is_looked_at && lookedAt.length > 0;

  const submit = form.handleSubmit((answers) =>
    change.mutate(
      { id: profile.id, version: versioned.seen, group, answers },
      {
        onSuccess: () => {
          draft.clear();
          toast.success(asksForLook ? m.startups_saved_for_look() : m.startups_saved());
          onClose();
        },
        onError: (error) => {
          if (errorCode(error) === "startup.overtaken") {
            void queryClient.invalidateQueries({ queryKey: startupsQueries.profile(profile.id).queryKey });
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
      label={localized(PROFILE_FORM[group].title)}
      heading={<h3 className="display text-xl leading-tight">{localized(PROFILE_FORM[group].title)}</h3>}
      warning={
        asksForLook
          ? {
              title: m.startups_look_title(),
              text: m.startups_look_text({ fields: formatList(lookedAt.map(([, field]) => localized(field.label))) }),
            }
          : null
      }
      saveLabel={asksForLook ? m.startups_save_for_look() : m.startups_save()}
      failed={m.startups_save_failed()}
      isPending={change.isPending}
      onSubmit={submit}
      onClose={onClose}
      className="grid gap-5 rounded-lg bg-surface p-5 shadow-md sm:p-6"
    >
      <GroupControls group={group} taxNumber={profile.answers.tax_number} />
    </RecordForm>
  );
}

interface GroupControlsProps {
  group: ProfileGroup;
  /** Of the company as it is saved: its seat is filled in by it, though the number is another group's. */
  taxNumber: string | null | undefined;
}

function GroupControls({ group, taxNumber }: GroupControlsProps) {
  const saved = group === "seat" ? (taxNumber ?? "") : undefined;
  return (
    <FormFields
      fields={PROFILE_FORM[group].fields}
      below={{ tax_number: <CompanyFacts />, ...(saved && { city: <CompanyFacts taxNumber={saved} /> }) }}
      hints={useCompanyHints(saved)}
      drawn={{
        logo_url: <LogoField name="logo_url" field={PROFILE_FORM.identity.fields.logo_url} />,
        team: <PeopleControl name="team" field={PROFILE_FORM.team.fields.team} words={TEAM_WORDS} />,
      }}
    />
  );
}
