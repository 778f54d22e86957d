import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { CLOSE_CODES } from "@kerkis/contract/core/realtime.ts";
import { createHmac } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { createSession } from "../identity.factory.ts";
import { passwordHash } from "#platform/auth/passwords.ts";
import { outcomeOf } from "#test/refusals.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

const PASSWORD = "the owner's words";
const STEP_MS = 30_000;
const SECRET = "a secret that only tests know, long enough";
let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startTestServer();
  hash = await passwordHash(PASSWORD);
});
afterAll(() => server?.close());

const newUser = () => server.createUser({ passwordHash: hash });

interface Reply {
  status: number;
  body: { code?: string; redirect_to?: string; second_factor?: { token: string } };
  cookie: string;
}
async function post(path: string, body: unknown, cookie = "", headers: Record<string, string> = {}): Promise<Reply> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-kerkis": "1", cookie, ...headers },
    body: JSON.stringify(body),
  });
  const session = response.headers.getSetCookie().find((entry) => entry.startsWith("kerkis.session_token="));
  const answer = (await response.json()) as Reply["body"];
  return { status: response.status, body: answer, cookie: session?.split(";", 1).join("") ?? "" };
}
const signIn = (email: string, password = PASSWORD) => post("/auth/sign-in", { email, password });

/** The app's code at the server's time. */
const codeOf = (key: string, steps = 0) =>
  createOTP(fromBase32(key)).hotp(Math.floor(server.clock.now().getTime() / STEP_MS) + steps);

function fromBase32(key: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = Array.from(key.replace(/=+$/, ""))
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))).toString();
}

/** Two-factor sign-in, on. @returns the app's key and the backup codes; the clock is past the code that was used */
async function withTwoFactor(user: TestUser): Promise<{ key: string; codes: string[] }> {
  const { key } = await user.api.identity.beginTwoFactor({ password: PASSWORD });
  const { codes } = await user.api.identity.confirmTwoFactor({ code: await codeOf(key) });
  server.clock.advance(3 * STEP_MS);
  return { key, codes };
}

const auditOf = async (userId: string): Promise<string[]> => {
  const { rows } = await server.ownerDb.$client.query<{ action: string }>(
    "select action from audit_log where entity_id = $1 and action not like 'account.sign%' order by id",
    [userId],
  );
  return rows.map(({ action }) => action);
};
async function subjectsTo(email: string): Promise<string[]> {
  const { rows } = await server.ownerDb.$client.query<{ subject: string }>(
    "select subject from mail_outbox where recipient = $1",
    [email],
  );
  return rows.map(({ subject }) => subject);
}

