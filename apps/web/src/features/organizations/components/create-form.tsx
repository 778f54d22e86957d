import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { newOrganization } from "@kerkis/contract/organizations/organizations.schema.ts";
import { useNavigate } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { m } from "#messages";
import { errorCode, errorText, fieldIssues } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { Card, CardBody } from "#shared/ui/layout/card.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useOrganization } from "../hooks/use-organization.ts";
import { useSlugSuggestion } from "../hooks/use-slug-suggestion.ts";
import { useCreateOrganization } from "../organizations.mutations.ts";
import { AboutFields } from "./settings/about-fields.tsx";

/** Creates an organization (specification 5): it is active at once, and the one its owner works in. */
export function CreateForm() {
  const session = useSession();
  const navigate = useNavigate();
  const { refresh, switchOrganization } = useOrganization();
  const ownEmail = session.profile?.email ?? "";
  const form = useContractForm(newOrganization, {
    defaultValues: { name: "", slug: "", description: "", website_url: "", location: "", owner_email: ownEmail },
  });
  const draft = useDraftStorage(form, "organization.new");
  const create = useCreateOrganization();
  const slug = useSlugSuggestion(form);
  const { errors } = form.formState;
  const description = useWatch({ control: form.control, name: "description" });

  async function finish(id: string, ownerEmail: string) {
    draft.clear();
    toast.success(m.organizations_created());
    if (ownerEmail === ownEmail.toLowerCase()) {
      await refresh();
      switchOrganization(id);
    }
    await navigate({ to: "/organization-settings", search: { id } });
  }
  function explain(error: unknown) {
    const isOwner = errorCode(error) === "org.owner_unknown" || errorCode(error) === "org.owner_not_self";
    if (isOwner) form.setError("owner_email", { message: errorText(error) }, { shouldFocus: true });
    const isTaken = fieldIssues(error).some(({ path }) => path === "slug");
    if (isTaken) slug.markTaken();
    if (isOwner || !applyServerErrors(form, error)) {
      toast.error(m.organizations_create_failed({ message: errorText(error) }));
    }
  }
  const submit = form.handleSubmit((values) => {
    if (slug.shown === "") {
      form.setError("slug", { message: m.organizations_slug_needed() }, { shouldFocus: true });
      return undefined;
    }
    // Until the page has gone on: one form makes one organization, however fast the answer comes.
    return create.mutate(
      { ...values, slug: slug.shown },
      { onSuccess: ({ id }) => finish(id, values.owner_email), onError: explain },
    );
  });

  return (
    <form onSubmit={submit} noValidate aria-label={m.organizations_new_title()}>
      <Card>
        <CardBody className="grid gap-5">
          <Field label={m.organizations_name()} error={errors.name?.message} required>
            <Input autoComplete="organization" maxLength={LIMITS.nameMax} {...form.register("name")} />
          </Field>
          <Field label={m.organizations_slug()} error={errors.slug?.message} hint={slug.hint} required>
            <Input
              autoCapitalize="none"
              spellCheck={false}
              value={slug.shown}
              onChange={(event) => slug.type(event.target.value)}
              name="slug"
              trailing={
                slug.suggestion && (
                  <Button variant="ghost" size="sm" className="-mr-2" onClick={() => slug.type(slug.suggestion ?? "")}>
                    {m.organizations_slug_use({ slug: slug.suggestion })}
                  </Button>
                )
              }
            />
          </Field>
          <AboutFields
            description={{
              box: form.register("description"),
              error: errors.description?.message,
              used: description.length,
            }}
            website={{ box: form.register("website_url"), error: errors.website_url?.message }}
            location={{ box: form.register("location"), error: errors.location?.message }}
          />
          <Field
            label={m.organizations_owner_email()}
            error={errors.owner_email?.message}
            hint={session.is_super_admin ? m.organizations_owner_hint_any() : m.organizations_owner_hint_self()}
            required
          >
            <Input
              type="email"
              autoComplete="email"
              readOnly={!session.is_super_admin}
              className={cn(!session.is_super_admin && "bg-muted text-muted-foreground")}
              defaultValue={ownEmail}
              {...form.register("owner_email")}
            />
          </Field>
        </CardBody>
        <div className="flex justify-end border-t border-border px-5 py-4 sm:px-6">
          <Button type="submit" pending={create.isPending}>
            {m.organizations_create()}
          </Button>
        </div>
      </Card>
    </form>
  );
}
