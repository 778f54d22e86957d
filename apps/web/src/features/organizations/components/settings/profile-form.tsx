import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { ORGANIZATION_FORM } from "@kerkis/contract/organizations/settings/profile.form.ts";
import { FormProvider, useController, useWatch } from "react-hook-form";
import { m } from "#messages";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { FormFields } from "#shared/forms/fields/form-fields.tsx";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { ChangedElsewhere } from "#shared/forms/changed-elsewhere.tsx";
import { useVersionedForm } from "#shared/forms/use-versioned-form.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useSaveFailure } from "../../hooks/use-save-failure.ts";
import { useUpdateOrganization } from "../../organizations.mutations.ts";
import { useOthersChanges } from "../../hooks/use-others-changes.ts";
import { LogoField } from "./logo-field.tsx";
import { SaveBar } from "./save-bar.tsx";

const loadSchema = async () =>
  (await import("@kerkis/contract/organizations/organizations.schema.ts")).organizationProfile;

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
  const form = useContractForm(loadSchema, {
    defaultValues: valuesOf(details),
  });
  const versioned = useVersionedForm(form, { version: details.version, values: valuesOf(details) });
  const draft = useDraftStorage(form, `organization.${details.id}`);
  const othersName = useOthersChanges(details.id);
  const update = useUpdateOrganization();
  const onError = useSaveFailure(form, details.id);
  const { errors, isDirty, dirtyFields } = form.formState;
  const { control } = form;
  const slug = useWatch({ control, name: "slug" });
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
    <FormProvider {...form}>
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
              {draft.restored && isDirty && !versioned.isBehind && <Alert>{m.ui_draft_restored()}</Alert>}
              <FormFields
                fields={ORGANIZATION_FORM.profile.fields}
                hints={{
                  name: details.is_default ? m.organizations_default_hint() : undefined,
                  slug: m.organizations_slug_hint({ slug }),
                }}
                readOnly={details.can.rename ? [] : ["name", "slug"]}
                drawn={{
                  logo_url: details.can.edit && (
                    <LogoField value={logo.value} error={errors.logo_url?.message} onChange={logo.onChange} />
                  ),
                }}
              />
            </CardBody>
            {details.can.edit && <SaveBar isDirty={isDirty} isBehind={versioned.isBehind} pending={update.isPending} />}
          </Card>
        </fieldset>
      </form>
    </FormProvider>
  );
}
