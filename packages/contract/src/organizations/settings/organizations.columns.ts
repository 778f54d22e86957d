import { momentCell, namesCell, type ListColumns } from "../../core/files/columns.ts";
import type { OrganizationRow } from "../organizations.schema.ts";
import { ORGANIZATION_STATE_LABELS } from "../organizations.taxonomy.ts";

export const organizationColumns = {
  name: { label: { el: "Όνομα", en: "Name" }, value: ({ name }) => name },
  address: { label: { el: "Διεύθυνση", en: "Address" }, value: ({ slug }) => `/org/${slug}` },
  owners: { label: { el: "Ιδιοκτήτες", en: "Owners" }, value: ({ owner_names: names }) => namesCell(names) },
  state: {
    label: { el: "Κατάσταση", en: "State" },
    value: ({ state }, language) => ORGANIZATION_STATE_LABELS[state][language],
  },
  members: { label: { el: "Μέλη", en: "Members" }, value: ({ member_count: count }) => count },
  startups: { label: { el: "Startups", en: "Startups" }, value: ({ startup_count: count }) => count },
  since: { label: { el: "Από", en: "Since" }, value: ({ created_at: at }) => momentCell(at) },
} as const satisfies ListColumns<OrganizationRow>;
