import { afterAll, beforeAll, expect, it } from "vitest";
import { passwordHash } from "#platform/auth/passwords.ts";
import { mailsTo } from "#test/mails.ts";
import { startTestServer, type TestServer, type TestUser } from "#test/server.ts";

const PASSWORD = "the owner's words";
const CHROME_ON_WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const NEWER_CHROME_ON_WINDOWS = CHROME_ON_WINDOWS.replace("141", "142");
const FIREFOX_ON_LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const SAFARI_ON_IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startTestServer();
  hash = await passwordHash(PASSWORD);
});
afterAll(() => server?.close());

async function signInFrom(userAgent: string, { email }: TestUser): Promise<void> {
  const { status } = await fetch(`${server.url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-kerkis": "1", "user-agent": userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(status).toBe(200);
}
const deviceNotices = async (user: TestUser) =>
  (await user.api.notifications.list({})).items.filter(({ activity_type }) => activity_type === "new_sign_in_device");

it("a sign-in from a device that the account was not seen on is told in the bell and by mail, once", async () => {
  const user = await server.createUser({ passwordHash: hash, language: "en" });
  await signInFrom(CHROME_ON_WINDOWS, user);
  await signInFrom(NEWER_CHROME_ON_WINDOWS, user);
  expect(await deviceNotices(user)).toEqual([]);
  await signInFrom(FIREFOX_ON_LINUX, user);
  await signInFrom(FIREFOX_ON_LINUX, user);
  await signInFrom(CHROME_ON_WINDOWS, user);
  const message =
    "You signed in from a new device (Firefox · Linux). If it was not you, end that session and change your password.";
  expect(await deviceNotices(user)).toMatchObject([
    { title: "Sign-in from a new device", message, type: "warning", link: "/settings?section=sessions" },
  ]);
  const mails = await mailsTo(server, user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Sign-in from a new device"]);
  expect(mails[0]?.text).toContain("Firefox · Linux");
});

it("in Greek, and in the person's own feed alone", async () => {
  const user = await server.createUser({ passwordHash: hash });
  const other = await server.createUser();
  await signInFrom(FIREFOX_ON_LINUX, user);
  await signInFrom(SAFARI_ON_IPHONE, user);
  expect(await deviceNotices(user)).toMatchObject([{ title: "Σύνδεση από νέα συσκευή" }]);
  const [mail] = await mailsTo(server, user.email);
  expect(mail?.subject).toBe("Σύνδεση από νέα συσκευή");
  expect(mail?.text).toContain("Safari · iOS");
  expect(await deviceNotices(other)).toEqual([]);
});

it("what is remembered of devices is in the person's data", async () => {
  const user = await server.createUser({ passwordHash: hash });
  await signInFrom(FIREFOX_ON_LINUX, user);
  const { rows } = await server.ownerDb.$client.query("select device from known_devices where user_id = $1", [user.id]);
  expect(rows).toEqual([{ device: "Firefox · Linux" }]);
});
