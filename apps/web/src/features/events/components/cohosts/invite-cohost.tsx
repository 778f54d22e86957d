import { useState } from "react";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { Button } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { useInviteCohost } from "../../cohosts.mutations.ts";

type Kind = "person" | "organization";

/** Asks someone to help: a person by e-mail, an organization by its address. */
export function InviteCohost({ eventId }: { eventId: string }) {
  const [kind, setKind] = useState<Kind>("person");
  const Form = kind === "person" ? InvitePerson : InviteOrganization;
  return (
    <section aria-label={m.events_cohosts_ask()} className="grid gap-4 border-t border-border pt-5">
      <Field label={m.events_cohosts_ask()}>
        <NativeSelect
          value={kind}
          onChange={({ target }) => setKind(target.value === "organization" ? "organization" : "person")}
          options={[
            { value: "person", label: m.events_cohosts_person() },
            { value: "organization", label: m.events_cohosts_organization() },
          ]}
        />
      </Field>
      <Form eventId={eventId} />
    </section>
  );
}

/** Refusals that are about whom one asks. */
const AT_FIELD = new Set(["event.cohost_own", "event.cohost_known"]);

function InvitePerson({ eventId }: { eventId: string }) {
  const invite = useInviteCohost(eventId);
  const form = useContractForm(async () => (await import("./cohost-schema.ts")).personForm, {
    defaultValues: { email: "" },
  });
  const submit = form.handleSubmit(({ email }) =>
    invite.mutate(
      { email, language: currentLanguage() },
      {
        onSuccess: () => {
          toast.success(m.events_cohosts_asked_done());
          form.reset();
        },
        onError: (error) => {
          if (AT_FIELD.has(errorCode(error) ?? "")) form.setError("email", { message: errorText(error) });
          else if (!applyServerErrors(form, error))
            toast.error(m.events_cohosts_ask_failed(), { description: errorText(error) });
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={m.events_cohosts_email()} error={form.formState.errors.email?.message} required>
        <Input
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register("email")}
        />
      </Field>
      <Send isPending={invite.isPending} />
    </form>
  );
}

/** The last part of an address as it is copied from a browser. */
const slugOf = (text: string): string => text.trim().replace(/\/+$/, "").split("/").at(-1) ?? "";

function InviteOrganization({ eventId }: { eventId: string }) {
  const invite = useInviteCohost(eventId);
  const form = useContractForm(async () => (await import("./cohost-schema.ts")).organizationForm, {
    defaultValues: { organization: "" },
  });
  const submit = form.handleSubmit(({ organization }) =>
    invite.mutate(
      { organization: slugOf(organization), language: currentLanguage() },
      {
        onSuccess: () => {
          toast.success(m.events_cohosts_asked_done());
          form.reset();
        },
        onError: (error) => {
          if (AT_FIELD.has(errorCode(error) ?? "")) form.setError("organization", { message: errorText(error) });
          else if (!applyServerErrors(form, error))
            toast.error(m.events_cohosts_ask_failed(), { description: errorText(error) });
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={m.events_cohosts_slug()}
        hint={m.events_cohosts_slug_hint()}
        error={form.formState.errors.organization?.message}
        required
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.register("organization")} />
      </Field>
      <Send isPending={invite.isPending} />
    </form>
  );
}

const Send = ({ isPending }: { isPending: boolean }) => (
  <div>
    <Button type="submit" pending={isPending}>
      {m.events_cohosts_send()}
    </Button>
  </div>
);
