import { createECDH } from "node:crypto";
import { expect, test } from "vitest";
import { createPushSender } from "./push.ts";
import { vapidKeys } from "./vapid.ts";

test("every node of an installation has the same keys, other installations have others", () => {
  const keys = vapidKeys("a secret of this installation", null);
  expect(vapidKeys("a secret of this installation", null)).toEqual(keys);
  expect(vapidKeys("another secret", null).publicKey).not.toBe(keys.publicKey);
  expect(Buffer.from(keys.publicKey, "base64url")).toHaveLength(65);
  expect(Buffer.from(keys.privateKey, "base64url")).toHaveLength(32);
});

test("a key from the settings wins", () => {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  const given = curve.getPrivateKey().toString("base64url").padStart(43, "A");
  expect(vapidKeys("whatever", given).publicKey).toBe(curve.getPublicKey("base64url"));
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["https://wns2-par02p.notify.windows.com/w/?token=abc", true],
  ["http://push.internal:8080/1", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com.evil.test/x", false],
  ["https://evil.test/https://fcm.googleapis.com", false],
  ["https://notpush.apple.com.evil/x", false],
  ["https://me:secret@fcm.googleapis.com/x", false],
  ["https://127.0.0.1/x", false],
  ["http://169.254.169.254/latest/meta-data", false],
  ["file:///etc/passwd", false],
  ["nonsense", false],
])("the server calls push services only: %s", (endpoint, isAllowed) => {
  const push = createPushSender({
    secret: "s",
    vapidPrivateKey: null,
    pushServices: ["http://push.internal:8080"],
    mailFrom: "Kerkis <no-reply@kerkis.test>",
  });
  expect(push.allows(endpoint)).toBe(isAllowed);
});