describe("two-factor sign-in", () => {
  it("is set up with a code of the app, and asks for one from then on", async () => {
    const user = await newUser();
    const { uri, key } = await user.api.identity.beginTwoFactor({ password: PASSWORD });
    expect(uri).toContain("otpauth://totp/Kerkis:");
    expect((await signIn(user.email)).body).toEqual({ redirect_to: "/my-applications" });
    expect(await outcomeOf(user.api.identity.confirmTwoFactor({ code: "000000" }))).toBe("auth.code_invalid");
    const { codes } = await user.api.identity.confirmTwoFactor({ code: await codeOf(key) });
    expect(new Set(codes).size).toBe(10);
    expect((await user.api.identity.waysIn()).two_factor).toEqual({ enabled: true, backup_codes_left: 10 });

    const first = await signIn(user.email);
    expect(first).toMatchObject({ status: 200, cookie: "" });
    const token = first.body.second_factor?.token;
    const used = await codeOf(key);
    expect((await post("/auth/second-factor", { token, code: used })).body.code).toBe("auth.code_invalid");
    server.clock.advance(2 * STEP_MS);
    const code = await codeOf(key);
    const second = await post("/auth/second-factor", { token, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(second.body).toEqual({ redirect_to: "/my-applications" });
    expect((await server.clientFor(second.cookie).identity.session()).profile?.id).toBe(user.id);
    expect((await post("/auth/second-factor", { token, code })).body.code).toBe("auth.second_factor_expired");
    expect(await auditOf(user.id)).toEqual(["two_factor.enabled"]);
    await expect.poll(() => subjectsTo(user.email)).toContain("Η σύνδεση σε δύο βήματα ενεργοποιήθηκε");
  });

  it("takes the code before and after, and no other", async () => {
    const user = await newUser();
    const { key } = await withTwoFactor(user);
    for (const [steps, outcome] of [
      [-2, "auth.code_invalid"],
      [2, "auth.code_invalid"],
      [-1, undefined],
      [1, undefined],
    ] as const) {
      const token = (await signIn(user.email)).body.second_factor?.token;
      const reply = await post("/auth/second-factor", { token, code: await codeOf(key, steps) });
      expect(reply.body.code).toBe(outcome);
    }
  });

  it("takes each backup code once, and new ones end the old", async () => {
    const user = await newUser();
    const { codes } = await withTwoFactor(user);
    const attempt = async (code: string) => {
      const token = (await signIn(user.email)).body.second_factor?.token;
      return (await post("/auth/second-factor", { token, code })).body.code ?? "in";
    };
    const [one = "", two = ""] = codes;
    expect(await attempt(one.toUpperCase().replace("-", " "))).toBe("in");
    expect(await attempt(one)).toBe("auth.code_invalid");
    expect((await user.api.identity.waysIn()).two_factor.backup_codes_left).toBe(9);
    expect(await outcomeOf(user.api.identity.renewBackupCodes({ password: "a guess" }))).toBe(
      "auth.invalid_credentials",
    );
    const renewed = await user.api.identity.renewBackupCodes({ password: PASSWORD });
    expect(await attempt(two)).toBe("auth.code_invalid");
    expect(await attempt(renewed.codes[0] ?? "")).toBe("in");
  });

  it("ends an attempt after five wrong codes or ten minutes, and locks after ten", async () => {
    const user = await newUser();
    const { key } = await withTwoFactor(user);
    const guess = async (token: string | undefined, code = "000000") =>
      (await post("/auth/second-factor", { token, code })).body.code;
    const late = (await signIn(user.email)).body.second_factor?.token;
    const token = (await signIn(user.email)).body.second_factor?.token;
    for (let tries = 0; tries < 4; tries += 1) expect(await guess(token)).toBe("auth.code_invalid");
    expect(await guess(token)).toBe("auth.second_factor_expired");
    expect(await guess(token, await codeOf(key))).toBe("auth.second_factor_expired");
    const next = (await signIn(user.email)).body.second_factor?.token;
    for (let tries = 0; tries < 4; tries += 1) await guess(next);
    expect(await guess(next)).toBe("auth.second_factor_expired");
    const locked = (await signIn(user.email)).body.second_factor?.token;
    expect(await guess(locked, await codeOf(key))).toBe("auth.second_factor_expired");
    server.clock.advance(16 * 60 * 1000);
    expect(await guess(late, await codeOf(key))).toBe("auth.second_factor_expired");
    const open = (await signIn(user.email)).body.second_factor?.token;
    expect(await guess(open, await codeOf(key))).toBeUndefined();
  });

  it("is turned off with the password only", async () => {
    const user = await newUser();
    await withTwoFactor(user);
    expect(await outcomeOf(user.api.identity.disableTwoFactor({ password: "a guess" }))).toBe(
      "auth.invalid_credentials",
    );
    expect(await outcomeOf(user.api.identity.beginTwoFactor({ password: PASSWORD }))).toBe("request.conflict");
    await user.api.identity.disableTwoFactor({ password: PASSWORD });
    expect((await signIn(user.email)).body).toEqual({ redirect_to: "/my-applications" });
    expect(await auditOf(user.id)).toEqual(["two_factor.enabled", "two_factor.disabled"]);
  });
});

describe("sessions", () => {
  it("are listed in words, this one first, and end one by one or all together", async () => {
    const user = await newUser();
    const phone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";
    const other = await post("/auth/sign-in", { email: user.email, password: PASSWORD }, "", { "user-agent": phone });
    const third = await signIn(user.email);
    const items = (await user.api.identity.sessions()).items;
    expect(items.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    const onPhone = items.find(({ device }) => device === "phone");
    expect(onPhone).toMatchObject({ browser: "Safari", system: "iOS", address: "127.0.0.1" });

    const stranger = await newUser();
    expect(await outcomeOf(stranger.api.identity.revokeSession({ id: onPhone?.id ?? "" }))).toBe("request.not_found");
    await user.api.identity.revokeSession({ id: onPhone?.id ?? "" });
    expect((await server.clientFor(other.cookie).identity.session()).profile).toBeNull();
    expect((await server.clientFor(third.cookie).identity.session()).profile?.id).toBe(user.id);
    expect(await user.api.identity.revokeOtherSessions()).toEqual({ ended: 1 });
    expect((await server.clientFor(third.cookie).identity.session()).profile).toBeNull();
    expect((await user.api.identity.session()).profile?.id).toBe(user.id);
    expect(await auditOf(user.id)).toEqual(["session.revoked", "session.revoked"]);
  });

  it("replaced by a new sign-in in the same browser end", async () => {
    const [first, second] = [await newUser(), await newUser()];
    const again = await post("/auth/sign-in", { email: second.email, password: PASSWORD }, first.cookie);
    expect((await server.clientFor(again.cookie).identity.session()).profile?.id).toBe(second.id);
    expect((await first.api.identity.session()).profile).toBeNull();
  });

  it("end with sign-out: a copied cookie opens nothing any more", async () => {
    const user = await newUser();
    const { cookie } = await signIn(user.email);
    const copy = server.clientFor(cookie);
    expect((await copy.identity.session()).profile?.id).toBe(user.id);
    await server.clientFor(cookie).identity.signOut();
    expect((await copy.identity.session()).profile).toBeNull();
    expect(await outcomeOf(copy.identity.sessions())).toBe("auth.required");
  });

  it("are not made by who guesses: a forged signature, an unsigned token, one of another installation", async () => {
    const user = await newUser();
    const { cookie } = await signIn(user.email);
    const [token = ""] = decodeURIComponent(cookie.replace("kerkis.session_token=", "")).split(".");
    const foreign = createHmac("sha256", "another installation's secret").update(token).digest("base64");
    for (const forged of [token, `${token}.`, `${token}.AAAA`, `${token}.${foreign}`, `x${token}.${foreign}`]) {
      const api = server.clientFor(`kerkis.session_token=${encodeURIComponent(forged)}`);
      expect((await api.identity.session()).profile).toBeNull();
    }
  });
});

describe("the password", () => {
  it("changes with the present one, ends the other sessions, and the person hears of it", async () => {
    const user = await newUser();
    const elsewhere = await signIn(user.email);
    const change = (current_password: string) =>
      user.api.identity.changePassword({ current_password, password: "brand-new-words" });
    expect(await outcomeOf(change("a guess"))).toBe("auth.invalid_credentials");
    await change(PASSWORD);
    expect((await user.api.identity.session()).profile?.id).toBe(user.id);
    expect((await server.clientFor(elsewhere.cookie).identity.session()).profile).toBeNull();
    expect((await signIn(user.email)).body.code).toBe("auth.invalid_credentials");
    expect((await signIn(user.email, "brand-new-words")).status).toBe(200);
    expect(await auditOf(user.id)).toEqual(["password.changed"]);
    await expect.poll(() => subjectsTo(user.email)).toEqual(["Ο κωδικός σας άλλαξε"]);
  });

  it("is set without one only after a recent sign-in", async () => {
    const user = await newUser();
    await server.ownerDb.$client.query("delete from auth_accounts where user_id = $1", [user.id]);
    const old = server.clientFor(await createSession(server.db, user.id, SECRET));
    await server.ownerDb.$client.query(
      "update auth_sessions set created_at = now() - interval '2 hours' where user_id = $1",
      [user.id],
    );
    expect(await outcomeOf(old.identity.changePassword({ password: "a first password" }))).toBe("auth.sign_in_again");
  });

  it("of an erased account opens nothing", async () => {
    const user = await newUser();
    await server.ownerDb.$client.query("update profiles set erased_at = now() where id = $1", [user.id]);
    expect((await signIn(user.email)).body.code).toBe("auth.invalid_credentials");
  });
});

it("a session that is ended elsewhere loses its live channel, the one that ended it does not", async () => {
  const user = await newUser();
  const other = await createSession(server.db, user.id, SECRET);
  const open = async (cookie: string) => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/socket/websocket?vsn=2.0.0`, {
      headers: { cookie },
    });
    const ends: number[] = [];
    socket.on("close", (code) => ends.push(code));
    await new Promise((resolve) => socket.once("open", resolve));
    return { ends, socket };
  };
  const [here, there] = [await open(user.cookie), await open(other)];
  expect(await user.api.identity.revokeOtherSessions()).toEqual({ ended: 1 });
  await expect.poll(() => there.ends).toEqual([CLOSE_CODES.sessionEnded]);
  expect(here.ends).toEqual([]);
  here.socket.close();
});

it("keeps all of it from a super admin who works as the person", async () => {
  const [user, admin] = [await newUser(), await server.createUser({ superAdmin: true })];
  const now = server.clock.now();
  await server.ownerDb.$client.query(
    `insert into impersonations (session_id, admin_id, user_id, reason, started_at, expires_at)
     select id, $2, $1, 'support', $3, $4 from auth_sessions where user_id = $1`,
    [user.id, admin.id, now.toISOString(), new Date(now.getTime() + 30 * 60_000).toISOString()],
  );
  await server.ownerDb.$client.query("update auth_sessions set expires_at = $2 where user_id = $1", [
    user.id,
    new Date(now.getTime() + 30 * 60_000).toISOString(),
  ]);
  const { api } = user;
  const id = "0199a000-0000-7000-8000-000000000001";
  for (const call of [
    () => api.identity.changePassword({ current_password: PASSWORD, password: "long-enough" }),
    () => api.identity.beginTwoFactor({ password: PASSWORD }),
    () => api.identity.revokeOtherSessions(),
    () => api.identity.revokeSession({ id }),
    () => api.identity.beginPasskey({ password: PASSWORD }),
    () => api.identity.removePasskey({ id }),
    () => api.identity.linkAccount({ provider: "google", password: PASSWORD }),
    () => api.identity.unlinkAccount({ id }),
    () => api.identity.cancelDeletion(),
  ]) {
    expect(await outcomeOf(call())).toBe("auth.impersonating");
  }
});

// Last, because the clock only moves ahead.
it("ends sessions that nobody uses for thirty days, and lets those in use live on", async () => {
  const user = await newUser();
  const kept = await signIn(user.email);
  const idle = await signIn(user.email);
  for (let day = 0; day < 40; day += 10) {
    server.clock.advance(10 * DAY_MS);
    expect((await server.clientFor(kept.cookie).identity.session()).profile?.id).toBe(user.id);
    await expect
      .poll(async () => {
        const { items } = await server.clientFor(kept.cookie).identity.sessions();
        const used = new Date(items.find(({ is_current }) => is_current)?.last_used_at ?? 0).getTime();
        return server.clock.now().getTime() - used < 60_000;
      })
      .toBe(true);
  }
  expect((await server.clientFor(idle.cookie).identity.session()).profile).toBeNull();
});
