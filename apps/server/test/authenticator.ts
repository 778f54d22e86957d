import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** A device's authenticator in software: makes passkeys and signs with them, as WebAuthn defines it. */
export interface TestAuthenticator {
  create(options: Record<string, unknown>, seen?: Seen): Record<string, unknown>;
  sign(options: Record<string, unknown>, seen?: Seen): Record<string, unknown>;
}

/** What differs from the truth: the page's address, or a device that did not check who holds it. */
interface Seen {
  origin?: string;
  verified?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export function createAuthenticator(origin: string): TestAuthenticator {
  const credentialId = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let counter = 0;

  const clientData = (type: string, options: Record<string, unknown>, seen: Seen) =>
    Buffer.from(JSON.stringify({ type, challenge: options["challenge"], origin: seen.origin ?? origin }));

  function authenticatorData(site: string, flags: number, seen: Seen, attested = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const state = flags | PRESENT | ((seen.verified ?? true) ? VERIFIED : 0);
    return Buffer.concat([createHash("sha256").update(site).digest(), Buffer.from([state]), count, attested]);
  }

  const answer = (response: Record<string, string>) => ({
    id: credentialId.toString("base64url"),
    rawId: credentialId.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    create(options, seen = {}) {
      const { id: site } = options["rp"] as { id: string };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const authData = authenticatorData(site, ATTESTED, seen, attested);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authData)],
        ]) as never,
      );
      return answer({
        clientDataJSON: clientData("webauthn.create", options, seen).toString("base64url"),
        attestationObject: Buffer.from(attestation).toString("base64url"),
      });
    },
    sign(options, seen = {}) {
      const client = clientData("webauthn.get", options, seen);
      const authData = authenticatorData(String(options["rpId"]), 0, seen);
      const signed = Buffer.concat([authData, createHash("sha256").update(client).digest()]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: createSign("sha256").update(signed).sign(privateKey).toString("base64url"),
      });
    },
  };
}

function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const cose = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return Buffer.from(isoCBOR.encode(cose as never));
}
