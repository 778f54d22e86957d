import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { toastFailure } from "../../model/failure.ts";
import {
  cancelPasskeyOffer,
  canAutofillPasskey,
  PasskeyNotMade,
  usePasskeysSupported,
} from "../../model/passkey-ceremony.ts";
import { usePasskeySignIn } from "../../identity.mutations.ts";

/** Signs in with a passkey: by a button, and in the e-mail field of browsers that offer them there. */
export function PasskeySignIn({ next }: { next: string | undefined }) {
  const isSupported = usePasskeysSupported();
  const signIn = usePasskeySignIn(next);
  const offer = usePasskeySignIn(next);
  const fail = (error: Error) => toastFailure(m.identity_sign_in_failed(), error);

  const offerInField = useEffectEvent(async (isWanted: () => boolean) => {
    if (!(await canAutofillPasskey()) || !isWanted()) return;
    offer.mutate({ autofill: true }, { onError: (error) => error instanceof PasskeyNotMade || fail(error) });
  });
  useEffect(() => {
    if (!isSupported) return undefined;
    let isHere = true;
    void offerInField(() => isHere).catch(() => undefined);
    return () => {
      isHere = false;
      void cancelPasskeyOffer().catch(() => undefined);
    };
  }, [isSupported]);

  if (!isSupported) return null;
  return (
    <Button
      variant="outline"
      className="w-full"
      pending={signIn.isPending}
      onClick={() =>
        signIn.mutate(
          { autofill: false },
          {
            onError: (error) =>
              error instanceof PasskeyNotMade ? toast.info(m.security_passkeys_cancelled()) : fail(error),
          },
        )
      }
    >
      <KeyRound />
      {m.identity_passkey_sign_in()}
    </Button>
  );
}
