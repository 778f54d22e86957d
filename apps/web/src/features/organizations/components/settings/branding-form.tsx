import { BRAND_COLOR } from "@kerkis/contract/organizations/branding.policy.ts";
import type { OrganizationDetails, UpdateBrandingInput } from "@kerkis/contract/organizations/organizations.schema.ts";
import { useController } from "react-hook-form";
import { m } from "#messages";
import { useHasRoute } from "#shared/routing/use-pages.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { ChangedElsewhere } from "#shared/forms/changed-elsewhere.tsx";
import { useVersionedForm } from "#shared/forms/use-versioned-form.ts";
import { Card, CardBody, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useSaveFailure } from "../../hooks/use-save-failure.ts";
import { useUpdateBranding } from "../../organizations.mutations.ts";
import { BrandPreview } from "./brand-preview.tsx";
import { useOthersChanges } from "../../hooks/use-others-changes.ts";
import { ColorField } from "./color-field.tsx";
import { SaveBar } from "./save-bar.tsx";

const loadSchema = async () => (await import("@kerkis/contract/organizations/organizations.schema.ts")).brandingForm;

const valuesOf = ({ branding, is_homepage_enabled }: OrganizationDetails) => ({
  primary_color: branding.primary_color ?? "",
  accent_color: branding.accent_color ?? "",
  is_homepage_enabled,
});
const shownColor = (text: string): string | null => (BRAND_COLOR.test(text) ? text : null);

/** Colours of an organization with their contrast in both themes, and whether its homepage is on. */
export function BrandingForm({ details }: { details: OrganizationDetails }) {
  const form = useContractForm(loadSchema, { defaultValues: valuesOf(details) });
  const versioned = useVersionedForm(form, { version: details.settings_version, values: valuesOf(details) });
  const othersName = useOthersChanges(details.id);
  const update = useUpdateBranding();
  const onError = useSaveFailure(form, details.id);
  const { errors, isDirty } = form.formState;
  const { control } = form;
  const primary = useController({ control, name: "primary_color" }).field;
  const accent = useController({ control, name: "accent_color" }).field;
  const hasRoute = useHasRoute();
  const homepage = useController({ control, name: "is_homepage_enabled" }).field;

  const submit = form.handleSubmit(({ primary_color, accent_color, is_homepage_enabled }) => {
    const input: UpdateBrandingInput = {
      id: details.id,
      version: versioned.seen,
      primary_color: primary_color || null,
      accent_color: accent_color || null,
      is_homepage_enabled,
    };
    update.mutate(input, {
      onSuccess: (saved) => {
        versioned.saved(saved.settings_version, valuesOf(saved));
        toast.success(m.organizations_saved());
      },
      onError,
    });
  });

  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={!details.can.edit} className="contents">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <Card className="min-w-0">
            <CardHeader>
              <div>
                <CardTitle>{m.organizations_tab_branding()}</CardTitle>
                <p className="mt-1 text-[0.9375rem] text-muted-foreground">{m.organizations_branding_text()}</p>
              </div>
            </CardHeader>
            <CardBody className="grid gap-6">
              {versioned.isBehind && (
                <ChangedElsewhere
                  name={othersName}
                  onTakeTheirs={versioned.takeTheirs}
                  onKeepMine={versioned.keepMine}
                />
              )}
              <div className="grid gap-5 sm:grid-cols-2">
                <ColorField
                  label={m.organizations_primary_color()}
                  error={errors.primary_color?.message}
                  disabled={!details.can.edit}
                  value={primary.value}
                  onChange={primary.onChange}
                />
                <ColorField
                  label={m.organizations_accent_color()}
                  error={errors.accent_color?.message}
                  disabled={!details.can.edit}
                  value={accent.value}
                  onChange={accent.onChange}
                />
              </div>
              {hasRoute("/org/$slug") && (
                <Checkbox
                  checked={homepage.value}
                  onCheckedChange={homepage.onChange}
                  disabled={!details.can.edit}
                  label={m.organizations_homepage_enabled()}
                  hint={m.organizations_homepage_hint({ slug: details.slug })}
                />
              )}
            </CardBody>
            {details.can.edit && <SaveBar isDirty={isDirty} isBehind={versioned.isBehind} pending={update.isPending} />}
          </Card>
          <BrandPreview
            name={details.name}
            logo={details.logo_url}
            primary={shownColor(primary.value)}
            accent={shownColor(accent.value)}
          />
        </div>
      </fieldset>
    </form>
  );
}
