import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A push as it arrived: what the browser would read, and who signed it. */
export interface ReceivedPush {
  path: string;
  message: unknown;
  headers: Record<string, string | string[] | undefined>;
}

/** A browser of our own: its keys, and what it subscribes with. */
export interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

/** A push service on this machine that speaks RFC 8030 and reads what it gets (RFC 8291, RFC 8292). */
export interface TestPushService {
  origin: string;
  received: ReceivedPush[];
  subscribe(): TestBrowser["subscription"];
  /** Answers the next pushes to a path so; 201 unless told. */
  answer(endpoint: string, status: number): void;
  close(): Promise<void>;
}

interface Keys {
  ecdh: ECDH;
  auth: Buffer;
}

export async function startPushService(): Promise<TestPushService> {
  const browsers = new Map<string, Keys>();
  const answers = new Map<string, number>();
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      const keys = browsers.get(path);
      const status = answers.get(path) ?? 201;
      if (keys && status === 201) {
        assertSigned(request.headers.authorization ?? "");
        const message: unknown = JSON.parse(opened(Buffer.concat(chunks), keys).toString());
        received.push({ path, message, headers: request.headers });
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    subscribe() {
      const ecdh = createECDH("prime256v1");
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString("hex")}`;
      browsers.set(path, { ecdh, auth });
      return {
        endpoint: `${origin}${path}`,
        keys: { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") },
      };
    },
    answer: (endpoint, status) => void answers.set(new URL(endpoint).pathname, status),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Decrypts one aes128gcm record as RFC 8188 and 8291 say. */
function opened(body: Buffer, { ecdh, auth }: Keys): Buffer {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), sender]);
  const secret = hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32);
  const key = Buffer.from(hkdfSync("sha256", Buffer.from(secret), salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", Buffer.from(secret), salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** @throws unless the token is signed by the key that it names */
function assertSigned(authorization: string): void {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isRight = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isRight) throw new Error(`Not signed: ${authorization}`);
}
