import type { OrganizationDetails } from "@kerkis/contract/organizations/organizations.schema.ts";
import { useOwnFilters } from "#shared/lists/list-address.ts";
import { memberSearch } from "../../model/member-search.ts";
import { MembersPanel } from "./members-panel.tsx";

/**
 * Members inside /organization-settings: where moderators, who may invite but have no administration pages, find them
 * (specification 2.6 and 6).
 */
export function MembersSection({ details }: { details: OrganizationDetails }) {
  return <MembersPanel organizationId={details.id} address={useOwnFilters(memberSearch)} />;
}
