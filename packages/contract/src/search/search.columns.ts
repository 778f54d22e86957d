import type { ListColumns } from "../core/files/columns.ts";
import type { OrganizationHit } from "./search.schema.ts";

/** What a file of search results has of each organization. */
export const organizationHitColumns: ListColumns<OrganizationHit> = {
  name: { label: { el: "Όνομα", en: "Name" }, value: ({ name }) => name },
  address: { label: { el: "Διεύθυνση", en: "Address" }, value: ({ slug }) => `/org/${slug}` },
  location: { label: { el: "Έδρα", en: "Seat" }, value: ({ location }) => location },
  description: { label: { el: "Περιγραφή", en: "Description" }, value: ({ description }) => description },
};
