import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { m } from "#messages";
import { errorCode, errorData, errorText } from "#shared/api/errors.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { isChunkLoadFailure } from "#shared/errors/chunk-load-failure.ts";
import { isLoadingFailure } from "#shared/errors/loading-failure.ts";
import { useConnectivity } from "#shared/offline/connectivity.ts";

/** The error screens of specification 8, in the place of the part of the page that failed. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const code = errorCode(error);
  const isLoading = isLoadingFailure(error);
  const isKnown = code !== undefined && code !== "server.unexpected";

  async function retry() {
    if (isChunkLoadFailure(error)) {
      window.location.reload();
      return;
    }
    await router.options.context.queryClient.resetQueries({ predicate: (query) => query.state.status === "error" });
    await router.invalidate();
    reset?.();
  }

  // What only the network failed comes by itself once it is back; a lost part of the program begins the whole page anew.
  const isOnline = useConnectivity() === "online";
  const wasAway = useRef(false);
  const comeBack = useEffectEvent(() => {
    if (isLoading && !isChunkLoadFailure(error)) void retry();
  });
  useEffect(() => {
    if (isOnline && wasAway.current) comeBack();
    wasAway.current = !isOnline;
  }, [isOnline]);

  return (
    <ErrorState
      headingLevel={1}
      title={isLoading ? m.error_loading_title() : m.error_screen_title()}
      description={isLoading ? m.error_loading_text() : isKnown ? errorText(error) : m.error_screen_text()}
      onRetry={retry}
      retryLabel={m.error_screen_retry()}
      reference={errorData(error).requestId}
      action={
        <Link to="/" className={buttonStyles({ variant: "outline" })}>
          {m.error_screen_home()}
        </Link>
      }
    />
  );
}
