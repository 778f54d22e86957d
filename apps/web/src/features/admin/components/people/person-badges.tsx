import type { PersonRow } from "@kerkis/contract/admin/people/people.schema.ts";
import { m } from "#messages";
import { Badge } from "#shared/ui/marks/badge.tsx";

/** What is particular about an account; nothing for one like most. */
export function PersonBadges({ person }: { person: PersonRow }) {
  return (
    <span className="flex flex-wrap justify-end gap-1.5 md:justify-start">
      {person.is_super_admin && <Badge tone="primary">{m.admin_people_state_super_admin()}</Badge>}
      {!person.is_verified && <Badge tone="warning">{m.admin_people_state_unverified()}</Badge>}
      {person.has_two_factor && <Badge tone="success">{m.admin_people_two_factor_short()}</Badge>}
      {person.is_deleting && <Badge tone="danger">{m.admin_people_state_deleting()}</Badge>}
      {!person.is_super_admin && person.is_verified && !person.has_two_factor && !person.is_deleting && (
        <span className="text-sm text-muted-foreground">{m.admin_people_state_verified()}</span>
      )}
    </span>
  );
}
