import { useHydrated } from "@tanstack/react-router";

/** What the device did not do, in our words; anything else is a failure like others. */
export class PasskeyNotMade extends Error {
  readonly reason: "cancelled" | "known";

  constructor(reason: "cancelled" | "known") {
    super(reason);
    this.name = "PasskeyNotMade";
    this.reason = reason;
  }
}

type Json = Record<string, unknown>;

/** The library is only loaded by who uses a passkey. */
const webauthn = () => import("@simplewebauthn/browser");

/** Whether this browser has passkeys; false until scripts run. */
export const usePasskeysSupported = (): boolean =>
  useHydrated() && typeof globalThis.PublicKeyCredential === "function";

/** Has the device make a passkey. @throws PasskeyNotMade */
export async function createPasskey(options: Json): Promise<Json> {
  const { startRegistration } = await webauthn();
  return ceremony(() => startRegistration({ optionsJSON: options as never }));
}

/** Has the device sign with one of its passkeys; with `autofill` it is offered in the e-mail field instead of at once. @throws PasskeyNotMade */
export async function signWithPasskey(options: Json, autofill: boolean): Promise<Json> {
  const { startAuthentication } = await webauthn();
  return ceremony(() => startAuthentication({ optionsJSON: options as never, useBrowserAutofill: autofill }));
}

/** Whether the browser can offer passkeys in the e-mail field. */
export const canAutofillPasskey = async (): Promise<boolean> => (await webauthn()).browserSupportsWebAuthnAutofill();

/** Ends an offer that waits in the e-mail field. */
export const cancelPasskeyOffer = async (): Promise<void> => (await webauthn()).WebAuthnAbortService.cancelCeremony();

/** What is offered without being asked for: whatever keeps it from being made is no failure. @throws PasskeyNotMade */
export async function offered<Made>(made: Promise<Made>): Promise<Made> {
  try {
    return await made;
  } catch {
    throw new PasskeyNotMade("cancelled");
  }
}

async function ceremony(start: () => Promise<object>): Promise<Json> {
  try {
    return { ...(await start()) };
  } catch (failure) {
    const names = failure instanceof Error ? [failure.name, causeName(failure)] : [];
    if (names.includes("InvalidStateError")) throw new PasskeyNotMade("known");
    if (names.some((name) => name === "NotAllowedError" || name === "AbortError"))
      throw new PasskeyNotMade("cancelled");
    throw failure;
  }
}

const causeName = ({ cause }: Error): string => (cause instanceof Error ? cause.name : "");
