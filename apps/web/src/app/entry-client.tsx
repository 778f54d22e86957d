import "../styles/app.css";
import { THEMES, type Theme } from "@kerkis/contract/core/rendering.ts";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadErrorTexts } from "#shared/api/error-wording.ts";
import { createQueryClient } from "#shared/api/query-client.ts";
import { provideOrganization, provideTransport } from "#shared/api/transport.ts";
import { adoptLinkedLanguage } from "#shared/i18n/language.ts";
import { watchConnectivity, watchedNetwork } from "#shared/offline/connectivity.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { shownDisplay } from "#shared/theme/display.ts";
import { reportError, watchUncaughtErrors } from "#shared/errors/report-error.ts";
import { watchInstallOffer } from "./install-offer.ts";
import { openedWithoutService, startOffline } from "./offline.ts";
import { measureWhenIdle } from "./measuring.ts";
import { loadRemainingStyles } from "./remaining-styles.ts";
import { createAppRouter } from "./router.tsx";
import { keepTypedText } from "./typed-before-hydration.ts";

const page = document.documentElement;

function renderedTheme(): Theme {
  return THEMES.find((theme) => theme === page.dataset["theme"]) ?? "system";
}

adoptLinkedLanguage();
watchUncaughtErrors();
watchInstallOffer();
provideTransport(() => watchedNetwork);

const queryClient = createQueryClient();
provideOrganization(() => queryClient.getQueryData(sessionQuery().queryKey)?.current_organization?.organization_id);

watchConnectivity(() => queryClient.getQueryCache().onOnline());

/** A function, not the module itself: parts that are loaded on the way import this file's chunk and would wait for it in a circle. */
async function start(): Promise<void> {
  const isShell = page.dataset["shell"] !== undefined;
  if (isShell) await openedWithoutService(queryClient);

  const router = createAppRouter({
    queryClient,
    origin: page.dataset["origin"] ?? window.location.origin,
    theme: renderedTheme(),
    display: shownDisplay(),
    cookie: null,
    isShell,
  });

  // A page that failed on the server says why: its words must be here to take its HTML over.
  if (document.querySelector('[role="alert"]')) await loadErrorTexts();
  await loadRemainingStyles();
  keepTypedText();
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    { onUncaughtError: (error, info) => reportError(error, info.componentStack) },
  );
  startOffline(queryClient);
  measureWhenIdle(queryClient, router);
}

void start();
