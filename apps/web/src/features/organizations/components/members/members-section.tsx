import { useState } from "react";
import type { MemberSearch } from "../../hooks/member-search.ts";
import { MembersPanel } from "./members-panel.tsx";

/**
 * Members inside /organization-settings: where moderators, who may invite but have no administration pages, find them
 * (specification 2.6 and 6).
 */
export function MembersSection({ organizationId }: { organizationId: string }) {
  const [search, setSearch] = useState<MemberSearch>({});
  return (
    <MembersPanel
      organizationId={organizationId}
      search={search}
      onSearch={(change) => setSearch((known) => ({ ...known, ...change }))}
    />
  );
}
