import "../styles/app.css";
import { THEMES, type Theme } from "@kerkis/contract/core/rendering.ts";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createQueryClient } from "#shared/api/query-client.ts";
import { provideOrganization } from "#shared/api/transport.ts";
import { adoptLinkedLanguage } from "#shared/i18n/language.ts";
import { sessionQuery } from "#shared/permissions/session.ts";
import { reportError, watchUncaughtErrors } from "./errors/report-error.ts";
import { loadRemainingStyles } from "./remaining-styles.ts";
import { createAppRouter } from "./router.tsx";
import { keepTypedText } from "./typed-before-hydration.ts";

const page = document.documentElement;

function renderedTheme(): Theme {
  return THEMES.find((theme) => theme === page.dataset["theme"]) ?? "system";
}

adoptLinkedLanguage();
watchUncaughtErrors();

const queryClient = createQueryClient();
provideOrganization(() => queryClient.getQueryData(sessionQuery().queryKey)?.current_organization?.organization_id);

const router = createAppRouter({
  queryClient,
  origin: page.dataset["origin"] ?? window.location.origin,
  theme: renderedTheme(),
  cookie: null,
});

await loadRemainingStyles();
keepTypedText();
hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
  { onUncaughtError: (error, info) => reportError(error, info.componentStack) },
);
