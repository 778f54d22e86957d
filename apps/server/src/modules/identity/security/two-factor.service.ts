import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import * as z from "zod";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { aboutSelf, notifyOfChange } from "./security.service.ts";
import { firstUseOfCode } from "../sign-in/tickets.repo.ts";
import {
  changeTwoFactor,
  holdTwoFactor,
  insertTwoFactor,
  setTwoFactorEnabled,
  type TwoFactor,
} from "../sign-in/ways-in.repo.ts";

/** More than the 128 bits that RFC 4226 asks for, and short enough to type. */
const SECRET_BYTES = 18;
const STEP_MS = 30_000;
/** Clocks of phones are off by a little: the code before and the one after count too. */
const DRIFT_STEPS = 1;
const BACKUP_CODES = 10;
const FAILURES_BEFORE_LOCK = 10;
const LOCK_MS = 15 * 60 * 1000;
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Begins a set-up; a second one replaces it. @throws Refusal request.conflict when two-factor sign-in is on already */
export async function beginTwoFactor(platform: Platform, actor: Actor): Promise<{ uri: string; key: string }> {
  refuseWhileImpersonating(actor);
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const sealed = await seal(platform, secret);
  await transact(platform.db, actor.userId, async (tx) => {
    const present = await holdTwoFactor(tx, actor.userId);
    if (present?.verified) throw new Refusal("request.conflict");
    await insertTwoFactor(tx, actor.userId, sealed);
  });
  const uri = createOTP(secret).url("Kerkis", actor.email);
  return { uri, key: new URL(uri).searchParams.get("secret") ?? "" };
}

/**
 * Turns it on with a first code. @returns the backup codes, shown this once
 * @throws Refusal auth.code_invalid, request.conflict when no set-up is under way
 */
export async function confirmTwoFactor(platform: Platform, actor: Actor, code: string): Promise<{ codes: string[] }> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const present = await holdTwoFactor(tx, actor.userId);
    if (!present || present.verified) throw new Refusal("request.conflict");
    const step = await stepOfCode(platform, present, code);
    if (step === null || !(await useOnce(platform, tx, actor.userId, step))) {
      throw new Refusal("auth.code_invalid", { fields: [{ path: "code", code: "invalid" }] });
    }
    const codes = makeBackupCodes();
    await changeTwoFactor(tx, present.id, {
      verified: true,
      enabled_at: isoNow(platform.clock),
      backup_codes: await seal(platform, JSON.stringify(codes)),
    });
    await setTwoFactorEnabled(tx, actor.userId, true);
    await recordAudit(tx, actor, aboutSelf(actor, "two_factor.enabled"));
    await notifyOfChange(platform, tx, actor.userId, { kind: "two_factor_on" });
    return { codes };
  });
}

/** @returns the new backup codes, shown this once @throws Refusal request.conflict while two-factor sign-in is off */
export async function renewBackupCodes(platform: Platform, actor: Actor): Promise<{ codes: string[] }> {
  return transact(platform.db, actor.userId, async (tx) => {
    const present = await holdTwoFactor(tx, actor.userId);
    if (!present?.verified) throw new Refusal("request.conflict");
    const codes = makeBackupCodes();
    await changeTwoFactor(tx, present.id, { backup_codes: await seal(platform, JSON.stringify(codes)) });
    await recordAudit(tx, actor, aboutSelf(actor, "two_factor.backup_codes_renewed"));
    await notifyOfChange(platform, tx, actor.userId, { kind: "backup_codes_renewed" });
    return { codes };
  });
}

export async function disableTwoFactor(platform: Platform, actor: Actor): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const present = await holdTwoFactor(tx, actor.userId);
    await setTwoFactorEnabled(tx, actor.userId, false);
    if (!present?.verified) return;
    await recordAudit(tx, actor, aboutSelf(actor, "two_factor.disabled"));
    await notifyOfChange(platform, tx, actor.userId, { kind: "two_factor_off" });
  });
}

/**
 * Is it a code of this person: of the app, or a backup code, which is then used up? Ten wrong ones lock the second step for
 * 15 minutes, whoever tries and wherever.
 */
export async function provesSecondFactor(
  platform: Platform,
  tx: Tx,
  userId: string,
  code: string,
): Promise<"right" | "wrong" | "locked" | "locked-now"> {
  const present = await holdTwoFactor(tx, userId);
  const now = isoNow(platform.clock);
  if (!present?.verified) return "wrong";
  if (present.lockedUntil !== null && present.lockedUntil > now) return "locked";
  const step = await stepOfCode(platform, present, code);
  const isRight =
    step === null ? await useBackupCode(platform, tx, present, code) : await useOnce(platform, tx, userId, step);
  if (isRight) {
    if (present.failures > 0)
      await changeTwoFactor(tx, present.id, { failed_verification_count: 0, locked_until: null });
    return "right";
  }
  const failures = present.failures + 1;
  const isOver = failures >= FAILURES_BEFORE_LOCK;
  await changeTwoFactor(tx, present.id, {
    failed_verification_count: isOver ? 0 : failures,
    locked_until: isOver ? isoIn(platform.clock, LOCK_MS) : null,
  });
  return isOver ? "locked-now" : "wrong";
}

/** How many backup codes are left. */
export async function backupCodesLeft(platform: Platform, userId: string): Promise<number> {
  const present = await platform.db.transaction((tx) => holdTwoFactor(tx, userId));
  return present?.verified ? (await openBackupCodes(platform, present)).length : 0;
}

const seal = (platform: Platform, data: string) => symmetricEncrypt({ key: platform.config.secret, data });
const open = (platform: Platform, data: string) => symmetricDecrypt({ key: platform.config.secret, data });

/** The time step whose code this is; null when it is none of those that count now. */
async function stepOfCode(platform: Platform, factor: TwoFactor, code: string): Promise<number | null> {
  const digits = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return null;
  const otp = createOTP(await open(platform, factor.secret));
  const now = Math.floor(platform.clock.now().getTime() / STEP_MS);
  let found: number | null = null;
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step += 1) {
    if (timingSafeEqual(Buffer.from(await otp.hotp(step)), Buffer.from(digits))) found = step;
  }
  return found;
}

const useOnce = (platform: Platform, tx: Tx, userId: string, step: number): Promise<boolean> =>
  firstUseOfCode(tx, {
    userId,
    step,
    now: isoNow(platform.clock),
    expiresAt: isoIn(platform.clock, (2 * DRIFT_STEPS + 2) * STEP_MS),
  });

const makeBackupCodes = (): string[] =>
  Array.from({ length: BACKUP_CODES }, () => {
    const half = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    return `${half()}-${half()}`;
  });

async function openBackupCodes(platform: Platform, factor: TwoFactor): Promise<string[]> {
  if (factor.backupCodes === "") return [];
  return z.array(z.string()).parse(JSON.parse(await open(platform, factor.backupCodes)));
}

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

async function useBackupCode(platform: Platform, tx: Tx, factor: TwoFactor, code: string): Promise<boolean> {
  const codes = await openBackupCodes(platform, factor);
  const left = codes.filter((known) => plain(known) !== plain(code));
  if (left.length === codes.length) return false;
  await changeTwoFactor(tx, factor.id, { backup_codes: await seal(platform, JSON.stringify(left)) });
  return true;
}
