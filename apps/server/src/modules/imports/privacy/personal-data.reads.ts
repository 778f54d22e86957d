import { ownPages, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { imports } from "../imports.tables.ts";

/** Files that the person imported; what was in them belongs to the organization. */
export const importsPersonalData: readonly PersonalSection[] = [
  {
    name: "imports",
    title: { el: "Εισαγωγές αρχείων", en: "Files you imported" },
    rows: ownPages({
      owner: imports.created_by,
      columns: {
        id: imports.id,
        kind: imports.kind,
        file_name: imports.file_name,
        state: imports.state,
        row_count: imports.row_count,
        created_at: imports.created_at,
      },
    }),
  },
];
