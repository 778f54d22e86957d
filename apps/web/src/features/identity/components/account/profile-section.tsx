import type { Account } from "@kerkis/contract/identity/account.schema.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Avatar } from "#shared/ui/marks/avatar.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { accountQueries } from "../../account/account.queries.ts";
import { useUpdateProfile } from "../../account/account.mutations.ts";
import { toastFailure } from "../../model/failure.ts";
import { Section } from "../security/section.tsx";
import { AvatarField } from "./avatar-field.tsx";
import { PROFILE_ROLE_NAMES, PROFILE_ROLE_TONES } from "#shared/permissions/role-names.ts";

const loadSchema = async () => (await import("./account-schema.ts")).nameForm;
const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

/** Name and picture, with what others see of them (completions 1, /settings). */
export function ProfileSection() {
  const query = useQuery(accountQueries.account());
  return (
    <Section title={m.account_section_profile()} lead={m.account_profile_lead()} query={query}>
      {(account) => (
        <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
          <div className="grid gap-7">
            <AvatarField account={account} />
            <NameForm account={account} />
          </div>
          <WhatOthersSee profile={account.profile} />
        </div>
      )}
    </Section>
  );
}

function WhatOthersSee({ profile }: { profile: Account["profile"] }) {
  const name = fullName(profile);
  return (
    <figure className="min-w-0 rounded-lg bg-muted p-4">
      <figcaption className="eyebrow">{m.account_profile_preview()}</figcaption>
      <div className="mt-3 flex items-center gap-3 rounded-md bg-surface p-3 shadow-sm">
        <Avatar name={name} src={profile.avatar_url} tone={PROFILE_ROLE_TONES[profile.role]} size={44} />
        <div className="min-w-0">
          <p className="font-semibold break-words">{name}</p>
          <p className="text-sm text-muted-foreground">{PROFILE_ROLE_NAMES[profile.role]()}</p>
        </div>
      </div>
      <p className="mt-3 text-sm text-pretty text-muted-foreground">{m.account_profile_private()}</p>
    </figure>
  );
}

function NameForm({ account }: { account: Account }) {
  const { profile, version } = account;
  const form = useContractForm(loadSchema, {
    defaultValues: { first_name: profile.first_name, last_name: profile.last_name },
  });
  const draft = useDraftStorage(form, "settings-profile");
  const update = useUpdateProfile();
  const queryClient = useQueryClient();
  const [isStale, setStale] = useState(false);
  const { errors } = form.formState;

  const settle = (saved: Account) => {
    const { first_name, last_name } = saved.profile;
    form.reset({ first_name, last_name }, { keepFieldsRef: true });
    draft.clear();
    setStale(false);
  };
  const submit = form.handleSubmit((values) =>
    update.mutate(
      { ...values, version },
      {
        onSuccess: (saved) => {
          settle(saved);
          toast.success(m.account_saved());
        },
        onError: async (error) => {
          if (errorCode(error) === "account.changed_elsewhere") {
            // What was typed stays; saving again is a decision made in sight of the other version.
            await queryClient.refetchQueries({ queryKey: accountQueries.account().queryKey });
            setStale(true);
          } else if (!applyServerErrors(form, error)) toastFailure(m.account_failed(), error);
        },
      },
    ),
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {isStale && (
        <Alert
          tone="warning"
          live
          title={m.account_profile_conflict_title()}
          action={
            <Button variant="outline" size="sm" onClick={() => settle(account)}>
              {m.account_profile_take_theirs()}
            </Button>
          }
        >
          {m.account_profile_conflict_text({ name: fullName(profile) })}
        </Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.identity_first_name()} error={errors.first_name?.message} required>
          <Input autoComplete="given-name" defaultValue={profile.first_name} {...form.register("first_name")} />
        </Field>
        <Field label={m.identity_last_name()} error={errors.last_name?.message} required>
          <Input autoComplete="family-name" defaultValue={profile.last_name} {...form.register("last_name")} />
        </Field>
      </div>
      <Button type="submit" pending={update.isPending} className="justify-self-start">
        {isStale ? m.account_profile_keep_mine() : m.account_save()}
      </Button>
    </form>
  );
}
