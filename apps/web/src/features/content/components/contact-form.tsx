import { CONTACT_FORM } from "@kerkis/contract/admin/contact/contact.form.ts";
import type { ContactTopic } from "@kerkis/contract/admin/contact/contact.taxonomy.ts";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { localized } from "#shared/i18n/localized.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Button } from "#shared/ui/button.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useSendContact } from "../content.mutations.ts";

const ASKED = CONTACT_FORM.message.fields;

const loadSchema = async () => (await import("@kerkis/contract/admin/contact/contact.schema.ts")).contactInput;

interface ContactFormProps {
  /** Of the signed-in person; empty for a visitor. */
  name: string;
  email: string;
  topic: ContactTopic | undefined;
  /** What the message begins with. */
  message?: string;
}

/** A message to the people behind the installation (completions 10). What was typed survives a failed try and a reload. */
export function ContactForm({ name, email, topic, message: begun = "" }: ContactFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm(loadSchema, {
    defaultValues: {
      name,
      email,
      topic: topic ?? "other",
      message: begun,
      language: currentLanguage(),
      website: "",
    },
  });
  const draft = useDraftStorage(form, "contact");
  const send = useSendContact();
  const message = useWatch({ control: form.control, name: "message" });
  const { errors } = form.formState;

  const submit = form.handleSubmit((values) => {
    send.mutate(
      { ...values, language: currentLanguage() },
      {
        onSuccess: () => {
          draft.clear();
          form.reset({ name, email, topic: "other", message: "", language: currentLanguage(), website: "" });
          setSentTo(values.email);
        },
        onError: (error) => {
          if (applyServerErrors(form, error)) return;
          toast.error(m.content_contact_failed(), { description: errorText(error) });
        },
      },
    );
  });

  if (sentTo !== null) {
    return (
      <div role="status">
        <EmptyState
          title={m.content_contact_sent()}
          description={m.content_contact_sent_text({ email: sentTo })}
          action={
            <Button variant="outline" onClick={() => setSentTo(null)}>
              {m.content_contact_again()}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={localized(ASKED.name.label)} error={errors.name?.message} required>
          <Input autoComplete="name" {...form.register("name")} />
        </Field>
        <Field label={localized(ASKED.email.label)} error={errors.email?.message} required>
          <Input type="email" autoComplete="email" inputMode="email" {...form.register("email")} />
        </Field>
      </div>
      <Field label={localized(ASKED.topic.label)} error={errors.topic?.message} required>
        <NativeSelect
          options={ASKED.topic.values.map((value) => ({ value, label: localized(ASKED.topic.names[value]) }))}
          defaultValue={topic ?? "other"}
          {...form.register("topic")}
        />
      </Field>
      <Field
        label={localized(ASKED.message.label)}
        error={errors.message?.message}
        counter={{ used: message?.length ?? 0, max: ASKED.message.max }}
        required
      >
        <Textarea rows={7} {...form.register("message")} />
      </Field>
      {/* Nobody sees or reaches this field; programs fill it in and are not believed. */}
      <div aria-hidden className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...form.register("website")} />
        </label>
      </div>
      <div>
        <Button type="submit" pending={send.isPending} className="max-sm:w-full">
          {m.content_contact_send()}
        </Button>
      </div>
    </form>
  );
}
