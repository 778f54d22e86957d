import type { ResetWay, ResetWays } from "@kerkis/contract/identity/identity.schema.ts";
import { isProvider } from "@kerkis/contract/identity/security.taxonomy.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Reader, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { consumeLink, contactsOf, markVerified, peekLink, provenAtOf, replacePassword } from "../identity.repo.ts";
import { deletePasskey, shownPasskeysOf } from "../security/passkeys.repo.ts";
import { newPasswordHash } from "../security/passwords.service.ts";
import { isRemovableAtReset, provenSince } from "./reset.policy.ts";
import { linkedAccountsOf } from "../security/security.reads.ts";
import { aboutSelf, notifyOfChange, type Self } from "../security/security.service.ts";
import { deleteLinkedAccount, setTwoFactorEnabled, twoFactorShown } from "./ways-in.repo.ts";

/** The ways into the account of an open reset link. @throws Refusal auth.link_invalid */
export async function waysInOfReset(platform: Platform, token: string): Promise<ResetWays> {
  const owner = await ownerOf(platform, token);
  return { email: owner.email, ways: await waysOf(platform.db, owner.userId) };
}

async function waysOf(db: Reader, userId: string): Promise<ResetWay[]> {
  const provenAt = await provenAtOf(db, userId);
  const twoFactor = await twoFactorShown(db, userId);
  const passkeys = await shownPasskeysOf(db, userId);
  const accounts = await linkedAccountsOf(db, userId);
  const ways: Omit<ResetWay, "removable">[] = [
    ...(twoFactor ? [{ kind: "two_factor" as const, ...twoFactor, name: "" }] : []),
    ...passkeys.map(({ id, name, created_at }) => ({ kind: "passkey" as const, id, name, created_at })),
    ...accounts.map(({ id, provider, created_at }) => ({ kind: provider, id, name: "", created_at })),
  ];
  return ways.map((way) => Object.assign(way, { removable: isRemovableAtReset(way, provenAt) }));
}

async function ownerOf(platform: Platform, token: string) {
  const link = await peekLink(platform.db, "reset_password", token, isoNow(platform.clock));
  const [owner] = link?.userId ? await contactsOf(platform.db, [link.userId]) : [];
  if (!owner) throw new Refusal("auth.link_invalid");
  return owner;
}

/**
 * Sets a new password, drops the ways in that the address's owner does not know, and ends every session. Whoever holds the
 * link holds the mailbox, so the e-mail counts as verified.
 * @throws Refusal auth.link_invalid when the link is unknown, used or older than one hour; auth.weak_password;
 * input.invalid for a way in that may not be dropped
 */
export async function resetPassword(
  platform: Platform,
  { token, password, drop = [] }: { token: string; password: string; drop?: readonly string[] | undefined },
): Promise<void> {
  const owner = await ownerOf(platform, token);
  const hash = await newPasswordHash(password, { names: owner.name.split(" "), email: owner.email });
  const self: Self = { userId: owner.userId, name: owner.name };
  await transact(platform.db, null, async (tx) => {
    const now = isoNow(platform.clock);
    const link = await consumeLink(tx, "reset_password", token, now);
    if (link?.userId !== self.userId) throw new Refusal("auth.link_invalid");
    const ways = await waysOf(tx, self.userId);
    const dropped = ways.filter(({ id, removable }) => removable && drop.includes(id));
    if (dropped.length < new Set(drop).size)
      throw new Refusal("input.invalid", { fields: [{ path: "drop", code: "invalid" }] });
    await replacePassword(tx, self.userId, hash);
    for (const way of dropped) await dropWay(platform, tx, self, way);
    await markVerified(
      tx,
      self.userId,
      provenSince(
        now,
        ways.filter((way) => !dropped.includes(way)),
      ),
    );
    await platform.realtime.disconnectUser(tx, self.userId);
    await recordAudit(tx, self, aboutSelf(self, "password.changed", { by: "link" }));
    await notifyOfChange(platform, tx, self.userId, { kind: "password_changed" });
  });
}

const BY_LINK = { by: "link" } as const;

async function dropWay(platform: Platform, tx: Tx, self: Self, { kind, id, name }: ResetWay): Promise<void> {
  const { userId } = self;
  if (kind === "two_factor") {
    await setTwoFactorEnabled(tx, userId, false);
    await recordAudit(tx, self, aboutSelf(self, "two_factor.disabled", BY_LINK));
    await notifyOfChange(platform, tx, userId, { kind: "two_factor_off" });
  } else if (isProvider(kind)) {
    await deleteLinkedAccount(tx, userId, id);
    await recordAudit(tx, self, aboutSelf(self, "account.unlinked", { provider: kind, ...BY_LINK }));
    await notifyOfChange(platform, tx, userId, { kind: "account_unlinked", provider: kind });
  } else {
    await deletePasskey(tx, userId, id);
    await recordAudit(tx, self, aboutSelf(self, "passkey.removed", { name, ...BY_LINK }));
    await notifyOfChange(platform, tx, userId, { kind: "passkey_removed", name });
  }
}
