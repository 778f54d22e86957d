import { createECDH, hkdfSync } from "node:crypto";

const CURVE = "prime256v1";
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** More than the 32 bytes of a key, so that the remainder below is even. */
const DERIVED_BYTES = 48;
const KEY_BYTES = 32;

export interface VapidKeys {
  /** Uncompressed point and scalar, base64url. */
  publicKey: string;
  privateKey: string;
}

/**
 * The key pair by which push services know this installation (RFC 8292). Without one of its own it comes from the
 * installation's secret: made with it on first start, kept with it, the same on every node.
 */
export function vapidKeys(secret: string, privateKey: string | null): VapidKeys {
  const scalar = privateKey === null ? derived(secret) : Buffer.from(privateKey, "base64url");
  const curve = createECDH(CURVE);
  curve.setPrivateKey(scalar);
  return { publicKey: curve.getPublicKey("base64url"), privateKey: scalar.toString("base64url") };
}

function derived(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "kerkis web push", DERIVED_BYTES));
  const scalar = (BigInt(`0x${bytes.toString("hex")}`) % (ORDER - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(KEY_BYTES * 2, "0"), "hex");
}
