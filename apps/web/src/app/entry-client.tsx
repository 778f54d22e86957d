import "../styles/app.css";
import { THEMES, type Theme } from "@kerkis/contract/core/happenings/rendering.ts";
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
import { watchInstallOffer } from "./browser/install-offer.ts";
import { openedWithoutService, startOffline } from "./browser/offline.ts";
import { measureWhenIdle } from "./browser/measuring.ts";
import { loadRemainingStyles } from "./browser/remaining-styles.ts";
import { createAppRouter } from "./router.tsx";
import { bringRoutes, loadAllInTurn } from "./routes.ts";
import { keepTypedText } from "./browser/typed-before-hydration.ts";
import { whenQuiet } from "#shared/hooks/when-idle.ts";

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

// What was typed is kept on the device, and a page that begins anew has it again.
watchConnectivity((isWhole) => (isWhole ? queryClient.getQueryCache().onOnline() : window.location.reload()));

/** A function, not the module itself: parts that are loaded on the way import this file's chunk and would wait for it in a circle. */
async function start(): Promise<void> {
  const isShell = page.dataset["shell"] !== undefined;
  const hasFailed = document.querySelector('[role="alert"]') !== null;
  if (isShell) await openedWithoutService(queryClient);

  const context = {
    queryClient,
    origin: page.dataset["origin"] ?? window.location.origin,
    theme: renderedTheme(),
    display: shownDisplay(),
    cookie: null,
    isShell,
  };
  // The screen of a failure needs the rest.
  const router = createAppRouter(await bringRoutes(hasFailed ? undefined : window.location.pathname), context);

  // A page that failed on the server says why: its words must be here to take its HTML over.
  if (hasFailed) await loadErrorTexts();
  await loadRemainingStyles();
  keepTypedText();
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    { onUncaughtError: (error, info) => reportError(error, info.componentStack) },
  );
  whenQuiet(async () => {
    await loadAllInTurn();
    await router.options.context.bringRoutes();
  });
  startOffline(queryClient);
  measureWhenIdle(queryClient, router);
}

void start();
