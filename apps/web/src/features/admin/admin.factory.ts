import type { Person } from "@kerkis/contract/admin/people/people.schema.ts";

/** A person as super admins see them; what is given wins. */
export const testPerson = (given: Partial<Person> = {}): Person => ({
  id: "0199a000-0000-7000-8000-000000000042",
  name: "Maria Dimou",
  email: "maria@people.test",
  avatar_url: null,
  role: "company_coordinator",
  is_verified: false,
  is_super_admin: false,
  has_two_factor: true,
  is_deleting: false,
  created_at: "2026-01-05T10:00:00.000Z",
  memberships: [
    {
      organization_id: "0199a000-0000-7000-8000-0000000000aa",
      name: "Kerkis",
      slug: "kerkis",
      role: "member",
      is_coordinator: false,
      is_active: true,
    },
  ],
  session_count: 1,
  last_signed_in_at: null,
  passkey_count: 0,
  has_password: true,
  erased_on: null,
  requested_role: null,
  can: {
    change_role: true,
    verify: true,
    impersonate: true,
    make_super_admin: true,
    remove_super_admin: false,
    disable_two_factor: true,
  },
  ...given,
});
