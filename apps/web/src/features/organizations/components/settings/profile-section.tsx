import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { OrganizationFacts } from "../organization-facts.tsx";

// The page stands and answers before its form, which brings the kit of forms along.
const ProfileForm = latePart(async () => (await import("./profile-form.tsx")).ProfileForm);

/** What an organization says of itself, beside its figures. */
export function ProfileSection({ details }: { details: OrganizationDetails }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,48rem)_minmax(16rem,24rem)]">
      <ProfileForm details={details} />
      <OrganizationFacts details={details} />
    </div>
  );
}
