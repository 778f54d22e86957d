/** Sessions for tests. */
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";
import { asVisitor } from "#shared/permissions/session.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";

export const visitor: Session = asVisitor(undefined);

export const founder: Session = {
  ...visitor,
  profile: testProfile({
    id: "0199a000-0000-7000-8000-000000000001",
    role: "company_coordinator",
    first_name: "Μαρία",
    last_name: "Δούκα",
    email: "maria@startup.test",
    language: "en",
  }),
};
