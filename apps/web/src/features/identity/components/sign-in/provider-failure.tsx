import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { nextPath } from "../../model/next-path.ts";
import { providerFailureTitle, toastProviderFailure, type ProviderAttempt } from "../../model/provider-attempt.ts";
import { LinkState } from "./link-state.tsx";

interface ProviderFailureProps {
  attempt: ProviderAttempt;
  text: string;
  tone: "danger" | "warning";
}

/** A sign-in at a provider came to nothing: why, as a toast too (specification 8), and the way on. */
export function ProviderFailure({ attempt, text, tone }: ProviderFailureProps) {
  const tell = useEffectEvent(() => toastProviderFailure(attempt, text));
  useEffect(() => tell(), []);
  const next = nextPath(attempt.next);
  const search = next === undefined ? {} : { next };
  return (
    <LinkState
      tone={tone}
      text={
        <>
          <strong className="font-semibold">{providerFailureTitle(attempt)}.</strong> {text}
        </>
      }
    >
      {attempt.intent === "link" ? (
        <Link to={next ?? "/settings"} className={buttonStyles({ size: "lg" })}>
          {m.identity_back_to_settings()}
        </Link>
      ) : (
        <>
          <Link
            to={attempt.intent === "sign-up" ? "/signup" : "/signin"}
            search={search}
            className={buttonStyles({ size: "lg" })}
          >
            {m.identity_try_again()}
          </Link>
          <Link
            to={attempt.intent === "sign-up" ? "/signin" : "/signup"}
            search={search}
            className={linkStyles({ kind: "standalone" })}
          >
            {attempt.intent === "sign-up" ? m.identity_sign_in() : m.identity_sign_up()}
          </Link>
        </>
      )}
    </LinkState>
  );
}
