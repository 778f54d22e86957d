/** Accounts for tests. */
import type { Account } from "@kerkis/contract/identity/account.schema.ts";
import { testProfile } from "#shared/permissions/session.factory.ts";
import { founder } from "../identity.factory.ts";

interface Given extends Omit<Partial<Account>, "profile"> {
  profile?: Partial<Account["profile"]>;
}

/** The account of the founder of the other tests, with a password. */
export const testAccount = ({ profile, ...given }: Given = {}): Account => ({
  profile: testProfile({ ...founder.profile, ...profile }),
  version: 7,
  has_password: true,
  signed_in_recently: false,
  pending_email: null,
  role_requests: [],
  consents: [],
  ...given,
});
