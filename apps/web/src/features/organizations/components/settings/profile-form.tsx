import { type OrganizationDetails, organizationProfile } from "@kerkis/contract/organizations/organizations.schema.ts";
import { useController, useWatch } from "react-hook-form";
import { m } from "#messages";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useSaveFailure } from "../../hooks/use-save-failure.ts";
import { useVersionedForm } from "../../hooks/use-versioned-form.ts";
import { useUpdateOrganization } from "../../organizations.mutations.ts";
import { AboutFields } from "./about-fields.tsx";
import { ChangedElsewhere, useOthersChanges } from "./changed-elsewhere.tsx";
import { LogoField } from "./logo-field.tsx";
import { SaveBar } from "./save-bar.tsx";

/** A field that is shown and not changed. */
const READ_ONLY = "bg-muted text-muted-foreground";

const valuesOf = (details: OrganizationDetails) => ({
  name: details.name,
  slug: details.slug,
  description: details.description,
  website_url: details.website_url ?? "",
  location: details.location ?? "",
  logo_url: details.logo_url,
});

/** Name, address, description, website, place and logo of an organization. */
export function ProfileForm({ details }: { details: OrganizationDetails }) {
  const form = useContractForm(organizationProfile, {
    defaultValues: valuesOf(details),
  });
  const versioned = useVersionedForm(form, { version: details.version, values: valuesOf(details) });
  const draft = useDraftStorage(form, `organization.${details.id}`);
  const othersName = useOthersChanges(details.id);
  const update = useUpdateOrganization();
  const onError = useSaveFailure(form, details.id);
  const { errors, isDirty, dirtyFields } = form.formState;
  const { control } = form;
  const [slug, description] = useWatch({ control, name: ["slug", "description"] });
  const logo = useController({ control, name: "logo_url" }).field;

  const submit = form.handleSubmit((values) => {
    const changed = Object.fromEntries(
      Object.entries(values).filter(([name]) => Reflect.get(dirtyFields, name) !== undefined),
    );
    update.mutate(
      { ...changed, id: details.id, version: versioned.seen },
      {
        onSuccess: (saved) => {
          versioned.saved(saved.version, valuesOf(saved));
          draft.clear();
          toast.success(m.organizations_saved());
        },
        onError,
      },
    );
  });

  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={!details.can.edit} className="contents">
        <Card className="max-w-3xl">
          <CardHeader>
            <CardTitle>{m.organizations_tab_profile()}</CardTitle>
          </CardHeader>
          <CardBody className="grid gap-5">
            {versioned.isBehind && (
              <ChangedElsewhere
                name={othersName}
                onTakeTheirs={() => {
                  versioned.takeTheirs();
                  draft.clear();
                }}
                onKeepMine={versioned.keepMine}
              />
            )}
            {draft.restored && isDirty && !versioned.isBehind && <Alert>{m.organizations_draft_restored()}</Alert>}
            <div className="grid gap-5 sm:grid-cols-2">
              <Field
                label={m.organizations_name()}
                error={errors.name?.message}
                hint={details.is_default ? m.organizations_default_hint() : undefined}
                required
              >
                <Input
                  autoComplete="organization"
                  defaultValue={details.name}
                  readOnly={!details.can.rename}
                  className={cn(!details.can.rename && READ_ONLY)}
                  {...form.register("name")}
                />
              </Field>
              <Field
                label={m.organizations_slug()}
                error={errors.slug?.message}
                hint={m.organizations_slug_hint({ slug: slug })}
                required
              >
                <Input
                  autoCapitalize="none"
                  spellCheck={false}
                  defaultValue={details.slug}
                  readOnly={!details.can.rename}
                  className={cn(!details.can.rename && READ_ONLY)}
                  {...form.register("slug")}
                />
              </Field>
            </div>
            <AboutFields
              description={{
                box: form.register("description"),
                first: details.description,
                error: errors.description?.message,
                used: description.length,
              }}
              website={{
                box: form.register("website_url"),
                first: details.website_url,
                error: errors.website_url?.message,
              }}
              location={{ box: form.register("location"), first: details.location, error: errors.location?.message }}
            />
            {details.can.edit && (
              <LogoField value={logo.value} error={errors.logo_url?.message} onChange={logo.onChange} />
            )}
          </CardBody>
          {details.can.edit && <SaveBar isDirty={isDirty} isBehind={versioned.isBehind} pending={update.isPending} />}
        </Card>
      </fieldset>
    </form>
  );
}
