import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { OrganizationFacts } from "../organization-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** What an organization says of itself, beside its figures. */
export function ProfileSection({ details }: { details: OrganizationDetails }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,48rem)_minmax(16rem,24rem)]">
      <ProfileForm details={details} />
      <OrganizationFacts details={details} />
    </div>
  );
}
